package phiscope.core.trace.generator;

/** The gamma function for the moments of a Weibull distribution. */
final class GammaFunction {
  private static final double SQUARE_ROOT_OF_TWO_PI = 2.5066282746310002;
  private static final double G = 7;

  /** Lanczos' coefficients for g = 7 and nine terms (Godfrey 2001): right to 1e-15. */
  private static final double[] COEFFICIENTS = {
    0.99999999999980993,
    676.5203681218851,
    -1259.1392167224028,
    771.32342877765313,
    -176.61502916214059,
    12.507343278686905,
    -0.13857109526572012,
    9.9843695780195716e-6,
    1.5056327351493116e-7
  };

  private GammaFunction() {}

  /** The gamma function of x, which is 1 or more and below 30. */
  static double of(double x) {
    double z = x - 1;
    double sum = COEFFICIENTS[0];
    for (int i = 1; i < COEFFICIENTS.length; i++) {
      sum += COEFFICIENTS[i] / (z + i);
    }
    double t = z + G + 0.5;
    return SQUARE_ROOT_OF_TWO_PI * StrictMath.pow(t, z + 0.5) * StrictMath.exp(-t) * sum;
  }
}
