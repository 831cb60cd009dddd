package phiscope.core.health;

/**
 * Many faults of one kind at random instants of a stream.
 *
 * @param seed of the intervals and the instants
 * @param runs how many, 1 to {@value #MOST_RUNS}
 * @param source sends the frames
 * @param fault what is done to it
 * @param delay from sending to arrival, 0 or more
 * @param resetSeen whether the reset that follows a kill is noticed when it arrives
 */
public record InjectionSettings(
    long seed, int runs, FrameSource source, Fault fault, long delay, boolean resetSeen) {
  /** More tell nothing new and take long. */
  public static final int MOST_RUNS = 10_000;

  public InjectionSettings {
    if (runs < 1 || runs > MOST_RUNS) {
      throw new IllegalArgumentException("runs must be 1 to " + MOST_RUNS + ", got " + runs);
    }
    if (delay < 0) {
      throw new IllegalArgumentException("delay must be 0 or more, got " + delay);
    }
  }

  /** How long after the fault the last frame may arrive. */
  long propagation() {
    return fault == Fault.BLACK_HOLE ? 0 : delay;
  }

  /** Whether the fault shows itself. */
  boolean isAnnounced() {
    return fault == Fault.KILL && resetSeen;
  }
}
