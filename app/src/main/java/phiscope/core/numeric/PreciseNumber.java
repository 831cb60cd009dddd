package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * A decimal number whose exponent has no bound: significand x 10^exponent10. A tail can be as small
 * as 10^-10^15, far below what a {@link BigDecimal} can hold.
 *
 * <p>The form is unique, so that equal numbers are equal records: the significand is 0 (with
 * exponent 0) or has one digit that is not 0 before the point, and no zeros at its end.
 *
 * @param significand 0, or 1 &lt;= |significand| &lt; 10
 * @param exponent10 the power of ten
 */
public record PreciseNumber(BigDecimal significand, BigInteger exponent10)
    implements Comparable<PreciseNumber> {
  /** Zero. */
  public static final PreciseNumber ZERO = new PreciseNumber(BigDecimal.ZERO, BigInteger.ZERO);

  /** One. */
  public static final PreciseNumber ONE = new PreciseNumber(BigDecimal.ONE, BigInteger.ZERO);

  /** Beyond this exponent no double is left, and a BigDecimal is refused. */
  private static final BigInteger LARGEST_PLAIN_EXPONENT = BigInteger.valueOf(1_000_000);

  /** Checks that the form is the unique one; {@link #of(BigDecimal, BigInteger)} makes it so. */
  public PreciseNumber {
    if (significand.signum() == 0) {
      if (exponent10.signum() != 0 || significand.scale() != 0) {
        throw new IllegalArgumentException("zero is 0 with exponent 0");
      }
    } else if (PreciseMath.exponent(significand) != 0
        || significand.stripTrailingZeros().scale() != significand.scale()) {
      throw new IllegalArgumentException(
          "significand must be from 1 to below 10 without zeros at its end, got " + significand);
    }
  }

  /** The number value x 10^exponent10. */
  public static PreciseNumber of(BigDecimal value, BigInteger exponent10) {
    if (value.signum() == 0) {
      return ZERO;
    }
    int shift = PreciseMath.exponent(value);
    return new PreciseNumber(
        value.scaleByPowerOfTen(-shift).stripTrailingZeros(),
        exponent10.add(BigInteger.valueOf(shift)));
  }

  /** The same number. */
  public static PreciseNumber of(BigDecimal value) {
    return of(value, BigInteger.ZERO);
  }

  /** This number rounded half to even to so many significant digits. */
  public PreciseNumber round(int digits) {
    return of(significand.round(PreciseMath.context(digits)), exponent10);
  }

  /** -1, 0 or 1, as the number is negative, 0 or positive. */
  public int signum() {
    return significand.signum();
  }

  /** This number with the other sign. */
  public PreciseNumber negate() {
    return new PreciseNumber(significand.negate(), exponent10);
  }

  /**
   * The same number as a BigDecimal.
   *
   * @throws ArithmeticException if the exponent is beyond a million either way
   */
  public BigDecimal toBigDecimal() {
    if (exponent10.abs().compareTo(LARGEST_PLAIN_EXPONENT) > 0) {
      throw new ArithmeticException("exponent too large for a BigDecimal: " + exponent10);
    }
    return significand.scaleByPowerOfTen(exponent10.intValueExact());
  }

  /** The nearest double: 0 or infinite where no double is near. */
  public double doubleValue() {
    if (exponent10.abs().compareTo(LARGEST_PLAIN_EXPONENT) > 0) {
      return exponent10.signum() < 0 ? 0.0 : significand.signum() * Double.POSITIVE_INFINITY;
    }
    return toBigDecimal().doubleValue();
  }

  @Override
  public int compareTo(PreciseNumber other) {
    if (signum() != other.signum()) {
      return Integer.compare(signum(), other.signum());
    }
    int byExponent = exponent10.compareTo(other.exponent10) * signum();
    return byExponent != 0 ? byExponent : significand.compareTo(other.significand);
  }

  /** All digits, in the form of {@link Decimals#text(PreciseNumber, int)}. */
  @Override
  public String toString() {
    return Decimals.text(this, significand.precision());
  }
}
