package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import phiscope.figure.FigureKind;
import phiscope.figure.FigureTable;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** Turns the tables of figures into tables of a page. */
final class ExampleTables {
  /** A longer table is cut: an export as CSV has all of it. */
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
   * @param total how many rows there are to tell of; the table may hold the first of them only
   */
  static Part.Grid grid(FigureTable table, Set<Integer> blank, int total, Messages messages) {
    int shown = Math.min(MOST_ROWS, table.rows().size());
    List<List<String>> rows = new ArrayList<>();
    for (List<String> row : table.rows().subList(0, shown)) {
      List<String> cells = new ArrayList<>(row);
      blank.stream().filter(column -> column < cells.size()).forEach(c -> cells.set(c, ""));
      rows.add(cells);
    }
    String caption = cut(shown, total, true, messages);
    List<Part.Column> columns = new ArrayList<>();
    for (int i = 0; i < table.header().size(); i++) {
      columns.add(blank.contains(i) ? Part.Column.BLANK : column(table, i));
    }
    return new Part.Grid(caption, table.header(), rows, columns);
  }

  /**
   * That a table shows the first of its rows only, where it does.
   *
   * @param exported whether an export as CSV has all of them
   */
  static String cut(int shown, int total, boolean exported, Messages messages) {
    String key = exported ? "example.cut" : "example.first";
    return shown < total ? messages.get(key, Numbers.whole(shown), Numbers.whole(total)) : "";
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
