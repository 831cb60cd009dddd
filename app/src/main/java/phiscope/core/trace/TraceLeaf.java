package phiscope.core.trace;

/**
 * A run of consecutive heartbeats, at most {@link #MOST}, in primitive columns relative to its
 * first one. Immutable; a column that says nothing is not kept, so that an ordinary heartbeat takes
 * 8 bytes.
 */
public final class TraceLeaf implements TraceNode {
  /** How many heartbeats a leaf holds at most. */
  public static final int MOST = 1024;

  private final long[] offsets;

  /** Null where they are 0, 1, 2, ... */
  private final long[] sequences;

  /** Null where all are {@link #incarnation}. */
  private final int[] incarnations;

  private final int incarnation;

  /** A bit a heartbeat; null where all were delivered. */
  private final long[] lost;

  TraceLeaf(long[] offsets, long[] sequences, int incarnation, int[] incarnations, long[] lost) {
    this.offsets = offsets;
    this.sequences = sequences;
    this.incarnation = incarnation;
    this.incarnations = incarnations;
    this.lost = lost;
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
