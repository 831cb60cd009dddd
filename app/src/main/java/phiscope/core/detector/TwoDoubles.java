package phiscope.core.detector;

import java.math.BigDecimal;

/**
 * A number as the unevaluated sum of two doubles, the lower one at most half a unit of the higher:
 * about 32 digits (Dekker 1971). Only exact operations of doubles are used, so it is the same on
 * every machine.
 *
 * @param high the number rounded to a double
 * @param low what is left
 */
record TwoDoubles(double high, double low) {
  static final TwoDoubles ZERO = new TwoDoubles(0, 0);
  static final TwoDoubles ONE = new TwoDoubles(1, 0);

  static TwoDoubles of(BigDecimal value) {
    double high = value.doubleValue();
    return new TwoDoubles(high, value.subtract(new BigDecimal(high)).doubleValue());
  }

  /** The sum of two doubles, of which the first is the larger in size. */
  private static TwoDoubles ordered(double large, double small) {
    double sum = large + small;
    return new TwoDoubles(sum, small - (sum - large));
  }

  TwoDoubles plus(TwoDoubles other) {
    double sum = high + other.high;
    double part = sum - high;
    double error = (high - (sum - part)) + (other.high - part);
    return ordered(sum, error + (low + other.low));
  }

  TwoDoubles times(TwoDoubles other) {
    double product = high * other.high;
    double error = Math.fma(high, other.high, -product);
    return ordered(product, error + (high * other.low + low * other.high));
  }

  TwoDoubles dividedBy(int divisor) {
    double quotient = high / divisor;
    double rest = Math.fma(-quotient, divisor, high) + low;
    return ordered(quotient, rest / divisor);
  }
}
