package phiscope.core.numeric;

import java.math.BigInteger;

/** Unsigned whole numbers of 128 and 192 bits, held in {@code long} words. */
final class WideBits {
  private static final double TWO_TO_64 = 0x1p64;
  private static final double TWO_TO_128 = 0x1p128;
  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);

  private WideBits() {}

  /** The upper 64 bits of the product of two unsigned words. */
  static long unsignedHigh(long a, long b) {
    return Math.multiplyHigh(a, b) + ((a >> 63) & b) + ((b >> 63) & a);
  }

  /**
   * 1 if a is below b, both unsigned: the carry of a sum and an addend, the borrow of a - b. By
   * bits and not by a comparison, because it is as good as random and no processor could foresee
   * it.
   */
  static long carry(long a, long b) {
    return (~a & b | (~a | b) & (a - b)) >>> 63;
  }

  /** The double nearest to high 2^128 + middle 2^64 + low, all unsigned; ties go to even. */
  static double toDouble(long high, long middle, long low) {
    if (high != 0) {
      return roundedTop(high, middle, low != 0) * TWO_TO_128;
    }
    if (middle != 0) {
      return roundedTop(middle, low, false) * TWO_TO_64;
    }
    return low >= 0 ? (double) low : roundedTop(low, 0, false);
  }

  /**
   * The nearest double to {@code top} (not 0) followed by a fraction whose bits start with {@code
   * next} and go on past it if {@code more}. The first 62 bits are kept; all that was cut off is
   * remembered in a last bit, which is far below the 53 bits of a double, so that the conversion
   * rounds once and correctly.
   */
  private static double roundedTop(long top, long next, boolean more) {
    int shift = Long.numberOfLeadingZeros(top) - 1;
    long bits;
    boolean cut;
    if (shift < 0) {
      bits = top >>> 1;
      cut = (top & 1) != 0 || next != 0;
    } else if (shift == 0) {
      bits = top;
      cut = next != 0;
    } else {
      bits = top << shift | next >>> (64 - shift);
      cut = next << shift != 0;
    }
    double rounded = (double) (cut || more ? bits | 1 : bits);
    return Math.scalb(rounded, -shift);
  }

  /** The value of an unsigned word. */
  static BigInteger unsigned(long word) {
    BigInteger signed = BigInteger.valueOf(word);
    return word >= 0 ? signed : signed.add(WORD);
  }

  /** The value of three unsigned words, the most significant first. */
  static BigInteger unsigned(long high, long middle, long low) {
    return unsigned(high).shiftLeft(64).add(unsigned(middle)).shiftLeft(64).add(unsigned(low));
  }
}
