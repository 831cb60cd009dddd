package phiscope.bench;

/**
 * Seeds over which a scenario is run for statistics: {@code from} and the next ones.
 *
 * @param from the first
 * @param count how many, 1 to {@link #MOST}
 */
public record SeedRange(long from, int count) {
  public static final int MOST = 1_000_000;

  /** The last seed with which a range may begin. */
  public static final long LAST = Long.MAX_VALUE - MOST;

  /** What a new document has. */
  public static final SeedRange USUAL = new SeedRange(1, 100);

  public SeedRange {
    if (from < 0 || from > LAST || count < 1 || count > MOST) {
      throw new IllegalArgumentException(
          "seeds must be 1 to 1,000,000 from 0 or more, got " + count + " from " + from);
    }
  }

  /** The nearest range within the bounds. */
  public static SeedRange bounded(long from, long count) {
    return new SeedRange(
        Math.max(0, Math.min(LAST, from)), (int) Math.max(1, Math.min(MOST, count)));
  }

  /** The seed at a place, from 0. */
  public long seed(int index) {
    return from + index;
  }
}
