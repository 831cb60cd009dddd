package phiscope.figure.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;

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

  private final Sketch sketch;
  private final SignDrawing signs;
  private final List<String> header;
  private final List<Row> rows;
  private final double em;
  private final List<Place> places = new ArrayList<>();

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
    double pitch = ROW * em;
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

  private double baseline() {
    return (ROW * em + sketch.measure().capital(em)) / 2;
  }

  private void row(Row row, double[] lefts, double top, Rectangle area) {
    double pitch = ROW * em;
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
    String fitted = sketch.measure().fitted(text, em, false, Math.max(0, right - left));
    sketch.place(Label.of(fitted, em, ink), Spot.left(left, top + baseline()));
  }

  /** Columns as wide as their texts; where that is too much all give way alike. */
  private double[] lefts(Rectangle area, int shown) {
    int columns = header.size();
    double[] widths = new double[columns];
    double sum = 0;
    for (int column = 0; column < columns; column++) {
      widths[column] = sketch.measure().width(header.get(column), em, false);
      for (int i = 0; i < shown; i++) {
        Cell cell = rows.get(i).cells().get(column);
        double width = sketch.measure().width(cell.text(), em, false);
        widths[column] = Math.max(widths[column], width + (cell.sign().isPresent() ? 1.7 * em : 0));
      }
      widths[column] += 1.2 * em;
      sum += widths[column];
    }
    double room = area.width() - 0.4 * em;
    double share = sum > room ? room / sum : 1;
    double[] lefts = new double[columns];
    double left = area.left() + 0.4 * em;
    for (int column = 0; column < columns; column++) {
      lefts[column] = left;
      left += widths[column] * share;
    }
    return lefts;
  }
}
