package phiscope.figure;

import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.figure.Mark.Point;

/** A small plate with two arrow heads: here something can be taken hold of and moved. */
final class Knob {
  private Knob() {}

  /**
   * Draws a knob around a place; its arrow heads point along the direction.
   *
   * @return where it lies, whether it is drawn or not
   */
  static Rectangle draw(
      Sketch sketch, double x, double y, Handle.Direction direction, Ink ink, Term term) {
    double em = sketch.em();
    boolean across = direction == Handle.Direction.HORIZONTAL;
    double halfLong = 0.62 * em;
    double halfShort = 0.42 * em;
    double halfWidth = across ? halfLong : halfShort;
    double halfHeight = across ? halfShort : halfLong;
    Rectangle bounds = sketch.bounds();
    double atX = Math.max(halfWidth, Math.min(bounds.right() - halfWidth, x));
    double atY = Math.max(halfHeight, Math.min(bounds.bottom() - halfHeight, y));
    Rectangle plate =
        new Rectangle(atX - halfWidth, atY - halfHeight, atX + halfWidth, atY + halfHeight);
    if (!sketch.frame().grips()) {
      return plate;
    }
    Brush brush = sketch.brush(Layer.FRONT, term);
    brush.box(plate, Fill.plain(ink, 1), Stroke.solid(Ink.BACKGROUND, 1));
    double tip = halfLong - 0.16 * em;
    heads(sketch, atX, atY, tip, across);
    sketch.reserve(plate);
    return plate;
  }

  private static void heads(Sketch sketch, double x, double y, double tip, boolean across) {
    double em = sketch.em();
    double base = tip - 0.32 * em;
    double half = 0.24 * em;
    for (int sign : new int[] {-1, 1}) {
      if (across) {
        head(sketch, x + sign * tip, y, x + sign * base, y - half, x + sign * base, y + half);
      } else {
        head(sketch, x, y + sign * tip, x - half, y + sign * base, x + half, y + sign * base);
      }
    }
  }

  /** One arrow head in the colour of the background. */
  static void head(
      Sketch sketch, double x1, double y1, double x2, double y2, double x3, double y3) {
    sketch.add(
        Layer.FRONT,
        new Mark.Area(
            List.of(new Point(x1, y1), new Point(x2, y2), new Point(x3, y3)),
            Fill.plain(Ink.BACKGROUND, 1),
            Optional.empty()));
  }
}
