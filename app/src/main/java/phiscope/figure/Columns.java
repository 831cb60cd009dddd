package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import phiscope.figure.Mark.Point;

/** Curves sampled by pixel column, cut to a plot. */
final class Columns {
  private Columns() {}

  /**
   * Points of a curve, one a column, from the left to the right end.
   *
   * @param x across
   * @param y upwards
   * @param curve value of y for a value of x
   * @param exact a value of x that must be hit exactly, such as a peak; NaN for none
   */
  static List<Point> sample(Axis x, Axis y, DoubleUnaryOperator curve, double exact) {
    List<Point> points = new ArrayList<>();
    double peak = x.pixel(exact);
    double end = x.end();
    for (double pixel = x.start(); pixel <= end; pixel = next(pixel, end)) {
      boolean hit = peak >= pixel && peak < Math.min(end, pixel + 1) && peak > x.start();
      double at = hit ? peak : pixel;
      points.add(new Point(at, clamp(y, y.pixel(curve.applyAsDouble(hit ? exact : x.value(at))))));
    }
    return points;
  }

  private static double next(double pixel, double end) {
    return pixel < end && pixel + 1 > end ? end : pixel + 1;
  }

  /** A pixel within an axis; the end of it for what is beyond, its start for what has no place. */
  static double clamp(Axis axis, double pixel) {
    if (Double.isNaN(pixel)) {
      return axis.start();
    }
    double low = Math.min(axis.start(), axis.end());
    double high = Math.max(axis.start(), axis.end());
    return Math.max(low, Math.min(high, pixel));
  }
}
