package phiscope.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.detector.PhiResult;
import phiscope.core.numeric.Posterior;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * How numbers are written for people: on the screen, in figures, in hand-outs.
 *
 * <p>The same digits in both languages and on every machine: a point before the decimals, groups of
 * three from five digits before the point on, zeros at the end of decimals left out, a true minus
 * sign. Rounding is half up, of the exact value for fractions and of the shortest decimal for
 * doubles, so the last digit shown is that of the number. Digits before the point are never
 * replaced by zeros. Files for machines do not use this class.
 */
public final class Numbers {
  /** Significant digits of a tail probability. */
  public static final int PROBABILITY_DIGITS = 6;

  /** Significant digits of phi from 1 on: those of S004, six decimals. */
  public static final int PHI_DIGITS = 7;

  /** Significant digits of a computed time. */
  public static final int TIME_DIGITS = 6;

  /** Significant digits of an exact time in a drawing, where the field beside it has them all. */
  public static final int SEEN_DIGITS = 7;

  /** All digits that the decimal of a double can have. */
  private static final int DOUBLE_DIGITS = 17;

  /** From these odds on, in decades, a probability is written by what it lacks of 1. */
  private static final double NEARLY_CERTAIN = 5;

  private static final int LACKING_DIGITS = 2;

  /** Written with a power of ten below this. */
  private static final BigDecimal SMALL = new BigDecimal("1e-4");

  /** Written with a power of ten from this on. */
  private static final BigDecimal LARGE = new BigDecimal("1e12");

  private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /**
   * What stands between groups of three digits, since four in a row are still read at a glance and
   * five are not: the bundled font has no narrower space that breaks no line.
   */
  public static final char THOUSANDS = '\u00a0';

  private static final int GROUP = 3;
  private static final int LONGEST_UNGROUPED = 4;

  private static final String INFINITY = "∞";
  private static final String NONE = "–";
  private static final String TOWER = "10^(";

  private Numbers() {}

  /**
   * A rounded number: its digits, and the power of ten they are multiplied by, if any.
   *
   * @param digits with minus sign and point; also ∞, or a dash for no number
   * @param exponent the power of ten; empty for a number written plainly
   */
  public record Written(String digits, OptionalInt exponent) {
    /** In one line: {@code 3.16712×10^-5}; the figure under the caret is to be raised. */
    public String text() {
      return exponent.isPresent() ? digits + "×10^" + exponent.getAsInt() : digits;
    }

    public String latex() {
      if (digits.startsWith(TOWER)) {
        return "10^{" + latex(digits.substring(TOWER.length(), digits.length() - 1)) + "}";
      }
      return exponent.isPresent()
          ? latex(digits) + " \\times 10^{" + exponent.getAsInt() + "}"
          : latex(digits);
    }

    private static String latex(String plain) {
      String text =
          plain
              .replace(String.valueOf(THOUSANDS), "\\,")
              .replace("−", "-")
              .replace(INFINITY, "\\infty")
              .replace(NONE, "-");
      int power = text.indexOf("×10^");
      return power < 0
          ? text
          : text.substring(0, power) + " \\times 10^{" + text.substring(power + 4) + "}";
    }

    @Override
    public String toString() {
      return text();
    }
  }

  /** A number with at most so many significant digits. */
  public static Written significant(double value, int digits) {
    if (Double.isNaN(value)) {
      return plain(NONE);
    }
    if (Double.isInfinite(value)) {
      return plain(value > 0 ? INFINITY : "−" + INFINITY);
    }
    return significant(BigDecimal.valueOf(value), digits);
  }

  /** An exact number with at most so many significant digits. */
  public static Written significant(BigDecimal value, int digits) {
    BigDecimal rounded = value.round(new MathContext(digits, RoundingMode.HALF_UP));
    return wholeDigits(rounded) > digits
        ? written(value.setScale(0, RoundingMode.HALF_UP), digits)
        : written(rounded, digits);
  }

  /** An exact fraction with at most so many significant digits. */
  public static Written significant(BigFraction value, int digits) {
    BigDecimal numerator = new BigDecimal(value.getNumerator());
    BigDecimal denominator = new BigDecimal(value.getDenominator());
    BigDecimal rounded =
        numerator.divide(denominator, new MathContext(digits, RoundingMode.HALF_UP));
    return wholeDigits(rounded) > digits
        ? written(numerator.divide(denominator, 0, RoundingMode.HALF_UP), digits)
        : written(rounded, digits);
  }

