package phiscope.core.health;

import java.math.BigDecimal;

/**
 * The rules and parameters of a stream-health detector.
 *
 * @param tick the length of a local tick in units of time, 1 or more: decay and checks happen on
 *     ticks. Longer ticks make a decay per tick slower
 * @param weight of the newest interval in the estimate (EWMA), above 0, up to 1. Small: the
 *     estimate lags behind a change of rate; large: one odd interval moves it
 * @param margin the expected arrival is this many estimated intervals after a frame, 0 or more
 * @param shortestInterval what a shorter interval counts as in the estimate, 0 or more
 * @param decay when the score falls
 * @param decayStep what the score is multiplied with, from 0 to 1; with {@link Decay#LINEAR} what
 *     is taken from it
 * @param recovery what a frame adds, up to a score of 1; 0 or more
 * @param suspectBelow SUSPECT below this score, from 0 to 1
 * @param failedBelow FAILED below this score, from 0 to suspectBelow
 * @param stateRule how the state hangs on the score
 * @param backpressure what a backpressure frame does
 * @param backpressureFloor the score that a backpressure frame lifts to, if it lifts
 * @param maintenance what a maintenance frame does
 */
public record HealthPolicy(
    long tick,
    BigDecimal weight,
    BigDecimal margin,
    BigDecimal shortestInterval,
    Decay decay,
    BigDecimal decayStep,
    BigDecimal recovery,
    BigDecimal suspectBelow,
    BigDecimal failedBelow,
    StateRule stateRule,
    Backpressure backpressure,
    BigDecimal backpressureFloor,
    Maintenance maintenance) {

  /** When the score falls. */
  public enum Decay {
    /** On each tick after the expected arrival: a time constant, whatever the rate of frames. */
    PER_TICK,
    /** Once for each estimated interval after the expected arrival (S001 section 5.1). */
    PER_MISSED_FRAME,
    /** By a constant on each tick after the expected arrival, down to 0. */
    LINEAR
  }

  /** How the state hangs on the score. */
  public enum StateRule {
    /**
     * The pseudocode with its checks inside "if late and not FAILED": a frame makes ACTIVE whatever
     * the score, decay ends in FAILED.
     */
    CODE_CHECKED_WHEN_LATE,
    /** The same with its checks on every tick: the printed code has lost its indentation. */
    CODE_CHECKED_EVERY_TICK,
    /**
     * The prose: the state is a function of the score at every instant; decay goes on in FAILED.
     */
    FOLLOWS_SCORE
  }

  /** What a backpressure frame does. */
  public enum Backpressure {
    /** The pseudocode: score = max(score, floor), which raises it and does not stop the decay. */
    LIFTS_SCORE,
    /** The prose: score and estimate stay, the expected arrival is set anew. */
    HOLDS_SCORE
  }

  /** What a maintenance frame does. */
  public enum Maintenance {
    /** The pseudocode, which does not know it: it is a frame like any other. */
    ANY_FRAME,
    /** The prose of section 4.3: no decay until the next frame, however long that takes. */
    FREEZES_DECAY
  }

  public HealthPolicy {
    if (tick < 1) {
      throw new IllegalArgumentException("tick must be 1 or more, got " + tick);
    }
    requireRange("weight", weight, BigDecimal.ZERO, BigDecimal.ONE);
    if (weight.signum() == 0) {
      throw new IllegalArgumentException("weight must be above 0");
    }
    requireRange("margin", margin, BigDecimal.ZERO, null);
    requireRange("shortestInterval", shortestInterval, BigDecimal.ZERO, null);
    requireRange("decayStep", decayStep, BigDecimal.ZERO, BigDecimal.ONE);
    requireRange("recovery", recovery, BigDecimal.ZERO, null);
    requireRange("suspectBelow", suspectBelow, BigDecimal.ZERO, BigDecimal.ONE);
    requireRange("failedBelow", failedBelow, BigDecimal.ZERO, suspectBelow);
    requireRange("backpressureFloor", backpressureFloor, BigDecimal.ZERO, BigDecimal.ONE);
  }

  private static void requireRange(
      String name, BigDecimal value, BigDecimal least, BigDecimal most) {
    if (value.compareTo(least) < 0 || (most != null && value.compareTo(most) > 0)) {
      String end = most == null ? " on" : " to " + most;
      throw new IllegalArgumentException(name + " must be from " + least + end + ", got " + value);
    }
  }

  /** Whether the score falls on, or below, in FAILED too. */
  boolean decaysWhenFailed() {
    return stateRule == StateRule.FOLLOWS_SCORE;
  }

  /** The same detector if a unit of time is divided into so many. */
  public HealthPolicy inUnitsOf(long parts) {
    return new HealthPolicy(
        Math.multiplyExact(tick, parts),
        weight,
        margin,
        shortestInterval.multiply(BigDecimal.valueOf(parts)),
        decay,
        decayStep,
        recovery,
        suspectBelow,
        failedBelow,
        stateRule,
        backpressure,
        backpressureFloor,
        maintenance);
  }

  /** The same detector with another decay. */
  HealthPolicy withDecay(Decay newDecay, BigDecimal newStep) {
    return new HealthPolicy(
        tick,
        weight,
        margin,
        shortestInterval,
        newDecay,
        newStep,
        recovery,
        suspectBelow,
        failedBelow,
        stateRule,
        backpressure,
        backpressureFloor,
        maintenance);
  }
}
