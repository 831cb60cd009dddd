package phiscope.core.trace;

/**
 * A span in which somebody stood still, from the tick {@code from} to the tick {@code to}
 * (exclusive).
 *
 * @param who who stood still
 * @param from first tick of the pause
 * @param to first tick after it, greater than {@code from}
 */
public record Pause(Who who, long from, long to) {
  /** Who stood still: the sender, the path, or the observer itself. */
  public enum Who {
    SENDER,
    NETWORK,
    OBSERVER
  }

  public Pause {
    if (from < 0 || to <= from) {
      throw new IllegalArgumentException(
          "a pause must have 0 <= from < to, got " + from + " to " + to);
    }
  }

  public long length() {
    return to - from;
  }
}
