package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import phiscope.core.numeric.LogisticTail;
import phiscope.core.numeric.NormalTail;
import phiscope.core.trace.TickScale;

/**
 * Phi as a function of the silence under one policy, with the model of one moment. Immutable; times
 * are ticks.
 */
public final class PhiModel {
  private final RunningPolicy policy;
  private final NormalModel model;
  private final double base;
  private final double scale;

  /** Ascending; null unless the tail is empirical. */
  private final long[] intervals;

  PhiModel(RunningPolicy policy, NormalModel model, long[] window) {
    this.policy = policy;
    this.model = model;
    boolean exponential = policy.scale().tail() == PhiPolicy.Tail.EXPONENTIAL;
    boolean centred = !exponential && !policy.isEmpirical();
    base = centred ? model.centre() : model.pause();
    scale = exponential ? model.mean() : model.sigma();
    intervals = policy.isEmpirical() ? window.clone() : null;
    if (intervals != null) {
      Arrays.sort(intervals);
    }
  }

  /**
   * The function of a model that was read.
   *
   * @param policy the policy
   * @param ticks how its times are read as ticks
   * @param model the model that a detector under it fitted
   * @param window all intervals in the window; needed for an empirical tail only
   */
  public static PhiModel of(
      PhiPolicy policy, TickScale ticks, NormalModel model, List<Long> window) {
    long[] intervals = window.stream().mapToLong(Long::longValue).toArray();
    return new PhiModel(PolicyInTicks.of(policy, ticks).running(), model, intervals);
  }

  /** The model. */
  public NormalModel model() {
    return model;
  }

  /** What the policy answers after a silence, under its own threshold. */
  public PhiResult at(double elapsed) {
    return at(elapsed, policy.rule());
  }

  /** What the policy answers after a silence to somebody with another threshold. */
  public PhiResult at(double elapsed, SuspicionRule rule) {
    double crossing = crossing(rule);
    boolean suspected =
        policy.isEmpirical() ? elapsed >= crossing : rule.isReached(elapsed, crossing);
    return policy.scale().answer(score(elapsed), suspected, rule.isBoundary(elapsed, base, scale));
  }

  /** The phi that the policy answers after a silence: may be infinite, never NaN. */
  public double phi(double elapsed) {
    return policy.scale().phi(score(elapsed));
  }

  /** Phi of the model itself, whatever the policy's arithmetic and upper end. */
  public double exactPhi(double elapsed) {
    return policy.scale().exactPhi(score(elapsed));
  }

  /** The model's exact tail after a silence. */
  public double survival(double elapsed) {
    double score = score(elapsed);
    return switch (policy.scale().tail()) {
      case NORMAL -> NormalTail.survival(score);
      case LOGISTIC -> LogisticTail.survival(score);
      case EXPONENTIAL -> StrictMath.exp(-Math.max(0, score));
      case EMPIRICAL -> 0.0 - score;
    };
  }

  /** log10 of {@link #survival}, finite where that underflows; 0 or less, never -0.0. */
  public double log10Survival(double elapsed) {
    return 0.0 - exactPhi(elapsed);
  }

  /** The density of the next interval at a length, in 1/tick; NaN for an empirical tail. */
  public double density(double elapsed) {
    double score = score(elapsed);
    return switch (policy.scale().tail()) {
      case NORMAL -> NormalTail.density(score) / scale;
      case LOGISTIC -> LogisticTail.survival(score) * logisticHazard(score) / scale;
      case EXPONENTIAL -> score < 0 ? 0 : StrictMath.exp(-score) / scale;
      case EMPIRICAL -> Double.NaN;
    };
  }

  /** The slope of -ln S of the logistic approximation. */
  private static double logisticHazard(double y) {
    return LogisticTail.survival(-y) * (1.5976 + 3 * 0.070566 * y * y);
  }

  /**
   * The silence at which the answer reaches a threshold: 0 or more, infinite where it never does.
   */
  double elapsedOf(BigDecimal threshold) {
    return Math.max(0.0, crossing(policy.rules().of(threshold)));
  }

  /** A threshold made ready for {@link #at(double, SuspicionRule)}. */
  public SuspicionRule rule(BigDecimal threshold) {
    return policy.rules().of(threshold);
  }

  private double crossing(SuspicionRule rule) {
    return policy.isEmpirical()
        ? orderStatistic(rule.longerAllowed(intervals.length))
        : base + scale * rule.score();
  }

  /** The silence from which at most so many intervals of the window are longer. */
  private double orderStatistic(long longer) {
    if (longer < 0) {
      return Double.POSITIVE_INFINITY;
    }
    return longer >= intervals.length
        ? Double.NEGATIVE_INFINITY
        : intervals[intervals.length - 1 - (int) longer] + base;
  }

  private double score(double elapsed) {
    return policy.isEmpirical()
        ? -(double) longerThan(elapsed - base) / intervals.length
        : (elapsed - base) / scale;
  }

  private int longerThan(double silence) {
    int low = 0;
    int high = intervals.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (intervals[middle] <= silence) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return intervals.length - low;
  }
}
