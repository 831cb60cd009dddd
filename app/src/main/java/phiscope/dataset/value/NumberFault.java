package phiscope.dataset.value;

import java.util.List;
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

  /** A longer text is looked at no further: a million of them must not take long. */
  private static final int LONGEST_WORD = 40;

  private static final List<String> MISSING_WORDS = Vocabulary.words("cell.missing");
  private static final List<String> NAN_WORDS = Vocabulary.words("cell.nan");
  private static final List<String> INFINITE_WORDS = Vocabulary.words("cell.infinite");

  private final String id;

  NumberFault(String id) {
    this.id = id;
  }

  /** Key of the reason in the dataset bundle. */
  public String key() {
    return "dataset.skip." + id;
  }

  /** Whether a text stands for an empty cell. */
  public static boolean isMissing(String text) {
    return text.length() <= LONGEST_WORD && MISSING_WORDS.contains(text.toLowerCase(Locale.ROOT));
  }

  /** The fault of a text that does not begin like a number. */
  static NumberFault ofWord(String text) {
    if (text.isEmpty()) {
      return MISSING;
    }
    if (text.length() > LONGEST_WORD) {
      return TEXT;
    }
    String word = text.toLowerCase(Locale.ROOT);
    if (MISSING_WORDS.contains(word)) {
      return MISSING;
    }
    if (NAN_WORDS.contains(word) || NAN_WORDS.contains(unsigned(word))) {
      return NOT_A_NUMBER;
    }
    if (INFINITE_WORDS.contains(unsigned(word))) {
      return INFINITE;
    }
    return hasOtherDigits(text) ? OTHER_DIGITS : TEXT;
  }

  /** The fault of a number that is followed by something else. */
  static NumberFault ofRest(String text, String rest) {
    if (text.length() > LONGEST_WORD) {
      return TRAILING_LETTERS;
    }
    String lower = text.toLowerCase(Locale.ROOT);
    if (NAN_WORDS.contains(lower)) {
      return NOT_A_NUMBER;
    }
    if (INFINITE_WORDS.contains(unsigned(lower))) {
      return INFINITE;
    }
    if (unsigned(lower).startsWith("0x")) {
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

  private static String unsigned(String word) {
    return word.startsWith("+") || word.startsWith("-") ? word.substring(1) : word;
  }
}
