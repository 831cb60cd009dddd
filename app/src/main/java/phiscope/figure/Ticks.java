package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.text.Numbers;

/** Round numbers for axes: steps of 1, 2 or 5 times a power of ten. */
final class Ticks {
  private static final int MOST = 200;
  private static final double MOST_VALUE = 1e250;
  private static final int MOST_DECIMALS = 12;

  private Ticks() {}

  /** A number far enough from the end of doubles to be calculated with; 0 for none. */
  static double bounded(double value) {
    return Double.isNaN(value) ? 0 : Math.max(-MOST_VALUE, Math.min(MOST_VALUE, value));
  }

  /** The least round step that is not below {@code least}. */
  static double step(double least) {
    if (!(least > 0) || Double.isInfinite(least)) {
      return 1;
    }
    double power = StrictMath.pow(10, Math.floor(StrictMath.log10(least)));
    if (power == 0) {
      return least;
    }
    for (double factor : new double[] {1, 2, 5}) {
      if (factor * power >= least * (1 - 1e-9)) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  /** The multiples of a step in [low, high], at most a few hundred. */
  static List<Double> values(double low, double high, double step) {
    List<Double> values = new ArrayList<>();
    double first = Math.ceil(low / step - 1e-9);
    double last = Math.floor(high / step + 1e-9);
    if (last - first > MOST) {
      return values;
    }
    for (double k = first; k <= last; k++) {
      double value = k * step;
      values.add(value == 0 ? 0 : Math.max(low, Math.min(high, value)));
    }
    return values;
  }

  /** A multiple of a step as text, with as many decimals as the step has. */
  static String text(double value, double step) {
    double size = Math.max(Math.abs(value), step);
    if (size >= 1e9 || step < 1e-9) {
      return Numbers.significant(value, MOST_DECIMALS).text();
    }
    int decimals = (int) Math.max(0, -Math.floor(StrictMath.log10(step) + 1e-9));
    return Numbers.fixed(value, Math.min(MOST_DECIMALS, decimals));
  }

  /**
   * The least round number that is not below {@code value}, in steps of about a twentieth of it:
   * the end of an axis that must not jump at every small change.
   */
  static double roundUp(double value) {
    double step = step(Math.abs(value) / 10);
    return Math.ceil(value / step - 1e-9) * step;
  }
}
