package phiscope.ui.viewmodel;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Numbers with commas and no blanks between them, as in {@code 8,8,12,12}: what one word of a list
 * means. A single comma is a decimal sign wherever the word is a number with it; other commas
 * separate, unless they could also group thousands.
 */
final class CommaWords {
  /** 1,234,567 or 1,234.5: one number to some, several to others. */
  private static final Pattern GROUPED =
      Pattern.compile("[+-]?[1-9]\\d{0,2}(,\\d{3})+(\\.\\d*)?|[+-]?[1-9]\\d{0,2}(\\.\\d{3})+,\\d*");

  private CommaWords() {}

  /** The words of a word: itself, or what stands between its commas. */
  static List<String> of(String word) {
    boolean commas = word.indexOf(',') >= 0;
    return !commas || GROUPED.matcher(word).matches() || isDecimal(word)
        ? List.of(word)
        : parts(word).toList();
  }

  /** Whether a word can be read as one number and as several. */
  static boolean isAmbiguous(String word) {
    return GROUPED.matcher(word).matches();
  }

  /** The same with a blank behind each comma, which makes it several numbers. */
  static String spaced(String word) {
    return String.join(", ", parts(word).toList());
  }

  private static boolean isDecimal(String word) {
    return word.indexOf('.') < 0 && DecimalEntry.NUMBER.matcher(word).matches();
  }

  private static Stream<String> parts(String word) {
    return Stream.of(word.split(",")).filter(part -> !part.isBlank());
  }
}
