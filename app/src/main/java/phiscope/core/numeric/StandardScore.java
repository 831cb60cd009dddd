package phiscope.core.numeric;

import java.math.BigDecimal;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * An exact standard score z = (elapsed - mean) / sigma, held as its sign and its square. The square
 * is rational even where sigma is the square root of a rational variance, so nothing is lost before
 * the tail is computed.
 *
 * @param sign -1, 0 or 1
 * @param square z^2: 0 exactly when the sign is 0
 */
public record StandardScore(int sign, BigFraction square) {
  /** Checks that sign and square fit. */
  public StandardScore {
    if (sign < -1 || sign > 1) {
      throw new IllegalArgumentException("sign must be -1, 0 or 1, got " + sign);
    }
    if (square.getNumerator().signum() != Math.abs(sign)) {
      throw new IllegalArgumentException("sign " + sign + " does not fit the square " + square);
    }
  }

  /** The score z itself. */
  public static StandardScore of(BigFraction z) {
    return new StandardScore(z.getNumerator().signum(), z.multiply(z));
  }

  /**
   * (elapsed - mean) / sigma.
   *
   * @throws IllegalArgumentException if sigma is not above 0
   */
  public static StandardScore of(BigFraction elapsed, BigFraction mean, BigFraction sigma) {
    if (sigma.getNumerator().signum() <= 0) {
      throw new IllegalArgumentException("sigma must be above 0, got " + sigma);
    }
    return of(elapsed.subtract(mean).divide(sigma));
  }

  /**
   * (elapsed - mean) / sqrt(variance).
   *
   * @throws IllegalArgumentException if the variance is not above 0
   */
  public static StandardScore ofVariance(
      BigFraction elapsed, BigFraction mean, BigFraction variance) {
    if (variance.getNumerator().signum() <= 0) {
      throw new IllegalArgumentException("variance must be above 0, got " + variance);
    }
    BigFraction distance = elapsed.subtract(mean);
    return new StandardScore(
        distance.getNumerator().signum(), distance.multiply(distance).divide(variance));
  }

  /** z to so many significant digits. */
  public BigDecimal value(int digits) {
    BigDecimal root =
        PreciseMath.sqrt(PreciseMath.decimal(square, digits + 5), digits + 5)
            .round(PreciseMath.context(digits));
    return sign < 0 ? root.negate() : root;
  }

  /** The nearest double to z, or next to it. */
  public double doubleValue() {
    return value(25).doubleValue();
  }
}
