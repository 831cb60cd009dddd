package phiscope.core.swim.protocol;

/** What a member believes of another one, in the words of the SWIM paper. */
public enum MemberState {
  ALIVE,
  /** Probes failed; it has until the suspicion timeout to refute (SWIM, section 4.2). */
  SUSPECT,
  /** Confirmed faulty; the paper says "confirm". */
  DEAD,
  /** It said itself that it goes. */
  LEFT;

  /** Dead or left: not probed, not counted. */
  public boolean isGone() {
    return this == DEAD || this == LEFT;
  }
}
