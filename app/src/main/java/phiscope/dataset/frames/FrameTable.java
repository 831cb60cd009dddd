package phiscope.dataset.frames;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import phiscope.bench.study.MarkKind;
import phiscope.dataset.frames.FrameReader.Cell;

/**
 * A table of frames with a header that names the time and the kind; columns are divided by comma,
 * semicolon or tab.
 *
 * @param header the first line with something in it
 * @param lines all lines of the file
 */
record FrameTable(List<Cell> header, List<String> lines) {
  FrameTable {
    header = List.copyOf(header);
    lines = List.copyOf(lines);
  }

  /**
   * The table of a text; empty if it is none. A table of heartbeats may have a column for kinds,
   * too: this one holds kinds that heartbeats don't have.
   */
  static Optional<FrameTable> of(String text) {
    List<String> lines = List.of(text.split("\\R", -1));
    OptionalInt first =
        IntStream.range(0, lines.size()).filter(i -> says(lines.get(i))).findFirst();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    int at = first.getAsInt();
    FrameTable table = new FrameTable(cells(lines.get(at), at + 1, divider(lines.get(at))), lines);
    return table.column(FrameFields.KIND).isPresent()
            && table.column(FrameFields.TIME).isPresent()
            && table.holdsFrames()
        ? Optional.of(table)
        : Optional.empty();
  }

  private static boolean says(String line) {
    return !line.isBlank() && !line.startsWith("#");
  }

  private static char divider(String header) {
    return header.indexOf('\t') >= 0 ? '\t' : header.indexOf(';') >= 0 ? ';' : ',';
  }

  private OptionalInt column(FrameFields field) {
    return IntStream.range(0, header.size())
        .filter(i -> FrameFields.of(header.get(i).text()).filter(f -> f == field).isPresent())
        .findFirst();
  }

  private List<List<Cell>> rows() {
    int from = header.get(0).line();
    String first = lines.get(from - 1);
    List<List<Cell>> rows = new ArrayList<>();
    for (int i = from; i < lines.size(); i++) {
      if (says(lines.get(i))) {
        rows.add(cells(lines.get(i), i + 1, divider(first)));
      }
    }
    return rows;
  }

  private boolean holdsFrames() {
    int kind = column(FrameFields.KIND).orElseThrow();
    return rows().stream()
        .filter(row -> row.size() > kind)
        .flatMap(row -> FrameReader.kind(row.get(kind).text()).stream())
        .anyMatch(found -> found != MarkKind.HEARTBEAT);
  }

  /** Hands its frames over. */
  void readInto(FrameReader reader) {
    int time = column(FrameFields.TIME).orElseThrow();
    int kind = column(FrameFields.KIND).orElseThrow();
    BigDecimal unit = FrameFields.TIME.unit(header.get(time).text()).orElseThrow();
    for (List<Cell> row : rows()) {
      if (row.size() != header.size()) {
        reader.problem(
            row.get(0).line(),
            1,
            "problem.frames.cells",
            String.valueOf(row.size()),
            String.valueOf(header.size()));
      } else {
        reader.frame(row.get(time), unit, row.get(kind));
      }
    }
  }

  /** The cells of a line; quotation marks around one do not belong to it. */
  private static List<Cell> cells(String line, int number, char divider) {
    List<Cell> cells = new ArrayList<>();
    int from = 0;
    while (from <= line.length()) {
      int to = line.indexOf(divider, from);
      to = to < 0 ? line.length() : to;
      String cell = line.substring(from, to);
      int leading = cell.length() - cell.stripLeading().length();
      String text = cell.strip();
      boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
      int column = line.codePointCount(0, from + leading) + 1;
      cells.add(new Cell(quoted ? text.substring(1, text.length() - 1) : text, number, column));
      from = to + 1;
    }
    return cells;
  }
}
