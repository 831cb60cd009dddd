package phiscope.core.health;

import java.math.BigDecimal;
import phiscope.core.health.HealthPolicy.Backpressure;
import phiscope.core.health.HealthPolicy.Decay;
import phiscope.core.health.HealthPolicy.Maintenance;
import phiscope.core.health.HealthPolicy.StateRule;

/** The readings of S001, each a detector of its own, in milliseconds. */
public enum HealthPreset {
  /** Section 3.3's pseudocode as printed, its state checks inside "if late and not FAILED". */
  PSEUDOCODE("a", Decay.PER_TICK, "0.9", StateRule.CODE_CHECKED_WHEN_LATE, false),
  /** The same with the state checks on every tick. */
  PSEUDOCODE_CHECKED_EVERY_TICK(
      "a2", Decay.PER_TICK, "0.9", StateRule.CODE_CHECKED_EVERY_TICK, false),
  /** The pseudocode after the change of section 5.1: a decay per missed frame. */
  MISSED_FRAMES("b", Decay.PER_MISSED_FRAME, "0.9", StateRule.CODE_CHECKED_WHEN_LATE, false),
  /** What the prose says: sections 3.1, 3.2, 4.3, 5.1 and 5.2. */
  PROSE("c", Decay.PER_MISSED_FRAME, "0.9", StateRule.FOLLOWS_SCORE, true),
  /**
   * The pseudocode with the linear decay that section 3.2 rejects, of a slope that takes as long
   * from 1 to 0.2: sixteen ticks.
   */
  LINEAR("linear", Decay.LINEAR, "0.05", StateRule.CODE_CHECKED_WHEN_LATE, false);

  private final String id;
  private final HealthPolicy policy;

  HealthPreset(String id, Decay decay, String decayStep, StateRule stateRule, boolean prose) {
    this.id = id;
    this.policy =
        new HealthPolicy(
            1,
            new BigDecimal("0.1"),
            new BigDecimal("1.2"),
            BigDecimal.ONE,
            decay,
            new BigDecimal(decayStep),
            new BigDecimal("0.2"),
            new BigDecimal("0.5"),
            new BigDecimal("0.2"),
            stateRule,
            prose ? Backpressure.HOLDS_SCORE : Backpressure.LIFTS_SCORE,
            new BigDecimal("0.7"),
            prose ? Maintenance.FREEZES_DECAY : Maintenance.ANY_FRAME);
  }

  /** The name in files and problems. */
  public String id() {
    return id;
  }

  /** Its rules, with a tick of one unit, which the article takes to be a millisecond. */
  public HealthPolicy policy() {
    return policy;
  }
}
