package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.lesson.Prose.Run;
import phiscope.lesson.Prose.Style;

/** Finds the raised exponents in texts such as {@code S = 3.17×10^-5}. */
final class PrintNumbers {
  private static final Pattern EXPONENT = Pattern.compile("×10\\^([-−]?[0-9]+)");

  private PrintNumbers() {}

  /** The text as runs, exponents on their own. */
  static List<Run> runs(String text, Style style) {
    List<Run> runs = new ArrayList<>();
    Matcher matcher = EXPONENT.matcher(text);
    int done = 0;
    while (matcher.find()) {
      runs.add(new Run(text.substring(done, matcher.start()) + "×10", style));
      runs.add(new Run(matcher.group(1).replace('-', '−'), Style.EXPONENT));
      done = matcher.end();
    }
    if (done < text.length() || runs.isEmpty()) {
      runs.add(new Run(text.substring(done), style));
    }
    return runs;
  }
}
