package phiscope.core.swim.protocol;

/** How a probe ended. */
public enum ProbeOutcome {
  /** The target answered the ping. */
  DIRECT_ACK,
  /** A relay handed on the target's answer. */
  INDIRECT_ACK,
  /** The target answered over a connection only. */
  FALLBACK_ACK,
  /** Nobody answered for it. */
  FAILED
}
