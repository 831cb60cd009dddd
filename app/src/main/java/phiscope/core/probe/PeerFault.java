package phiscope.core.probe;

/** What can be the matter when a peer is not heard. */
public enum PeerFault {
  /** The process dies; its kernel closes its connections, and answers new ones with a reset. */
  PROCESS_CRASH,
  /** The machine dies, or loses its power: nothing answers. */
  MACHINE_CRASH,
  /** The process stands still and goes on later; its kernel goes on all the time. */
  PAUSE,
  /** The way between the observer and the peer is cut; the others reach both. */
  LINK_CUT,
  /** The peer is cut off from everybody. */
  CUT_OFF,
  /** A middlebox forgets the standing connections through it. */
  NAT_ENTRY_LOST,
  /** The peer takes no new connections; those that stand go on. */
  SYN_QUEUE_FULL;

  /** Whether the peer is dead: only then a suspicion is right. */
  public boolean kills() {
    return this == PROCESS_CRASH || this == MACHINE_CRASH;
  }

  /** Whether it has an end. */
  public boolean lasts() {
    return !kills() && this != NAT_ENTRY_LOST;
  }
}