  /** How many digits stand before the point. */
  private static int wholeDigits(BigDecimal value) {
    return value.precision() - value.scale();
  }

  private static Written written(BigDecimal value, int digits) {
    BigDecimal size = value.abs();
    if (size.signum() == 0 || size.compareTo(SMALL) >= 0 && size.compareTo(LARGE) < 0) {
      return plain(signed(value));
    }
    BigDecimal rounded = value.round(new MathContext(digits, RoundingMode.HALF_UP));
    int exponent = wholeDigits(rounded) - 1;
    return new Written(signed(rounded.movePointLeft(exponent)), OptionalInt.of(exponent));
  }

  private static Written plain(String digits) {
    return new Written(digits, OptionalInt.empty());
  }

  private static String signed(BigDecimal value) {
    if (value.signum() == 0) {
      return "0";
    }
    String digits = grouped(value.abs().stripTrailingZeros().toPlainString());
    return value.signum() < 0 ? "−" + digits : digits;
  }

  /** With a space that breaks no line between thousands, from five digits before the point on. */
  private static String grouped(String digits) {
    int whole = digits.indexOf('.') < 0 ? digits.length() : digits.indexOf('.');
    if (whole <= LONGEST_UNGROUPED) {
      return digits;
    }
    StringBuilder text = new StringBuilder(digits);
    for (int at = whole - GROUP; at > 0; at -= GROUP) {
      text.insert(at, THOUSANDS);
    }
    return text.toString();
  }

  /** An exact number with all its digits. */
  public static String exact(BigDecimal value) {
    return signed(value);
  }

  /** A whole number. */
  public static String whole(long value) {
    return signed(BigDecimal.valueOf(value));
  }

  /** A whole number of any size. */
  public static String whole(BigInteger value) {
    return signed(new BigDecimal(value));
  }

