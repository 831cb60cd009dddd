package phiscope.figure.fencing;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Phi as a label: two decimals, or infinite. */
final class PhiText {
  private PhiText() {}

  static String label(double phi) {
    return "φ " + number(phi);
  }

  static String number(double phi) {
    if (Double.isInfinite(phi)) {
      return "∞";
    }
    return BigDecimal.valueOf(phi).setScale(2, RoundingMode.HALF_EVEN).toPlainString();
  }
}
