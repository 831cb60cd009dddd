package phiscope.figure.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.TextWrap;

/** Rows of short texts under a header, as many as fit; the last line says how many are left out. */
public final class TextGrid {
  /**
   * One cell.
   *
   * @param sign drawn before the text, if any
   */
  public record Cell(String text, Ink ink, Optional<Sign> sign) {
    public static Cell of(String text) {
      return new Cell(text, Ink.TEXT, Optional.empty());
    }

    public static Cell of(Sign sign, String text) {
      return new Cell(text, Ink.TEXT, Optional.of(sign));
    }
  }

  /**
   * One row.
   *
   * @param thing what it is about, to be chosen
   * @param marked whether that is chosen
   * @param fresh whether it changed just now
   */
  public record Row(
      List<Cell> cells, Optional<Thing> thing, String label, boolean marked, boolean fresh) {}

  static final double ROW = 1.65;
  private static final double LINE = 1.45;
  private static final int MOST_LINES = 4;

  /** Between what is never broken: at blanks, and behind any Chinese character. */
  private static final Pattern WORD = Pattern.compile("\\s+|(?<=[\\u2e80-\\uffff])");

  private final Sketch sketch;
  private final SignDrawing signs;
  private final List<String> header;
  private final List<Row> rows;
  private final double em;
  private final List<Place> places = new ArrayList<>();
  // How many lines a text may take: more where one is too narrow and there is room below.
  private int lines = 1;

  public TextGrid(Sketch sketch, List<String> header, List<Row> rows) {
    this.sketch = sketch;
    this.signs = new SignDrawing(sketch);
    this.header = header;
    this.rows = rows;
    this.em = sketch.em();
  }

  /**
   * Draws into a rectangle.
   *
   * @param more the sentence about what is left out, for a number of rows
   */
  public List<Place> draw(Rectangle area, java.util.function.IntFunction<String> more) {
    lines = linesFor(area);
    int shown = fitting(area);
    boolean all = shown == rows.size();
    double[] lefts = lefts(area, shown);
    double top = area.top();
    double below = top + pitch(headerCells(), lefts, area);
    for (int column = 0; column < header.size(); column++) {
      text(headerCells().get(column), lefts, column, top, below - top, area, Ink.TEXT_MUTED);
    }
    double line = below - 0.5;
    sketch
        .brush(Layer.GROUND)
        .line(area.left(), line, area.right(), line, Stroke.solid(Ink.GRID, 1));
    for (int i = 0; i < shown; i++) {
      double height = pitch(rows.get(i).cells(), lefts, area);
      row(rows.get(i), lefts, below, height, area);
      below += height;
    }
    if (!all) {
      String left = more.apply(rows.size() - shown);
      String fitted = sketch.measure().fitted(left, em, false, area.width());
      sketch.placeWithin(
          Label.of(fitted, em, Ink.TEXT_MUTED),
          area,
          List.of(Spot.left(area.left() + 0.4 * em, below + baseline())));
    }
    return places;
  }

  private List<Cell> headerCells() {
    return header.stream().map(Cell::of).toList();
  }

  /** As few lines a text as are enough, if there is room for all rows then; else one. */
  private int linesFor(Rectangle area) {
    int most = 1;
    for (lines = 1; lines <= MOST_LINES; lines++) {
      boolean enough = widths(rows.size()).sum() <= area.width() - 0.4 * em;
      boolean fits = lines == 1 || height(area) <= area.height();
      if (enough) {
        return fits ? lines : most;
      }
      most = fits ? lines : most;
    }
    return most;
  }

  private double height(Rectangle area) {
    double[] lefts = lefts(area, rows.size());
    double height = pitch(headerCells(), lefts, area);
    for (Row row : rows) {
      height += pitch(row.cells(), lefts, area);
    }
    return height;
  }

  /** How many rows are shown: all, or as many as leave room for the line that counts the rest. */
  private int fitting(Rectangle area) {
    if (lines > 1) {
      return rows.size();
    }
    double pitch = ROW * em;
    int room = (int) Math.max(0, Math.floor((area.height() - pitch) / pitch));
    return rows.size() <= room ? rows.size() : Math.max(0, room - 1);
  }

  /** The height of a row: that of its longest text. */
  private double pitch(List<Cell> cells, double[] lefts, Rectangle area) {
    int most = 1;
    for (int column = 0; column < cells.size() && lines > 1; column++) {
      most = Math.max(most, wrapped(cells.get(column), lefts, column, area).size());
    }
    return (ROW + (Math.min(most, lines) - 1) * LINE) * em;
  }

  private double room(Cell cell, double[] lefts, int column, Rectangle area) {
    double left = lefts[column] + (cell.sign().isPresent() ? 1.7 * em : 0);
    double right = column + 1 < lefts.length ? lefts[column + 1] - gap() / 2 : area.right();
    return Math.max(0, right - left);
  }

  private List<String> wrapped(Cell cell, double[] lefts, int column, Rectangle area) {
    double width = room(cell, lefts, column, area);
    return lines == 1
        ? List.of(cell.text())
        : TextWrap.lines(cell.text(), sketch.measure(), em, width);
  }

  private double gap() {
    return (lines > 1 ? 0.6 : 1.2) * em;
  }

  private double baseline() {
    return (ROW * em + sketch.measure().capital(em)) / 2;
  }

