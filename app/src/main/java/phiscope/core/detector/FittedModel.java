package phiscope.core.detector;

import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.numeric.IntervalSums;

/**
 * The model of a window, fitted again when it is asked for after the window has changed. Mutable.
 *
 * <p>A silence has the score (elapsed - base) / scale; see {@link PhiScale}.
 */
final class FittedModel {
  private static final double WHOLE_DOUBLES = 0x1p52;

  /** From here on the mean may be rounded by a tick. */
  private static final long LARGE = 1L << 50;

  private final RunningPolicy policy;
  private final IntervalWindow window;

  /** Whether the silence of score 0 is the mean of the window or more. */
  private final boolean beginsAtMean;

  private boolean started;
  private boolean fitted;
  private boolean trained;
  private double base;
  private double scale;

  /** The rule that was asked about last, since the state changed, where an answer is kept. */
  private SuspicionRule asked;

  /** The least whole silence that is suspicion under that rule. */
  private long suspiciousFrom;

  FittedModel(RunningPolicy policy, IntervalWindow window) {
    this.policy = policy;
    this.window = window;
    Tail tail = policy.scale().tail();
    beginsAtMean =
        !policy.isGiven() && policy.pause() >= 0 && (tail == Tail.NORMAL || tail == Tail.LOGISTIC);
  }

  /**
   * Tells that the state has changed.
   *
   * @param heartbeatSeen whether a heartbeat was accepted: given parameters need no more
   */
  void forget(boolean heartbeatSeen) {
    started = heartbeatSeen;
    fitted = false;
    asked = null;
  }

  /** Whether there is a model. */
  boolean isTrained() {
    return fitted ? trained : fit();
  }

  private boolean fit() {
    fitted = true;
    trained = policy.isGiven() ? started : window.count() >= policy.minimumSamples();
    if (trained) {
      fitScore();
    }
    return trained;
  }

  private double mean() {
    return policy.isGiven() ? policy.given().mean() : window.sums().mean();
  }

  private double sigma(double mean) {
    return Math.max(rawSigma(), policy.leastSigma(mean));
  }

  /** The standard deviation before the floor. */
  private double rawSigma() {
    return policy.isGiven() ? policy.given().std() : Math.sqrt(variance(window.sums()));
  }

  private double variance(IntervalSums sums) {
    if (policy.usesSampleVariance()) {
      return sums.count() < 2 ? 0 : sums.sampleVariance();
    }
    return sums.populationVariance();
  }

  /** Without spread (or, for an exponential tail, without a mean) there is no model. */
  private void fitScore() {
    switch (policy.scale().tail()) {
      case NORMAL, LOGISTIC -> {
        double mean = mean();
        base = mean + policy.pause();
        scale = sigma(mean);
      }
      case EXPONENTIAL -> {
        base = policy.pause();
        scale = mean();
      }
      case EMPIRICAL -> {
        base = policy.pause();
        scale = policy.isGiven() ? 0 : 1;
      }
    }
    trained = scale > 0;
  }

  /**
   * The silence at which phi reaches the rule's threshold: below 0 where it is there at once,
   * infinite where it never is, NaN where untrained.
   */
  double crossing(SuspicionRule rule) {
    if (!isTrained()) {
      return Double.NaN;
    }
    if (!policy.isEmpirical()) {
      return base + scale * rule.score();
    }
    long allowed = rule.longerAllowed(window.count());
    if (allowed < 0) {
      return Double.POSITIVE_INFINITY;
    }
    return allowed >= window.count()
        ? Double.NEGATIVE_INFINITY
        : window.intervalWithLonger(allowed) + base;
  }

  /**
   * Whether a whole silence is suspicion; never where untrained. Asked again under the same rule,
   * it is one comparison.
   */
  boolean isSuspicious(long silence, SuspicionRule rule) {
    return rule == asked ? silence >= suspiciousFrom : findSuspicious(silence, rule);
  }

  private boolean findSuspicious(long silence, SuspicionRule rule) {
    if (!fitted && isShort(silence, rule)) {
      return false;
    }
    if (!isTrained()) {
      return false;
    }
    double crossing = crossing(rule);
    // An empirical tail jumps, and has jumped at the crossing.
    boolean orEqual = rule.orEqual() || policy.isEmpirical();
    // Beyond, a silence itself is rounded before it is compared.
    if (Math.abs(crossing) < WHOLE_DOUBLES) {
      long whole = (long) Math.ceil(crossing);
      suspiciousFrom = whole == crossing && !orEqual ? whole + 1 : whole;
      asked = rule;
    }
    return orEqual ? silence >= crossing : silence > crossing;
  }

  /**
   * Whether a silence is shorter than the mean, by more than any rounding: then no model, or none
   * yet, makes it suspicious under a threshold of which the tail is half or less, and most silences
   * need no model.
   */
  private boolean isShort(long silence, SuspicionRule rule) {
    return beginsAtMean
        && rule.score() >= 0
        && silence >= 0
        && silence < LARGE
        && window.sums().meanIsAtLeast(silence + 1);
  }

  /** The score of a silence; NaN or {@link PhiScale#NOTHING_YET} where untrained. */
  double score(double elapsed) {
    if (!isTrained()) {
      return policy.untrainedScore();
    }
    return policy.isEmpirical()
        ? -(double) window.longerThan(elapsed - base) / window.count()
        : (elapsed - base) / scale;
  }

  /** The silence of score 0; NaN where untrained. */
  double base() {
    return isTrained() ? base : Double.NaN;
  }

  /** How much longer a silence of one score more is. */
  double scale() {
    return scale;
  }

  NormalModel normalModel() {
    double mean = mean();
    double raw = rawSigma();
    double sigma = sigma(mean);
    return new NormalModel(mean, sigma, raw, policy.pause(), sigma > raw);
  }
}
