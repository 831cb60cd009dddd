package phiscope.core.trace;

/**
 * A node of the tree that holds a trace. It keeps arrivals and sequence numbers relative to its
 * first heartbeat, so that moving a whole subtree in time is one addition in its parent.
 */
interface TraceNode {
  /** How many heartbeats are under this node, 1 or more. */
  int size();
}
