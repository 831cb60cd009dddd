package phiscope.core.swim;

/** What is truly the case at a member; no other member can see it. */
public enum HostStatus {
  /** Not started yet. */
  ABSENT,
  UP,
  PAUSED,
  CRASHED,
  /** It has left and stopped. */
  GONE
}
