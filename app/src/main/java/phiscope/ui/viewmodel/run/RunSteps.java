package phiscope.ui.viewmodel.run;

import java.util.OptionalInt;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import phiscope.core.kernel.FrameRun;

/**
 * Walks through the run that is shown.
 *
 * @param <F> the frames
 */
public final class RunSteps<F> {
  private final OpenRun<F> open;
  private final Predicate<F> isMessage;
  private final Predicate<F> isPhase;
  private final LongSupplier period;
  private StepSize size = StepSize.FRAME;

  /**
   * @param isMessage whether a message is taken in a frame
   * @param isPhase whether something more than routine happens
   * @param period of time, in ticks
   */
  public RunSteps(
      OpenRun<F> open, Predicate<F> isMessage, Predicate<F> isPhase, LongSupplier period) {
    this.open = open;
    this.isMessage = isMessage;
    this.isPhase = isPhase;
    this.period = period;
  }

  public StepSize size() {
    return size;
  }

  public void setSize(StepSize newSize) {
    size = newSize;
  }

  public int last() {
    return open.run().size() - 1;
  }

  public void goTo(int frame) {
    open.goTo(frame);
  }

  /** Goes as many frames on, or back below 0. */
  public void walk(int frames) {
    open.goTo(open.cursor() + frames);
  }

  /** One step of the size that is set; to the end where there is no other frame of its kind. */
  public void step(boolean forward) {
    FrameRun<?, ?, F> run = open.run();
    int cursor = open.cursor();
    switch (size) {
      case FRAME -> open.goTo(cursor + (forward ? 1 : -1));
      case MESSAGE -> open.goTo(find(forward, isMessage).orElse(end(forward)));
      case PHASE -> open.goTo(find(forward, isPhase).orElse(end(forward)));
      case PERIOD -> {
        long time = run.time(cursor) + (forward ? period.getAsLong() : -period.getAsLong());
        int there = run.indexAt(Math.max(0, time));
        open.goTo(there == cursor ? cursor + (forward ? 1 : -1) : there);
      }
    }
  }

  private int end(boolean forward) {
    return forward ? last() : 0;
  }

  private OptionalInt find(boolean forward, Predicate<F> test) {
    return forward
        ? open.run().nextAfter(open.cursor(), test)
        : open.run().lastBefore(open.cursor(), test);
  }

  /** Goes to the next frame in which something holds; false where there is none. */
  public boolean next(FrameTest<F> condition, boolean forward) {
    OptionalInt found = find(forward, condition::holds);
    found.ifPresent(open::goTo);
    return found.isPresent();
  }

  /** Goes to the frame that caused this one; false where the script or the beginning did. */
  public boolean toCause() {
    int cause = open.cause();
    if (cause >= 0) {
      open.goTo(cause);
    }
    return cause >= 0;
  }

  public void toFirst() {
    open.goTo(0);
  }

  public void toLast() {
    open.goTo(last());
  }
}
