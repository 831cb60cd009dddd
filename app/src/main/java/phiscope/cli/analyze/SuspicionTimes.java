package phiscope.cli.analyze;

import java.math.BigDecimal;
import phiscope.core.numeric.Decimals;
import phiscope.core.trace.TickScale;
import phiscope.example.QuantityTexts;

/** Times between two ticks, at which suspicions begin, as texts. */
final class SuspicionTimes {
  /** The last digits of a double may differ between machines. */
  private static final int DIGITS = 14;

  private SuspicionTimes() {}

  static String text(double ticks, TickScale scale) {
    if (!Double.isFinite(ticks)) {
      return Double.isNaN(ticks) ? "" : "Infinity";
    }
    BigDecimal time = BigDecimal.valueOf(ticks).movePointLeft(scale.decimals());
    return QuantityTexts.plain(Decimals.text(time, DIGITS));
  }
}
