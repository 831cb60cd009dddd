package phiscope.core.numeric;

/**
 * The exponential tail: S(t) = exp(-t / mean), so phi(t) = t / (mean ln 10).
 *
 * <p>Source: Cassandra {@code FailureDetector}, which multiplies t / mean by PHI_FACTOR = 1 / ln 10
 * (CASSANDRA-2597). It has no standard deviation: a threshold h is crossed at 2.3 h means whatever
 * the jitter.
 */
public final class ExponentialTail {
  private static final double LN_10 = 2.302585092994046;
  private static final double PHI_FACTOR = 0.4342944819032518;

  private ExponentialTail() {}

  /**
   * Phi after a silence.
   *
   * @param elapsed the silence, in the unit of the mean
   * @param mean the mean interval, above 0
   */
  public static double phi(double elapsed, double mean) {
    return 0.0 + PHI_FACTOR * (elapsed / mean);
  }

  /** The tail exp(-elapsed / mean). */
  public static double survival(double elapsed, double mean) {
    return StrictMath.exp(-(elapsed / mean));
  }

  /** The silence at which phi is reached: phi mean ln 10. */
  static double elapsedOfPhi(double phi, double mean) {
    return phi * LN_10 * mean;
  }
}
