package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;

/** Comparisons of numbers of any size by their relative distance. */
public final class Nearly {
  private Nearly() {}

  /** Asserts |actual - expected| &lt;= tolerance |expected|, for decimals of any exponent. */
  public static void assertNearly(String actual, String expected, double tolerance) {
    BigDecimal exact = new BigDecimal(expected);
    BigDecimal distance = new BigDecimal(actual).subtract(exact).abs();
    assertThat(distance)
        .as("%s for %s", actual, expected)
        .isLessThanOrEqualTo(exact.abs().multiply(new BigDecimal(tolerance)));
  }

  /** The same for a number and a double. */
  public static void assertNearly(double actual, BigDecimal exact, double tolerance) {
    assertThat(relativeDistance(actual, exact))
        .as("%s for %s", actual, exact)
        .isLessThanOrEqualTo(tolerance);
  }

  /** |actual - exact| / |exact|; 0 and 0 are equal, and nothing else is near 0. */
  private static double relativeDistance(double actual, BigDecimal exact) {
    if (exact.signum() == 0) {
      return actual == 0 ? 0 : Double.POSITIVE_INFINITY;
    }
    return new BigDecimal(actual)
        .subtract(exact)
        .abs()
        .divide(exact.abs(), MathContext.DECIMAL64)
        .doubleValue();
  }
}
