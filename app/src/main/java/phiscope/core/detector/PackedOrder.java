package phiscope.core.detector;

import java.util.Arrays;

/**
 * Intervals in the order of their length, within the very ring that holds them, for the empirical
 * tail: so the order takes no room. The lower 48 bits of a place are the interval there; the upper
 * 16 bits of place k are the place of the interval that k others precede in the order.
 */
final class PackedOrder {
  /** How long a ring may be: a change moves up to as many places of the order. */
  static final int MOST = 1024;

  private static final int BITS = 48;
  private static final long INTERVAL = (1L << BITS) - 1;

  private PackedOrder() {}

  /** Whether an interval can be packed: 78 hours of nanoseconds can. */
  static boolean fits(long interval) {
    return (interval & ~INTERVAL) == 0;
  }

  static long interval(long[] ring, int place) {
    return ring[place] & INTERVAL;
  }

  private static int place(long[] ring, int rank) {
    return (int) (ring[rank] >>> BITS);
  }

  private static void setPlace(long[] ring, int rank, int place) {
    ring[rank] = ring[rank] & INTERVAL | (long) place << BITS;
  }

  private static long ranked(long[] ring, int rank) {
    return interval(ring, place(ring, rank));
  }

  /** Packs the order beside the intervals in the first places. */
  static void order(long[] ring, int count) {
    long[] sorted = new long[count];
    for (int i = 0; i < count; i++) {
      sorted[i] = interval(ring, i);
    }
    Integer[] places = new Integer[count];
    Arrays.setAll(places, i -> i);
    Arrays.sort(places, (one, other) -> Long.compare(sorted[one], sorted[other]));
    for (int rank = 0; rank < count; rank++) {
      setPlace(ring, rank, places[rank]);
    }
  }

  /** Puts one interval more into a free place. */
  static void add(long[] ring, int count, int place, long interval) {
    int rank = shorterThan(ring, count, interval);
    moveUp(ring, rank, count);
    setPlace(ring, rank, place);
    setInterval(ring, place, interval);
  }

  /** Puts an interval into the place of another. */
  static void replace(long[] ring, int count, int place, long interval) {
    int from = rankOf(ring, count, place);
    int to = shorterThan(ring, count, interval);
    moveUp(ring, to, from);
    // The one replaced is no longer among the shorter.
    int last = Math.max(from, to - 1);
    for (int i = from; i < last; i++) {
      ring[i] = ring[i] & INTERVAL | ring[i + 1] & ~INTERVAL;
    }
    setPlace(ring, to > from ? last : to, place);
    setInterval(ring, place, interval);
  }

  /** Moves the order from one rank up to another by one. */
  private static void moveUp(long[] ring, int from, int to) {
    long before = 0;
    for (int i = from; i <= to; i++) {
      long held = ring[i];
      ring[i] = held & INTERVAL | before & ~INTERVAL;
      before = held;
    }
  }

  private static void setInterval(long[] ring, int place, long interval) {
    ring[place] = ring[place] & ~INTERVAL | interval;
  }

  private static int rankOf(long[] ring, int count, int place) {
    int rank = shorterThan(ring, count, interval(ring, place));
    while (place(ring, rank) != place) {
      rank++;
    }
    return rank;
  }

  /** How many are shorter than so many ticks. */
  private static int shorterThan(long[] ring, int count, long ticks) {
    int low = 0;
    int left = count;
    while (left > 0) {
      int half = (left + 1) >>> 1;
      low = ranked(ring, low + half - 1) < ticks ? low + half : low;
      left -= half;
    }
    return low;
  }

  /** How many are longer than a silence. */
  static long longerThan(long[] ring, int count, double silence) {
    if (silence < 0) {
      return count;
    }
    // Whole numbers are longer from the next one on; beyond the longest none is.
    long next = silence >= INTERVAL ? INTERVAL + 1 : (long) StrictMath.floor(silence) + 1;
    return count - shorterThan(ring, count, next);
  }

  /** The interval that so many others follow in the order. */
  static long fromLongest(long[] ring, int count, long longer) {
    return ranked(ring, count - 1 - (int) longer);
  }
}
