package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.Optional;
import phiscope.core.detector.PhiPolicy.Arithmetic;
import phiscope.core.detector.PhiPolicy.Comparison;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SequenceRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.VarianceKind;
import phiscope.core.trace.TimeUnit;

/**
 * The policy of each article and system, field by field, from its code.
 *
 * <p>What a field is not said to be here is at its plain value: window of 1000, population
 * variance, no floor, learned parameters, no pause, no first estimate, every interval recorded,
 * every heartbeat accepted, exact normal tail, no boundary band, {@code phi >= threshold},
 * threshold 8.
 */
public final class Presets {
  private Presets() {}

  /**
   * The policy of a preset.
   *
   * @param unit the unit of the document, into which the preset's times are converted from its
   *     {@linkplain Preset#nativeUnit native one}; {@link TimeUnit#NONE} takes the numbers as they
   *     are
   */
  public static PhiPolicy policy(Preset preset, TimeUnit unit) {
    Times times = new Times(preset.nativeUnit(), unit);
    return switch (preset) {
      case S000 -> s000();
      case S002 -> s002(new SigmaFloor.Absolute(times.of("0.0001")), preset);
      case S002_PRODUCTION -> s002(new SigmaFloor.Relative(new BigDecimal("0.1")), preset);
      case S003 -> s003(times);
      case S004 -> s004(times);
      case HAYASHIBARA -> hayashibara();
      case PEKKO -> pekko(times);
      case CASSANDRA -> cassandra(times);
      case HAZELCAST -> hazelcast(times);
    };
  }

  /**
   * The Go program of S000: {@code newPhi(20)}; {@code stats} divides by n - 1 and gives 0, 0 below
   * two samples; {@code Phi} answers 0 where the deviation is not above 0, and 16 from a tail of
   * 1e-16; {@code timeToPhi} compares by {@code >=}. It prints what phi 3 needs.
   */
  private static PhiPolicy s000() {
    return new PolicyDraft(Preset.S000)
        .windowSize(20)
        .minimumSamples(2)
        .variance(VarianceKind.SAMPLE)
        .upperEnd(new UpperEnd.Cap(BigDecimal.valueOf(16)))
        .threshold(BigDecimal.valueOf(3))
        .policy();
  }

  /**
   * The Go package of S002: sample deviation with a floor of 1e-4 s (or, as its advice for
   * production, a tenth of the mean); {@code 1 - phi(y)} in doubles, infinite where that is 0;
   * below two samples 0; {@code New} sets {@code last}, so that the first interval counts from the
   * start. The window is the least it advises (100 to 1000); "phi > 8" is its threshold.
   */
  private static PhiPolicy s002(SigmaFloor floor, Preset preset) {
    return new PolicyDraft(preset)
        .windowSize(100)
        .minimumSamples(2)
        .variance(VarianceKind.SAMPLE)
        .sigmaFloor(floor)
        .startCountsAsHeartbeat(true)
        .arithmetic(Arithmetic.ONE_MINUS_CDF)
        .upperEnd(new UpperEnd.Infinity())
        .comparison(Comparison.GREATER)
        .policy();
  }

  /**
   * The Python function of S003, with the numbers of its example: mean 1000 ms, deviation 50 ms, no
   * window; infinite where {@code 0.5 * erfc} is 0; {@code stable > 2}.
   */
  private static PhiPolicy s003(Times times) {
    return new PolicyDraft(Preset.S003)
        .parameters(new ModelParameters.Given(times.of("1000"), times.of("50")))
        .upperEnd(new UpperEnd.Infinity())
        .comparison(Comparison.GREATER)
        .threshold(BigDecimal.valueOf(2))
        .policy();
  }

