package phiscope.figure.run;

import java.util.ArrayList;
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
  private static final double LINE = 1.25;

  /** Between what is never broken: at blanks, and behind any Chinese character. */
  private static final Pattern WORD = Pattern.compile("\\s+|(?<=[\\u2e80-\\uffff])");

  private final Sketch sketch;
  private final SignDrawing signs;
  private final List<String> header;
  private final List<Row> rows;
  private final double em;
  private final List<Place> places = new ArrayList<>();
  // How many lines a text may take: two where one is too narrow and there is room below.
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
    boolean narrow = widths(rows.size()).sum() > area.width() - 0.4 * em;
    lines = narrow && (rows.size() + 1) * (ROW + LINE) * em <= area.height() ? 2 : 1;
    double pitch = pitch();
    int room = (int) Math.max(0, Math.floor((area.height() - pitch) / pitch));
    boolean all = rows.size() <= room;
    int shown = all ? rows.size() : Math.max(0, room - 1);
    double[] lefts = lefts(area, shown);
    double top = area.top();
    for (int column = 0; column < header.size(); column++) {
      text(header.get(column), lefts, column, top, area, Ink.TEXT_MUTED, false);
    }
    double line = top + pitch - 0.5;
    sketch
        .brush(Layer.GROUND)
        .line(area.left(), line, area.right(), line, Stroke.solid(Ink.GRID, 1));
    for (int i = 0; i < shown; i++) {
      row(rows.get(i), lefts, top + (i + 1) * pitch, area);
    }
    if (!all) {
      String left = more.apply(rows.size() - shown);
      double baseline = top + (shown + 1) * pitch + baseline();
      String fitted = sketch.measure().fitted(left, em, false, area.width());
      sketch.placeWithin(
          Label.of(fitted, em, Ink.TEXT_MUTED),
          area,
          List.of(Spot.left(area.left() + 0.4 * em, baseline)));
    }
    return places;
  }

  private double pitch() {
    return (ROW + (lines - 1) * LINE) * em;
  }

  private double baseline() {
    return (ROW * em + sketch.measure().capital(em)) / 2;
  }

  private void row(Row row, double[] lefts, double top, Rectangle area) {
    double pitch = pitch();
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
      text(cell.text(), lefts, column, top, area, cell.ink(), cell.sign().isPresent());
    }
    row.thing().ifPresent(thing -> places.add(Place.of(thing, place, row.label())));
  }

  private void text(
      String text, double[] lefts, int column, double top, Rectangle area, Ink ink, boolean sign) {
    double left = lefts[column] + (sign ? 1.7 * em : 0);
    double right = column + 1 < lefts.length ? lefts[column + 1] - 0.6 * em : area.right();
    double width = Math.max(0, right - left);
    List<String> wrapped =
        lines == 1 ? List.of(text) : TextWrap.lines(text, sketch.measure(), em, width);
    double single = lines > 1 && wrapped.size() < 2 ? (pitch() - ROW * em) / 2 : 0;
    for (int i = 0; i < Math.min(lines, wrapped.size()); i++) {
      boolean last = i == lines - 1 && wrapped.size() > lines;
      String line = last ? rest(text, wrapped, i) : wrapped.get(i);
      String fitted = sketch.measure().fitted(line, em, false, width);
      sketch.place(
          Label.of(fitted, em, ink), Spot.left(left, top + single + baseline() + i * LINE * em));
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
      widths[column] += 1.2 * em;
    }
    return new Widths(widths);
  }

  /** Of a text in one line, or of what stands in the longer of its two. */
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
    for (double narrow = Math.max(widestWord, 0.5 * whole); narrow < whole; narrow += 0.25 * em) {
      List<String> wrapped = TextWrap.lines(text, sketch.measure(), em, narrow);
      double widest =
          wrapped.stream().mapToDouble(l -> sketch.measure().width(l, em, false)).max().orElse(0);
      if (wrapped.size() <= 2 && widest <= narrow) {
        return narrow;
      }
    }
    return whole;
  }

  /** Columns as wide as their texts; where that is too much all give way alike. */
  private double[] lefts(Rectangle area, int shown) {
    Widths widths = widths(shown);
    double room = area.width() - 0.4 * em;
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
