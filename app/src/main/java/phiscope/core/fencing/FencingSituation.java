package phiscope.core.fencing;

/** What the articles speak of; {@link FencingScenarios} has a scenario for each. */
public enum FencingSituation {
  /** S003, first assertions: 42 has been seen when the late write of 41 arrives. */
  LATE_WRITE_AFTER_THE_NEWER,
  /** S003, second assertions: the late write of 41 arrives before anything of 42. */
  LATE_WRITE_BEFORE_THE_NEWER,
  /** Kleppmann (2016): the holder of 33 pauses between its look at the lease and its write. */
  PAUSED_HOLDER,
  /** A slow clock: the holder's lease lasts longer than the authority thinks. */
  CLOCK_DRIFT,
  /** The resource restarts and has forgotten the highest token. */
  FORGETFUL_RESTART,
  /** S000, question 3: phi says 10 and the switch follows at once. */
  SPLIT_BRAIN,
  /** The same fault in the right order: suspicion, end of the lease, new token, service. */
  RIGHT_ORDER,
  /** The detector says 10 and is wrong: the holder was only paused. */
  WRONG_SUSPICION,
  /** The takeover fails, and the right goes back. */
  FAILED_TAKEOVER,
  /** S000: misjudged, switched, back, again. */
  FLAPPING
}
