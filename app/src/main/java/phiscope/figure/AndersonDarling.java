package phiscope.figure;

import java.util.Arrays;
import java.util.Optional;
import phiscope.core.numeric.NormalTail;

/**
 * The Anderson-Darling test of a normal distribution whose mean and standard deviation are
 * estimated from the same sample (case 3 of Stephens).
 *
 * <p>Statistic, small-sample factor and p-value: D'Agostino and Stephens, Goodness-of-fit
 * techniques (1986), section 4.8 and table 4.9. The p-value is good from 8 observations on.
 *
 * @param statistic A squared with the small-sample factor
 * @param pValue probability of so bad a fit if the intervals were normal
 */
record AndersonDarling(double statistic, double pValue) {
  /** With fewer intervals the test says nothing. */
  static final int LEAST = 8;

  private static final double LN_10 = 2.302585092994046;

  /** The test of a sample in rising order; empty if it is too small or has no spread. */
  static Optional<AndersonDarling> of(double[] sorted) {
    int n = sorted.length;
    if (n < LEAST) {
      return Optional.empty();
    }
    double mean = Arrays.stream(sorted).sum() / n;
    double squares = 0;
    for (double value : sorted) {
      squares += (value - mean) * (value - mean);
    }
    double deviation = StrictMath.sqrt(squares / (n - 1));
    if (!(deviation > 0) || Double.isInfinite(deviation)) {
      return Optional.empty();
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      double below = -NormalTail.phi(-(sorted[i] - mean) / deviation) * LN_10;
      double above = -NormalTail.phi((sorted[n - 1 - i] - mean) / deviation) * LN_10;
      sum += (2 * i + 1.0) * (below + above);
    }
    double squared = -n - sum / n;
    double adjusted = squared * (1 + 0.75 / n + 2.25 / ((double) n * n));
    return Optional.of(new AndersonDarling(adjusted, pValue(adjusted)));
  }

  static double pValue(double a) {
    if (a > 13) {
      return 0;
    }
    if (a >= 0.6) {
      return StrictMath.exp(1.2937 - 5.709 * a + 0.0186 * a * a);
    }
    if (a > 0.34) {
      return StrictMath.exp(0.9177 - 4.279 * a - 1.38 * a * a);
    }
    if (a > 0.2) {
      return 1 - StrictMath.exp(-8.318 + 42.796 * a - 59.938 * a * a);
    }
    return 1 - StrictMath.exp(-13.436 + 101.14 * a - 223.73 * a * a);
  }
}
