package phiscope.ui.viewmodel.swim;

import java.util.OptionalInt;
import java.util.function.Predicate;
import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.protocol.Change;

/** Walks through the run that is shown. */
public final class SwimSteps {
  private final SwimViewModel model;
  private StepSize size = StepSize.FRAME;

  public SwimSteps(SwimViewModel model) {
    this.model = model;
  }

  public StepSize size() {
    return size;
  }

  public void setSize(StepSize newSize) {
    size = newSize;
  }

  /** One step of the size that is set; to the end where there is no other frame of its kind. */
  public void step(boolean forward) {
    SwimRun run = model.run();
    int cursor = model.cursor();
    switch (size) {
      case FRAME -> model.goTo(cursor + (forward ? 1 : -1));
      case MESSAGE -> model.goTo(find(forward, SwimSteps::isMessage).orElse(end(forward)));
      case PHASE -> model.goTo(find(forward, SwimSteps::isPhase).orElse(end(forward)));
      case PERIOD -> {
        long interval = model.bench().parameters().probe().interval();
        long time = run.time(cursor) + (forward ? interval : -interval);
        int there = run.indexAt(Math.max(0, time));
        model.goTo(there == cursor ? cursor + (forward ? 1 : -1) : there);
      }
    }
  }

  private int end(boolean forward) {
    return forward ? model.run().size() - 1 : 0;
  }

  private static boolean isMessage(SwimFrame frame) {
    return frame.event() instanceof SwimEvent.Received
        || frame.event() instanceof SwimEvent.FoundNobody
        || frame.event() instanceof SwimEvent.Waits;
  }

  private static boolean isPhase(SwimFrame frame) {
    return !(frame.event() instanceof SwimEvent.Received
            || frame.event() instanceof SwimEvent.TimerFired)
        || frame.changes().stream()
            .anyMatch(
                change ->
                    change instanceof Change.ProbeStarted
                        || change instanceof Change.ProbeWentIndirect
                        || change instanceof Change.ProbeEnded
                        || change instanceof Change.ViewChanged
                        || change instanceof Change.Refuted);
  }

  private OptionalInt find(boolean forward, Predicate<SwimFrame> test) {
    return forward
        ? model.run().nextAfter(model.cursor(), test)
        : model.run().lastBefore(model.cursor(), test);
  }

  /** Goes to the next frame in which something holds; false where there is none. */
  public boolean next(FrameCondition condition, boolean forward) {
    OptionalInt found = find(forward, condition::holds);
    found.ifPresent(model::goTo);
    return found.isPresent();
  }

  /** Goes to the frame that caused this one; false where the script or the beginning did. */
  public boolean toCause() {
    int cause = model.reading().frame().cause();
    if (cause >= 0) {
      model.goTo(cause);
    }
    return cause >= 0;
  }

  public void toFirst() {
    model.goTo(0);
  }

  public void toLast() {
    model.goTo(model.run().size() - 1);
  }
}
