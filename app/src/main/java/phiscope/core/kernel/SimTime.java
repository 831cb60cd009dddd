package phiscope.core.kernel;

/** Simulated time: a {@code long} count of ticks, where one tick is one microsecond. */
public final class SimTime {
  /** Ticks in a millisecond. */
  public static final long MILLISECOND = 1_000;

  /** Ticks in a second. */
  public static final long SECOND = 1_000_000;

  /** The latest time that a scenario may name, about 31.7 years; sums of a few stay in a long. */
  public static final long MAX = 1_000_000_000_000_000L;

  private SimTime() {}

  /** The ticks of a count of milliseconds. */
  public static long ofMillis(long milliseconds) {
    return Math.multiplyExact(milliseconds, MILLISECOND);
  }

  /** So much later; a delay below 0 counts as 0, one beyond {@link #MAX} as that. */
  public static long later(long time, long delay) {
    return time + Math.max(0, Math.min(MAX, delay));
  }

  /** The whole milliseconds in a count of ticks, rounded down. */
  public static long toMillis(long ticks) {
    return Math.floorDiv(ticks, MILLISECOND);
  }
}
