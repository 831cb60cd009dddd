package phiscope.core.detector;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SequenceRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.VarianceKind;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.numeric.LogisticTail;
import phiscope.core.numeric.NormalTail;
import phiscope.core.numeric.OneMinusCdf;

/**
 * The detector by the letter of the policy's fields, in decimals of 40 digits and without thought
 * of speed; one tick is one unit. What the fast one must equal.
 */
final class NaiveDetector {
  static final MathContext DIGITS = new MathContext(40);

  /** An interval in the window and when it ended. */
  record Interval(long length, long end, boolean synthetic) {}

  private final PhiPolicy policy;
  private final List<Interval> window = new ArrayList<>();
  private Long last;
  private Integer incarnation;
  private Long largest;

  NaiveDetector(PhiPolicy policy) {
    this.policy = policy;
    if (policy.startCountsAsHeartbeat()) {
      first(0);
    }
  }

  Long last() {
    return last;
  }

  List<Interval> window() {
    return window;
  }

  private void first(long arrival) {
    last = arrival;
    policy
        .firstEstimate()
        .ifPresent(
            estimate -> {
              long value = estimate.value().longValueExact();
              if (estimate.shape() == PhiPolicy.FirstEstimate.Shape.SINGLE) {
                window.add(new Interval(value, arrival, true));
              } else {
                window.add(new Interval(value - value / 4, arrival, true));
                window.add(new Interval(value + value / 4, arrival, true));
              }
              shorten();
            });
  }

  /** Null where it was ignored; else whether its interval was recorded. */
  Boolean deliver(long sequence, long arrival, int newIncarnation) {
    if (incarnation != null && newIncarnation < incarnation) {
      return null;
    }
    if (incarnation != null && newIncarnation > incarnation) {
      window.clear();
      last = null;
      largest = null;
    }
    boolean increasing = policy.sequenceRule() == SequenceRule.INCREASING;
    if (increasing && largest != null && sequence <= largest) {
      return null;
    }
    incarnation = newIncarnation;
    largest = sequence;
    if (last == null) {
      first(arrival);
      return false;
    }
    boolean records = records(arrival);
    if (records) {
      window.add(new Interval(arrival - last, arrival, false));
    }
    last = arrival;
    shorten();
    return records;
  }

  private boolean records(long arrival) {
    if (policy.parameters() instanceof ModelParameters.Given) {
      return false;
    }
    if (policy.record() instanceof RecordRule.UpTo upTo) {
      return BigDecimal.valueOf(arrival - last).compareTo(upTo.time()) <= 0;
    }
    return !(policy.record() instanceof RecordRule.WhileAvailable) || !suspected(arrival);
  }

  private void shorten() {
    if (policy.windowSize() instanceof WindowSize.Last size) {
      while (window.size() > size.intervals()) {
        window.remove(0);
      }
    }
    if (policy.windowSize() instanceof WindowSize.Lasting lasting) {
      window.removeIf(
          interval -> BigDecimal.valueOf(last - interval.end()).compareTo(lasting.time()) >= 0);
    }
  }

  BigDecimal mean() {
    if (policy.parameters() instanceof ModelParameters.Given given) {
      return given.mean();
    }
    BigDecimal sum = BigDecimal.ZERO;
    for (Interval interval : window) {
      sum = sum.add(BigDecimal.valueOf(interval.length()));
    }
    return sum.divide(BigDecimal.valueOf(window.size()), DIGITS);
  }

  BigDecimal rawSigma() {
    if (policy.parameters() instanceof ModelParameters.Given given) {
      return given.std();
    }
    BigDecimal mean = mean();
    BigDecimal squares = BigDecimal.ZERO;
    for (Interval interval : window) {
      squares = squares.add(BigDecimal.valueOf(interval.length()).subtract(mean).pow(2));
    }
    int divisor = window.size() - (policy.variance() == VarianceKind.SAMPLE ? 1 : 0);
    // An exactly equal window has no spread, however the mean was rounded.
    boolean equal = window.stream().mapToLong(Interval::length).distinct().count() <= 1;
    return divisor == 0 || equal
        ? BigDecimal.ZERO
        : squares.divide(BigDecimal.valueOf(divisor), DIGITS).sqrt(DIGITS);
  }

