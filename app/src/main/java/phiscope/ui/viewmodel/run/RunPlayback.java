package phiscope.ui.viewmodel.run;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import phiscope.core.kernel.FrameRun;
import phiscope.core.kernel.SimTime;
import phiscope.ui.viewmodel.BenchModel;

/**
 * The run playing. Where it gets to depends on the seconds that it is told, not on how often it is
 * told; it stops at the end, and where a condition holds.
 *
 * @param <F> the frames
 */
public final class RunPlayback<F> {
  /** How fast: so many frames a second, or as time goes. */
  public enum Speed {
    FRAMES_1(1),
    FRAMES_4(4),
    FRAMES_12(12),
    FRAMES_40(40),
    REAL_TIME(0);

    private final double frames;

    Speed(double frames) {
      this.frames = frames;
    }
  }

  private final OpenRun<F> open;
  private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(false);
  private Speed speed = Speed.FRAMES_4;
  private Optional<FrameTest<F>> stopAt = Optional.empty();
  private double position;
  private int shown;

  /**
   * @param <M> a bench with a run
   */
  public <M extends BenchModel<?> & OpenRun<F>> RunPlayback(M open) {
    this.open = open;
    open.historyProperty().subscribe(history -> stopIfOthersWork());
  }

  public ReadOnlyBooleanProperty playingProperty() {
    return playing.getReadOnlyProperty();
  }

  public Speed speed() {
    return speed;
  }

  public void setSpeed(Speed newSpeed) {
    speed = newSpeed;
    begin();
  }

  public Optional<FrameTest<F>> stopAt() {
    return stopAt;
  }

  /** Stops in the next frame in which this holds; empty: plays to the end. */
  public void setStopAt(Optional<FrameTest<F>> condition) {
    stopAt = condition;
  }

  public void toggle() {
    if (playing.get()) {
      playing.set(false);
    } else {
      if (open.cursor() >= open.run().size() - 1) {
        open.goTo(0);
      }
      begin();
      playing.set(true);
    }
  }

  private void begin() {
    shown = open.cursor();
    position = speed == Speed.REAL_TIME ? open.run().time(shown) : shown;
  }

  /** Somebody goes elsewhere or acts while it plays: the play ends there. */
  private void stopIfOthersWork() {
    if (playing.get() && open.wanted() != shown) {
      playing.set(false);
    }
  }

  /** Moves on by as many seconds of the viewer's time. */
  public void advance(double seconds) {
    if (!playing.get()) {
      return;
    }
    FrameRun<?, ?, F> run = open.run();
    int last = run.size() - 1;
    int target;
    if (speed == Speed.REAL_TIME) {
      position += seconds * SimTime.SECOND;
      target = position >= run.time(last) ? last : run.indexAt((long) position);
    } else {
      position += seconds * speed.frames;
      target = (int) Math.min(last, Math.floor(position));
    }
    int from = open.cursor();
    OptionalInt stop =
        stopAt.isPresent() && target > from
            ? run.nextAfter(from, stopAt.get()::holds)
            : OptionalInt.empty();
    boolean stops = stop.isPresent() && stop.getAsInt() <= target;
    shown = Math.max(from, stops ? stop.getAsInt() : target);
    open.goTo(shown);
    if (stops || shown >= last) {
      playing.set(false);
    }
  }
}
