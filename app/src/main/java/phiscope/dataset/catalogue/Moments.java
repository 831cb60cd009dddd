package phiscope.dataset.catalogue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/** Mean and variance of a population, to 34 digits. */
final class Moments {
  private Moments() {}

  /** The mean; 0 of nothing. */
  static BigDecimal mean(List<BigDecimal> values) {
    if (values.isEmpty()) {
      return BigDecimal.ZERO;
    }
    BigDecimal sum = BigDecimal.ZERO;
    for (BigDecimal value : values) {
      sum = sum.add(value);
    }
    return sum.divide(BigDecimal.valueOf(values.size()), MathContext.DECIMAL128);
  }

  /** The mean square distance from the mean; 0 of nothing. */
  static BigDecimal variance(List<BigDecimal> values) {
    if (values.isEmpty()) {
      return BigDecimal.ZERO;
    }
    BigDecimal mean = mean(values);
    BigDecimal sum = BigDecimal.ZERO;
    for (BigDecimal value : values) {
      BigDecimal distance = value.subtract(mean);
      sum = sum.add(distance.multiply(distance));
    }
    return sum.divide(BigDecimal.valueOf(values.size()), MathContext.DECIMAL128);
  }
}
