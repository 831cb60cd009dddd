package phiscope.core.trace;

/**
 * A run of consecutive heartbeats, at most {@link #MOST}, in primitive columns relative to its
 * first one. Immutable; a column that says nothing is not kept, so that an ordinary heartbeat takes
 * 8 bytes.
 */
public final class TraceLeaf implements TraceNode {
  /** How many heartbeats a leaf holds at most. */
  public static final int MOST = 1024;

  private static final int BLOCK = 32;

  private final long[] offsets;

  /** Null where they are 0, 1, 2, ... */
  private final long[] sequences;

  /** Null where all are {@link #incarnation}. */
  private final int[] incarnations;

  private final int incarnation;

  /** A bit a heartbeat; null where all were delivered. */
  private final long[] lost;

  /**
   * In each whole block of {@link #BLOCK} heartbeats, the first one before which the interval is
   * longest; null for a leaf that is not plain.
   */
  private final short[] longest;

  TraceLeaf(long[] offsets, long[] sequences, int incarnation, int[] incarnations, long[] lost) {
    this.offsets = offsets;
    this.sequences = sequences;
    this.incarnation = incarnation;
    this.incarnations = incarnations;
    this.lost = lost;
    longest = isPlain() ? longestInBlocks() : null;
  }

  private short[] longestInBlocks() {
    short[] found = new short[offsets.length / BLOCK];
    for (int block = 0; block < found.length; block++) {
      int first = Math.max(1, block * BLOCK);
      found[block] = (short) firstLongest(first, (block + 1) * BLOCK);
    }
    return found;
  }

  private int firstLongest(int from, int to) {
    int best = from;
    for (int i = from + 1; i < to; i++) {
      best = interval(i) > interval(best) ? i : best;
    }
    return best;
  }

  private long interval(int index) {
    return offsets[index] - offsets[index - 1];
  }

  /**
   * In a plain leaf, the heartbeat that ends the longest of the intervals that end at {@code from}
   * (inclusive, 1 or more) to {@code to} (exclusive); the first of several.
   */
  public int endOfLongest(int from, int to) {
    int best = from;
    int i = from + 1;
    while (i < to) {
      boolean wholeBlock = i % BLOCK == 0 && i + BLOCK <= to;
      int next = wholeBlock ? longest[i / BLOCK] : i;
      best = interval(next) > interval(best) ? next : best;
      i += wholeBlock ? BLOCK : 1;
    }
    return best;
  }

  @Override
  public int size() {
    return offsets.length;
  }

  /** Arrival of the heartbeat at {@code index} after the arrival of the first, in ticks. */
  public long offset(int index) {
    return offsets[index];
  }

  /** Sequence number of the heartbeat at {@code index} minus that of the first. */
  public long sequenceOffset(int index) {
    return sequences == null ? index : sequences[index];
  }

  public int incarnation(int index) {
    return incarnations == null ? incarnation : incarnations[index];
  }

  public boolean isDelivered(int index) {
    return lost == null || (lost[index >> 6] >>> index & 1) == 0;
  }

  /**
   * Whether nothing is out of the ordinary: all delivered, one incarnation, sequence numbers that
   * grow by one.
   */
  public boolean isPlain() {
    return sequences == null && incarnations == null && lost == null;
  }

  /** Whether all heartbeats have the incarnation of the first. */
  public boolean hasOneIncarnation() {
    return incarnations == null;
  }

  boolean hasConsecutiveSequences() {
    return sequences == null;
  }

  /** The first index whose offset is {@code offset} or more; {@link #size} if none is. */
  int firstAtOrAfter(long offset) {
    int low = 0;
    int high = offsets.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (offsets[middle] < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
