package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Numbers as whole multiples of 2^-bits: the quick arithmetic inside the functions of many digits,
 * where all numbers are of a middling size and an absolute error is enough.
 */
final class FixedPoint {
  private static final double BITS_PER_DIGIT = 3.3219280948873626;
  private static final int GUARD_BITS = 16;

  private FixedPoint() {}

  /** The bits that hold so many decimal places, with some to spare. */
  static int bits(int decimals) {
    return (int) (decimals * BITS_PER_DIGIT) + GUARD_BITS;
  }

  /** The multiple next below a number. */
  static BigInteger of(BigDecimal value, int bits) {
    BigInteger shifted = value.unscaledValue().shiftLeft(bits);
    return value.scale() >= 0
        ? shifted.divide(BigInteger.TEN.pow(value.scale()))
        : shifted.multiply(BigInteger.TEN.pow(-value.scale()));
  }

  /** The number to so many decimal places. */
  static BigDecimal decimal(BigInteger fixed, int bits, int decimals) {
    BigInteger scaled = fixed.multiply(BigInteger.TEN.pow(decimals)).shiftRight(bits);
    return new BigDecimal(scaled, decimals);
  }

  static BigInteger multiply(BigInteger a, BigInteger b, int bits) {
    return a.multiply(b).shiftRight(bits);
  }

  static BigInteger divide(BigInteger a, BigInteger b, int bits) {
    return a.shiftLeft(bits).divide(b);
  }

  static BigInteger one(int bits) {
    return BigInteger.ONE.shiftLeft(bits);
  }
}
