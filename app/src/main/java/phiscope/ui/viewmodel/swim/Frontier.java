package phiscope.ui.viewmodel.swim;

import phiscope.bench.SwimBench;
import phiscope.bench.SwimReading;

/**
 * How far anybody has looked into the run that is shown: what lies before has been seen, and acting
 * there is acting in the past.
 */
final class Frontier {
  private int branch = -1;
  private int frame = -1;
  private long time;

  /** Somebody sees a frame. */
  void reached(SwimBench bench, SwimReading reading) {
    int shown = bench.view().branch();
    if (shown != branch) {
      branch = shown;
      frame = -1;
    }
    if (reading.bench().view().branch() == shown && reading.frame().index() > frame) {
      frame = reading.frame().index();
      time = reading.frame().time();
    }
  }

  void forget() {
    branch = -1;
    frame = -1;
    time = 0;
  }

  /** The latest time seen, in ticks. */
  long time() {
    return frame <= 0 ? 0 : time;
  }
}
