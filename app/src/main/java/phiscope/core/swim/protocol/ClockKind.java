package phiscope.core.swim.protocol;

/** The clock that a member's timers go by. */
public enum ClockKind {
  /** Steps of the wall clock don't touch it. */
  MONOTONIC,
  /** A step of the wall clock moves all deadlines. */
  WALL
}
