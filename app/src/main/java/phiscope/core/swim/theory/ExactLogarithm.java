package phiscope.core.swim.theory;

import java.math.BigInteger;

/** Logarithms rounded to whole numbers, right also where a double is a hair off a whole one. */
final class ExactLogarithm {
  /** A double is trusted unless it is so near a whole number. */
  private static final double DOUBTFUL = 1e-6;

  private ExactLogarithm() {}

  /** The smallest j with base^j at least n, for n of 1 or more. */
  static int ceiling(long base, BigInteger n) {
    int j = 0;
    BigInteger power = BigInteger.ONE;
    while (power.compareTo(n) < 0) {
      power = power.multiply(BigInteger.valueOf(base));
      j++;
    }
    return j;
  }

  /** The smallest j with base^j at least n, for n of 1 or more. */
  static int ceiling(long base, long n) {
    return ceiling(base, BigInteger.valueOf(n));
  }

  /** floor(1000 log10 n) for n of 10 or more. */
  static long thousandthsOfDecimal(long n) {
    if (n < 10) {
      throw new IllegalArgumentException("n must be 10 or more, got " + n);
    }
    double thousandths = 1000 * StrictMath.log10(n);
    long nearest = Math.round(thousandths);
    if (Math.abs(thousandths - nearest) > DOUBTFUL) {
      return (long) thousandths;
    }
    BigInteger power = BigInteger.valueOf(n).pow(1000);
    boolean reached = power.compareTo(BigInteger.TEN.pow(Math.toIntExact(nearest))) >= 0;
    return reached ? nearest : nearest - 1;
  }

  /** The bits of n: ceil(log2(n + 1)). */
  static int bits(long n) {
    return Long.SIZE - Long.numberOfLeadingZeros(n);
  }
}
