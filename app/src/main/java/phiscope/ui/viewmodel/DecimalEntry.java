package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.text.Numbers;

/**
 * What a person typed into a numeric box, read the same way in every box and under every locale.
 *
 * <p>One point or one comma is the decimal sign. What could mean two numbers is refused with a
 * reason instead of guessed: {@code 1.004,2} holds both signs, {@code 12,345} may be grouped.
 */
public sealed interface DecimalEntry {
  /** A number. */
  record Accepted(BigDecimal value) implements DecimalEntry {}

  /** Nothing was typed. */
  record Empty() implements DecimalEntry {}

  /** Not a number that can be used: the key of the reason and its arguments. */
  record Refused(String key, List<String> arguments) implements DecimalEntry {
    public Refused {
      arguments = List.copyOf(arguments);
    }

    /**
     * @param key the last word of the key
     */
    public static Refused because(String key, String... arguments) {
      return new Refused("ui.number." + key, List.of(arguments));
    }
  }

  /** More digits than this are a slip of the hand. */
  int MAX_LENGTH = 60;

  /** Greatest power of ten in either direction that is taken. */
  int MAX_EXPONENT = 300;

  /** Below this a number with more than so many decimals is shown with a power of ten. */
  BigDecimal SMALL = new BigDecimal("1e-4");

  /** As many as the finest unit of time needs: a nanosecond in seconds is still plain. */
  int MOST_DECIMALS = 9;

  Pattern NUMBER = Pattern.compile("([+-]?)(\\d*)(?:([.,])(\\d*))?(?:[eE]([+-]?\\d{1,6}))?");

  /** Spaces that break no line, between groups of three digits: so are large numbers shown. */
  Pattern BETWEEN_THOUSANDS =
      Pattern.compile("(?<=[0-9])[\\u00a0\\u2009\\u202f](?=[0-9]{3}(?![0-9]))");

  /** Reads a text without limits on the value. */
  static DecimalEntry of(String typed) {
    String text = plain(typed);
    if (text.isEmpty()) {
      return new Empty();
    }
    if (text.lines().filter(line -> !line.isBlank()).count() > 1) {
      return Refused.because("severalLines", String.valueOf(text.lines().count()));
    }
    if (text.length() > MAX_LENGTH) {
      return Refused.because("tooLong", String.valueOf(MAX_LENGTH));
    }
    if (text.indexOf('.') >= 0 && text.indexOf(',') >= 0) {
      return Refused.because("bothSigns", text);
    }
    Matcher number = NUMBER.matcher(text);
    if (!number.matches() || !hasDigits(number)) {
      return Refused.because("notANumber", text);
    }
    if (mayBeGrouped(number)) {
      return Refused.because("grouped", text, text.replace(",", ""), text.replace(',', '.'));
    }
    return bounded(text, number);
  }

  private static DecimalEntry bounded(String text, Matcher number) {
    String exponent = number.group(5);
    if (exponent != null && Math.abs(Integer.parseInt(exponent)) > MAX_EXPONENT) {
      return Refused.because("tooLarge", text);
    }
    String whole = number.group(2).isEmpty() ? "0" : number.group(2);
    String fraction =
        number.group(4) == null || number.group(4).isEmpty() ? "" : "." + number.group(4);
    String power = exponent == null ? "" : "e" + exponent;
    String sign = number.group(1).equals("-") ? "-" : "";
    return new Accepted(new BigDecimal(sign + whole + fraction + power));
  }

  private static boolean hasDigits(Matcher number) {
    return !number.group(2).isEmpty() || (number.group(4) != null && !number.group(4).isEmpty());
  }

  /** A comma before exactly three digits, behind one to three that do not begin with 0. */
  private static boolean mayBeGrouped(Matcher number) {
    return ",".equals(number.group(3))
        && number.group(4).length() == 3
        && number.group(2).matches("[1-9]\\d{0,2}");
  }

  /** Full-width forms made narrow, signs made plain, invisible characters dropped. */
  private static String plain(String typed) {
    StringBuilder text = new StringBuilder();
    Normalizer.normalize(BETWEEN_THOUSANDS.matcher(typed).replaceAll(""), Normalizer.Form.NFKC)
        .replace('\u2212', '-')
        .replace('\u3002', '.')
        .replace('\u3001', ',')
        .codePoints()
        .map(DecimalEntry::digitOrSame)
        .filter(DecimalEntry::isVisibleOrLineEnd)
        .forEach(text::appendCodePoint);
    return text.toString().strip();
  }

  private static int digitOrSame(int codePoint) {
    return Character.isDigit(codePoint) ? '0' + Character.digit(codePoint, 10) : codePoint;
  }

  private static boolean isVisibleOrLineEnd(int codePoint) {
    return codePoint == '\n'
        || codePoint == '\r'
        || codePoint == '\t'
        || !(Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.FORMAT);
  }

  /** A limit in a sentence, with its digits in groups as everywhere. */
  static String limit(BigDecimal value) {
    String shown = show(value);
    return shown.indexOf('e') >= 0 ? shown : Numbers.exact(value.stripTrailingZeros());
  }

  /** Texts for showing: never an exponent tail, never binary fractions. */
  static String show(BigDecimal value) {
    BigDecimal stripped = value.stripTrailingZeros();
    if (stripped.signum() == 0) {
      return "0";
    }
    boolean tiny = stripped.abs().compareTo(SMALL) < 0 && stripped.scale() > MOST_DECIMALS;
    boolean farAway = stripped.precision() - stripped.scale() > 21 || stripped.scale() > 20;
    return tiny || farAway ? scientific(stripped) : stripped.toPlainString();
  }

  private static String scientific(BigDecimal stripped) {
    int exponent = stripped.precision() - stripped.scale() - 1;
    return stripped.movePointLeft(exponent).stripTrailingZeros().toPlainString() + "e" + exponent;
  }
}
