package phiscope.core.swim.protocol;

/** Why an update changed nothing. */
public enum IgnoredBecause {
  /** Its incarnation is below the one written down. */
  OLD_INCARNATION,
  /** The same is written down already. */
  KNOWN,
  /** What is written down outranks it at the same incarnation. */
  OUTRANKED,
  /** The subject is not known, and only an alive update makes a member known. */
  UNKNOWN_MEMBER,
  /** The accuser counted already, or no more confirmations are wanted. */
  NOT_COUNTED,
  /** The subject is dead for good under the rules of the SWIM paper. */
  DEAD_IS_FINAL
}
