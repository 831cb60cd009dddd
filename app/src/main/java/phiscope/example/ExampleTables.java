package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import phiscope.figure.FigureKind;
import phiscope.figure.FigureTable;
import phiscope.text.Messages;

/** Turns the tables of figures into tables of a page. */
final class ExampleTables {
  /** A longer table is cut: all of it is in the CSV. */
  private static final int MOST_ROWS = 60;

  private ExampleTables() {}

  /** The columns whose cells are results. */
  static Set<Integer> computed(FigureKind kind) {
    return kind == FigureKind.PHI_CURVE ? Set.of(2, 3) : Set.of(1);
  }

  /**
   * A table.
   *
   * @param blank columns that are left for the reader
   */
  static Part.Grid grid(FigureTable table, Set<Integer> blank, Messages messages) {
    int shown = Math.min(MOST_ROWS, table.rows().size());
    List<List<String>> rows = new ArrayList<>();
    for (List<String> row : table.rows().subList(0, shown)) {
      List<String> cells = new ArrayList<>(row);
      blank.stream().filter(column -> column < cells.size()).forEach(c -> cells.set(c, ""));
      rows.add(cells);
    }
    int left = table.rows().size() - shown;
    String caption = left == 0 ? "" : messages.get("example.cut", shown, left);
    List<Part.Column> columns = new ArrayList<>();
    for (int i = 0; i < table.header().size(); i++) {
      columns.add(blank.contains(i) ? Part.Column.BLANK : column(table, i));
    }
    return new Part.Grid(caption, table.header(), rows, columns);
  }

  /** Numbers where every cell begins like one. */
  private static Part.Column column(FigureTable table, int column) {
    boolean numbers =
        !table.rows().isEmpty()
            && table.rows().stream()
                .map(row -> row.get(column))
                .allMatch(cell -> cell.matches("[−-]?[0-9∞].*|–|"));
    return numbers ? Part.Column.NUMBERS : Part.Column.WORDS;
  }
}
