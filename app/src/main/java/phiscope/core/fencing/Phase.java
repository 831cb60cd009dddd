package phiscope.core.fencing;

/** How far a switch of the right to write is. */
public enum Phase {
  /** Nothing is planned. */
  WATCHING,
  /** A switch is decided because of a suspicion; the token is not issued. */
  CONFIRMED,
  /** Holder 0 is to get the right back; the token is not issued. */
  RETURNING,
  /** A token is issued; its holder has not accepted. */
  ISSUED
}
