package phiscope.bench.json;

import java.util.Locale;
import phiscope.bench.json.JsonSyntax.Broken;

/** The characters, texts, numbers and words of a JSON text, one after another. */
final class JsonScanner {
  private static final char END = '\uffff';
  private static final int MOST_DIGITS = 18;

  private final String text;
  private final int textLength;
  private int at;

  // The number read last.
  private int numberStart;
  private long unscaled;
  private int digits;
  private int decimals;
  private boolean isShort;
  private int scale;

  JsonScanner(String text, int textLength) {
    this.text = text;
    this.textLength = textLength;
  }

  int at() {
    return at;
  }

  boolean atEnd() {
    return at >= text.length();
  }

  /** The character here; U+FFFF at the end. */
  char peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  void skip() {
    at++;
  }

  void skipSpace() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
        return;
      }
      at++;
    }
  }

  /** The character here as it can be shown in a sentence. */
  String shown() {
    if (atEnd()) {
      return "";
    }
    int point = text.codePointAt(at);
    int type = Character.getType(point);
    boolean visible =
        type != Character.CONTROL
            && type != Character.FORMAT
            && type != Character.SURROGATE
            && type != Character.UNASSIGNED
            && type != Character.PRIVATE_USE
            && !Character.isSpaceChar(point);
    return visible ? Character.toString(point) : name(point);
  }

  private static String name(int point) {
    return String.format(Locale.ROOT, "U+%04X", point);
  }

  /** The letters, digits and low lines here; at most 40 of them. */
  String word() {
    int start = at;
    while (at < text.length() && at - start < 40 && isWordCharacter(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  private static boolean isWordCharacter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || isDigit(c);
  }

  static boolean beginsNumber(char c) {
    return c == '-' || isDigit(c);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Reads a number; its value is asked for by the methods below. */
  void number() throws Broken {
    numberStart = at;
    unscaled = 0;
    digits = 0;
    decimals = 0;
    boolean negative = peek() == '-';
    if (negative) {
      at++;
    }
    boolean zeroFirst = peek() == '0';
    int whole = digits();
    boolean right = whole > 0 && !(zeroFirst && whole > 1);
    if (right && peek() == '.') {
      at++;
      decimals = digits();
      right = decimals > 0;
    }
    int exponent = 0;
    if (right && (peek() == 'e' || peek() == 'E')) {
      at++;
      exponent = exponent();
      right = exponent != Integer.MIN_VALUE;
    }
    if (!right || isWordCharacter(peek()) || peek() == '.') {
      throw new Broken(numberStart, "problem.json.number", rest());
    }
    if (at - numberStart > JsonLimits.NUMBER_LENGTH) {
      throw new Broken(numberStart, "problem.json.numberTooLong", JsonLimits.NUMBER_LENGTH);
    }
    scale = decimals - exponent;
    isShort = digits <= MOST_DIGITS && scale >= -MOST_DIGITS && scale <= Byte.MAX_VALUE;
    unscaled = negative ? -unscaled : unscaled;
  }

  /** Goes over digits and takes them into the number; how many there are. */
  private int digits() {
    int start = at;
    while (isDigit(peek())) {
      int digit = text.charAt(at) - '0';
      if (digits > 0 || digit > 0) {
        digits++;
        unscaled = digits <= MOST_DIGITS ? unscaled * 10 + digit : 0;
      }
      at++;
    }
    return at - start;
  }

  /** The exponent here; of one with more than six digits something far out of bounds. */
  private int exponent() {
    boolean negative = peek() == '-';
    if (negative || peek() == '+') {
      at++;
    }
    int start = at;
    int exponent = 0;
    while (isDigit(peek())) {
      exponent = Math.min(1_000_000, exponent * 10 + (text.charAt(at) - '0'));
      at++;
    }
    if (at == start) {
      return Integer.MIN_VALUE;
    }
    return negative ? -exponent : exponent;
  }

  /** The number with what sticks to it. */
  private String rest() {
    at = numberStart;
    while (at < text.length()
        && at - numberStart < 40
        && (isWordCharacter(peek()) || peek() == '.' || peek() == '-' || peek() == '+')) {
      at++;
    }
    return text.substring(numberStart, at);
  }

  /** Whether the number is {@link #unscaled} times 10 to the minus {@link #scale}. */
  boolean isShortNumber() {
    return isShort;
  }

  long unscaled() {
    return unscaled;
  }

  int scale() {
    return scale;
  }

  String numberText() {
    return text.substring(numberStart, at);
  }

  /** Reads a text in double quotes. */
  String text() throws Broken {
    int start = at++;
    int plain = at;
    StringBuilder built = null;
    while (true) {
      char c = peek();
      if (c == '"') {
        String last = text.substring(plain, at++);
        return built == null ? last : built.append(last).toString();
      }
      if (at - start > textLength) {
        throw new Broken(start, "problem.json.textTooLong", textLength);
      }
      if (atEnd()) {
        throw new Broken(start, "problem.json.unclosedText");
      }
      if (c < ' ') {
        throw new Broken(at, "problem.json.control", name(c), hex(c));
      }
      if (c == '\\') {
        built = built == null ? new StringBuilder() : built;
        built.append(text, plain, at);
        built.append(escape());
        plain = at;
      } else {
        requirePair();
        at++;
      }
    }
  }

  /** Goes to the second half of a surrogate pair; a lone half is none of Unicode's characters. */
  private void requirePair() throws Broken {
    char c = text.charAt(at);
    if (Character.isHighSurrogate(c)
        && at + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(at + 1))) {
      at++;
    } else if (Character.isSurrogate(c)) {
      throw new Broken(at, "problem.json.surrogate", hex(c));
    }
  }

  private static String hex(char c) {
    return String.format(Locale.ROOT, "%04x", (int) c);
  }

  private String escape() throws Broken {
    int start = at++;
    char c = peek();
    at++;
    switch (c) {
      case '"':
      case '\\':
      case '/':
        return String.valueOf(c);
      case 'b':
        return "\b";
      case 'f':
        return "\f";
      case 'n':
        return "\n";
      case 'r':
        return "\r";
      case 't':
        return "\t";
      case 'u':
        return unicodeEscape(start);
      default:
        throw new Broken(start, "problem.json.escape");
    }
  }

  private String unicodeEscape(int start) throws Broken {
    char first = fourHexDigits(start);
    if (Character.isHighSurrogate(first) && text.startsWith("\\u", at)) {
      at += 2;
      char second = fourHexDigits(start);
      if (Character.isLowSurrogate(second)) {
        return String.valueOf(new char[] {first, second});
      }
    }
    if (Character.isSurrogate(first)) {
      throw new Broken(start, "problem.json.surrogate", hex(first));
    }
    return String.valueOf(first);
  }

  private char fourHexDigits(int start) throws Broken {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      char c = peek();
      int digit = c < 128 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw new Broken(start, "problem.json.escape");
      }
      value = value * 16 + digit;
      at++;
    }
    return (char) value;
  }
}
