package phiscope.dataset.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import phiscope.dataset.source.LineCursor;
import phiscope.dataset.source.SourceText;

/**
 * The first lines of a file, by which its format is told. What the values mean is never decided
 * from them.
 *
 * @param text the whole text
 * @param lines the first lines, without byte order marks; of very long lines their beginning
 */
record FileBeginning(SourceText text, List<String> lines) {
  private static final int LINES = 200;
  private static final int LINE_LENGTH = 65_536;
  private static final int CHARACTERS = 1_000_000;

  static FileBeginning of(SourceText text) {
    List<String> lines = new ArrayList<>();
    LineCursor cursor = text.lines();
    int length = 0;
    while (lines.size() < LINES && length < CHARACTERS && cursor.advance()) {
      String line = cursor.text().replace("\ufeff", "");
      lines.add(line.length() <= LINE_LENGTH ? line : line.substring(0, LINE_LENGTH));
      length += line.length();
    }
    return new FileBeginning(text, List.copyOf(lines));
  }

  /** The first line that is not blank, without spaces around it; empty if there is none. */
  String firstContent() {
    return lines.stream().map(String::strip).filter(l -> !l.isEmpty()).findFirst().orElse("");
  }

  /** How many of the lines contain a pattern. */
  int matching(Pattern pattern) {
    int count = 0;
    for (String line : lines) {
      count += line.length() <= 2000 && pattern.matcher(line).find() ? 1 : 0;
    }
    return count;
  }

  /** How many of the lines are not blank. */
  int contentLines() {
    return (int) lines.stream().filter(line -> !line.isBlank()).count();
  }
}