  /** A number with exactly so many decimals, as on an axis. */
  public static String fixed(double value, int decimals) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
    String digits = grouped(rounded.abs().toPlainString());
    return rounded.signum() < 0 ? "−" + digits : digits;
  }

  /** The sign of a unit as shown: µs, and nothing for times without a unit. */
  public static String unit(TimeUnit unit) {
    return unit == TimeUnit.MICROSECOND ? "µs" : unit.symbol();
  }

  /** A number with the sign of its unit behind it. */
  public static String withUnit(String number, TimeUnit unit) {
    String sign = unit(unit);
    return sign.isEmpty() ? number : number + " " + sign;
  }

  /** A tick count as an exact time with its unit. */
  public static String time(long ticks, TickScale scale) {
    return withUnit(exact(scale.toTime(ticks)), scale.unit());
  }

  /** A computed time, given in ticks, rounded, with its unit; a dash alone for no number. */
  public static String time(double ticks, TickScale scale) {
    return Double.isNaN(ticks) ? NONE : withUnit(timeDigits(ticks, scale).text(), scale.unit());
  }

  /**
   * A computed time, given in ticks, with its unit and as many digits more as tell it apart from an
   * exact one that stands beside it.
   */
  public static String timeApart(double ticks, long other, TickScale scale) {
    if (Double.isNaN(ticks) || Double.isInfinite(ticks)) {
      return time(ticks, scale);
    }
    BigDecimal computed = BigDecimal.valueOf(ticks).movePointLeft(scale.decimals());
    BigDecimal exact = scale.toTime(other);
    BigDecimal apart = computed.subtract(exact);
    int whole = wholeDigits(computed);
    // Two digits of the difference, or all that the computed time has.
    int digits = apart.signum() == 0 ? 0 : Math.min(DOUBLE_DIGITS, whole - wholeDigits(apart) + 2);
    return digits <= TIME_DIGITS
        ? time(ticks, scale)
        : withUnit(
            digits < whole
                ? significant(computed, digits).text()
                : exact(computed.setScale(digits - whole, RoundingMode.HALF_UP)),
            scale.unit());
  }

  /** An exact time that is only to be seen: with at most {@value #SEEN_DIGITS} digits. */
  public static String seenTime(long ticks, TickScale scale) {
    return withUnit(significant(scale.toTime(ticks), SEEN_DIGITS).text(), scale.unit());
  }

  /** A computed time, given in ticks, rounded, without its unit. */
  public static Written timeDigits(double ticks, TickScale scale) {
    if (Double.isNaN(ticks) || Double.isInfinite(ticks)) {
      return significant(ticks, TIME_DIGITS);
    }
    return significant(BigDecimal.valueOf(ticks).movePointLeft(scale.decimals()), TIME_DIGITS);
  }

  /** A probability. */
  public static Written probability(double value) {
    return significant(value, PROBABILITY_DIGITS);
  }

  /** A probability from its decimal logarithm, also where it is below all doubles. */
  public static Written probabilityFromLog10(double log10) {
    return probabilityFromLog10(log10, PROBABILITY_DIGITS);
  }

  private static Written probabilityFromLog10(double log10, int mostDigits) {
    if (!(log10 < -300) || Double.isInfinite(log10)) {
      return significant(StrictMath.pow(10, log10), mostDigits);
    }
    // The digits of 10^x begin where those of x before the point end.
    int digits = Math.min(mostDigits, 14 - wholeDigits(BigDecimal.valueOf(-log10)));
    if (log10 < Integer.MIN_VALUE || digits < 1) {
      return plain(TOWER + significant(log10, PROBABILITY_DIGITS).text() + ")");
    }
    int exponent = (int) Math.floor(log10);
    Written mantissa = significant(StrictMath.pow(10, log10 - exponent), digits);
    return mantissa.digits().equals("10")
        ? new Written("1", OptionalInt.of(exponent + 1))
        : new Written(mantissa.digits(), OptionalInt.of(exponent));
  }

  /** A value of phi. */
  public static Written phi(double value) {
    return significant(value == 0 ? 0 : value, value < 1 ? PHI_DIGITS - 1 : PHI_DIGITS);
  }

  /** What a detector answers: a number, "at least 30", ∞ or "untrained". */
  public static String phi(PhiResult result, Messages messages) {
    return switch (result.status()) {
      case OK, BOUNDARY -> phi(result.phi()).text();
      case AT_LEAST -> messages.get("number.atLeast", phi(result.phi()).text());
      case INFINITE -> INFINITY;
      case UNTRAINED ->
          result.hasPhi()
              ? messages.get("number.untrainedWith", phi(result.phi()).text())
              : messages.get("number.untrained");
    };
  }

  /**
   * A share as a percentage with three significant digits; close to 1 with two of what it lacks, so
   * that only 1 is 100%.
   */
  public static String percent(double share) {
    if (Double.isNaN(share)) {
      return NONE;
    }
    BigDecimal percent = BigDecimal.valueOf(share).movePointRight(2);
    BigDecimal rest = HUNDRED.subtract(percent);
    if (share > 0.99 && share < 1) {
      return exact(HUNDRED.subtract(rest.round(new MathContext(2, RoundingMode.HALF_UP)))) + "%";
    }
    return significant(percent, 3).text() + "%";
  }

  /**
   * The probability of odds as a percentage; where that would be a row of nines, by what it lacks
   * of 1, so that it never looks like certainty.
   *
   * @param log10Odds decimal logarithm of the odds; infinite for certainty
   */
  public static String belief(double log10Odds) {
    if (!(log10Odds >= NEARLY_CERTAIN) || Double.isInfinite(log10Odds)) {
      return percent(Posterior.ofLog10Odds(log10Odds));
    }
    // Odds of 10^x leave 1 / (1 + 10^x), which is 10^-x to two digits and more.
    return "1 − " + probabilityFromLog10(-log10Odds, LACKING_DIGITS).text();
  }

  /**
   * A probability as "1 in N", N with three significant digits; empty where N would be below 2 or
   * the probability is 0.
   */
  public static Optional<String> oneIn(double probability, Messages messages) {
    if (!(probability > 0 && probability <= 0.5)) {
      return Optional.empty();
    }
    // As a decimal, since one divided by the smallest doubles is no double.
    BigDecimal count = BigDecimal.ONE.divide(new BigDecimal(probability), MathContext.DECIMAL64);
    Written written = significant(count, 3);
    if (count.compareTo(MILLION) >= 0 && written.exponent().isEmpty()) {
      int exponent = wholeDigits(count) - 1;
      BigDecimal mantissa = count.movePointLeft(exponent);
      written = new Written(significant(mantissa, 3).digits(), OptionalInt.of(exponent));
    }
    return Optional.of(messages.get("number.oneIn", written.text()));
  }
}
