package phiscope.figure.run;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import phiscope.bench.script.ScriptValues;
import phiscope.core.kernel.SimTime;

/** Times of a run as text: a tick is a microsecond. */
public final class Seconds {
  private static final int TICK_DIGITS = 6;
  private static final int LEAST_DIGITS = 3;

  private Seconds() {}

  /** With its unit, for labels: from a second on with at most three decimals, else exactly. */
  public static String label(long ticks) {
    return label(ticks, LEAST_DIGITS);
  }

  /** With its unit, and from a second on with at most so many decimals. */
  private static String label(long ticks, int digits) {
    if (Math.abs(ticks) < SimTime.SECOND) {
      return ScriptValues.spoken(ticks);
    }
    BigDecimal rounded =
        BigDecimal.valueOf(ticks, TICK_DIGITS).setScale(digits, RoundingMode.HALF_EVEN);
    return plain(rounded) + "\u00a0s";
  }

  /**
   * Labels of several times along an axis, with as many decimals as it takes that no two different
   * times are called the same.
   */
  public static List<String> labels(List<Long> ticks) {
    long different = ticks.stream().distinct().count();
    for (int digits = LEAST_DIGITS; digits < TICK_DIGITS; digits++) {
      int decimals = digits;
      List<String> labels = ticks.stream().map(time -> label(time, decimals)).toList();
      if (labels.stream().distinct().count() == different) {
        return labels;
      }
    }
    return ticks.stream().map(time -> label(time, TICK_DIGITS)).toList();
  }

  /** Exactly, without the unit, for tables. */
  public static String exact(long ticks) {
    return plain(BigDecimal.valueOf(ticks, TICK_DIGITS));
  }

  private static String plain(BigDecimal value) {
    return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
  }
}
