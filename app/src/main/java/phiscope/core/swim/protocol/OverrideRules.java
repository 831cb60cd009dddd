package phiscope.core.swim.protocol;

/** Which update overrides which record. */
public enum OverrideRules {
  /**
   * SWIM, section 4.2: alive i overrides alive or suspect j for i > j; suspect i overrides suspect
   * j for i > j and alive j for i >= j; dead overrides both whatever the incarnation, and is final.
   * scalecube-cluster does the same.
   */
  SWIM_PAPER,
  /**
   * memberlist, state.go: alive i overrides all for i > j; suspect i only alive j, for i >= j; dead
   * i alive or suspect j, for i >= j. An accusation of a suspect, or of a dead member, with a
   * greater incarnation leaves the smaller one written down, so that a stale alive can resurrect.
   */
  MEMBERLIST,
  /**
   * memberlist with that hole closed (al8n/memberlist PR 197): the incarnation written down is
   * raised to the greatest that was heard.
   */
  MEMBERLIST_RAISING
}
