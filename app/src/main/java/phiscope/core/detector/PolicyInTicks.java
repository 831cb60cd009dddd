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
 * @param windowCapacity intervals in the window, 0 for no such bound
 * @param windowReach of a window that lasts: an interval that ended so many ticks before the last
 *     arrival is still in it; -1 for no such bound
 * @param floor least standard deviation in ticks, 0 for none
 * @param floorShare least standard deviation as a share of the mean, 0 for none
 * @param givenMean mean in ticks where parameters are given, else NaN
 * @param givenStd standard deviation in ticks where parameters are given, else NaN
 * @param pause the acceptable pause in ticks
 * @param firstIntervals the synthetic first intervals in ticks
 * @param recordUpTo the longest interval that is recorded
 * @param untrainedPhi what an untrained detector answers, NaN for nothing
 * @param localPause the longest observer pause without consequence, {@link Long#MAX_VALUE} for all
 * @param scale phi over the score
 * @param rules thresholds as silences
 * @param rule the policy's own threshold
 */
record PolicyInTicks(
    PhiPolicy policy,
    TickScale ticks,
    int windowCapacity,
    long windowReach,
    double floor,
    double floorShare,
    double givenMean,
    double givenStd,
    double pause,
    List<Long> firstIntervals,
    long recordUpTo,
    double untrainedPhi,
    long localPause,
    PhiScale scale,
    SuspicionRules rules,
    SuspicionRule rule) {

  /** The policy in ticks; of equal policies the same, so that a thousand senders share one. */
  static PolicyInTicks of(PhiPolicy policy, TickScale ticks) {
    return SharedPolicies.of(policy, ticks);
  }

  /** The same, taking over what an earlier one has found out about thresholds. */
  static PolicyInTicks of(PhiPolicy policy, TickScale ticks, PolicyInTicks earlier) {
    PhiScale scale = new PhiScale(policy.tail(), policy.arithmetic(), policy.upperEnd());
    SuspicionRules rules = SuspicionRules.of(scale, policy, earlier == null ? null : earlier.rules);
    return of(policy, ticks, scale, rules, rules.of(policy.threshold()));
  }

  /** A policy whose own rule is another than that of its threshold. */
  static PolicyInTicks withRule(PhiPolicy policy, TickScale ticks, SuspicionRule rule) {
    PhiScale scale = new PhiScale(policy.tail(), policy.arithmetic(), policy.upperEnd());
    return of(policy, ticks, scale, SuspicionRules.of(scale, policy, null), rule);
  }

  private static PolicyInTicks of(
      PhiPolicy policy, TickScale ticks, PhiScale scale, SuspicionRules rules, SuspicionRule rule) {
    Times times = new Times(ticks);
    SigmaFloor floor = policy.sigmaFloor();
    boolean given = policy.parameters() instanceof ModelParameters.Given;
    return new PolicyInTicks(
        policy,
        ticks,
        policy.windowSize() instanceof WindowSize.Last last ? last.intervals() : 0,
        policy.windowSize() instanceof WindowSize.Lasting lasting
            ? times.below(lasting.time())
            : -1,
        floor instanceof SigmaFloor.Absolute absolute ? times.ticks(absolute.time()) : 0,
        floor instanceof SigmaFloor.Relative share ? share.shareOfMean().doubleValue() : 0,
        given ? times.ticks(((ModelParameters.Given) policy.parameters()).mean()) : Double.NaN,
        given ? times.ticks(((ModelParameters.Given) policy.parameters()).std()) : Double.NaN,
        times.ticks(policy.acceptablePause()),
        policy.firstEstimate().map(times::intervals).orElse(List.of()),
        policy.record() instanceof RecordRule.UpTo upTo ? times.floor(upTo.time()) : Long.MAX_VALUE,
        untrainedPhi(policy.preset()),
        policy.localPause().map(times::floor).orElse(Long.MAX_VALUE),
        scale,
        rules,
        rule);
  }

  /**
   * S000 and S002 answer 0 below two samples, Pekko and Hazelcast without a heartbeat; S003 would
   * refuse, S004 says UNTRAINED, the paper and Cassandra have no answer.
   */
  private static double untrainedPhi(Preset preset) {
    return switch (preset) {
      case S000, S002, S002_PRODUCTION, PEKKO, HAZELCAST -> 0;
      case S003, S004, HAYASHIBARA, CASSANDRA -> Double.NaN;
    };
  }

  boolean isGiven() {
    return !Double.isNaN(givenMean);
  }

  boolean isEmpirical() {
    return scale.tail() == Tail.EMPIRICAL;
  }

  boolean usesSampleVariance() {
    return policy.variance() == VarianceKind.SAMPLE;
  }

  boolean needsGrowingSequences() {
    return policy.sequenceRule() == SequenceRule.INCREASING;
  }

  boolean recordsWhileAvailable() {
    return policy.record() instanceof RecordRule.WhileAvailable;
  }

  /** The score of a silence before there is a model: NaN where nothing is answered. */
  double untrainedScore() {
    return Double.isNaN(untrainedPhi) ? Double.NaN : PhiScale.NOTHING_YET;
  }

  /** Turns times of the document into ticks. */
  private record Times(TickScale ticks) {
    private static final double LARGEST = 1e250;
    private static final BigDecimal LONGEST = BigDecimal.valueOf(Long.MAX_VALUE);

    /** At most {@link #LARGEST}, so that no product or difference of times overflows. */
    double ticks(BigDecimal time) {
      return Math.min(LARGEST, time.movePointRight(ticks.decimals()).doubleValue());
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
