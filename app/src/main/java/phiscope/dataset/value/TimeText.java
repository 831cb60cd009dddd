package phiscope.dataset.value;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Locale;

/**
 * Reads points in time written with a calendar date or a time of day. Mutable, for reuse: after
 * {@link #read} its fields hold the last time. Times are exact to the nanosecond.
 */
public final class TimeText {
  /** What a text is. */
  public enum Kind {
    NONE,
    /** Date, time and zone: a point in time. */
    INSTANT,
    /** Date and time without zone. */
    LOCAL,
    /** Time without date. */
    TIME_OF_DAY,
    /** Date without time. */
    DATE
  }

  /** How 3/4/2026 is read. */
  public enum DateOrder {
    MONTH_DAY,
    DAY_MONTH
  }

  /** The Chinese signs behind year, month and day. */
  private static final char YEAR = '\u5e74';

  private static final char MONTH = '\u6708';
  private static final char DAY = '\u65e5';

  private static final int FRACTION_DIGITS = 9;
  private static final int FIRST_YEAR = 1900;
  private static final int LAST_YEAR = 2200;

  private String text;
  private int at;
  private int end;

  private Kind kind = Kind.NONE;
  private long day;
  private long secondOfDay;
  private long fraction;
  private int fractionDigits;
  private int offsetSeconds;
  private boolean rounded;

  /** Reads a text. */
  public Kind read(String written, DateOrder order) {
    kind = Kind.NONE;
    String source = FullWidth.narrow(written);
    if (!mayBeTime(source)) {
      return kind;
    }
    text = source;
    at = 0;
    end = source.length();
    trim();
    fraction = 0;
    fractionDigits = 0;
    offsetSeconds = 0;
    secondOfDay = 0;
    rounded = false;
    boolean date = readDate(order);
    boolean time = at < end && readTime();
    if (at == end && (date || time)) {
      kind = !date ? Kind.TIME_OF_DAY : time ? Kind.LOCAL : Kind.DATE;
    } else if (date && time && readZone() && at == end) {
      kind = Kind.INSTANT;
    }
    return kind;
  }

  public Kind kind() {
    return kind;
  }

  /**
   * Seconds since 1970-01-01, in UTC or, without zone, local; or since midnight; times 10^scale.
   */
  public long unscaled() {
    long seconds = secondOfDay - offsetSeconds + (kind == Kind.TIME_OF_DAY ? 0 : day * 86_400);
    long power = 1;
    for (int i = 0; i < fractionDigits; i++) {
      power *= 10;
    }
    return seconds * power + fraction;
  }

  /** Decimals of a second, no more than needed. */
  public int scale() {
    return fractionDigits;
  }

  public boolean isRounded() {
    return rounded;
  }

  /** A quick look: a digit first, and a colon, dash or slash soon. */
  private static boolean mayBeTime(String source) {
    int limit = Math.min(source.length(), 64);
    boolean digit = false;
    for (int i = 0; i < limit; i++) {
      char c = source.charAt(i);
      if (c >= '0' && c <= '9') {
        digit = true;
      } else if (digit && (c == ':' || c == '-' || c == '/' || c == YEAR || c == '.')) {
        return source.length() <= 64;
      } else if (!digit && !DecimalText.isSpace(c)) {
        return false;
      }
    }
    return false;
  }

  private void trim() {
    while (at < end && DecimalText.isSpace(text.charAt(at))) {
      at++;
    }
    while (end > at && DecimalText.isSpace(text.charAt(end - 1))) {
      end--;
    }
  }

  private boolean readDate(DateOrder order) {
    int start = at;
    int a = number(1, 4);
    int aDigits = at - start;
    char separator = at < end ? text.charAt(at) : 0;
    if (a < 0 || !opensDate(separator)) {
      at = start;
      return false;
    }
    at++;
    int b = number(1, 2);
    char second = at < end ? text.charAt(at) : 0;
    if (b < 0 || (separator == YEAR ? second != MONTH : second != separator)) {
      at = start;
      return false;
    }
    at++;
    int lastStart = at;
    int c = number(1, 4);
    int cDigits = at - lastStart;
    if (c >= 0 && separator == YEAR && at < end && text.charAt(at) == DAY) {
      at++;
    }
    boolean valid =
        c >= 0
            && (aDigits == 4
                ? cDigits <= 2 && opensDate(separator)
                : cDigits == 4 && aDigits <= 2 && separator != YEAR);
    valid = valid && setDay(order, a, b, c, aDigits == 4, separator);
    if (!valid) {
      at = start;
      return false;
    }
    skipDateEnd();
    return true;
  }

