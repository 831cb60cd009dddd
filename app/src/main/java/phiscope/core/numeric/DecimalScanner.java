package phiscope.core.numeric;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/** Scans one text, character by character, into the number it denotes. */
final class DecimalScanner {
  private static final BigInteger TEN = BigInteger.TEN;

  private final String text;
  private int at;

  private DecimalScanner(String text) {
    this.text = text;
  }

  static NumberReading read(String text, boolean fractions) {
    NumberRefusal refusal = refusalAtSight(text, fractions);
    if (refusal != null) {
      return new NumberReading.Refused(refusal);
    }
    int slash = text.indexOf('/');
    return slash < 0
        ? new DecimalScanner(text).decimal()
        : fraction(text.substring(0, slash), text.substring(slash + 1));
  }

  /** The reasons that a single character or word gives, or null. */
  private static NumberRefusal refusalAtSight(String text, boolean fractions) {
    if (text.isBlank()) {
      return NumberRefusal.EMPTY;
    }
    if (text.length() > 2 * Decimals.MAXIMUM_DIGITS + 20) {
      return NumberRefusal.TOO_MANY_DIGITS;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ',' || c == '\uFF0C' || c == '\u066B' || c == '\u066C') {
        return NumberRefusal.COMMA;
      }
      if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
        return NumberRefusal.BLANK;
      }
      if (c >= '\uFF01' && c <= '\uFF5E') {
        return NumberRefusal.FULL_WIDTH;
      }
    }
    if (isWordForInfinityOrNaN(text)) {
      return NumberRefusal.NOT_FINITE;
    }
    return !fractions && text.indexOf('/') >= 0 ? NumberRefusal.FRACTION : null;
  }

  private static boolean isWordForInfinityOrNaN(String text) {
    char first = text.charAt(0);
    String unsigned = first == '-' || first == '+' ? text.substring(1) : text;
    return unsigned.equalsIgnoreCase("nan")
        || unsigned.regionMatches(true, 0, "inf", 0, 3)
        || unsigned.equals("\u221E");
  }

  private static NumberReading fraction(String above, String below) {
    NumberReading numerator = new DecimalScanner(above).wholeNumber(true);
    NumberReading denominator = new DecimalScanner(below).wholeNumber(false);
    if (!numerator.isAccepted() || !denominator.isAccepted()) {
      return numerator.isAccepted() ? denominator : numerator;
    }
    if (denominator.value().getNumerator().signum() == 0) {
      return new NumberReading.Refused(NumberRefusal.ZERO_DENOMINATOR);
    }
    return new NumberReading.Accepted(numerator.value().divide(denominator.value()));
  }

  private NumberReading wholeNumber(boolean signed) {
    boolean negative = signed && sign();
    String digits = digits();
    return digits.isEmpty() || at < text.length()
        ? new NumberReading.Refused(NumberRefusal.MALFORMED)
        : scaled(negative, digits, 0);
  }

  private NumberReading decimal() {
    boolean negative = sign();
    String whole = digits();
    String decimals = accept('.') ? digits() : "";
    if (whole.isEmpty() && decimals.isEmpty()) {
      return new NumberReading.Refused(NumberRefusal.MALFORMED);
    }
    String exponent = "0";
    boolean negativeExponent = false;
    if (accept('e') || accept('E')) {
      negativeExponent = sign();
      exponent = digits();
    }
    if (exponent.isEmpty() || at < text.length()) {
      return new NumberReading.Refused(NumberRefusal.MALFORMED);
    }
    // Only the last digits of a longer exponent would be read as an int; none of them is in range.
    int significant = exponent.length() - leadingZeros(exponent);
    int power = significant > 6 ? 1_000_000 : Integer.parseInt(exponent);
    return scaled(
        negative, whole + decimals, (negativeExponent ? -power : power) - decimals.length());
  }

  /** The number digits x 10^power, if it is within the bounds. */
  private static NumberReading scaled(boolean negative, String digits, int power) {
    if (digits.length() > Decimals.MAXIMUM_DIGITS) {
      return new NumberReading.Refused(NumberRefusal.TOO_MANY_DIGITS);
    }
    BigInteger number = new BigInteger(digits);
    if (number.signum() == 0) {
      return new NumberReading.Accepted(BigFraction.ZERO);
    }
    int exponent = digits.length() - leadingZeros(digits) - 1 + power;
    if (Math.abs(exponent) > Decimals.MAXIMUM_EXPONENT) {
      return new NumberReading.Refused(NumberRefusal.OUT_OF_RANGE);
    }
    BigInteger signed = negative ? number.negate() : number;
    return new NumberReading.Accepted(
        power >= 0
            ? new BigFraction(signed.multiply(TEN.pow(power)))
            : new BigFraction(signed, TEN.pow(-power)));
  }

  private static int leadingZeros(String digits) {
    int zeros = 0;
    while (zeros < digits.length() && digits.charAt(zeros) == '0') {
      zeros++;
    }
    return zeros;
  }

  private boolean sign() {
    if (accept('-')) {
      return true;
    }
    accept('+');
    return false;
  }

  private boolean accept(char expected) {
    boolean found = at < text.length() && text.charAt(at) == expected;
    if (found) {
      at++;
    }
    return found;
  }

  private String digits() {
    int from = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return text.substring(from, at);
  }
}
