package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Mills' ratio R(z) = S(z) / density(z) of the standard normal distribution for z from 0 on, to any
 * number of digits. It falls slowly from sqrt(pi/2) as about 1/z, so it carries the digits of the
 * tail without its exponent.
 */
final class MillsRatio {
  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  /** Below, the series is quicker; from here on the continued fraction is. */
  private static final BigDecimal SERIES_END = BigDecimal.valueOf(6);

  /** Digits the series loses by cancellation at most: R(6) = 0.16 is left of 8e7. */
  private static final int SERIES_GUARD = 12;

  private MillsRatio() {}

  static BigDecimal of(BigDecimal z, int digits) {
    return z.compareTo(SERIES_END) < 0 ? bySeries(z, digits) : byFraction(z, digits);
  }

  /** R = sqrt(pi/2) e^(z^2/2) - (z + z^3/3 + z^5/15 + ... + z^(2k+1)/(2k+1)!! + ...). */
  static BigDecimal bySeries(BigDecimal z, int digits) {
    int working = digits + SERIES_GUARD;
    MathContext context = PreciseMath.context(working);
    BigDecimal square = z.multiply(z, context);
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal term = z;
    for (int k = 1; term.signum() != 0 && PreciseMath.exponent(term) > -working; k++) {
      sum = sum.add(term, context);
      term = term.multiply(square, context).divide(BigDecimal.valueOf(2L * k + 1), context);
    }
    BigDecimal root = PreciseMath.sqrt(PreciseMath.pi(working).divide(TWO), working);
    BigDecimal whole = root.multiply(PreciseMath.exp(square.divide(TWO), working));
    return whole.subtract(sum).round(PreciseMath.context(digits));
  }

  /**
   * Laplace's continued fraction R = 1/(z + 1/(z + 2/(z + 3/(z + ...)))). Its convergents A/B lie
   * in turn on either side of R, and two neighbours differ by (k-1)! / (B_k B_(k-1)), so the loop
   * ends with a proven bound.
   */
  static BigDecimal byFraction(BigDecimal z, int digits) {
    MathContext context = PreciseMath.context(digits + 8);
    BigDecimal previousA = BigDecimal.ZERO;
    BigDecimal a = BigDecimal.ONE;
    BigDecimal previousB = BigDecimal.ONE;
    BigDecimal b = z;
    BigDecimal factorial = BigDecimal.ONE;
    for (int k = 1; !isReached(factorial, a, previousB, digits); k++) {
      BigDecimal numerator = BigDecimal.valueOf(k);
      BigDecimal nextA = z.multiply(a, context).add(numerator.multiply(previousA), context);
      BigDecimal nextB = z.multiply(b, context).add(numerator.multiply(previousB), context);
      previousA = a;
      a = nextA;
      previousB = b;
      b = nextB;
      factorial = factorial.multiply(numerator, context);
    }
    return a.divide(b, PreciseMath.context(digits));
  }

  /** Whether (k-1)! / (A_k B_(k-1)), the relative distance of two convergents, is small enough. */
  private static boolean isReached(
      BigDecimal factorial, BigDecimal a, BigDecimal previousB, int digits) {
    int bound = PreciseMath.exponent(factorial) + 1;
    return bound - PreciseMath.exponent(a) - PreciseMath.exponent(previousB) < -digits - 2;
  }
}
