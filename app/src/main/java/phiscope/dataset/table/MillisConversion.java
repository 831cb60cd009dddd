package phiscope.dataset.table;

import phiscope.dataset.value.FileUnit;

/**
 * An exact number of milliseconds: unscaled x 10^-scale, scale 0 or more.
 *
 * @param unscaled the digits
 * @param scale the decimals
 */
record MillisConversion(long unscaled, int scale) {
  /** Converts exactly; null if the digits do not fit. */
  static MillisConversion of(long value, int scale, FileUnit unit) {
    try {
      long digits = Math.multiplyExact(value, unit.factor());
      int decimals = scale + unit.decimals();
      while (decimals < 0) {
        digits = Math.multiplyExact(digits, 10L);
        decimals++;
      }
      while (decimals > 0 && digits % 10 == 0) {
        digits /= 10;
        decimals--;
      }
      return new MillisConversion(digits, decimals);
    } catch (ArithmeticException tooLarge) {
      return null;
    }
  }
}
