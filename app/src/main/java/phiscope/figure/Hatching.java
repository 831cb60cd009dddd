package phiscope.figure;

import java.util.Arrays;
import java.util.List;
import phiscope.figure.Mark.Point;

/** Slanted lines (45 degrees, rising to the right) cut to a polygon by the even-odd rule. */
final class Hatching {
  /** More lines than this in one surface would be a grey tone anyhow. */
  private static final int MAX_LINES = 2000;

  private Hatching() {}

  /**
   * The hatching of a polygon. Lines lie on a grid of the whole plane, so that hatchings of
   * neighbours join and do not crawl when a shape changes.
   *
   * @param pitch distance between lines, square to them
   * @return x and y of both ends of each line, in turn
   */
  static double[] of(List<Point> outline, double pitch) {
    double step = pitch * StrictMath.sqrt(2);
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (Point point : outline) {
      low = Math.min(low, point.x() + point.y());
      high = Math.max(high, point.x() + point.y());
    }
    long first = (long) Math.ceil(low / step);
    long last = Math.min((long) Math.floor(high / step), first + MAX_LINES);
    double[] ends = new double[64];
    int used = 0;
    for (long k = first; k <= last; k++) {
      double[] cuts = cuts(outline, k * step);
      for (int i = 0; i + 1 < cuts.length; i += 2) {
        if (used + 4 > ends.length) {
          ends = Arrays.copyOf(ends, 2 * ends.length);
        }
        ends[used++] = cuts[i];
        ends[used++] = k * step - cuts[i];
        ends[used++] = cuts[i + 1];
        ends[used++] = k * step - cuts[i + 1];
      }
    }
    return Arrays.copyOf(ends, used);
  }

  /** The same with lines that fall to the right: the mirror image of the mirror image's. */
  static double[] falling(List<Point> outline, double pitch) {
    List<Point> mirrored = outline.stream().map(it -> new Point(-it.x(), it.y())).toList();
    double[] ends = of(mirrored, pitch);
    for (int i = 0; i < ends.length; i += 2) {
      ends[i] = -ends[i];
    }
    return ends;
  }

  /** Where the line x + y = sum crosses the outline: x of the crossings, rising. */
  private static double[] cuts(List<Point> outline, double sum) {
    double[] cuts = new double[outline.size()];
    int count = 0;
    Point from = outline.get(outline.size() - 1);
    for (Point to : outline) {
      double one = from.x() + from.y() - sum;
      double two = to.x() + to.y() - sum;
      if (one < 0 != two < 0) {
        cuts[count++] = from.x() + (to.x() - from.x()) * (one / (one - two));
      }
      from = to;
    }
    double[] sorted = Arrays.copyOf(cuts, count);
    Arrays.sort(sorted);
    return sorted;
  }
}
