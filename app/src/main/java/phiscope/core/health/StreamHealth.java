package phiscope.core.health;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import phiscope.core.health.HealthPolicy.Backpressure;
import phiscope.core.health.HealthPolicy.Decay;
import phiscope.core.health.HealthPolicy.Maintenance;
import phiscope.core.health.HealthPolicy.StateRule;

/**
 * What a downstream member knows of an upstream at one instant. A value: frames and ticks give the
 * next one. At equal times frames come before the tick.
 *
 * @param policy the rules
 * @param context the digits kept of score and estimate; more than the run has steps make it exact
 * @param score from 0 to 1
 * @param state what follows from it, by the rules
 * @param estimate of the interval between frames, in units of time (EWMA)
 * @param expected when the next frame is expected at the latest
 * @param lastFrame when the last frame of any kind came
 * @param misses the missed frames that have been counted since the expected arrival was set
 * @param frozen whether a maintenance frame has stopped the decay
 * @param unchecked whether score or state have changed since the state was last checked
 * @param from the first tick that has not been dealt with
 */
public record StreamHealth(
    HealthPolicy policy,
    MathContext context,
    BigDecimal score,
    HealthState state,
    BigDecimal estimate,
    BigDecimal expected,
    long lastFrame,
    long misses,
    boolean frozen,
    boolean unchecked,
    long from) {
  /**
   * Digits for runs that must be exact, ties and all: each frame adds one to the estimate and each
   * decay one to the score, and what is cut off after 300 is too small to make or break a tie.
   */
  public static final int EXACT_DIGITS = 300;

  /** Digits for many runs, where a tie that is broken now and then does not matter. */
  public static final int QUICK_DIGITS = 34;

  /** No tick changes anything any more. */
  public static final long NEVER = Long.MAX_VALUE;

  private static final BigDecimal FARTHEST = BigDecimal.valueOf(Long.MAX_VALUE / 4);

  /**
   * A connection that begins at 0 with a score of 1.
   *
   * @param initialInterval the estimate before there is a frame, above 0
   * @param digits kept of score and estimate
   */
  public static StreamHealth start(HealthPolicy policy, BigDecimal initialInterval, int digits) {
    if (initialInterval.signum() <= 0) {
      throw new IllegalArgumentException("initialInterval must be above 0, got " + initialInterval);
    }
    MathContext context = new MathContext(digits, RoundingMode.HALF_EVEN);
    BigDecimal expected = initialInterval.multiply(policy.margin(), context);
    return new StreamHealth(
        policy,
        context,
        BigDecimal.ONE,
        HealthState.ACTIVE,
        initialInterval,
        expected,
        0,
        0,
        false,
        false,
        policy.tick());
  }

  /** After a frame, which is not before what has happened already. */
  public StreamHealth after(HealthFrame frame) {
    return switch (frame.kind()) {
      case DATA, HEARTBEAT -> afterOrdinary(frame.at());
      case BACKPRESSURE -> afterBackpressure(frame.at());
      case MAINTENANCE ->
          policy.maintenance() == Maintenance.FREEZES_DECAY
              ? frozenAt(frame.at())
              : afterOrdinary(frame.at());
    };
  }

  private StreamHealth afterOrdinary(long at) {
    BigDecimal interval = BigDecimal.valueOf(at - lastFrame).max(policy.shortestInterval());
    BigDecimal kept = BigDecimal.ONE.subtract(policy.weight()).multiply(estimate, context);
    BigDecimal newEstimate = kept.add(policy.weight().multiply(interval), context);
    BigDecimal newScore = score.add(policy.recovery(), context).min(BigDecimal.ONE);
    HealthState newState = follows() ? ofScore(newScore) : HealthState.ACTIVE;
    BigDecimal newExpected = expectedAfter(at, newEstimate);
    return afterFrame(at, newScore, newState, newEstimate, newExpected, 0, false);
  }

  private StreamHealth afterBackpressure(long at) {
    if (policy.backpressure() == Backpressure.HOLDS_SCORE) {
      return afterFrame(at, score, state, estimate, expectedAfter(at, estimate), 0, false);
    }
    BigDecimal lifted = score.max(policy.backpressureFloor());
    HealthState newState = follows() ? ofScore(lifted) : state;
    return afterFrame(at, lifted, newState, estimate, expected, misses, false);
  }

  private StreamHealth frozenAt(long at) {
    return afterFrame(at, score, state, estimate, expected, misses, true);
  }

  private StreamHealth afterFrame(
      long at,
      BigDecimal newScore,
      HealthState newState,
      BigDecimal newEstimate,
      BigDecimal newExpected,
      long newMisses,
      boolean nowFrozen) {
    boolean changed = unchecked || newScore.compareTo(score) != 0;
    return new StreamHealth(
        policy,
        context,
        newScore,
        newState,
        newEstimate,
        newExpected,
        at,
        newMisses,
        nowFrozen,
        changed || newState != state,
        tickFrom(at));
  }

  /**
   * The next tick on which something happens if no frame comes; {@link #NEVER} if nothing does. It
   * may be a tick on which something has happened already: several misses can be due at once.
   */
  public long nextTick() {
    long decay = decaysFurther() ? Math.max(from, dueTick()) : NEVER;
    boolean checks = policy.stateRule() == StateRule.CODE_CHECKED_EVERY_TICK && unchecked;
    return checks ? Math.min(from, decay) : decay;
  }

  private boolean decaysFurther() {
    boolean decays = !frozen && (state != HealthState.FAILED || policy.decaysWhenFailed());
    return decays && score.signum() > 0;
  }

  /** When the next decay is due by time alone: the instant of the next miss, or the expectation. */
  public BigDecimal dueAt() {
    return policy.decay() == Decay.PER_MISSED_FRAME
        ? expected.add(estimate.multiply(BigDecimal.valueOf(misses + 1)), context)
        : expected;
  }

  private long dueTick() {
    BigDecimal due = dueAt();
    if (due.compareTo(FARTHEST) > 0) {
      return NEVER;
    }
    // A miss is due at its instant, a late tick is one strictly after the expectation.
    boolean atOnce = policy.decay() == Decay.PER_MISSED_FRAME;
    RoundingMode rounding = atOnce ? RoundingMode.CEILING : RoundingMode.FLOOR;
    long whole = due.setScale(0, rounding).longValueExact();
    long ticks = Math.floorDiv(atOnce ? whole + policy.tick() - 1 : whole, policy.tick());
    return (atOnce ? ticks : ticks + 1) * policy.tick();
  }

  /** After what happens at {@link #nextTick}: at most one decay, and a check. */
  public StreamHealth afterNextTick() {
    long now = nextTick();
    if (now == NEVER) {
      throw new IllegalStateException("nothing happens without a frame");
    }
    boolean decays = decaysFurther() && dueTick() <= now;
    BigDecimal newScore = decays ? decayed() : score;
    boolean mayRepeat = decays && policy.decay() == Decay.PER_MISSED_FRAME;
    return new StreamHealth(
        policy,
        context,
        newScore,
        checked(newScore),
        estimate,
        expected,
        lastFrame,
        decays ? misses + 1 : misses,
        frozen,
        false,
        mayRepeat ? now : now + policy.tick());
  }

  private BigDecimal decayed() {
    return policy.decay() == Decay.LINEAR
        ? score.subtract(policy.decayStep(), context).max(BigDecimal.ZERO)
        : score.multiply(policy.decayStep(), context);
  }

  private HealthState checked(BigDecimal newScore) {
    HealthState byScore = ofScore(newScore);
    if (follows() || byScore == HealthState.FAILED) {
      return byScore;
    }
    return state == HealthState.ACTIVE ? byScore : state;
  }

  private boolean follows() {
    return policy.stateRule() == StateRule.FOLLOWS_SCORE;
  }

  private HealthState ofScore(BigDecimal value) {
    if (value.compareTo(policy.failedBelow()) < 0) {
      return HealthState.FAILED;
    }
    return value.compareTo(policy.suspectBelow()) < 0 ? HealthState.SUSPECT : HealthState.ACTIVE;
  }

  private BigDecimal expectedAfter(long at, BigDecimal interval) {
    return BigDecimal.valueOf(at).add(interval.multiply(policy.margin(), context), context);
  }

  /** The first tick at or after an instant. */
  private long tickFrom(long at) {
    long tick = policy.tick();
    return Math.max(from, -Math.floorDiv(-at, tick) * tick);
  }
}
