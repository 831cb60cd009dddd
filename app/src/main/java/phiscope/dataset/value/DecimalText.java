package phiscope.dataset.value;

import java.util.Optional;

/**
 * Reads numbers as exact decimals. Mutable, so that a million numbers need one object: after {@link
 * #read} its fields hold the last number.
 *
 * <p>Full-width digits and signs are read as the plain ones. Grammar: sign, digits with or without
 * grouping signs, decimals, exponent, unit. What Java's own parser takes besides (hexadecimal,
 * suffixes, words) is a fault. At most {@value #DIGITS} significant digits are kept; a number that
 * had more is marked as rounded.
 */
public final class DecimalText {
  /** Most significant digits kept, if a long holds them; else one fewer. */
  public static final int DIGITS = 19;

  private static final int FINEST = 24;
  private static final char MINUS = '\u2212';

  private String text;
  private int at;
  private int end;
  private DecimalSign sign;

  private long value;
  private int scale;
  private int digits;
  private boolean rounded;
  private boolean negative;
  private Optional<FileUnit> unit = Optional.empty();

  /** Reads a text; what is read is then told by the other methods. */
  public NumberFault read(String source, DecimalSign decimalSign) {
    text = FullWidth.narrow(source);
    sign = decimalSign;
    at = 0;
    end = source.length();
    value = 0;
    scale = 0;
    digits = 0;
    rounded = false;
    negative = false;
    unit = Optional.empty();
    trim();
    int start = at;
    readSign();
    NumberFault fault = readDigits();
    if (fault == NumberFault.TEXT) {
      return NumberFault.ofWord(text.substring(start, end));
    }
    if (fault != NumberFault.NONE) {
      return fault;
    }
    readExponent();
    if (at < end) {
      String rest = text.substring(at, end);
      unit = FileUnit.ofWord(rest);
      if (unit.isEmpty()) {
        return NumberFault.ofRest(text.substring(start, end), rest);
      }
    }
    return normalize();
  }

  /** The number times 10^{@link #scale}. */
  public long unscaled() {
    return negative ? -value : value;
  }

  /** Decimal places, 0 or more, no more than needed. */
  public int scale() {
    return scale;
  }

  /** Whether digits were left out. */
  public boolean isRounded() {
    return rounded;
  }

  /** The unit written behind the number. */
  public Optional<FileUnit> unit() {
    return unit;
  }

  static boolean isSpace(char c) {
    return c == ' '
        || c == '\t'
        || c == '\u00a0'
        || c == '\u3000'
        || c == '\ufeff'
        || c == '\u202f';
  }

  private void trim() {
    while (at < end && isSpace(text.charAt(at))) {
      at++;
    }
    while (end > at && isSpace(text.charAt(end - 1))) {
      end--;
    }
  }

  private void readSign() {
    if (at < end) {
      char c = text.charAt(at);
      negative = c == '-' || c == MINUS;
      if (negative || c == '+') {
        at++;
      }
    }
  }

  private NumberFault readDigits() {
    boolean any = false;
    boolean point = false;
    int inGroup = 0;
    int groups = 0;
    while (at < end) {
      char c = text.charAt(at);
      if (c >= '0' && c <= '9') {
        any = true;
        inGroup++;
        take(c - '0', point);
      } else if (c == sign.sign() && !point) {
        if (groups > 0 && inGroup != 3) {
          return NumberFault.BAD_GROUPS;
        }
        point = true;
      } else if (isGrouping(c) && !point && value != 0 && isGroup(at + 1)) {
        if (groups == 0 ? inGroup > 3 : inGroup != 3) {
          return NumberFault.BAD_GROUPS;
        }
        groups++;
        inGroup = 0;
      } else {
        break;
      }
      at++;
    }
    if (!any) {
      return NumberFault.TEXT;
    }
    return !point && groups > 0 && inGroup != 3 ? NumberFault.BAD_GROUPS : NumberFault.NONE;
  }

  private boolean isGrouping(char c) {
    return c == sign.grouping() || c == '\'' || c == '’' || c == '\u00a0' || c == '\u202f';
  }

  /** Three digits and no fourth. */
  private boolean isGroup(int from) {
    int i = from;
    while (i < end && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
      i++;
    }
    return i - from == 3;
  }

  private void take(int digit, boolean point) {
    if (digits < DIGITS && value <= (Long.MAX_VALUE - 9) / 10) {
      value = value * 10 + digit;
      digits += value == 0 ? 0 : 1;
      scale += point ? 1 : 0;
      return;
    }
    boolean firstDropped = digits <= DIGITS;
    if (firstDropped && digit >= 5) {
      value++;
    }
    digits = DIGITS + 1;
    rounded |= digit != 0;
    scale -= point ? 0 : 1;
  }

  private void readExponent() {
    if (at + 1 >= end || (text.charAt(at) != 'e' && text.charAt(at) != 'E')) {
      return;
    }
    int i = at + 1;
    boolean minus = text.charAt(i) == '-' || text.charAt(i) == MINUS;
    i += minus || text.charAt(i) == '+' ? 1 : 0;
    int exponent = 0;
    int from = i;
    while (i < end && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
      exponent = Math.min(exponent * 10 + text.charAt(i) - '0', 100_000);
      i++;
    }
    if (i > from) {
      at = i;
      scale += minus ? exponent : -exponent;
      while (at < end && isSpace(text.charAt(at))) {
        at++;
      }
    }
  }

  /** No trailing zeros behind the point, no negative scale, nothing finer than 24 decimals. */
  private NumberFault normalize() {
    if (value == 0) {
      scale = 0;
      return NumberFault.NONE;
    }
    while (scale > 0 && value % 10 == 0) {
      value /= 10;
      scale--;
    }
    while (scale < 0) {
      if (value > Long.MAX_VALUE / 10) {
        return NumberFault.TOO_LARGE;
      }
      value *= 10;
      scale++;
    }
    while (scale > FINEST && value != 0) {
      value /= 10;
      scale--;
      rounded = true;
    }
    if (value == 0) {
      scale = 0;
    }
    return NumberFault.NONE;
  }
}
