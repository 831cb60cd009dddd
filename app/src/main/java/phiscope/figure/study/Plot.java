package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.figure.Axis;
import phiscope.figure.AxisDrawing;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;

/** Curves over two axes: what most figures of studies are made of. Mutable as its sketch is. */
final class Plot {
  private static final double LEAST_HEIGHT = 4;

  private final Sketch sketch;
  private final Rectangle area;
  private final Axis x;
  private final Axis y;

  /**
   * @param x from left to right
   * @param y from the bottom to the top
   */
  Plot(Sketch sketch, Rectangle area, Axis x, Axis y) {
    this.sketch = sketch;
    this.area = area;
    this.x = x;
    this.y = y;
  }

  /** A plot of linear axes over a part of the figure. */
  static Plot linear(Sketch sketch, Rectangle area, double xMost, double yLow, double yHigh) {
    return new Plot(
        sketch,
        area,
        Axis.linear(0, xMost, area.left(), area.right()),
        Axis.linear(yLow, yHigh, area.bottom(), area.top()));
  }

  /** The part of a figure that is left for a plot beside and above the numbers of its axes. */
  static Rectangle room(Sketch sketch, double above, double below) {
    double em = sketch.em();
    double width = sketch.frame().width();
    double height = sketch.frame().height();
    double left = Math.min(4.2 * em, width / 4);
    double top = Math.min(above, height / 3);
    double bottom = Math.max(top + 2, height - below);
    return new Rectangle(left, top, Math.max(left + 2, width - em), bottom);
  }

  Rectangle area() {
    return area;
  }

  Axis x() {
    return x;
  }

  Axis y() {
    return y;
  }

  /** Both axes with their titles. */
  void axes(String xTitle, String yTitle) {
    AxisDrawing.below(sketch, x, area, xTitle, true);
    left(yTitle);
  }

  /** The axis to the left alone; its title stands clear of its uppermost number. */
  void left(String title) {
    double em = sketch.em();
    double baseline = area.top() - 0.9 * em;
    if (baseline >= 0.8 * em) {
      AxisDrawing.left(sketch, y, area, "");
      sketch.place(
          Label.of(title, em, Ink.TEXT_MUTED),
          Spot.left(0.3 * em, baseline),
          Spot.left(0.3 * em, baseline - 0.25 * em),
          Spot.left(area.left() + 0.4 * em, area.top() - 0.5 * em));
    } else {
      AxisDrawing.left(sketch, y, area, title);
    }
  }

  /** The step that is looked at: an upright line with its name above the plot. */
  void cursor(double value, String name) {
    double at = x.pixel(value);
    if (at < area.left() - 0.5 || at > area.right() + 0.5) {
      return;
    }
    sketch.brush(Layer.SURFACE).line(at, area.top(), at, area.bottom(), Stroke.solid(Ink.NOW, 1.4));
    sketch.reserve(new Rectangle(at, area.top(), at, area.bottom()));
    double em = 0.92 * sketch.em();
    double above = area.top() - 0.5 * em;
    List<Spot> spots = new ArrayList<>();
    if (above >= em) {
      spots.add(Spot.centre(at, above));
      spots.add(Spot.left(at, above));
      spots.add(Spot.right(at, above));
    }
    for (int row = 1; row < 6; row++) {
      spots.add(Spot.left(at + 0.3 * em, area.top() + row * 1.25 * em));
      spots.add(Spot.right(at - 0.3 * em, area.top() + row * 1.25 * em));
    }
    for (double off = em; off < 8 * em && above >= em; off += em) {
      spots.add(Spot.left(at + off, above));
      spots.add(Spot.right(at - off, above));
    }
    sketch.placeOnLines(Label.of(name, em, Ink.TEXT).onPlate(), sketch.bounds(), spots);
  }

  /** A curve through values, cut to the plot; at most a few points a pixel column. */
  void curve(List<Point> values, Stroke stroke) {
    if (area.height() < LEAST_HEIGHT || area.top() < 0) {
      // No room that a curve could be seen in.
      return;
    }
    List<Point> pixels = new ArrayList<>();
    for (Point value : values) {
      pixels.add(new Point(area.clampX(x.pixel(value.x())), area.clampY(y.pixel(value.y()))));
    }
    List<Point> drawn = thinned(pixels);
    sketch.brush(Layer.CURVE).polyline(drawn, stroke);
    sketch.reserveLine(drawn);
  }