  /**
   * The reference of S004: the last four intervals, untrained until there are four; population
   * variance, floor 1; growing sequence numbers only; within 1e-9 of a threshold a boundary; from z
   * = 12 on "phi > 30". The threshold is that of its first consumer.
   */
  private static PhiPolicy s004(Times times) {
    return new PolicyDraft(Preset.S004)
        .windowSize(4)
        .minimumSamples(4)
        .sigmaFloor(new SigmaFloor.Absolute(times.of("1")))
        .sequenceRule(SequenceRule.INCREASING)
        .upperEnd(new UpperEnd.AtLeast30())
        .boundaryBand(new BigDecimal("1e-9"))
        .threshold(BigDecimal.ONE)
        .policy();
  }

  /**
   * Hayashibara, Defago, Yared, Katayama, JAIST IS-RR-2004-010, section IV: mean and variance of a
   * sliding window of 1000, exact normal tail. The paper sets no floor and names no threshold (8 is
   * what its successors took); the two samples that a deviation needs are the least here, where the
   * paper's experiments leave out the whole first window.
   */
  private static PhiPolicy hayashibara() {
    return new PolicyDraft(Preset.HAYASHIBARA)
        .minimumSamples(2)
        .comparison(Comparison.GREATER)
        .policy();
  }

  /**
   * Pekko's {@code PhiAccrualFailureDetector} with the defaults of {@code cluster.failure-detector}
   * (reference.conf): threshold 8, 1000 samples, least deviation 100 ms, pause 3 s, first estimate
   * 1 s as a pair; an interval is recorded only while the sender was still available; {@code
   * isAvailable = phi < threshold}.
   */
  private static PhiPolicy pekko(Times times) {
    return new PolicyDraft(Preset.PEKKO)
        .sigmaFloor(new SigmaFloor.Absolute(times.of("100")))
        .acceptablePause(times.of("3000"))
        .firstEstimate(estimate(times.of("1000"), FirstEstimate.Shape.PAIR))
        .record(new RecordRule.WhileAvailable())
        .tail(Tail.LOGISTIC)
        .upperEnd(new UpperEnd.Infinity())
        .policy();
  }

  /**
   * Cassandra's {@code FailureDetector}: exponential tail, 1000 samples, a synthetic first one of
   * 2000 ms, longer intervals dropped, {@code PHI_FACTOR * phi > 8}, local pause 5000 ms.
   */
  private static PhiPolicy cassandra(Times times) {
    return new PolicyDraft(Preset.CASSANDRA)
        .firstEstimate(estimate(times.of("2000"), FirstEstimate.Shape.SINGLE))
        .record(new RecordRule.UpTo(times.of("2000")))
        .tail(Tail.EXPONENTIAL)
        .comparison(Comparison.GREATER)
        .localPause(Optional.of(times.of("5000")))
        .policy();
  }

  /**
   * Hazelcast's {@code PhiAccrualFailureDetector}: as Pekko, but threshold 10, 200 samples, pause
   * 60 s (max-no-heartbeat), estimate 5 s (the heartbeat interval). It moves the last arrival
   * before it asks whether the sender is available, so every interval is recorded.
   */
  private static PhiPolicy hazelcast(Times times) {
    return new PolicyDraft(Preset.HAZELCAST)
        .windowSize(200)
        .sigmaFloor(new SigmaFloor.Absolute(times.of("100")))
        .acceptablePause(times.of("60000"))
        .firstEstimate(estimate(times.of("5000"), FirstEstimate.Shape.PAIR))
        .tail(Tail.LOGISTIC)
        .upperEnd(new UpperEnd.Infinity())
        .threshold(BigDecimal.TEN)
        .policy();
  }

  private static Optional<FirstEstimate> estimate(BigDecimal time, FirstEstimate.Shape shape) {
    return Optional.of(new FirstEstimate(time, shape));
  }

  /** Converts times of one unit into another. */
  private record Times(TimeUnit from, TimeUnit to) {
    BigDecimal of(String time) {
      BigDecimal value = new BigDecimal(time);
      if (from == TimeUnit.NONE || to == TimeUnit.NONE) {
        return value;
      }
      BigDecimal converted = value.movePointRight(to.decimalsOfSecond() - from.decimalsOfSecond());
      BigDecimal plain = converted.stripTrailingZeros();
      return plain.scale() < 0 ? plain.setScale(0) : plain;
    }
  }
}
