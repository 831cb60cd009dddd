package phiscope.dataset.format;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line of a program's log: a time at its beginning, then words. */
final class LogLine {
  private static final Pattern TIME =
      Pattern.compile(
          "^(?:\\S{1,40} {0,8}\\| )?\\s{0,8}\\[?"
              + "\\d{4}[-/]\\d\\d[-/]\\d\\d[ T]\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?"
              + "(?:Z| ?[+-]\\d\\d:?\\d\\d)?\\]?[ \\t]+");

  private LogLine() {}

  /** Whether a line is a time followed by at least three words, or by a level and two. */
  static boolean recognizes(String line) {
    String beginning = line.length() <= 300 ? line : line.substring(0, 300);
    Matcher time = TIME.matcher(beginning);
    if (!time.find()) {
      return false;
    }
    int words = 0;
    for (String word : beginning.substring(time.end()).split(" +")) {
      words += word.chars().filter(Character::isLetter).count() >= 2 ? 1 : 0;
    }
    return words >= 3;
  }
}
