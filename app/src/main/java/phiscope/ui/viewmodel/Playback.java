package phiscope.ui.viewmodel;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.core.trace.Tape;

/**
 * Now moving along the tape. What a run passes depends on the seconds it is told, not on frames;
 * one run is one step of the history.
 */
public final class Playback {
  /** How long the whole tape takes. */
  private static final double SECONDS = 12;

  private final BenchViewModel model;
  private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(false);
  private double position;
  private long gesture = -1;

  public Playback(BenchViewModel model) {
    this.model = model;
    model.historyProperty().subscribe(history -> stopIfOthersWork());
  }

  public ReadOnlyBooleanProperty playingProperty() {
    return playing.getReadOnlyProperty();
  }

  public void toggle() {
    if (playing.get()) {
      stop();
    } else {
      start();
    }
  }

  private void start() {
    long now = model.bench().now();
    position = now >= end() ? 0 : now;
    gesture--;
    playing.set(true);
  }

  private void stop() {
    playing.set(false);
    model.edits().finishGesture();
  }

  /** Somebody edits while the tape plays: the run ends there. */
  private void stopIfOthersWork() {
    if (playing.get() && model.bench().now() != (long) position) {
      playing.set(false);
    }
  }

  /** The last thing on the tapes, and a little silence behind it. */
  private long end() {
    DetectorBench bench = model.bench();
    long last = 0;
    long first = Long.MAX_VALUE;
    for (Tape tape : bench.tapes()) {
      int size = tape.heartbeats().size();
      if (size > 0) {
        last = Math.max(last, tape.heartbeats().arrival(size - 1));
        first = Math.min(first, tape.heartbeats().arrival(0));
      }
      last = Math.max(last, tape.crash().orElse(0));
    }
    long span = first == Long.MAX_VALUE ? 0 : last - first;
    return Math.min(BenchLimits.MAX_TICK, Math.max(1, last + Math.max(1, span / 2)));
  }

  /** Moves on by as many seconds of the viewer's time. */
  public void advance(double seconds) {
    if (!playing.get()) {
      return;
    }
    position = Math.min(end(), position + seconds * end() / SECONDS);
    double reached = position;
    model.edits().inGesture(gesture, new SetNow((long) reached));
    if (reached >= end()) {
      stop();
    }
  }
}
