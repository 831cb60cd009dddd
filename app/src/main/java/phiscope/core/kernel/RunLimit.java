package phiscope.core.kernel;

/**
 * Where a timed run ends, so that none goes on for ever.
 *
 * @param horizon the last time, in ticks, at which an action is still taken
 * @param frames the greatest index that a frame may have
 */
public record RunLimit(long horizon, int frames) {
  public RunLimit {
    if (horizon < 0 || frames < 0) {
      throw new IllegalArgumentException(
          "limits must be 0 or more, got " + horizon + ", " + frames);
    }
  }
}
