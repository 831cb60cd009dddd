package phiscope.bench;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalLong;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;

/**
 * The document of the detector bench.
 *
 * @param title free text
 * @param scale how ticks are read as times, for all tapes
 * @param tapes one or two tapes; two stand side by side under the same policies
 * @param policies one or more; the first is the policy of the bench, the others are overlays
 * @param fixedTimeouts timeouts drawn beside phi, in the unit of the document, each > 0
 * @param now the tick at which the detectors are asked, 0 or more
 * @param instantOrder what comes first at {@code now}
 * @param horizon the tick at which observation ends, for quality of service; empty for the later of
 *     now and the last arrival
 * @param consumers who acts on phi
 * @param prior probability that the sender has stopped, before the silence; above 0 and below 1
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
    BigDecimal prior) {
  public static final int MAX_TAPES = 2;
  public static final int MAX_POLICIES = 8;
  public static final int MAX_FIXED_TIMEOUTS = 4;
  public static final int MAX_CONSUMERS = 8;

  public DetectorBench {
    tapes = List.copyOf(tapes);
    policies = List.copyOf(policies);
    fixedTimeouts = List.copyOf(fixedTimeouts);
    consumers = List.copyOf(consumers);
    requireSize("tapes", tapes, 1, MAX_TAPES);
    requireSize("policies", policies, 1, MAX_POLICIES);
    requireSize("fixedTimeouts", fixedTimeouts, 0, MAX_FIXED_TIMEOUTS);
    requireSize("consumers", consumers, 0, MAX_CONSUMERS);
    if (now < 0) {
      throw new IllegalArgumentException("now must be 0 or more, got " + now);
    }
    if (prior.signum() <= 0 || prior.compareTo(BigDecimal.ONE) >= 0) {
      throw new IllegalArgumentException("prior must be above 0 and below 1, got " + prior);
    }
  }

  private static void requireSize(String what, List<?> list, int least, int most) {
    if (list.size() < least || list.size() > most) {
      throw new IllegalArgumentException(
          what + " must hold " + least + " to " + most + ", got " + list.size());
    }
  }

  public Tape tape() {
    return tapes.get(0);
  }

  public PhiPolicy policy() {
    return policies.get(0);
  }
}
