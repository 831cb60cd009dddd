package phiscope.figure;

import java.util.List;
import java.util.Locale;

/**
 * A figure's numbers as text: a header and rows of the same length.
 *
 * @param header column titles, in the figure's language
 * @param rows cells as shown
 */
public record FigureTable(List<String> header, List<List<String>> rows) {
  public FigureTable {
    header = List.copyOf(header);
    rows = rows instanceof LateRows ? rows : rows.stream().map(List::copyOf).toList();
  }

  /**
   * A table whose heads all begin with a capital: some of their texts also stand on axes and in
   * notes, where they begin with a small letter.
   */
  public static FigureTable headed(List<String> heads, List<List<String>> rows) {
    return new FigureTable(heads.stream().map(FigureTable::head).toList(), rows);
  }

  /** A text as the head of a column. */
  static String head(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
