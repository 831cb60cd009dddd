package phiscope.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import phiscope.figure.Mark.Point;

/** Places around a point for a label whose own places are all taken, the nearest first. */
final class Surroundings {
  private static final double ACROSS = 1;
  private static final double DOWN = 0.5;
  private static final double WIDE = 34;
  private static final double HIGH = 10;

  /** A label that begins farther away than this is tied to its point by a line. */
  private static final double NEAR = 1.1;

  private static final List<Point> OFFSETS = offsets();

  private Surroundings() {}

  private static List<Point> offsets() {
    List<Point> offsets = new ArrayList<>();
    for (double down = -HIGH; down <= HIGH; down += DOWN) {
      for (double right = -WIDE; right <= WIDE; right += ACROSS) {
        offsets.add(new Point(right, down));
      }
    }
    // A label is wider than high: beside counts for less than above.
    offsets.sort(
        Comparator.comparingDouble(
            it -> StrictMath.hypot(Math.max(0, Math.abs(it.x()) - 2), it.y())));
    return List.copyOf(offsets);
  }

  /** Base lines' left ends at all places, for a label of a width. */
  static List<Spot> of(Point point, double width, double em) {
    return IntStream.range(0, count())
        .mapToObj(it -> Spot.left(left(it, point, width, em), baseline(it, point, em)))
        .toList();
  }

  /** How many places there are. */
  static int count() {
    return OFFSETS.size();
  }

  /** The left end of the base line at a place, for a label of a width; 0 is the nearest place. */
  static double left(int place, Point point, double width, double em) {
    return point.x() - width / 2 + OFFSETS.get(place).x() * em;
  }

  /** The base line there. */
  static double baseline(int place, Point point, double em) {
    return point.y() + OFFSETS.get(place).y() * em;
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
