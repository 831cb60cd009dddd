package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * The decimal grid on which pointer and arrow keys move a value: mouse, keys and typing reach the
 * same numbers, and no binary tail is ever shown.
 */
public final class DragGrid {
  private static final double MOST_EXPONENT = 1e8;
  private static final int[] NICE = {1, 2, 5, 10};

  private DragGrid() {}

  /** The smallest of 1, 2, 5 times a power of ten that is at least {@code size}. */
  public static BigDecimal step(double size) {
    if (!(size > 0) || !Double.isFinite(size)) {
      return BigDecimal.ONE;
    }
    int power = (int) Math.floor(Math.log10(size));
    for (int nice : NICE) {
      BigDecimal step = BigDecimal.valueOf(nice).scaleByPowerOfTen(power);
      if (step.doubleValue() >= size * (1 - 1e-9)) {
        return step;
      }
    }
    return BigDecimal.ONE.scaleByPowerOfTen(power + 1);
  }

  /** The grid point nearest to a value. */
  public static BigDecimal nearest(double value, BigDecimal step) {
    return BigDecimal.valueOf(value)
        .divide(step, 0, RoundingMode.HALF_UP)
        .multiply(step)
        .stripTrailingZeros();
  }

  /**
   * A power of ten to a few significant digits, also where it is too small for a double; null where
   * even its exponent is too long to be shown.
   */
  public static BigDecimal powerOfTen(double exponent, int digits) {
    double whole = Math.floor(exponent);
    if (Math.abs(whole) > MOST_EXPONENT) {
      return null;
    }
    return significant(Math.pow(10, exponent - whole), digits).scaleByPowerOfTen((int) whole);
  }

  /** A value to a few significant digits, for scales that count in decades. */
  public static BigDecimal significant(double value, int digits) {
    return BigDecimal.valueOf(value)
        .round(new MathContext(digits, RoundingMode.HALF_UP))
        .stripTrailingZeros();
  }
}
