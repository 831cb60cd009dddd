package phiscope.core.fencing;

/** What the resource does with a write that arrives. */
public enum Verdict {
  /** It is done. */
  ACCEPTED,
  /** It will be done; others may come in between. */
  CHECK_PASSED,
  /** Its token is not good enough. */
  REFUSED,
  /** It was done before; it is answered and not done again. */
  ANSWERED_AGAIN,
  /** It comes over a connection that was dropped. */
  CONNECTION_DROPPED
}
