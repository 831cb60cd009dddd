package phiscope.cli.solve;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.BenchLimits;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** The times of one problem as the ticks in which a detector counts. */
record ProblemTicks(TickScale scale) {
  /**
   * A scale on which every event is a whole tick, and as far as there is room the times of the
   * policy too; or empty with a complaint.
   */
  static Optional<ProblemTicks> of(
      ProblemFields fields, PhiPolicy policy, List<DetectorEvent> events) {
    int needed = 0;
    BigFraction latest = BigFraction.ZERO;
    for (DetectorEvent event : events) {
      needed = Math.max(needed, decimals(event.at()));
      latest = event.at().compareTo(latest) > 0 ? event.at() : latest;
    }
    if (needed > TickScale.MAX_DECIMALS || !fits(latest, needed)) {
      fields.complainAbout(
          "events", "solve.detector.ticks", TickScale.MAX_DECIMALS, BenchLimits.MAX_TICK);
      return Optional.empty();
    }
    int decimals = Math.min(TickScale.MAX_DECIMALS, Math.max(needed, decimals(policy)));
    while (decimals > needed && !fits(latest, decimals)) {
      decimals--;
    }
    return Optional.of(new ProblemTicks(new TickScale(TimeUnit.NONE, decimals)));
  }

  private static boolean fits(BigFraction time, int decimals) {
    BigInteger ticks = ticks(time, decimals);
    return ticks.compareTo(BigInteger.valueOf(BenchLimits.MAX_TICK)) <= 0;
  }

  private static BigInteger ticks(BigFraction time, int decimals) {
    return time.multiply(BigInteger.TEN.pow(decimals)).getNumerator();
  }

  /** The decimal places that a fraction needs; more than any tick has if it is no decimal. */
  private static int decimals(BigFraction time) {
    BigInteger scaled = BigInteger.ONE;
    for (int decimals = 0; decimals <= TickScale.MAX_DECIMALS; decimals++) {
      if (scaled.mod(time.getDenominator()).signum() == 0) {
        return decimals;
      }
      scaled = scaled.multiply(BigInteger.TEN);
    }
    return TickScale.MAX_DECIMALS + 1;
  }

  /** The decimal places of the times of a policy that become whole ticks. */
  private static int decimals(PhiPolicy policy) {
    int decimals = 0;
    if (policy.windowSize() instanceof WindowSize.Lasting lasting) {
      decimals = Math.max(decimals, decimals(lasting.time()));
    }
    if (policy.record() instanceof RecordRule.UpTo upTo) {
      decimals = Math.max(decimals, decimals(upTo.time()));
    }
    if (policy.firstEstimate().isPresent()) {
      FirstEstimate estimate = policy.firstEstimate().get();
      // A quarter has two more decimals.
      int quarter = estimate.shape() == FirstEstimate.Shape.PAIR ? 2 : 0;
      decimals = Math.max(decimals, decimals(estimate.value()) + quarter);
    }
    return decimals;
  }

  private static int decimals(BigDecimal time) {
    return Math.max(0, time.stripTrailingZeros().scale());
  }

  /** The tick of an event. */
  long of(BigFraction time) {
    return ticks(time, scale.decimals()).longValueExact();
  }

  /** A tick as a part of the unit. */
  static BigFraction tick(TickScale scale) {
    return new BigFraction(BigInteger.ONE, BigInteger.TEN.pow(scale.decimals()));
  }
}
