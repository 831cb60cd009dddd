package phiscope.ui.view;

import java.util.List;
import java.util.stream.Collectors;
import phiscope.figure.FigureTable;
import phiscope.text.Numbers;

/** A table as comma-separated values: numbers stay numbers, and no cell runs as a formula. */
final class CsvText {
  private static final String NUMBER = "[+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?";

  private CsvText() {}

  static String of(FigureTable table) {
    StringBuilder text = new StringBuilder(row(table.header()));
    table.rows().forEach(row -> text.append(row(row)));
    return text.toString();
  }

  private static String row(List<String> cells) {
    return cells.stream().map(CsvText::cell).collect(Collectors.joining(",", "", "\r\n"));
  }

  private static String cell(String text) {
    String ungrouped = text.replaceAll("(?<=[0-9])" + Numbers.THOUSANDS + "(?=[0-9]{3})", "");
    String plain = ungrouped.replace('\u2212', '-');
    if (plain.matches(NUMBER)) {
      return plain;
    }
    boolean formula = !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0;
    String safe = formula ? "'" + ungrouped : ungrouped;
    return safe.matches("[^\",\r\n]*") ? safe : '"' + safe.replace("\"", "\"\"") + '"';
  }
}
