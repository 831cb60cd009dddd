package phiscope.figure;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import phiscope.bench.PolicyReading;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.trace.TickScale;

/** The distribution that a policy at now expects the next interval to have. Times are ticks. */
final class SilenceModel {
  private final PhiPolicy policy;
  private final PhiModel model;
  private final long[] intervals;

  private SilenceModel(PhiPolicy policy, PhiModel model, long[] intervals) {
    this.policy = policy;
    this.model = model;
    this.intervals = intervals;
  }

  /** The model of a policy; empty where it is untrained. */
  static Optional<SilenceModel> of(PolicyReading reading, TickScale scale) {
    return reading
        .model()
        .filter(model -> Double.isFinite(model.centre()) && Double.isFinite(model.sigma()))
        .filter(model -> model.sigma() > 0 || reading.policy().tail() != PhiPolicy.Tail.NORMAL)
        .map(
            model ->
                new SilenceModel(
                    reading.policy(),
                    PhiModel.of(
                        withoutThreshold(reading.policy()),
                        scale,
                        model,
                        reading.window().intervals()),
                    sorted(reading)));
  }

  /** Phi does not depend on the threshold, and a whole one need not be worked out. */
  private static PhiPolicy withoutThreshold(PhiPolicy policy) {
    return PolicyDraft.of(policy).threshold(BigDecimal.ONE).policy();
  }

  /** The intervals of a window, rising. */
  static long[] sorted(PolicyReading reading) {
    List<Long> intervals = reading.window().intervals();
    long[] rising = new long[intervals.size()];
    Arrays.setAll(rising, intervals::get);
    Arrays.sort(rising);
    return rising;
  }

  PhiPolicy.Tail tail() {
    return policy.tail();
  }

  NormalModel model() {
    return model.model();
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
    return number(model.survival(elapsed), 1);
  }

  /** The exact -log10 of {@link #survival}, however small that is. */
  double phi(double elapsed) {
    return number(model.exactPhi(elapsed), 0);
  }

  /** What the policy answers, with its arithmetic and its upper end. */
  double answer(double elapsed) {
    return number(model.phi(elapsed), 0);
  }

  /** Whether what the policy answers is only a lower bound. */
  boolean isBound(double elapsed) {
    double answer = answer(elapsed);
    if (policy.upperEnd() instanceof PhiPolicy.UpperEnd.Cap cap) {
      return answer >= cap.phi().doubleValue();
    }
    return policy.upperEnd() instanceof PhiPolicy.UpperEnd.AtLeast30 && answer < phi(elapsed);
  }

  /** The density per tick; of an empirical model 0, since it has none. */
  double density(double elapsed) {
    return number(model.density(elapsed), 0);
  }

  /** A model without spread divides 0 by 0 at its centre: there the silence is not yet odd. */
  private static double number(double value, double otherwise) {
    return Double.isNaN(value) ? otherwise : value;
  }

  /** The greatest density. */
  double peak() {
    return switch (tail()) {
      case NORMAL, LOGISTIC -> density(model().centre());
      case EXPONENTIAL -> 1 / model().mean();
      case EMPIRICAL -> 0;
    };
  }

  /** The mass that the model gives to intervals below 0. */
  double massBelowZero() {
    if (!isBell()) {
      return 0;
    }
    // The bell is symmetric: as much lies below 0 as above twice its centre.
    return survival(2 * model().centre());
  }
}
