package phiscope.figure;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Breaks a text into lines where its script allows it. */
public final class TextWrap {
  private TextWrap() {}

  /** The lines of a text that are no wider than a width. */
  public static List<String> lines(String text, TextMeasure measure, double size, double width) {
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
    breaks.setText(text);
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int from = breaks.first();
    for (int to = breaks.next(); to != BreakIterator.DONE; from = to, to = breaks.next()) {
      String piece = text.substring(from, to);
      boolean fits = measure.width((line + piece).stripTrailing(), size, false) <= width;
      if (!fits && line.length() > 0) {
        lines.add(line.toString().stripTrailing());
        line.setLength(0);
      }
      line.append(piece);
    }
    if (line.length() > 0) {
      lines.add(line.toString().stripTrailing());
    }
    return lines.stream().map(it -> measure.fitted(it, size, false, width)).toList();
  }
}
