package phiscope.ui.viewmodel.swim;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.SwimRun;

/**
 * The run playing. Where it gets to depends on the seconds that it is told, not on how often it is
 * told; it stops at the end, and where a condition holds.
 */
public final class SwimPlayback {
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

  private final SwimViewModel model;
  private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(false);
  private Speed speed = Speed.FRAMES_4;
  private Optional<FrameCondition> stopAt = Optional.empty();
  private double position;
  private int shown;

  public SwimPlayback(SwimViewModel model) {
    this.model = model;
    model.historyProperty().subscribe(history -> stopIfOthersWork());
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

  public Optional<FrameCondition> stopAt() {
    return stopAt;
  }

  /** Stops in the next frame in which this holds; empty: plays to the end. */
  public void setStopAt(Optional<FrameCondition> condition) {
    stopAt = condition;
  }

  public void toggle() {
    if (playing.get()) {
      playing.set(false);
    } else {
      if (model.cursor() >= model.run().size() - 1) {
        model.goTo(0);
      }
      begin();
      playing.set(true);
    }
  }

  private void begin() {
    shown = model.cursor();
    position = speed == Speed.REAL_TIME ? model.run().time(shown) : shown;
  }

  /** Somebody goes elsewhere or acts while it plays: the play ends there. */
  private void stopIfOthersWork() {
    if (playing.get() && model.bench().view().frame() != shown) {
      playing.set(false);
    }
  }

  /** Moves on by as many seconds of the viewer's time. */
  public void advance(double seconds) {
    if (!playing.get()) {
      return;
    }
    SwimRun run = model.run();
    int last = run.size() - 1;
    int target;
    if (speed == Speed.REAL_TIME) {
      position += seconds * SimTime.SECOND;
      target = position >= run.time(last) ? last : run.indexAt((long) position);
    } else {
      position += seconds * speed.frames;
      target = (int) Math.min(last, Math.floor(position));
    }
    int from = model.cursor();
    OptionalInt stop =
        stopAt.isPresent() && target > from
            ? run.nextAfter(from, stopAt.get()::holds)
            : OptionalInt.empty();
    boolean stops = stop.isPresent() && stop.getAsInt() <= target;
    shown = Math.max(from, stops ? stop.getAsInt() : target);
    model.goTo(shown);
    if (stops || shown >= last) {
      playing.set(false);
    }
  }
}
