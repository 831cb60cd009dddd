package phiscope.core.trace;

/**
 * A leaf of a trace and where it stands.
 *
 * @param leaf the leaf; shared with other traces that hold the same run of heartbeats
 * @param start index on the trace of its first heartbeat
 * @param arrival arrival tick of its first heartbeat
 * @param sequence sequence number of its first heartbeat
 */
public record PlacedLeaf(TraceLeaf leaf, int start, long arrival, long sequence) {
  /** The arrival tick of the heartbeat at {@code index} of the leaf. */
  public long arrivalAt(int index) {
    return arrival + leaf.offset(index);
  }

  /** The sequence number of the heartbeat at {@code index} of the leaf. */
  public long sequenceAt(int index) {
    return sequence + leaf.sequenceOffset(index);
  }

  /** The heartbeat at {@code index} of the leaf. */
  public Heartbeat heartbeat(int index) {
    return new Heartbeat(
        sequenceAt(index),
        arrivalAt(index),
        leaf.incarnation(index),
        leaf.isDelivered(index) ? Heartbeat.Fate.DELIVERED : Heartbeat.Fate.LOST);
  }
}
