package phiscope.core.swim.protocol;

/** What a member can be waiting for. */
public enum TimerKind {
  /** The next protocol period begins. */
  PERIOD,
  /** The direct probe had no answer. */
  PROBE_TIMEOUT,
  /** The whole probe had no answer. */
  PROBE_END,
  /** A relay had no answer from the target. */
  RELAY_TIMEOUT,
  /** A suspicion was not refuted in time. */
  SUSPICION,
  /** The next round of gossip. */
  GOSSIP,
  /** The next push-pull. */
  SYNC,
  /** The next try to reach a dead member. */
  RECONNECT,
  /** The next try to join. */
  JOIN
}
