package phiscope.ui.viewmodel.run;

/**
 * How far anybody has looked into the run that is shown: what lies before has been seen, and acting
 * there is acting in the past.
 */
public final class Frontier {
  private int branch = -1;
  private int frame = -1;
  private long time;

  /** Somebody sees a frame of a branch. */
  public void reached(int shown, int index, long at) {
    if (shown != branch) {
      branch = shown;
      frame = -1;
    }
    if (index > frame) {
      frame = index;
      time = at;
    }
  }

  /** Another document is open. */
  public void forget() {
    branch = -1;
    frame = -1;
    time = 0;
  }

  /** The latest time seen, in ticks. */
  public long time() {
    return frame <= 0 ? 0 : time;
  }
}
