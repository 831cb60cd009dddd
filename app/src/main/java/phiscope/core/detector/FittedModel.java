package phiscope.core.detector;

import phiscope.core.numeric.IntervalSums;

/**
 * The model of a window, fitted again when it is asked for after the window has changed. Mutable.
 *
 * <p>A silence has the score (elapsed - base) / scale; see {@link PhiScale}.
 */
final class FittedModel {
  private final PolicyInTicks policy;
  private final IntervalWindow window;
  private boolean started;
  private boolean fitted;
  private boolean trained;
  private double mean;
  private double sigma;
  private double rawSigma;
  private double base;
  private double scale;

  FittedModel(PolicyInTicks policy, IntervalWindow window) {
    this.policy = policy;
    this.window = window;
  }

  /**
   * Tells that the state has changed.
   *
   * @param heartbeatSeen whether a heartbeat was accepted: given parameters need no more
   */
  void forget(boolean heartbeatSeen) {
    started = heartbeatSeen;
    fitted = false;
  }

  /** Whether there is a model. */
  boolean isTrained() {
    if (!fitted) {
      fitted = true;
      trained = policy.isGiven() ? started : window.count() >= policy.policy().minimumSamples();
      if (trained) {
        fitMoments();
        fitScore();
      }
    }
    return trained;
  }

  private void fitMoments() {
    if (policy.isGiven()) {
      mean = policy.givenMean();
      rawSigma = policy.givenStd();
    } else {
      IntervalSums sums = window.sums();
      mean = sums.mean();
      rawSigma = StrictMath.sqrt(variance(sums));
    }
    sigma = Math.max(rawSigma, Math.max(policy.floor(), policy.floorShare() * mean));
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
        base = mean + policy.pause();
        scale = sigma;
      }
      case EXPONENTIAL -> {
        base = policy.pause();
        scale = mean;
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

  /** Whether a silence is suspicion. An empirical tail jumps, and has jumped at the crossing. */
  boolean isReached(double elapsed, SuspicionRule rule) {
    double crossing = crossing(rule);
    return policy.isEmpirical() ? elapsed >= crossing : rule.isReached(elapsed, crossing);
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
    return new NormalModel(mean, sigma, rawSigma, policy.pause(), sigma > rawSigma);
  }
}
