package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Term;
import phiscope.core.detector.TapeFold.Column;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;

/**
 * The curve of phi over time: a line where it lies within silences, and where heartbeats share
 * pixel columns an upright box a column, from the least phi to the greatest. Thousands of boxes are
 * painted in a fraction of the time that a line takes which goes up and down as often.
 */
final class SawToothCurve {
  private static final double WIDTH = 0.8 * Sketch.CURVE;
  private static final int MOST_PEAKS = 60;

  /** So many columns within a silence are a line; fewer among boxes are boxes too. */
  private static final int LEAST_LINE = 4;

  private final Sketch sketch;
  private final Subject subject;
  private final Axis x;
  private final Axis y;
  private final Rectangle plot;
  private final Brush brush;
  private final double thickness;

  private final PlaceList boxes = new PlaceList();
  private final List<Column> waiting = new ArrayList<>();

  /** Phi at the end of what was drawn last, which the next box or line goes on from. */
  private double boxEnd = Double.NaN;

  private Rectangle reserved;
  private double end = Double.NaN;
  private double aboveFrom = Double.NaN;
  private double aboveTo;
  private int peaks;

  SawToothCurve(Sketch sketch, Subject subject, Axis x, Axis y, Rectangle plot) {
    this.sketch = sketch;
    this.subject = subject;
    this.x = x;
    this.y = y;
    this.plot = plot;
    brush = sketch.brush(Layer.CURVE, Term.PHI);
    thickness = brush.thickness(WIDTH);
  }

  void draw(List<Column> columns) {
    for (Column column : columns) {
      if (column.from() - end > 1e-6 * Math.max(1, Math.abs(end))) {
        endStretch();
      }
      if (isWithinSilence(column)) {
        waiting.add(column);
      } else {
        endSilence(false);
        box(column);
      }
      peak(column);
      end = column.to();
    }
    endStretch();
    brush.boxes(boxes, Fill.plain(Ink.PHI, 1));
  }

  private static boolean isWithinSilence(Column column) {
    return column.low() == Math.min(column.first(), column.last())
        && column.high() == Math.max(column.first(), column.last());
  }

  private double across(double tick) {
    return plot.clampX(x.pixel(subject.units(tick)));
  }

  private double level(double phi) {
    return Columns.clamp(y, y.pixel(phi));
  }

  private void endStretch() {
    endSilence(true);
    boxEnd = Double.NaN;
    reserve(null);
    drawPeak();
  }

  /** Draws the columns within silences that wait: as a line, unless they are few among boxes. */
  private void endSilence(boolean last) {
    boolean amongBoxes = !Double.isNaN(boxEnd) || !last;
    if (waiting.size() < LEAST_LINE && amongBoxes) {
      waiting.forEach(this::box);
    } else {
      line();
    }
    waiting.clear();
  }

  private void line() {
    if (waiting.isEmpty()) {
      return;
    }
    List<Point> points = new ArrayList<>();
    if (!Double.isNaN(boxEnd)) {
      points.add(new Point(across(waiting.get(0).from()), level(boxEnd)));
    }
    for (Column column : waiting) {
      points.add(new Point(across(column.from()), level(column.first())));
      points.add(new Point(across(column.to()), level(column.last())));
      boxEnd = column.last();
    }
    brush.polyline(points, Stroke.solid(Ink.PHI, WIDTH));
    sketch.reserveLine(points);
  }

  private void box(Column column) {
    double top = level(column.high());
    double bottom = level(column.low());
    if (!Double.isNaN(boxEnd)) {
      top = Math.min(top, level(boxEnd));
      bottom = Math.max(bottom, level(boxEnd));
    }
    double left = across(column.from());
    double right = across(column.to());
    double width = Math.max(thickness, right - left);
    double height = Math.max(thickness, bottom - top);
    Rectangle place =
        new Rectangle(
            (left + right - width) / 2,
            Math.max(plot.top(), Math.min(top, plot.bottom() - height)),
            (left + right + width) / 2,
            Math.min(plot.bottom(), Math.max(bottom, plot.top() + height)));
    boxes.add(place);
    reserve(place);
    boxEnd = column.last();
  }

  /** Keeps labels off the boxes, some at a time; null ends the last of them. */
  private void reserve(Rectangle place) {
    boolean wide =
        place != null
            && reserved != null
            && place.right() - reserved.left() > Math.max(place.width(), 0.5 * sketch.em());
    if (reserved != null && (place == null || wide)) {
      sketch.reserveLightly(reserved);
      reserved = null;
    }
    if (place != null) {
      reserved = reserved == null ? place : reserved.around(place);
    }
  }

  /** A mark wherever the curve leaves the scale. */
  private void peak(Column column) {
    if (level(column.high()) > plot.top()) {
      drawPeak();
      return;
    }
    aboveFrom = Double.isNaN(aboveFrom) ? across(column.from()) : aboveFrom;
    aboveTo = across(column.to());
  }

  private void drawPeak() {
    if (!Double.isNaN(aboveFrom) && peaks < MOST_PEAKS) {
      double size = Math.max(6, 0.5 * sketch.em());
      sketch
          .brush(Layer.SYMBOL, Term.PHI)
          .symbol(
              Shape.TRIANGLE_UP,
              (aboveFrom + aboveTo) / 2,
              plot.top() + size / 2,
              size,
              Ink.PHI,
              true);
      peaks++;
    }
    aboveFrom = Double.NaN;
  }
}
