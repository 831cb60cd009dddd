package phiscope.dataset.value;

import java.util.Locale;

/** Why a text is not taken as a number. */
public enum NumberFault {
  NONE("none"),
  /** Nothing there, or a word for nothing. */
  MISSING("missing"),
  NOT_A_NUMBER("nan"),
  INFINITE("infinite"),
  HEXADECIMAL("hexadecimal"),
  JAVA_SUFFIX("javaSuffix"),
  TRAILING_LETTERS("trailingLetters"),
  SPACE_INSIDE("spaceInside"),
  OTHER_DIGITS("otherDigits"),
  OTHER_DECIMAL_SIGN("otherDecimalSign"),
  BAD_GROUPS("badGroups"),
  TOO_LARGE("tooLarge"),
  TEXT("text");

  private static final String MISSING_WORDS = "|null|none|nil|n/a|na|-|--|undefined|missing|空|无|";
  private static final String NAN_WORDS = "|nan|1.#qnan|1.#ind|-1.#ind|#num!|#div/0!|";
  private static final String INFINITE_WORDS = "|inf|infinity|∞|1.#inf|";

  private final String id;

  NumberFault(String id) {
    this.id = id;
  }

  /** Key of the reason in the dataset bundle. */
  public String key() {
    return "dataset.skip." + id;
  }

  /** The fault of a text that does not begin like a number. */
  static NumberFault ofWord(String text) {
    if (text.isEmpty()) {
      return MISSING;
    }
    String word = "|" + text.toLowerCase(Locale.ROOT) + "|";
    String unsigned =
        word.startsWith("|+") || word.startsWith("|-") ? "|" + word.substring(2) : word;
    if (MISSING_WORDS.contains(word)) {
      return MISSING;
    }
    if (NAN_WORDS.contains(word) || NAN_WORDS.contains(unsigned)) {
      return NOT_A_NUMBER;
    }
    if (INFINITE_WORDS.contains(word) || INFINITE_WORDS.contains(unsigned)) {
      return INFINITE;
    }
    return hasOtherDigits(text) ? OTHER_DIGITS : TEXT;
  }

  /** The fault of a number that is followed by something else. */
  static NumberFault ofRest(String text, String rest) {
    String lower = text.toLowerCase(Locale.ROOT);
    String unsigned = lower.startsWith("+") || lower.startsWith("-") ? lower.substring(1) : lower;
    if (NAN_WORDS.contains("|" + lower + "|")) {
      return NOT_A_NUMBER;
    }
    if (INFINITE_WORDS.contains("|" + lower + "|")) {
      return INFINITE;
    }
    if (unsigned.startsWith("0x")) {
      return HEXADECIMAL;
    }
    char first = rest.charAt(0);
    if ((first == 'd' || first == 'D' || first == 'f' || first == 'F')
        && rest.chars().skip(1).allMatch(c -> (c >= '0' && c <= '9') || c == '+' || c == '-')) {
      return JAVA_SUFFIX;
    }
    if (first == ',' || first == '.') {
      return OTHER_DECIMAL_SIGN;
    }
    if (hasOtherDigits(rest)) {
      return OTHER_DIGITS;
    }
    boolean digitAfterSpace =
        Character.isWhitespace(first) && rest.strip().chars().limit(1).allMatch(Character::isDigit);
    return digitAfterSpace ? SPACE_INSIDE : TRAILING_LETTERS;
  }

  private static boolean hasOtherDigits(String text) {
    return text.chars().anyMatch(c -> c > 0x7f && Character.isDigit(c));
  }
}
