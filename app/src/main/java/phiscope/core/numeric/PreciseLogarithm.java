package phiscope.core.numeric;

import java.math.BigDecimal;

/** Logarithms with many digits, for what is printed in files. */
public final class PreciseLogarithm {
  /** The significant digits of a result that is not near 0. */
  public static final int DIGITS = 50;

  private static final int WORKING_DIGITS = DIGITS + 10;

  private PreciseLogarithm() {}

  /**
   * log x / log y, whatever the base.
   *
   * @param x 1 or more
   * @param y 2 or more
   * @throws IllegalArgumentException if either is less
   */
  public static BigDecimal ratio(BigDecimal x, BigDecimal y) {
    if (x.compareTo(BigDecimal.ONE) < 0 || y.compareTo(BigDecimal.valueOf(2)) < 0) {
      throw new IllegalArgumentException(
          "x must be 1 or more and y 2 or more, got " + x + " and " + y);
    }
    if (x.compareTo(BigDecimal.ONE) == 0) {
      return BigDecimal.ZERO;
    }
    return PreciseMath.ln(x, WORKING_DIGITS)
        .divide(PreciseMath.ln(y, WORKING_DIGITS), PreciseMath.context(DIGITS));
  }
}
