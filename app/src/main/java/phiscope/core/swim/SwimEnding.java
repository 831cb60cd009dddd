package phiscope.core.swim;

import phiscope.core.kernel.Replay;

/**
 * The end of a run that kept no frames.
 *
 * @param last the last frame
 * @param why there is none behind it
 */
public record SwimEnding(SwimFrame last, Replay.End why) {
  /** How many frames the run had. */
  public int frames() {
    return last.index() + 1;
  }
}
