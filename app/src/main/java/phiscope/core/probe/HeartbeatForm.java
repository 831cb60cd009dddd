package phiscope.core.probe;

/** How signs of life travel, and what counts as a failure of one. */
public enum HeartbeatForm {
  /** The sender sends every T; suspected n k T after its last heartbeat. */
  PUSH,
  /** The sender sends every T; the observer looks at windows of k T one after the other. */
  PUSH_WINDOWS,
  /** The observer asks T after an answer; after k T without one it asks anew at once. */
  SEQUENTIAL_PULL,
  /** The observer asks every T, whether or not it has been answered; each has k T to answer. */
  OVERLAPPING_PULL
}
