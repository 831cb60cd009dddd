package phiscope.core.health;

/**
 * A frame from upstream.
 *
 * @param at its arrival, 0 or more
 * @param kind what it carries
 */
public record HealthFrame(long at, Kind kind) {
  /** What a frame carries. */
  public enum Kind {
    /** Business data. */
    DATA("D"),
    /** A stream heartbeat, sent when there is no data. */
    HEARTBEAT("H"),
    /** The sender is alive but can't send: its buffer is full. */
    BACKPRESSURE("B"),
    /** The sender is about to stand still on purpose, for a garbage collection. */
    MAINTENANCE("M");

    private final String letter;

    Kind(String letter) {
      this.letter = letter;
    }

    /** The letter in files and problems. */
    public String letter() {
      return letter;
    }
  }

  public HealthFrame {
    if (at < 0) {
      throw new IllegalArgumentException("at must be 0 or more, got " + at);
    }
  }
}
