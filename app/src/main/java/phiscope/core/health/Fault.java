package phiscope.core.health;

/** What is done to a sender, as S001 section 4.1 did it. */
public enum Fault {
  /** The process is killed: what it has sent arrives, and its peer's kernel may send a reset. */
  KILL,
  /** The process is stopped and keeps its connections: what it has sent arrives. */
  HANG,
  /** The network swallows everything from now on, what is under way too. */
  BLACK_HOLE
}