  BigDecimal sigma() {
    if (policy.sigmaFloor() instanceof SigmaFloor.Absolute floor) {
      return rawSigma().max(floor.time());
    }
    return policy.sigmaFloor() instanceof SigmaFloor.Relative floor
        ? rawSigma().max(floor.shareOfMean().multiply(mean()))
        : rawSigma();
  }

  boolean trained() {
    if (policy.parameters() instanceof ModelParameters.Given) {
      boolean spread = policy.tail() != Tail.EXPONENTIAL || mean().signum() > 0;
      return last != null && spread && policy.tail() != Tail.EMPIRICAL;
    }
    if (window.size() < policy.minimumSamples()) {
      return false;
    }
    return switch (policy.tail()) {
      case NORMAL, LOGISTIC -> sigma().signum() > 0;
      case EXPONENTIAL -> mean().signum() > 0;
      case EMPIRICAL -> true;
    };
  }

  /** The standardised silence, whatever the tail needs. */
  private double score(long now) {
    BigDecimal late = BigDecimal.valueOf(now - last).subtract(policy.acceptablePause());
    return switch (policy.tail()) {
      case NORMAL, LOGISTIC -> late.subtract(mean()).divide(sigma(), DIGITS).doubleValue();
      case EXPONENTIAL -> late.divide(mean(), DIGITS).doubleValue();
      case EMPIRICAL ->
          (double)
                  window.stream()
                      .filter(i -> BigDecimal.valueOf(i.length()).compareTo(late) > 0)
                      .count()
              / window.size();
    };
  }

  /** Phi of the model. */
  double exactPhi(long now) {
    double score = score(now);
    return switch (policy.tail()) {
      case NORMAL ->
          policy.arithmetic() == PhiPolicy.Arithmetic.ONE_MINUS_CDF
              ? OneMinusCdf.phi(score)
              : NormalTail.phi(score);
      // Pekko's own arithmetic loses digits before its exponential underflows.
      case LOGISTIC ->
          policy.upperEnd() instanceof UpperEnd.Infinity
              ? LogisticTail.phi(score)
              : LogisticTail.exactPhi(score);
      case EXPONENTIAL -> Math.max(0, score / Math.log(10));
      case EMPIRICAL -> 0.0 - Math.log10(score);
    };
  }

  /** NaN where there is no answer. */
  double phi(long now) {
    if (!trained()) {
      return switch (policy.preset()) {
        case S000, S002, S002_PRODUCTION, PEKKO, HAZELCAST -> 0;
        default -> Double.NaN;
      };
    }
    double phi = exactPhi(now);
    if (policy.upperEnd() instanceof UpperEnd.Cap cap) {
      return Math.min(phi, cap.phi().doubleValue());
    }
    if (policy.upperEnd() instanceof UpperEnd.AtLeast30) {
      boolean direct =
          policy.tail() == Tail.NORMAL && policy.arithmetic() == PhiPolicy.Arithmetic.SURVIVAL;
      boolean beyond = direct ? score(now) >= 12 : phi > 30;
      return beyond ? 30 : phi;
    }
    boolean ends = policy.upperEnd() instanceof UpperEnd.Infinity;
    return ends && phi > 323.4 ? Double.POSITIVE_INFINITY : phi;
  }

  /** By phi itself and the comparison; unlike the fast one, it takes the logarithm. */
  boolean suspected(long now) {
    if (!trained()) {
      return false;
    }
    double threshold = policy.threshold().doubleValue();
    double phi = phi(now);
    return policy.comparison() == PhiPolicy.Comparison.AT_LEAST
        ? phi >= threshold
        : phi > threshold;
  }

  /** Whether rounding may decide. */
  boolean nearlyTied(long now) {
    if (!trained()) {
      return false;
    }
    double threshold = policy.threshold().doubleValue();
    double tolerance = policy.arithmetic() == PhiPolicy.Arithmetic.ONE_MINUS_CDF ? 1e-6 : 1e-10;
    boolean near = Math.abs(phi(now) - threshold) <= tolerance * threshold;
    boolean nearEnd =
        Math.abs(exactPhi(now) - 323.4) < 0.2
            || policy.tail() == Tail.NORMAL && Math.abs(score(now) - 12) < 1e-9;
    return near || nearEnd;
  }
}
