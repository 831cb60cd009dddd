package phiscope.figure;

import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;

/** Draws on one layer of a sketch, for one term of the arithmetic or for none. */
public record Brush(Sketch sketch, Layer layer, Optional<Term> term) {
  public void line(double x1, double y1, double x2, double y2, Stroke stroke) {
    Point from = new Point(x1, y1);
    sketch.add(layer, new Mark.Line(from, new Point(x2, y2), scaled(stroke), term));
  }

  /** Widths are given for main curves of 2 pixels; a frame with thicker curves thickens all. */
  private Stroke scaled(Stroke stroke) {
    return new Stroke(stroke.ink(), thickness(stroke.width()), stroke.dash());
  }

  /** How thick a line of a width is in this frame. */
  double thickness(double width) {
    return width * Math.max(0.5, sketch.frame().lineWidth() / Sketch.CURVE);
  }

  public void polyline(List<Point> points, Stroke stroke) {
    if (points.size() > 1) {
      sketch.add(layer, new Mark.Polyline(points, scaled(stroke), term));
    }
  }

  public void area(List<Point> outline, Fill fill) {
    if (outline.size() > 2) {
      sketch.add(layer, new Mark.Area(outline, fill, term));
    }
  }

  public void box(Rectangle at, Fill fill) {
    box(at, fill, Optional.empty());
  }

  public void box(Rectangle at, Fill fill, Stroke outline) {
    box(at, fill, Optional.of(scaled(outline)));
  }

  private void box(Rectangle at, Fill fill, Optional<Stroke> outline) {
    if (at.width() > 0 && at.height() > 0) {
      sketch.add(
          layer, new Mark.Box(at.left(), at.top(), at.width(), at.height(), fill, outline, term));
    }
  }

  void boxes(PlaceList places, Fill fill) {
    if (!places.isEmpty()) {
      sketch.add(layer, places.mark(fill, term));
    }
  }

  public void symbol(Shape shape, double x, double y, double size, Ink ink, boolean filled) {
    sketch.add(layer, new Mark.Symbol(shape, new Point(x, y), size, ink, filled, term));
  }

  /** A line with an arrow head at its end. */
  public void arrow(double x1, double y1, double x2, double y2, double head, Stroke stroke) {
    double length = StrictMath.hypot(x2 - x1, y2 - y1);
    if (length < 1e-6) {
      return;
    }
    double tip = Math.min(head, length);
    double ux = (x2 - x1) / length;
    double uy = (y2 - y1) / length;
    double baseX = x2 - ux * tip;
    double baseY = y2 - uy * tip;
    line(x1, y1, baseX, baseY, stroke);
    double half = tip * 0.42;
    area(
        List.of(
            new Point(x2, y2),
            new Point(baseX - uy * half, baseY + ux * half),
            new Point(baseX + uy * half, baseY - ux * half)),
        Fill.plain(stroke.ink(), 1));
  }
}
