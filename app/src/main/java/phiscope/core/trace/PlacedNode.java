package phiscope.core.trace;

/**
 * A node together with what its parent knows of it.
 *
 * @param node the node
 * @param arrival the arrival of its first heartbeat
 * @param sequence the sequence number of its first heartbeat
 */
record PlacedNode(TraceNode node, long arrival, long sequence) {
  PlacedNode shifted(long ticks, long sequences) {
    return new PlacedNode(node, Math.addExact(arrival, ticks), Math.addExact(sequence, sequences));
  }
}
