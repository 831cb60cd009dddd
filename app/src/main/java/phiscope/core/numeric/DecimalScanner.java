package phiscope.core.numeric;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;

/** Takes one text apart into the number it denotes. */
final class DecimalScanner {
  private static final Pattern DECIMAL =
      Pattern.compile("([+-]?)([0-9]*)(?:\\.([0-9]*))?(?:[eE]([+-]?)([0-9]+))?");
  private static final Pattern FRACTION = Pattern.compile("([+-]?)([0-9]+)/([0-9]+)");

  /** No text longer than this has few enough digits, in a numerator and a denominator. */
  private static final int LONGEST_TEXT = 2 * Decimals.MAXIMUM_DIGITS + 20;

  /** An exponent with more digits than this is out of range, unless they start with zeros. */
  private static final int LONGEST_EXPONENT = 6;

  private DecimalScanner() {}

  static NumberReading read(String text, boolean fractions) {
    NumberRefusal refusal = refusalAtSight(text);
    if (refusal != null) {
      return refuse(refusal);
    }
    if (text.indexOf('/') >= 0) {
      return fractions ? fraction(text) : refuse(NumberRefusal.FRACTION);
    }
    return decimal(text);
  }

  private static NumberReading refuse(NumberRefusal reason) {
    return new NumberReading.Refused(reason);
  }

  /** The reasons that the length, a single character or a word gives, or null. */
  private static NumberRefusal refusalAtSight(String text) {
    if (text.length() > LONGEST_TEXT) {
      return NumberRefusal.TOO_MANY_DIGITS;
    }
    if (text.isBlank()) {
      return NumberRefusal.EMPTY;
    }
    for (int i = 0; i < text.length(); i++) {
      NumberRefusal refusal = refusalOf(text.charAt(i));
      if (refusal != null) {
        return refusal;
      }
    }
    return isWordForInfinityOrNaN(text) ? NumberRefusal.NOT_FINITE : null;
  }

  private static NumberRefusal refusalOf(char c) {
    if (c == ',' || c == '\uFF0C' || c == '\u066B' || c == '\u066C') {
      return NumberRefusal.COMMA;
    }
    if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
      return NumberRefusal.BLANK;
    }
    return c >= '\uFF01' && c <= '\uFF5E' ? NumberRefusal.FULL_WIDTH : null;
  }

  private static boolean isWordForInfinityOrNaN(String text) {
    char first = text.charAt(0);
    String unsigned = first == '-' || first == '+' ? text.substring(1) : text;
    return unsigned.equalsIgnoreCase("nan")
        || unsigned.regionMatches(true, 0, "inf", 0, 3)
        || unsigned.equals("\u221E");
  }

  private static NumberReading fraction(String text) {
    Matcher parts = FRACTION.matcher(text);
    if (!parts.matches()) {
      return refuse(NumberRefusal.MALFORMED);
    }
    if (Math.max(parts.group(2).length(), parts.group(3).length()) > Decimals.MAXIMUM_DIGITS) {
      return refuse(NumberRefusal.TOO_MANY_DIGITS);
    }
    BigInteger denominator = new BigInteger(parts.group(3));
    if (denominator.signum() == 0) {
      return refuse(NumberRefusal.ZERO_DENOMINATOR);
    }
    BigInteger numerator = signed(parts.group(1), new BigInteger(parts.group(2)));
    return new NumberReading.Accepted(new BigFraction(numerator, denominator));
  }

  private static NumberReading decimal(String text) {
    Matcher parts = DECIMAL.matcher(text);
    if (!parts.matches()) {
      return refuse(NumberRefusal.MALFORMED);
    }
    String decimals = parts.group(3) == null ? "" : parts.group(3);
    String digits = parts.group(2) + decimals;
    if (digits.isEmpty()) {
      return refuse(NumberRefusal.MALFORMED);
    }
    if (digits.length() > Decimals.MAXIMUM_DIGITS) {
      return refuse(NumberRefusal.TOO_MANY_DIGITS);
    }
    int exponent = parts.group(5) == null ? 0 : exponent(parts.group(4), parts.group(5));
    return scaled(parts.group(1), digits, exponent - decimals.length());
  }

  /** The exponent, or any one that is out of range for one that is. */
  private static int exponent(String sign, String digits) {
    boolean outOfRange = digits.length() - leadingZeros(digits) > LONGEST_EXPONENT;
    int exponent = outOfRange ? Integer.MAX_VALUE / 2 : Integer.parseInt(digits);
    return sign.equals("-") ? -exponent : exponent;
  }

  /** The number digits x 10^power, if it is within the bounds. */
  private static NumberReading scaled(String sign, String digits, int power) {
    int zeros = leadingZeros(digits);
    if (zeros == digits.length()) {
      return new NumberReading.Accepted(BigFraction.ZERO);
    }
    int exponent = digits.length() - zeros - 1 + power;
    if (Math.abs(exponent) > Decimals.MAXIMUM_EXPONENT) {
      return refuse(NumberRefusal.OUT_OF_RANGE);
    }
    BigInteger number = signed(sign, new BigInteger(digits));
    BigInteger scale = BigInteger.TEN.pow(Math.abs(power));
    return new NumberReading.Accepted(
        power >= 0 ? new BigFraction(number.multiply(scale)) : new BigFraction(number, scale));
  }

  private static int leadingZeros(String digits) {
    int zeros = 0;
    while (zeros < digits.length() && digits.charAt(zeros) == '0') {
      zeros++;
    }
    return zeros;
  }

  private static BigInteger signed(String sign, BigInteger number) {
    return sign.equals("-") ? number.negate() : number;
  }
}
