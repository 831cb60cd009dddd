package phiscope.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import phiscope.figure.Mark.Point;

/** Places around a point for a label whose own places are all taken, the nearest first. */
final class Surroundings {
  private static final double STEP = 0.5;
  private static final double WIDE = 34;
  private static final double HIGH = 10;

  /** A label that begins farther away than this is tied to its point by a line. */
  private static final double NEAR = 1.1;

  private Surroundings() {}

  /** Base lines' left ends, for a label of a width and a height, by the distance from a point. */
  static List<Spot> of(Point point, double width, double em) {
    List<Spot> spots = new ArrayList<>();
    for (double down = -HIGH; down <= HIGH; down += STEP) {
      for (double right = -WIDE; right <= WIDE; right += STEP) {
        spots.add(Spot.left(point.x() - width / 2 + right * em, point.y() + down * em));
      }
    }
    spots.sort(
        Comparator.comparingDouble(
            spot ->
                StrictMath.hypot(
                    Math.max(0, Math.abs(spot.x() + width / 2 - point.x()) - width / 2),
                    spot.baseline() - point.y())));
    return spots;
  }

  /** The nearest point of a rectangle with a gap around it. */
  static Point nearest(Rectangle place, Point point, double gap) {
    return new Point(
        Math.max(place.left() - gap, Math.min(place.right() + gap, point.x())),
        Math.max(place.top() - gap, Math.min(place.bottom() + gap, point.y())));
  }

  /** Whether a label is so far from its point that a line must tie it. */
  static boolean isFar(Rectangle place, Point point, double em) {
    Point nearest = nearest(place, point, 0);
    return StrictMath.hypot(nearest.x() - point.x(), nearest.y() - point.y()) > NEAR * em;
  }
}
