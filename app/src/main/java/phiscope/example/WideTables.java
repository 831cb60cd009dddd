package phiscope.example;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import phiscope.example.Part.Column;
import phiscope.example.Part.Grid;

/**
 * Tables that fit on paper: one of many quantities is turned, so that each is a row; one that still
 * has many columns is set as several below one another.
 */
final class WideTables {
  /** As many columns as have room beside one another on a page. */
  static final int MOST_COLUMNS = 5;

  private WideTables() {}

  /** The table, or what it is set as. */
  static List<Grid> fitting(Grid grid) {
    if (grid.header().size() <= MOST_COLUMNS) {
      return List.of(grid);
    }
    return parted(isOfQuantities(grid) ? turned(grid) : grid);
  }

  /** All but the first column hold results, which in words would be read along a row. */
  private static boolean isOfQuantities(Grid grid) {
    long words = grid.columns().stream().skip(1).filter(Column.WORDS::equals).count();
    return words < grid.columns().size() / 2;
  }

  private static Grid turned(Grid grid) {
    List<String> header = new ArrayList<>(List.of(grid.header().get(0)));
    grid.rows().forEach(row -> header.add(row.get(0)));
    List<List<String>> rows = new ArrayList<>();
    for (int i = 1; i < grid.header().size(); i++) {
      List<String> row = new ArrayList<>(List.of(grid.header().get(i)));
      for (List<String> cells : grid.rows()) {
        row.add(cells.get(i));
      }
      rows.add(row);
    }
    Column look = grid.columns().contains(Column.BLANK) ? Column.RESULTS : Column.NUMBERS;
    List<Column> columns = new ArrayList<>(List.of(Column.WORDS));
    columns.addAll(Collections.nCopies(grid.rows().size(), look));
    return new Grid(grid.caption(), header, rows, columns);
  }

  /** As few tables as can be, about as wide as one another, each with the first column. */
  private static List<Grid> parted(Grid grid) {
    int columns = grid.header().size() - 1;
    int parts = Math.max(1, (columns + MOST_COLUMNS - 2) / (MOST_COLUMNS - 1));
    List<Grid> fitting = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      int from = 1 + part * columns / parts;
      int to = 1 + (part + 1) * columns / parts;
      fitting.add(
          new Grid(
              part == 0 ? grid.caption() : "",
              chosen(grid.header(), from, to),
              grid.rows().stream().map(row -> chosen(row, from, to)).toList(),
              chosen(grid.columns(), from, to)));
    }
    return fitting;
  }

  /** The first one, and those from {@code from} (inclusive) to {@code to} (exclusive). */
  private static <T> List<T> chosen(List<T> row, int from, int to) {
    return IntStream.concat(IntStream.of(0), IntStream.range(from, to)).mapToObj(row::get).toList();
  }
}
