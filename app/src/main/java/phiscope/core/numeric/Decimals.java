package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Numbers as text: one strict way to read them, the same in files and in text fields and in every
 * locale, and one way to write them in formats for machines.
 *
 * <p>A decimal is {@code [+-] digits [. digits] [e [+-] digits]}, with a digit before or after the
 * point. A comma is refused with a reason of its own, since 1,200 is 1.2 in one language and 1200
 * in another. Sizes are bounded, so that no text (1e999999999) can stop the program.
 */
public final class Decimals {
  /** The most digits a number may be written with. */
  public static final int MAXIMUM_DIGITS = 1000;

  /** The largest exponent, in size, of the scientific form of a number. */
  public static final int MAXIMUM_EXPONENT = 1000;

  /** Numbers from 10^-6 on are written plainly ... */
  private static final int SMALLEST_PLAIN_EXPONENT = -6;

  /** ... to below 10^21. */
  private static final int LARGEST_PLAIN_EXPONENT = 20;

  private Decimals() {}

  /** Reads a decimal such as 1.5, -3 or 1e-4. */
  public static NumberReading readDecimal(String text) {
    return DecimalScanner.read(text, false);
  }

  /** Reads a decimal, or a fraction a/b of two whole numbers such as 1/1000. */
  public static NumberReading readFraction(String text) {
    return DecimalScanner.read(text, true);
  }

  /** The same text with full-width digits, signs, point, slash and e made plain ones. */
  public static String withoutFullWidth(String text) {
    StringBuilder plain = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      // The full-width forms of ! to ~ stand in the same order at U+FF01.
      plain.append(c >= '\uFF01' && c <= '\uFF5E' ? (char) (c - 0xFEE0) : c);
    }
    return plain.toString();
  }

  /** The exact fraction in lowest terms, always with its denominator: "10/1", "-2/3". */
  public static String fraction(BigFraction value) {
    return value.getNumerator() + "/" + value.getDenominator();
  }

  /** The number rounded to so many significant digits: {@link #text(PreciseNumber, int)}. */
  public static String text(BigFraction value, int digits) {
    return text(PreciseMath.decimal(value, digits), digits);
  }

  /** The number rounded to so many significant digits: {@link #text(PreciseNumber, int)}. */
  public static String text(BigDecimal value, int digits) {
    return text(PreciseNumber.of(value), digits);
  }

  /**
   * The number rounded half to even to so many significant digits, zeros at the end kept: plain
   * ("0.0250", "-9.50") from 10^-6 to below 10^21 as long as there are digits for it, else
   * scientific ("1.23e-54290", "1.23e21"). Zero is "0".
   */
  public static String text(PreciseNumber value, int digits) {
    PreciseNumber rounded = value.round(digits);
    if (rounded.signum() == 0) {
      return "0";
    }
    String sign = rounded.signum() < 0 ? "-" : "";
    StringBuilder all = new StringBuilder(rounded.significand().unscaledValue().abs().toString());
    while (all.length() < digits) {
      all.append('0');
    }
    BigInteger exponent = rounded.exponent10();
    if (exponent.bitLength() < Integer.SIZE) {
      int e = exponent.intValue();
      if (e >= SMALLEST_PLAIN_EXPONENT && e <= Math.min(LARGEST_PLAIN_EXPONENT, digits - 1)) {
        return sign + plain(all, e);
      }
    }
    return sign + (digits > 1 ? all.insert(1, '.') : all) + "e" + exponent;
  }

  private static String plain(StringBuilder all, int exponent) {
    if (exponent < 0) {
      return "0." + "0".repeat(-exponent - 1) + all;
    }
    int pointAt = exponent + 1;
    return (pointAt < all.length() ? all.insert(pointAt, '.') : all).toString();
  }

  /**
   * The number in full if it is a finite decimal ("4.16", "80", "-0.5"), else its fraction in
   * lowest terms ("1/3"). Reading the text gives the number back.
   */
  public static String exact(BigFraction value) {
    BigInteger denominator = value.getDenominator();
    int twos = denominator.getLowestSetBit();
    BigInteger rest = denominator.shiftRight(twos);
    int fives = 0;
    while (!rest.equals(BigInteger.ONE)) {
      BigInteger[] parts = rest.divideAndRemainder(BigInteger.valueOf(5));
      if (parts[1].signum() != 0) {
        return fraction(value);
      }
      rest = parts[0];
      fives++;
    }
    int scale = Math.max(twos, fives);
    return new BigDecimal(value.getNumerator())
        .divide(new BigDecimal(denominator), scale, java.math.RoundingMode.UNNECESSARY)
        .toPlainString();
  }
}
