package phiscope.core.detector;

import phiscope.core.numeric.IntervalSums;

/**
 * The model of a window, fitted again when it is asked for after the window has changed. Mutable.
 *
 * <p>A silence has the score (elapsed - base) / scale; see {@link PhiScale}.
 */
final class FittedModel {
  /** The tick of which it is not known yet, or cannot be told in whole doubles. */
  static final long UNKNOWN = Long.MIN_VALUE;

  private static final double WHOLE_DOUBLES = 0x1p52;

  /** Below, a time of ticks is rounded by far less than one in doubles. */
  private static final long SMALL = 1L << 48;

  private final RunningPolicy policy;
  private final IntervalWindow window;

  private boolean started;
  private boolean fitted;
  private boolean trained;
  private double base;
  private double scale;

  /** Whether a decision was asked for since the state changed. */
  private boolean asked;

  FittedModel(RunningPolicy policy, IntervalWindow window) {
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
    asked = false;
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

  /** Whether a whole silence is suspicion; never where untrained. */
  boolean isSuspicious(long silence, SuspicionRule rule) {
    double crossing = crossing(rule);
    return isReachedAt(rule) ? silence >= crossing : silence > crossing;
  }

  /** Whether the crossing itself is suspicion: an empirical tail jumps, and has jumped there. */
  private boolean isReachedAt(SuspicionRule rule) {
    return rule.orEqual() || policy.isEmpirical();
  }

  /**
   * The first tick of which the silence since a heartbeat is suspicion; {@link #UNKNOWN} where
   * untrained, and where a silence is rounded before it is compared.
   *
   * @param last when that heartbeat arrived
   */
  long suspectedFrom(long last, SuspicionRule rule) {
    double crossing = crossing(rule);
    if (!(Math.abs(crossing) < WHOLE_DOUBLES)) {
      return UNKNOWN;
    }
    long whole = (long) Math.ceil(crossing);
    long least = whole == crossing && !isReachedAt(rule) ? whole + 1 : whole;
    long from = last + least;
    boolean overflows = ((last ^ from) & (least ^ from)) < 0;
    return overflows ? UNKNOWN : from;
  }

  /**
   * The side of the crossing that a silence is on, found without a fit: 1 past it, which is
   * suspicion, -1 before it or where there is no model; 0 where that is not told. It tells the
   * first decision after a heartbeat, often the only one, unless the crossing is within a tick of
   * the silence; the second is worth a fit.
   *
   * <p>With n intervals of sum T and sum of squares Q, a silence s is past mean + pause + z sigma
   * where n (s - pause) - T is more than z n sigma, and the square of n sigma is n Q - T^2, or that
   * of the floor. All this is rounded by far less than a tick.
   */
  int sideOfCrossing(long silence, SuspicionRule rule) {
    if (asked || fitted || !policy.scoresFromMean() || !(rule.score() >= 0)) {
      return 0;
    }
    asked = true;
    IntervalSums sums = window.sums();
    long count = sums.count();
    if (count < policy.minimumSamples()) {
      return -1;
    }
    if (silence < 0 || silence >= SMALL || !(policy.pause() < SMALL)) {
      return 0;
    }
    double longer = sums.excess(silence) - count * policy.pause();
    if (longer <= -count) {
      return -1;
    }
    double floor = policy.floor() * (policy.floorIsShareOfMean() ? sums.total() : count);
    boolean sample = policy.usesSampleVariance();
    double times = sample ? count - 1 : 1;
    double squares = sums.squaredDeviations() * (sample ? count : 1);
    double spread = Math.max(squares, floor * floor * times) * (rule.score() * rule.score());
    if (!(spread > 0)) {
      return 0;
    }
    if (longer > count && (longer - count) * (longer - count) * times > spread) {
      return 1;
    }
    return (longer + count) * (longer + count) * times < spread ? -1 : 0;
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
