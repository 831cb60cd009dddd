package phiscope.cli.simulate;

import java.math.BigDecimal;
import java.math.MathContext;
import phiscope.bench.SwimBench;

/** Numbers as they are printed, the same on every machine. */
final class Decimal {
  private static final MathContext DIGITS = new MathContext(10);

  private Decimal() {}

  /** A number with at most ten significant digits. */
  static BigDecimal of(double number) {
    BigDecimal rounded = new BigDecimal(number).round(DIGITS).stripTrailingZeros();
    return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
  }

  /** A time in seconds, exact. */
  static BigDecimal seconds(long ticks) {
    return SwimBench.SCALE.toTime(ticks);
  }
}
