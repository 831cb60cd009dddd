package phiscope.cli.solve;

import java.math.BigDecimal;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.Decimals;
import phiscope.core.numeric.PreciseNumber;

/**
 * Numbers as they stand in an answer: thirty significant digits of at least fifty computed, or
 * fifteen of a double.
 */
final class Printed {
  private static final int DIGITS = 30;

  private static final int DIGITS_OF_DOUBLE = 15;

  private Printed() {}

  static String number(PreciseNumber value) {
    return Decimals.text(value, DIGITS);
  }

  static String number(BigDecimal value) {
    return Decimals.text(value, DIGITS);
  }

  static String number(BigFraction value) {
    return Decimals.text(value, DIGITS);
  }

  static String number(double value) {
    return Decimals.text(new BigDecimal(value), DIGITS_OF_DOUBLE);
  }
}