  private void row(Row row, double[] lefts, double top, double pitch, Rectangle area) {
    Rectangle place = new Rectangle(area.left(), top, area.right(), top + pitch);
    if (row.fresh()) {
      sketch.brush(Layer.GROUND).box(place, Fill.plain(Ink.SELECTION, 0.12));
    }
    if (row.marked()) {
      sketch
          .brush(Layer.FRONT)
          .box(
              new Rectangle(
                  place.left() + 1, place.top() + 1, place.right() - 1, place.bottom() - 1),
              Fill.plain(Ink.SELECTION, 0),
              Stroke.solid(Ink.SELECTION, 2));
    }
    for (int column = 0; column < row.cells().size(); column++) {
      Cell cell = row.cells().get(column);
      if (cell.sign().isPresent()) {
        double size = 1.25 * em;
        signs.draw(cell.sign().get(), lefts[column] + size / 2, top + pitch / 2, size);
      }
      text(cell, lefts, column, top, pitch, area, cell.ink());
    }
    row.thing().ifPresent(thing -> places.add(Place.of(thing, place, row.label())));
  }

  private void text(
      Cell cell, double[] lefts, int column, double top, double pitch, Rectangle area, Ink ink) {
    double left = lefts[column] + (cell.sign().isPresent() ? 1.7 * em : 0);
    double width = room(cell, lefts, column, area);
    List<String> wrapped = wrapped(cell, lefts, column, area);
    int count = Math.min(lines, wrapped.size());
    double first = top + (pitch - (ROW + (count - 1) * LINE) * em) / 2 + baseline();
    for (int i = 0; i < count; i++) {
      boolean last = i == lines - 1 && wrapped.size() > lines;
      String line = last ? rest(cell.text(), wrapped, i) : wrapped.get(i);
      String fitted = sketch.measure().fitted(line, em, false, width);
      sketch.place(Label.of(fitted, em, ink), Spot.left(left, first + i * LINE * em));
    }
  }

  /** What is left of a text from one of its lines on. */
  private static String rest(String text, List<String> wrapped, int line) {
    int from = 0;
    for (int i = 0; i < line; i++) {
      from = text.indexOf(wrapped.get(i), from) + wrapped.get(i).length();
    }
    return text.substring(from).strip();
  }

  /** How wide columns want to be. */
  private record Widths(double[] each) {
    double sum() {
      return java.util.Arrays.stream(each).sum();
    }
  }

  private Widths widths(int shown) {
    double[] widths = new double[header.size()];
    for (int column = 0; column < widths.length; column++) {
      widths[column] = width(header.get(column));
      for (int i = 0; i < shown; i++) {
        Cell cell = rows.get(i).cells().get(column);
        double sign = cell.sign().isPresent() ? 1.7 * em : 0;
        widths[column] = Math.max(widths[column], width(cell.text()) + sign);
      }
      widths[column] += gap();
    }
    return new Widths(widths);
  }

  /** Of a text in one line, or of the longest of its lines. */
  private double width(String text) {
    double whole = sketch.measure().width(text, em, false);
    if (lines == 1) {
      return whole;
    }
    double widestWord =
        WORD.splitAsStream(text)
            .mapToDouble(word -> sketch.measure().width(word, em, false))
            .max()
            .orElse(0);
    for (double narrow = Math.max(widestWord, whole / lines); narrow < whole; narrow += 0.25 * em) {
      List<String> wrapped = TextWrap.lines(text, sketch.measure(), em, narrow);
      double widest =
          wrapped.stream().mapToDouble(l -> sketch.measure().width(l, em, false)).max().orElse(0);
      if (wrapped.size() <= lines && widest <= narrow) {
        return narrow;
      }
    }
    return whole;
  }

  /** Where texts may take more lines, those columns that lack least get their whole width first. */
  private Widths widened(Widths narrow, int shown, double room) {
    if (lines == 1 || narrow.sum() > room) {
      return narrow;
    }
    double[] whole = whole(shown);
    double[] widths = narrow.each().clone();
    double left = room - narrow.sum();
    List<Integer> columns = new ArrayList<>();
    for (int column = 0; column < widths.length; column++) {
      columns.add(column);
    }
    columns.sort(Comparator.comparingDouble(column -> whole[column] - widths[column]));
    for (int column : columns) {
      double lacking = whole[column] - widths[column];
      if (lacking <= left) {
        widths[column] += lacking;
        left -= lacking;
      }
    }
    return new Widths(widths);
  }

  private double[] whole(int shown) {
    int now = lines;
    lines = 1;
    double[] whole = widths(shown).each();
    lines = now;
    for (int column = 0; column < whole.length; column++) {
      whole[column] -= 0.5 * em;
    }
    return whole;
  }

  /** Columns as wide as their texts; where that is too much all give way alike. */
  private double[] lefts(Rectangle area, int shown) {
    double room = area.width() - 0.4 * em;
    Widths widths = widened(widths(shown), shown, room);
    double share = widths.sum() > room ? room / widths.sum() : 1;
    double[] lefts = new double[header.size()];
    double left = area.left() + 0.4 * em;
    for (int column = 0; column < lefts.length; column++) {
      lefts[column] = left;
      left += widths.each()[column] * share;
    }
    return lefts;
  }
}
