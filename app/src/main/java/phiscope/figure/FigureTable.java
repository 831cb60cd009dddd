package phiscope.figure;

import java.util.List;

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
}
