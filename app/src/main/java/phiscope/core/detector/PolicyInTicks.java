package phiscope.core.detector;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SequenceRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.VarianceKind;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * A policy made ready for heartbeats in ticks.
 *
 * @param policy the policy it was made of
 * @param ticks how its times became ticks
 * @param localPause the longest observer pause without consequence, {@link Long#MAX_VALUE} for all
 * @param running what a detector needs of it
 */
record PolicyInTicks(PhiPolicy policy, TickScale ticks, long localPause, RunningPolicy running) {

  /** The policy in ticks; of equal policies the same, so that a thousand senders share one. */
  static PolicyInTicks of(PhiPolicy policy, TickScale ticks) {
    return SharedPolicies.of(policy, ticks);
  }

  /** The same in an object of its own. */
  static PolicyInTicks unshared(PhiPolicy policy, TickScale ticks) {
    SuspicionRules rules = rules(policy);
    return of(policy, ticks, rules, rules.unshared(policy.threshold()));
  }

  /** A policy whose own rule is another than that of its threshold. */
  static PolicyInTicks withRule(PhiPolicy policy, TickScale ticks, SuspicionRule rule) {
    return of(policy, ticks, rules(policy), rule);
  }

  private static SuspicionRules rules(PhiPolicy policy) {
    PhiScale scale = new PhiScale(policy.tail(), policy.arithmetic(), policy.upperEnd());
    return SharedPolicies.rules(scale, policy.comparison(), policy.boundaryBand());
  }

  private static PolicyInTicks of(
      PhiPolicy policy, TickScale ticks, SuspicionRules rules, SuspicionRule rule) {
    Times times = new Times(ticks);
    long localPause = policy.localPause().map(times::floor).orElse(Long.MAX_VALUE);
    return new PolicyInTicks(policy, ticks, localPause, running(policy, times, rules, rule));
  }

  private static RunningPolicy running(
      PhiPolicy policy, Times times, SuspicionRules rules, SuspicionRule rule) {
    SigmaFloor floor = policy.sigmaFloor();
    List<Long> first = policy.firstEstimate().map(times::intervals).orElse(List.of());
    return new RunningPolicy(
        policy.windowSize() instanceof WindowSize.Last last ? last.intervals() : 0,
        policy.minimumSamples(),
        policy.windowSize() instanceof WindowSize.Lasting lasting
            ? times.below(lasting.time())
            : -1,
        times.floor(floor),
        floor instanceof SigmaFloor.Relative,
        policy.parameters() instanceof ModelParameters.Given given ? times.given(given) : null,
        times.ticks(policy.acceptablePause()),
        first.isEmpty() ? -1 : first.get(0),
        first.size() < 2 ? -1 : first.get(1),
        policy.record() instanceof RecordRule.UpTo upTo ? times.floor(upTo.time()) : Long.MAX_VALUE,
        policy.record() instanceof RecordRule.WhileAvailable,
        policy.variance() == VarianceKind.SAMPLE,
        policy.sequenceRule() == SequenceRule.INCREASING,
        policy.startCountsAsHeartbeat(),
        scoresFromMean(policy),
        answersZeroUntrained(policy.preset()),
        rules,
        rule);
  }

  private static boolean scoresFromMean(PhiPolicy policy) {
    return policy.parameters() instanceof ModelParameters.Learned
        && (policy.tail() == Tail.NORMAL || policy.tail() == Tail.LOGISTIC);
  }

  /**
   * S000 and S002 answer 0 below two samples, Pekko and Hazelcast without a heartbeat; S003 would
   * refuse, S004 says UNTRAINED, the paper and Cassandra have no answer.
   */
  private static boolean answersZeroUntrained(Preset preset) {
    return switch (preset) {
      case S000, S002, S002_PRODUCTION, PEKKO, HAZELCAST -> true;
      case S003, S004, HAYASHIBARA, CASSANDRA -> false;
    };
  }

  boolean isGiven() {
    return running.isGiven();
  }

  boolean isEmpirical() {
    return running.isEmpirical();
  }

  boolean recordsWhileAvailable() {
    return running.recordsWhileAvailable();
  }

  List<Long> firstIntervals() {
    return running.firstIntervals();
  }

  PhiScale scale() {
    return running.scale();
  }

  SuspicionRule rule() {
    return running.rule();
  }

  double untrainedScore() {
    return running.untrainedScore();
  }

  /** Turns times of the document into ticks. */
  private record Times(TickScale ticks) {
    private static final double LARGEST = 1e250;
    private static final BigDecimal LONGEST = BigDecimal.valueOf(Long.MAX_VALUE);

    /** At most {@link #LARGEST}, so that no product or difference of times overflows. */
    double ticks(BigDecimal time) {
      return Math.min(LARGEST, time.movePointRight(ticks.decimals()).doubleValue());
    }

    /** A least deviation in ticks or as a share, 0 for none. */
    double floor(SigmaFloor floor) {
      if (floor instanceof SigmaFloor.Relative share) {
        return share.shareOfMean().doubleValue();
      }
      return floor instanceof SigmaFloor.Absolute absolute ? ticks(absolute.time()) : 0;
    }

    RunningPolicy.Given given(ModelParameters.Given given) {
      return new RunningPolicy.Given(ticks(given.mean()), ticks(given.std()));
    }

    /** The last whole tick at or before a time. */
    long floor(BigDecimal time) {
      return whole(time, RoundingMode.FLOOR);
    }

    /** The last whole tick before a time. */
    long below(BigDecimal time) {
      return whole(time, RoundingMode.CEILING) - 1;
    }

    private long whole(BigDecimal time, RoundingMode rounding) {
      BigDecimal count = time.movePointRight(ticks.decimals());
      return count.compareTo(LONGEST) >= 0
          ? Long.MAX_VALUE
          : count.setScale(0, rounding).longValueExact();
    }

    List<Long> intervals(FirstEstimate estimate) {
      long value = Math.max(0, floor(estimate.value()));
      if (estimate.shape() == FirstEstimate.Shape.SINGLE) {
        return List.of(value);
      }
      long quarter = Math.min(quarter(estimate.value()), Long.MAX_VALUE - value);
      return List.of(value - quarter, value + quarter);
    }

    /**
     * A quarter of the estimate. Pekko divides whole milliseconds ({@code est / 4} of a long); an
     * estimate that is no whole number of them is divided to the tick.
     */
    private long quarter(BigDecimal value) {
      int decimals =
          ticks.unit() == TimeUnit.NONE
              ? 0
              : TimeUnit.MILLISECOND.decimalsOfSecond() - ticks.unit().decimalsOfSecond();
      BigDecimal millis = value.movePointRight(decimals);
      if (millis.stripTrailingZeros().scale() > 0) {
        return floor(value.divide(BigDecimal.valueOf(4)));
      }
      BigDecimal quarter = millis.divideToIntegralValue(BigDecimal.valueOf(4));
      return floor(quarter.movePointLeft(decimals));
    }
  }
}
