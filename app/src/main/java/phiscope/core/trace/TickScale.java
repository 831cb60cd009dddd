package phiscope.core.trace;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * How ticks are read as times: one tick is 10^-decimals of the unit, so every tick is an exact
 * decimal.
 *
 * @param unit the unit in which times are shown and typed
 * @param decimals decimal places of the unit that a tick has, 0 to 9
 */
public record TickScale(TimeUnit unit, int decimals) {
  public static final int MAX_DECIMALS = 9;

  /** Powers of ten: figures of long tapes ask for the same one many thousand times. */
  private static final double[] POWERS = powers();

  private static double[] powers() {
    double[] powers = new double[MAX_DECIMALS + 1];
    for (int i = 0; i < powers.length; i++) {
      powers[i] = StrictMath.pow(10, i);
    }
    return powers;
  }

  public TickScale {
    if (decimals < 0 || decimals > MAX_DECIMALS) {
      throw new IllegalArgumentException("decimals must be 0 to 9, got " + decimals);
    }
  }

  /** The time of a tick count, exact, without trailing zeros. */
  public BigDecimal toTime(long ticks) {
    BigDecimal time = BigDecimal.valueOf(ticks, decimals).stripTrailingZeros();
    return time.scale() < 0 ? time.setScale(0, RoundingMode.UNNECESSARY) : time;
  }

  /** The time of a tick count as the nearest double, for drawing. */
  public double toUnits(double ticks) {
    return ticks / POWERS[decimals];
  }

  /** The ticks of a time in units, possibly between two, for drawing. */
  public double ofUnits(double units) {
    return units * POWERS[decimals];
  }

  /**
   * The tick count of a time.
   *
   * @throws ArithmeticException if the time is finer than a tick or outside a long
   */
  public long toTicks(BigDecimal time) {
    return time.movePointRight(decimals).longValueExact();
  }

  /** The tick nearest to a time (halves go up), for what a pointer asks for. */
  public long nearestTick(double units) {
    return Math.round(ofUnits(units));
  }
}
