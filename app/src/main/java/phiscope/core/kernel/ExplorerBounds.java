package phiscope.core.kernel;

/**
 * How far an exploration goes.
 *
 * @param depth the most actions in a schedule
 * @param states no more blocks of states are gone through once so many are known; what is in
 *     progress is finished, so that the answer is the same on any number of threads
 * @param time the latest virtual time of a state
 */
public record ExplorerBounds(int depth, long states, long time) {
  /** The most states that can be kept: they are numbered by an int. */
  public static final long MOST_STATES = 2_000_000_000L;

  public ExplorerBounds {
    if (depth < 0 || states < 1 || states > MOST_STATES || time < 0) {
      throw new IllegalArgumentException(
          "depth and time must be 0 or more and states 1 to "
              + MOST_STATES
              + ", got "
              + depth
              + ", "
              + time
              + ", "
              + states);
    }
  }

  /** No bound but the memory's. */
  public static ExplorerBounds none() {
    return new ExplorerBounds(Integer.MAX_VALUE, MOST_STATES, Long.MAX_VALUE);
  }

  /** These bounds with another greatest number of actions. */
  public ExplorerBounds withDepth(int depth) {
    return new ExplorerBounds(depth, states, time);
  }
}
