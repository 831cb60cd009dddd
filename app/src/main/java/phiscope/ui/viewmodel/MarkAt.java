package phiscope.ui.viewmodel;

import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.figure.Figure;
import phiscope.figure.Mark;
import phiscope.figure.Mark.Anchor;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.TextMeasure;

/** The quantity that is painted at a place of a figure. */
public final class MarkAt {
  private static final double NEAR = 6;

  private MarkAt() {}

  /** The term of the front-most mark at a place; lines count within a few pixels. */
  public static Optional<Term> term(Figure figure, double x, double y) {
    List<Mark> marks = figure.marks();
    for (int i = marks.size() - 1; i >= 0; i--) {
      Mark mark = marks.get(i);
      if (mark.term().isPresent() && isAt(mark, x, y)) {
        return mark.term();
      }
    }
    return Optional.empty();
  }

  private static boolean isAt(Mark mark, double x, double y) {
    if (mark instanceof Mark.Polyline line) {
      return isNear(line.points(), x, y);
    }
    if (mark instanceof Mark.Area area) {
      return contains(area.outline(), x, y);
    }
    if (mark instanceof Mark.Line line) {
      return distance(line.from(), line.to(), x, y) <= NEAR;
    }
    if (mark instanceof Mark.Box box) {
      return x >= box.x()
          && x <= box.x() + box.width()
          && y >= box.y()
          && y <= box.y() + box.height();
    }
    if (mark instanceof Mark.Boxes boxes) {
      return isOn(boxes, x, y);
    }
    if (mark instanceof Mark.Symbol symbol) {
      double reach = Math.max(NEAR, symbol.size() / 2);
      return Math.hypot(symbol.at().x() - x, symbol.at().y() - y) <= reach;
    }
    return mark instanceof Mark.Text text && isOn(text, x, y);
  }

  private static boolean isOn(Mark.Boxes boxes, double x, double y) {
    Rectangle here = new Rectangle(x, y, x, y);
    for (int i = 0; i < boxes.count(); i++) {
      if (boxes.place(i).overlaps(here, 0.5)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOn(Mark.Text text, double x, double y) {
    double width = TextMeasure.bundled().width(text.text(), text.style());
    double left =
        text.at().x()
            - (text.anchor() == Anchor.LEFT
                ? 0
                : text.anchor() == Anchor.CENTRE ? width / 2 : width);
    double size = text.style().size();
    return x >= left && x <= left + width && y >= text.at().y() - size && y <= text.at().y() + 3;
  }

  private static boolean isNear(List<Point> points, double x, double y) {
    for (int i = 1; i < points.size(); i++) {
      if (distance(points.get(i - 1), points.get(i), x, y) <= NEAR) {
        return true;
      }
    }
    return false;
  }

  private static double distance(Point from, Point to, double x, double y) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double length = dx * dx + dy * dy;
    double share = length == 0 ? 0 : ((x - from.x()) * dx + (y - from.y()) * dy) / length;
    double within = Math.max(0, Math.min(1, share));
    return Math.hypot(from.x() + within * dx - x, from.y() + within * dy - y);
  }

  /** Whether a place lies inside a polygon, by counting crossings to its right. */
  private static boolean contains(List<Point> outline, double x, double y) {
    boolean inside = false;
    Point before = outline.get(outline.size() - 1);
    for (Point corner : outline) {
      boolean crosses = corner.y() > y != before.y() > y;
      if (crosses) {
        double at =
            corner.x() + (y - corner.y()) / (before.y() - corner.y()) * (before.x() - corner.x());
        inside ^= x < at;
      }
      before = corner;
    }
    return inside;
  }
}
