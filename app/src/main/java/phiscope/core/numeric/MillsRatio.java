package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Mills' ratio R(z) = S(z) / density(z) of the standard normal distribution for z from 0 on, to any
 * number of digits. It falls slowly from sqrt(pi/2) as about 1/z, so it carries the digits of the
 * tail without its exponent.
 */
final class MillsRatio {
  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  /** Below, the series is quicker; from here on the continued fraction is. */
  private static final BigDecimal SERIES_END = BigDecimal.valueOf(10);

  private static final double HALF_LOG10_E = 0.21714724095162592;
  private static final double LN_10 = 2.302585092994046;

  /** A larger score needs no more terms than this one. */
  private static final double LARGEST_SCORE_OF_TERMS = 1e100;

  private static final int ROOT_DIGITS = 100;
  private static final BigDecimal ROOT_OF_HALF_PI =
      PreciseMath.sqrt(PreciseMath.pi(ROOT_DIGITS).divide(TWO), ROOT_DIGITS);

  private MillsRatio() {}

  static BigDecimal of(BigDecimal z, int digits) {
    return z.compareTo(SERIES_END) < 0 ? bySeries(z, digits) : byFraction(z, digits);
  }

  /** R = sqrt(pi/2) e^(z^2/2) - (z + z^3/3 + z^5/15 + ... + z^(2k+1)/(2k+1)!! + ...). */
  static BigDecimal bySeries(BigDecimal z, int digits) {
    // What is left of the two terms is smaller than they are by about e^(z^2/2).
    int lost = (int) (z.doubleValue() * z.doubleValue() * HALF_LOG10_E) + 3;
    int decimals = digits + lost;
    int bits = FixedPoint.bits(decimals);
    BigInteger term = FixedPoint.of(z, bits);
    BigInteger square = FixedPoint.multiply(term, term, bits);
    BigInteger sum = BigInteger.ZERO;
    for (int k = 1; term.signum() != 0; k++) {
      sum = sum.add(term);
      term = FixedPoint.multiply(term, square, bits).divide(BigInteger.valueOf(2L * k + 1));
    }
    BigDecimal halfSquare = z.multiply(z).divide(TWO);
    BigDecimal whole = rootOfHalfPi(decimals).multiply(PreciseMath.exp(halfSquare, decimals));
    return whole
        .subtract(FixedPoint.decimal(sum, bits, decimals))
        .round(PreciseMath.context(digits));
  }

  private static BigDecimal rootOfHalfPi(int digits) {
    return digits <= ROOT_DIGITS
        ? ROOT_OF_HALF_PI
        : PreciseMath.sqrt(PreciseMath.pi(digits).divide(TWO), digits);
  }

  /**
   * Laplace's continued fraction R = 1/(z + 1/(z + 2/(z + 3/(z + ...)))), from its last term
   * inwards; each step divides the errors before it by more than z^2.
   */
  static BigDecimal byFraction(BigDecimal z, int digits) {
    int zDigits = Math.max(0, PreciseMath.exponent(z)) + 1;
    int bits = FixedPoint.bits(digits + 2);
    BigInteger fixedZ = FixedPoint.of(z, bits);
    BigInteger tail = fixedZ;
    for (int k = terms(z, digits); k >= 1; k--) {
      BigInteger numerator = BigInteger.valueOf(k).shiftLeft(2 * bits);
      tail = fixedZ.add(numerator.divide(tail));
    }
    BigDecimal inverse = FixedPoint.decimal(tail, bits, digits + 2);
    return BigDecimal.ONE.divide(
        inverse.round(PreciseMath.context(digits + 2 + zDigits)), PreciseMath.context(digits));
  }

  /**
   * How many terms make the fraction right. Its convergents A/B lie in turn on either side of R,
   * and two neighbours differ by (k-1)! / (B_k B_(k-1)), where A_k is nearly R B_k and R above 1/(z
   * + 1): the relative distance needs only logarithms of B, whose ratio obeys b_k = z + (k-1) /
   * b_(k-1).
   */
  private static int terms(BigDecimal z, int digits) {
    double score = Math.min(z.doubleValue(), LARGEST_SCORE_OF_TERMS);
    double wanted = -(digits + 2) * LN_10;
    double ratio = score;
    double logOfB = StrictMath.log(score);
    double logOfFactorial = 0;
    for (int k = 2; ; k++) {
      ratio = score + (k - 1) / ratio;
      double logOfPreviousB = logOfB;
      logOfB += StrictMath.log(ratio);
      logOfFactorial += StrictMath.log(k - 1);
      double distance = logOfFactorial - logOfB - logOfPreviousB + StrictMath.log(score + 1);
      if (distance < wanted) {
        return k;
      }
    }
  }
}
