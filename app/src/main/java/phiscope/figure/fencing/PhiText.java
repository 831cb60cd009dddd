package phiscope.figure.fencing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import phiscope.core.fencing.FencingEvent;

/** Phi as a label: two decimals, or infinite; with a sign where the policy answers no more. */
final class PhiText {
  private PhiText() {}

  /** {@code φ 3.42}, {@code φ ≥ 16.00}. */
  static String label(FencingEvent.Evaluated seen) {
    return (seen.atLeast() ? "φ ≥ " : "φ ") + number(seen.phi().orElseThrow());
  }

  static String number(double phi) {
    if (Double.isInfinite(phi)) {
      return "∞";
    }
    return BigDecimal.valueOf(phi).setScale(2, RoundingMode.HALF_EVEN).toPlainString();
  }
}
