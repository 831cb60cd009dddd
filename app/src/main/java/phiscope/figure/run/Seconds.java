package phiscope.figure.run;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Times of a run as text: a tick is a microsecond. */
public final class Seconds {
  private static final int TICK_DIGITS = 6;

  private Seconds() {}

  /** With at most three decimals and the unit, for labels. */
  public static String label(long ticks) {
    BigDecimal rounded = BigDecimal.valueOf(ticks, TICK_DIGITS).setScale(3, RoundingMode.HALF_EVEN);
    return plain(rounded) + "\u00a0s";
  }

  /** Exactly, without the unit, for tables. */
  public static String exact(long ticks) {
    return plain(BigDecimal.valueOf(ticks, TICK_DIGITS));
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }
}