  private static boolean opensDate(char separator) {
    return separator == '-' || separator == '/' || separator == YEAR || separator == '.';
  }

  private boolean setDay(DateOrder order, int a, int b, int c, boolean yearFirst, char separator) {
    int year = yearFirst ? a : c;
    int month = b;
    int dayOfMonth = yearFirst ? c : a;
    if (!yearFirst && separator == '/' && order == DateOrder.MONTH_DAY) {
      month = a;
      dayOfMonth = b;
    }
    if (year < FIRST_YEAR || year > LAST_YEAR) {
      return false;
    }
    try {
      day = LocalDate.of(year, month, dayOfMonth).toEpochDay();
      return true;
    } catch (DateTimeException noSuchDay) {
      return false;
    }
  }

  private void skipDateEnd() {
    if (at < end && (text.charAt(at) == 'T' || text.charAt(at) == 't' || text.charAt(at) == '_')) {
      at++;
      return;
    }
    if (at < end && text.charAt(at) == ',') {
      at++;
    }
    while (at < end && DecimalText.isSpace(text.charAt(at))) {
      at++;
    }
  }

  private boolean readTime() {
    int start = at;
    int hour = number(1, 2);
    if (hour < 0 || at >= end || text.charAt(at) != ':') {
      at = start;
      return false;
    }
    at++;
    int minute = number(2, 2);
    int second = 0;
    if (minute >= 0 && at < end && text.charAt(at) == ':') {
      at++;
      second = number(2, 2);
      if (second >= 0) {
        readFraction();
      }
    }
    hour = readHalfOfDay(hour);
    if (hour < 0 || hour > 24 || minute < 0 || minute > 59 || second < 0 || second > 60) {
      at = start;
      return false;
    }
    secondOfDay = hour * 3600L + minute * 60L + second;
    return true;
  }

  private void readFraction() {
    if (at + 1 >= end
        || (text.charAt(at) != '.' && text.charAt(at) != ',')
        || !isDigit(text.charAt(at + 1))) {
      return;
    }
    at++;
    while (at < end && isDigit(text.charAt(at))) {
      int digit = text.charAt(at) - '0';
      if (fractionDigits < FRACTION_DIGITS) {
        fraction = fraction * 10 + digit;
        fractionDigits++;
      } else {
        rounded |= digit != 0;
      }
      at++;
    }
    while (fractionDigits > 0 && fraction % 10 == 0) {
      fraction /= 10;
      fractionDigits--;
    }
  }

  /** Turns an hour with AM or PM behind the time into one of 24; -1 if it can't be one. */
  private int readHalfOfDay(int hour) {
    int from = at;
    while (from < end && DecimalText.isSpace(text.charAt(from))) {
      from++;
    }
    if (from + 2 > end) {
      return hour;
    }
    String half = text.substring(from, from + 2).toLowerCase(Locale.ROOT);
    if (!half.equals("am") && !half.equals("pm")) {
      return hour;
    }
    at = from + 2;
    if (hour < 1 || hour > 12) {
      return -1;
    }
    return hour % 12 + (half.equals("pm") ? 12 : 0);
  }

  private boolean readZone() {
    while (at < end && DecimalText.isSpace(text.charAt(at))) {
      at++;
    }
    String rest = text.substring(at, end);
    if (rest.equalsIgnoreCase("z")
        || rest.equalsIgnoreCase("utc")
        || rest.equalsIgnoreCase("gmt")) {
      at = end;
      return true;
    }
    if (rest.isEmpty() || "+-\u2212".indexOf(rest.charAt(0)) < 0) {
      return false;
    }
    boolean west = rest.charAt(0) != '+';
    at++;
    int hours = number(2, 2);
    if (at < end && text.charAt(at) == ':') {
      at++;
    }
    int minutes = at < end ? number(2, 2) : 0;
    if (hours < 0 || hours > 18 || minutes < 0 || minutes > 59) {
      return false;
    }
    offsetSeconds = (hours * 3600 + minutes * 60) * (west ? -1 : 1);
    return true;
  }

  /** A number of least to most digits; -1 if there are fewer. */
  private int number(int least, int most) {
    int value = 0;
    int start = at;
    while (at < end && at - start < most && isDigit(text.charAt(at))) {
      value = value * 10 + text.charAt(at) - '0';
      at++;
    }
    return at - start < least ? -1 : value;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
