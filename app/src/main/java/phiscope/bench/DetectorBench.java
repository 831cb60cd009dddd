package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;

/**
 * The document of the detector bench. All numbers and texts are within {@link BenchLimits}.
 *
 * @param title free text
 * @param scale how ticks are read as times, for all tapes
 * @param tapes one or two tapes; two stand side by side under the same policies
 * @param policies one or more; the first is the policy of the bench, the others are overlays
 * @param fixedTimeouts timeouts drawn beside phi, in the unit of the document, each > 0 and a whole
 *     number of ticks
 * @param now the tick at which the detectors are asked, 0 or more
 * @param instantOrder what comes first at {@code now}
 * @param horizon the tick at which observation ends, for quality of service; empty for the later of
 *     now and the last arrival
 * @param consumers who acts on phi
 * @param prior probability that the sender has stopped, before the silence; above 0 and below 1
 * @param runs how the detectors are studied over many runs and compared
 */
public record DetectorBench(
    String title,
    TickScale scale,
    List<Tape> tapes,
    List<PhiPolicy> policies,
    List<BigDecimal> fixedTimeouts,
    long now,
    InstantOrder instantOrder,
    OptionalLong horizon,
    List<Consumer> consumers,
    BigDecimal prior,
    RunsPlan runs)
    implements Bench {
  public static final int MAX_TAPES = 2;
  public static final int MAX_POLICIES = 8;
  public static final int MAX_FIXED_TIMEOUTS = 4;
  public static final int MAX_CONSUMERS = 8;

  private static final BigDecimal MAX_TICK = BigDecimal.valueOf(BenchLimits.MAX_TICK);

  public DetectorBench {
    tapes = List.copyOf(tapes);
    policies = List.copyOf(policies);
    fixedTimeouts = List.copyOf(fixedTimeouts);
    consumers = List.copyOf(consumers);
    requireSize("tapes", tapes, 1, MAX_TAPES);
    requireSize("policies", policies, 1, MAX_POLICIES);
    requireSize("fixedTimeouts", fixedTimeouts, 0, MAX_FIXED_TIMEOUTS);
    requireSize("consumers", consumers, 0, MAX_CONSUMERS);
    require(BenchLimits.isText(title), "the title must be at most 1000 characters");
    require(isTick(now), "now must be 0 to 4e18, got " + now);
    require(
        horizon.isEmpty() || isTick(horizon.getAsLong()),
        "the horizon must be 0 to 4e18, got " + horizon);
    require(
        BenchLimits.isBounded(prior)
            && prior.compareTo(BenchLimits.LEAST_PRIOR) >= 0
            && prior.compareTo(BenchLimits.GREATEST_PRIOR) <= 0,
        "prior must be above 0 and below 1, got " + prior);
    for (Tape tape : tapes) {
      requireBounded(tape);
    }
    for (PhiPolicy policy : policies) {
      require(PolicyNumbers.areBounded(policy), "a number of a policy is out of bounds");
    }
    for (BigDecimal timeout : fixedTimeouts) {
      requireTimeout(scale, timeout);
    }
  }

  /** A document that is studied as usual. */
  public DetectorBench(
      String title,
      TickScale scale,
      List<Tape> tapes,
      List<PhiPolicy> policies,
      List<BigDecimal> fixedTimeouts,
      long now,
      InstantOrder instantOrder,
      OptionalLong horizon,
      List<Consumer> consumers,
      BigDecimal prior) {
    this(
        title,
        scale,
        tapes,
        policies,
        fixedTimeouts,
        now,
        instantOrder,
        horizon,
        consumers,
        prior,
        RunsPlan.USUAL);
  }

  private static void requireBounded(Tape tape) {
    HeartbeatTrace heartbeats = tape.heartbeats();
    require(BenchLimits.isText(tape.name()), "a tape's name must be at most 1000 characters");
    require(
        heartbeats.size() <= BenchLimits.MAX_HEARTBEATS,
        "a tape must hold at most 5000000 heartbeats, got " + heartbeats.size());
    require(
        heartbeats.isEmpty() || isTick(heartbeats.arrival(heartbeats.size() - 1)),
        "arrivals must be 0 to 4e18");
    require(
        tape.crash().isEmpty() || isTick(tape.crash().getAsLong()),
        "the crash must be 0 to 4e18, got " + tape.crash());
    require(tape.pauses().size() <= BenchLimits.MAX_PAUSES, "a tape holds too many pauses");
    long start = 0;
    for (Pause pause : tape.pauses()) {
      require(isTick(pause.to()), "pauses must end at 4e18 or earlier, got " + pause.to());
      require(pause.from() >= start, "pauses must be in order of their start");
      start = pause.from();
    }
  }

  private static void requireTimeout(TickScale scale, BigDecimal timeout) {
    require(
        timeout.signum() > 0
            && BenchLimits.isBounded(timeout)
            && timeout.stripTrailingZeros().scale() <= scale.decimals()
            && timeout.movePointRight(scale.decimals()).compareTo(MAX_TICK) <= 0,
        "a fixed timeout must be > 0 and whole ticks, got " + timeout);
  }

  private static boolean isTick(long tick) {
    return tick >= 0 && tick <= BenchLimits.MAX_TICK;
  }

  private static void requireSize(String what, List<?> list, int least, int most) {
    require(
        list.size() >= least && list.size() <= most,
        what + " must hold " + least + " to " + most + ", got " + list.size());
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  @Override
  public BenchKind kind() {
    return BenchKind.DETECTOR;
  }

  public Tape tape() {
    return tapes.get(0);
  }

  public PhiPolicy policy() {
    return policies.get(0);
  }

  /**
   * The tick at which observation of a tape ends: the horizon, or the later of now and the tape's
   * last arrival.
   */
  public long horizonOf(Tape tape) {
    HeartbeatTrace heartbeats = tape.heartbeats();
    return horizon.orElse(
        heartbeats.isEmpty() ? now : Math.max(now, heartbeats.arrival(heartbeats.size() - 1)));
  }

  @Override
  public DetectorBench withTitle(String newTitle) {
    return with(draft -> draft.title = newTitle);
  }

  public DetectorBench withTapes(List<Tape> newTapes) {
    return with(draft -> draft.tapes = newTapes);
  }

  /** The same with one tape replaced. */
  public DetectorBench withTape(int index, Tape newTape) {
    if (tapes.get(index) == newTape) {
      return this;
    }
    List<Tape> changed = new ArrayList<>(tapes);
    changed.set(index, newTape);
    return withTapes(changed);
  }

  public DetectorBench withPolicies(List<PhiPolicy> newPolicies) {
    return with(draft -> draft.policies = newPolicies);
  }

  public DetectorBench withFixedTimeouts(List<BigDecimal> newTimeouts) {
    return with(draft -> draft.fixedTimeouts = newTimeouts);
  }

  public DetectorBench withNow(long newNow) {
    return with(draft -> draft.now = newNow);
  }

  public DetectorBench withInstantOrder(InstantOrder newOrder) {
    return with(draft -> draft.instantOrder = newOrder);
  }

  public DetectorBench withHorizon(OptionalLong newHorizon) {
    return with(draft -> draft.horizon = newHorizon);
  }

  public DetectorBench withConsumers(List<Consumer> newConsumers) {
    return with(draft -> draft.consumers = newConsumers);
  }

  public DetectorBench withPrior(BigDecimal newPrior) {
    return with(draft -> draft.prior = newPrior);
  }

  public DetectorBench withRuns(RunsPlan newRuns) {
    return with(draft -> draft.runs = newRuns);
  }

  /** A change of some parts. */
  private interface Change {
    void to(Draft draft);
  }

  /** The parts, to be changed. */
  private static final class Draft {
    private String title;
    private TickScale scale;
    private List<Tape> tapes;
    private List<PhiPolicy> policies;
    private List<BigDecimal> fixedTimeouts;
    private long now;
    private InstantOrder instantOrder;
    private OptionalLong horizon;
    private List<Consumer> consumers;
    private BigDecimal prior;
    private RunsPlan runs;

    Draft(DetectorBench from) {
      title = from.title;
      scale = from.scale;
      tapes = from.tapes;
      policies = from.policies;
      fixedTimeouts = from.fixedTimeouts;
      now = from.now;
      instantOrder = from.instantOrder;
      horizon = from.horizon;
      consumers = from.consumers;
      prior = from.prior;
      runs = from.runs;
    }

    DetectorBench done() {
      return new DetectorBench(
          title,
          scale,
          tapes,
          policies,
          fixedTimeouts,
          now,
          instantOrder,
          horizon,
          consumers,
          prior,
          runs);
    }
  }

  private DetectorBench with(Change change) {
    Draft draft = new Draft(this);
    change.to(draft);
    return draft.done();
  }
}
