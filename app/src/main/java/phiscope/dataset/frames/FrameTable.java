package phiscope.dataset.frames;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
  static Optional<FrameTable> of(String text, Runnable stillWanted) {
    // A long file that is none has not to be divided into all its lines to be told.
    Optional<String> names =
        FrameLines.LINE_END.splitAsStream(text).filter(FrameTable::says).findFirst();
    return names
        .map(line -> new FrameTable(cells(line, 1, divider(line)), List.of()))
        .filter(FrameTable::namesFrames)
        .map(table -> whole(text))
        .filter(table -> table.holdsFrames(stillWanted));
  }

  private static FrameTable whole(String text) {
    List<String> lines = List.of(FrameLines.LINE_END.split(text, -1));
    int at = 0;
    while (!says(lines.get(at))) {
      at++;
    }
    return new FrameTable(cells(lines.get(at), at + 1, divider(lines.get(at))), lines);
  }

  private boolean namesFrames() {
    return column(FrameFields.KIND).isPresent() && column(FrameFields.TIME).isPresent();
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

  private Stream<List<Cell>> rows(Runnable stillWanted) {
    int from = header.get(0).line();
    char divider = divider(lines.get(from - 1));
    return IntStream.range(from, lines.size())
        .peek(i -> stillWanted.run())
        .filter(i -> says(lines.get(i)))
        .mapToObj(i -> cells(lines.get(i), i + 1, divider));
  }

  private boolean holdsFrames(Runnable stillWanted) {
    int kind = column(FrameFields.KIND).orElseThrow();
    return rows(stillWanted)
        .filter(row -> row.size() > kind)
        .flatMap(row -> FrameReader.kind(row.get(kind).text()).stream())
        .anyMatch(found -> found != MarkKind.HEARTBEAT);
  }

  /** Hands its frames over. */
  void readInto(FrameReader reader) {
    int time = column(FrameFields.TIME).orElseThrow();
    int kind = column(FrameFields.KIND).orElseThrow();
    BigDecimal unit = FrameFields.TIME.unit(header.get(time).text()).orElseThrow();
    rows(reader::line).forEachOrdered(row -> readRow(row, time, unit, kind, reader));
  }

  private void readRow(List<Cell> row, int time, BigDecimal unit, int kind, FrameReader reader) {
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
