package phiscope.ui.view.run;

import java.math.BigDecimal;

/** Times as they are typed: seconds, to the tick of a microsecond. */
public final class SecondsEntry {
  private SecondsEntry() {}

  /** What is shown for a time in ticks. */
  public static BigDecimal of(long ticks) {
    BigDecimal value = BigDecimal.valueOf(ticks, 6).stripTrailingZeros();
    return value.scale() < 0 ? value.setScale(0) : value;
  }

  /** The ticks of what was typed. */
  public static long ticks(BigDecimal seconds) {
    return seconds.movePointRight(6).longValue();
  }
}
