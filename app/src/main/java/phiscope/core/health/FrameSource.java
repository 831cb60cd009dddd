package phiscope.core.health;

import phiscope.core.kernel.RandomStream;

/**
 * A sender of frames at random intervals, uniform between two bounds, with a long gap now and then.
 *
 * @param shortest interval in units of time, 1 or more
 * @param longest not below the shortest
 * @param gapChance the probability that an interval is a gap (a micro-burst on the way), 0 to 1
 * @param gap how long such a gap is, 1 or more
 */
public record FrameSource(long shortest, long longest, double gapChance, long gap) {
  /** Sums of a million of these stay far below the end of a long. */
  private static final long MOST = 1L << 40;

  public FrameSource {
    if (shortest < 1 || longest < shortest || longest > MOST || gap < 1 || gap > MOST) {
      throw new IllegalArgumentException(
          "intervals must be 1 or more and in order, got "
              + shortest
              + " to "
              + longest
              + " and a gap of "
              + gap);
    }
    if (!(gapChance >= 0 && gapChance <= 1)) {
      throw new IllegalArgumentException("gapChance must be from 0 to 1, got " + gapChance);
    }
  }

  /** S001 section 4.1: 5 to 20 ms, with so many units in a millisecond. */
  static FrameSource ofArticle(long millisecond) {
    return new FrameSource(5 * millisecond, 20 * millisecond, 0, 1);
  }

  /** The interval drawn at a place of a stream; {@link #after} is the place behind it. */
  public long interval(RandomStream random) {
    long uniform = shortest + random.below(longest - shortest + 1);
    return random.next().unit() < gapChance ? gap : uniform;
  }

  /** The place after an interval has been drawn. */
  public RandomStream after(RandomStream random) {
    return random.next().next();
  }

  /** The mean interval without gaps, rounded up. */
  public long meanInterval() {
    return (shortest + longest + 1) / 2;
  }
}
