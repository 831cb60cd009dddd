package phiscope.figure;

import java.util.Optional;
import phiscope.bench.PolicyReading;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.numeric.ExponentialTail;
import phiscope.core.numeric.LogisticTail;
import phiscope.core.numeric.NormalTail;
import phiscope.core.numeric.OneMinusCdf;

/** The distribution that a policy at now expects the next interval to have. Times are ticks. */
final class SilenceModel {
  /** S004 says "phi > 30" from this standard score on. */
  private static final double AT_LEAST_30_FROM = 12;

  /** Below this, 1e-323.3, the double arithmetic of S002 and S003 has a tail of 0. */
  private static final double INFINITE_FROM = 323.3;

  private final PhiPolicy policy;
  private final NormalModel model;
  private final long[] intervals;

  private SilenceModel(PhiPolicy policy, NormalModel model, long[] intervals) {
    this.policy = policy;
    this.model = model;
    this.intervals = intervals;
  }

  /** The model of a policy; empty where it is untrained. */
  static Optional<SilenceModel> of(PolicyReading reading) {
    return reading
        .model()
        .filter(model -> Double.isFinite(model.centre()) && model.sigma() > 0)
        .map(
            model -> {
              long[] sorted =
                  reading.window().intervals().stream()
                      .mapToLong(Long::longValue)
                      .sorted()
                      .toArray();
              return new SilenceModel(reading.policy(), model, sorted);
            });
  }

  PhiPolicy.Tail tail() {
    return policy.tail();
  }

  NormalModel model() {
    return model;
  }

  /** The intervals of the window, rising. */
  long[] intervals() {
    return intervals;
  }

  /** Whether mean and standard deviation are those of a bell, so that z means something. */
  boolean isBell() {
    return tail() == PhiPolicy.Tail.NORMAL || tail() == PhiPolicy.Tail.LOGISTIC;
  }

  /** Probability that the next interval is longer. */
  double survival(double elapsed) {
    return switch (tail()) {
      case NORMAL -> NormalTail.survival(model.z(elapsed));
      case LOGISTIC -> LogisticTail.survival(model.z(elapsed));
      case EXPONENTIAL -> elapsed <= 0 ? 1 : ExponentialTail.survival(elapsed, model.mean());
      case EMPIRICAL -> longer(elapsed) / (double) Math.max(1, intervals.length);
    };
  }

  /** The exact -log10 of {@link #survival}, however small that is. */
  double phi(double elapsed) {
    return switch (tail()) {
      case NORMAL -> NormalTail.phi(model.z(elapsed));
      case LOGISTIC -> LogisticTail.exactPhi(model.z(elapsed));
      case EXPONENTIAL -> ExponentialTail.phi(Math.max(0, elapsed), model.mean());
      case EMPIRICAL -> 0.0 - StrictMath.log10(survival(elapsed));
    };
  }

  private int longer(double elapsed) {
    int low = 0;
    int high = intervals.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (intervals[middle] > elapsed) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return intervals.length - low;
  }

  /** What the policy answers, with its arithmetic and its upper end. */
  double answer(double elapsed) {
    double phi =
        tail() == PhiPolicy.Tail.NORMAL && policy.arithmetic() == PhiPolicy.Arithmetic.ONE_MINUS_CDF
            ? OneMinusCdf.phi(model.z(elapsed))
            : phi(elapsed);
    PhiPolicy.UpperEnd end = policy.upperEnd();
    if (end instanceof PhiPolicy.UpperEnd.Cap cap) {
      return Math.min(phi, cap.phi().doubleValue());
    }
    if (end instanceof PhiPolicy.UpperEnd.AtLeast30 && isBell()) {
      return model.z(elapsed) >= AT_LEAST_30_FROM ? 30 : phi;
    }
    if (end instanceof PhiPolicy.UpperEnd.Infinity && phi > INFINITE_FROM) {
      return Double.POSITIVE_INFINITY;
    }
    return phi;
  }

  /** The density per tick; of an empirical model 0, since it has none. */
  double density(double elapsed) {
    double z = model.z(elapsed);
    return switch (tail()) {
      case NORMAL -> NormalTail.density(z) / model.sigma();
      case LOGISTIC -> logisticDensity(z) / model.sigma();
      case EXPONENTIAL ->
          elapsed < 0 ? 0 : ExponentialTail.survival(elapsed, model.mean()) / model.mean();
      case EMPIRICAL -> 0;
    };
  }

  /** -dS/dy of Pekko's S(y) = 1 / (1 + exp(1.5976 y + 0.070566 y^3)). */
  private static double logisticDensity(double y) {
    double survival = LogisticTail.survival(y);
    return survival * (1 - survival) * (1.5976 + 3 * 0.070566 * y * y);
  }

  /** The greatest density. */
  double peak() {
    return switch (tail()) {
      case NORMAL, LOGISTIC -> density(model.centre());
      case EXPONENTIAL -> 1 / model.mean();
      case EMPIRICAL -> 0;
    };
  }
}
