package phiscope.core.swim.protocol;

/** Why a member did what it did, for the sentence about it. */
public enum Reason {
  /** An update said so. */
  UPDATE,
  /** The whole view of another member said so (push-pull). */
  SYNC,
  /** A probe of its own failed. */
  PROBE_FAILED,
  /** A suspicion was not refuted in time. */
  SUSPICION_EXPIRED,
  /** It was accused and says that it lives. */
  REFUTED,
  /** It joins, restarts or announces itself. */
  ANNOUNCED,
  /** It leaves. */
  LEAVES,
  /** A dead or left member is forgotten when the probe order is shuffled anew. */
  REAPED
}