  /** Of the points in one pixel column the first, the lowest, the highest and the last. */
  static List<Point> thinned(List<Point> pixels) {
    List<Point> kept = new ArrayList<>();
    for (int from = 0; from < pixels.size(); ) {
      int to = from;
      int low = from;
      int high = from;
      while (to < pixels.size() && Math.floor(pixels.get(to).x()) == column(pixels, from)) {
        low = pixels.get(to).y() < pixels.get(low).y() ? to : low;
        high = pixels.get(to).y() > pixels.get(high).y() ? to : high;
        to++;
      }
      if (to - from <= 4) {
        kept.addAll(pixels.subList(from, to));
      } else {
        kept.add(pixels.get(from));
        kept.add(pixels.get(Math.min(low, high)));
        kept.add(pixels.get(Math.max(low, high)));
        kept.add(pixels.get(to - 1));
      }
      from = to;
    }
    return kept;
  }

  private static double column(List<Point> pixels, int at) {
    return Math.floor(pixels.get(at).x());
  }

  /** A level line across the plot with its name at its left end, where curves are elsewhere. */
  void level(double value, String name, Ink ink) {
    double at = y.pixel(value);
    if (at < area.top() || at > area.bottom()) {
      return;
    }
    Stroke stroke = new Stroke(ink, 1.2, Stroke.Dash.DASHED);
    sketch.brush(Layer.SURFACE).line(area.left(), at, area.right(), at, stroke);
    sketch.reserve(new Rectangle(area.left(), at, area.right(), at));
    double em = 0.92 * sketch.em();
    List<Spot> spots = new ArrayList<>();
    for (double baseline : new double[] {at - 0.45 * em, at + em}) {
      spots.add(Spot.left(area.left() + 0.4 * em, baseline));
      spots.add(Spot.right(area.right() - 0.3 * em, baseline));
    }
    for (double left = area.left() + 2 * em; left < area.right(); left += 2 * em) {
      spots.add(Spot.left(left, at - 0.45 * em));
      spots.add(Spot.left(left, at + em));
    }
    sketch.placeOnLines(Label.of(name, em, Ink.TEXT).onPlate(), area, spots);
  }

  /** An upright line through the plot with its name at the top. */
  void instant(double value, String name, Ink ink, Stroke.Dash dash) {
    double at = x.pixel(value);
    if (at < area.left() - 0.5 || at > area.right() + 0.5) {
      return;
    }
    sketch.brush(Layer.SURFACE).line(at, area.top(), at, area.bottom(), new Stroke(ink, 1.4, dash));
    sketch.reserve(new Rectangle(at, area.top(), at, area.bottom()));
    double em = 0.92 * sketch.em();
    List<Spot> spots = new ArrayList<>();
    for (int row = 1; row < 6; row++) {
      spots.add(Spot.left(at + 0.3 * em, area.top() + row * 1.25 * em));
      spots.add(Spot.right(at - 0.3 * em, area.top() + row * 1.25 * em));
    }
    sketch.placeOnLines(Label.of(name, em, Ink.TEXT).onPlate(), sketch.bounds(), spots);
  }

  /** An upright line through the plot with its name above it. */
  void above(double value, String name, Ink ink) {
    above(value, name, ink, Stroke.Dash.DASHED);
  }

  /** The same with dashes of its own. */
  void above(double value, String name, Ink ink, Stroke.Dash dash) {
    double at = x.pixel(value);
    Stroke stroke = new Stroke(ink, 1.4, dash);
    sketch.brush(Layer.SURFACE).line(at, area.top(), at, area.bottom(), stroke);
    sketch.reserve(new Rectangle(at, area.top(), at, area.bottom()));
    double em = 0.92 * sketch.em();
    sketch.place(
        Label.of(name, em, Ink.TEXT),
        Spot.centre(at, area.top() - 0.5 * em),
        Spot.right(at, area.top() - 0.5 * em),
        Spot.left(at, area.top() - 0.5 * em),
        Spot.centre(at, area.top() - 1.8 * em),
        Spot.right(at, area.top() - 1.8 * em),
        Spot.left(at, area.top() - 1.8 * em));
  }

  /** A bar from one value to another in a row that is told by its pixels. */
  void bar(double from, double to, double top, double bottom, Fill fill, Stroke outline) {
    double left = area.clampX(x.pixel(from));
    double right = Math.max(left + 1, area.clampX(x.pixel(to)));
    sketch.brush(Layer.SURFACE).box(new Rectangle(left, top, right, bottom), fill, outline);
  }

  /** A text cut to a room, in a row. */
  static void text(Sketch sketch, String text, double left, double baseline, double room) {
    double em = sketch.em();
    String fitted = sketch.measure().fitted(text, em, false, Math.max(0, room));
    sketch.place(Label.of(fitted, em, Ink.TEXT).onPlate(), Spot.left(left, baseline));
  }
}
