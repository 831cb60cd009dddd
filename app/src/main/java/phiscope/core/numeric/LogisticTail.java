package phiscope.core.numeric;

/**
 * The logistic approximation of the normal tail used by Akka, Pekko and Hazelcast: S(y) = e / (1 +
 * e) with e = exp(-y (1.5976 + 0.070566 y^2)), where y is the standard score.
 *
 * <p>The absolute error is at most 0.00014, but as a tail it is far too light: it gives phi 15.4 at
 * y = 7, where the normal distribution has 11.9.
 *
 * <p>Source: Pekko {@code PhiAccrualFailureDetector.phi}, after Bowling, Khasawneh, Kaewkuekool and
 * Cho, "A logistic approximation to the cumulative normal distribution", 2009.
 */
public final class LogisticTail {
  private static final double LINEAR = 1.5976;
  private static final double CUBIC = 0.070566;
  private static final double LN_10 = 2.302585092994046;

  private static final double LARGEST_REFINED_PHI = 1e300;

  private LogisticTail() {}

  /**
   * Phi as Pekko computes it: -log10(e / (1 + e)) right of the mean, else -log10(1 - 1 / (1 + e)).
   * From y = 21.6 on e underflows and the result is infinite; on the far left it is 0 (Pekko's own
   * -0.0 is returned as 0.0).
   */
  public static double phi(double y) {
    double e = StrictMath.exp(-y * (LINEAR + CUBIC * y * y));
    double survival = y > 0 ? e / (1.0 + e) : 1.0 - 1.0 / (1.0 + e);
    return 0.0 - StrictMath.log10(survival);
  }

  /**
   * Phi of the same model without the limits of Pekko's arithmetic: log10(1 + exp(y (1.5976 +
   * 0.070566 y^2))), finite and of full relative accuracy at both ends.
   */
  public static double exactPhi(double y) {
    double exponent = y * (LINEAR + CUBIC * y * y);
    if (exponent > 0) {
      return (exponent + StrictMath.log1p(StrictMath.exp(-exponent))) / LN_10;
    }
    return StrictMath.log1p(StrictMath.exp(exponent)) / LN_10;
  }

  /** The tail of the model, S(y) = 1 / (1 + exp(y (1.5976 + 0.070566 y^2))). */
  public static double survival(double y) {
    double exponent = y * (LINEAR + CUBIC * y * y);
    if (exponent > 0) {
      double e = StrictMath.exp(-exponent);
      return e / (1 + e);
    }
    return 1 / (1 + StrictMath.exp(exponent));
  }

  /**
   * The y at which {@link #exactPhi} equals the given phi: the real root of the cubic 0.070566 y^3
   * + 1.5976 y = ln(10^phi - 1).
   *
   * @param phi from 0 (gives minus infinity) to infinity
   * @throws IllegalArgumentException if phi is negative or NaN
   */
  public static double yOfPhi(double phi) {
    if (!(phi >= 0)) {
      throw new IllegalArgumentException("phi must be 0 or more, got " + phi);
    }
    if (phi == 0 || phi == Double.POSITIVE_INFINITY) {
      return phi == 0 ? Double.NEGATIVE_INFINITY : phi;
    }
    if (phi > LARGEST_REFINED_PHI) {
      // All but the cube of y is lost in rounding, and phi ln 10 may be too large.
      return StrictMath.cbrt(LN_10 / CUBIC) * StrictMath.cbrt(phi);
    }
    double exponent = logarithmOfOdds(phi * LN_10);
    double y = StrictMath.cbrt(exponent / CUBIC);
    if (Math.abs(exponent) < 1) {
      y = exponent / LINEAR;
    }
    for (int step = 0; step < 60; step++) {
      double slope = LINEAR + 3 * CUBIC * y * y;
      double next = y - (y * (LINEAR + CUBIC * y * y) - exponent) / slope;
      if (next == y) {
        break;
      }
      y = next;
    }
    return y;
  }

  /** ln(exp(x) - 1) for x above 0. */
  private static double logarithmOfOdds(double x) {
    if (x > 1) {
      return x + StrictMath.log1p(-StrictMath.exp(-x));
    }
    return StrictMath.log(StrictMath.expm1(x));
  }
}
