package phiscope.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.OptionalInt;
import org.apache.commons.math3.fraction.BigFraction;

/** Makes the numbers of formulas, each knowing whether it was rounded, and small formulas. */
final class Shown {
  private static final BigDecimal PLAIN = new BigDecimal("1e12");
  private static final double WHOLE = 1e6;

  static final Formula.Number ONE = exact(BigDecimal.ONE);
  static final Formula.Number TWO = exact(BigDecimal.valueOf(2));

  private Shown() {}

  /** An exact fraction with at most so many significant digits. */
  static Formula.Number of(BigFraction value, int digits) {
    BigDecimal numerator = new BigDecimal(value.getNumerator());
    BigDecimal denominator = new BigDecimal(value.getDenominator());
    BigDecimal cut = numerator.divide(denominator, new MathContext(digits, RoundingMode.HALF_UP));
    boolean whole =
        denominator.compareTo(BigDecimal.ONE) == 0 && numerator.abs().compareTo(PLAIN) < 0;
    boolean exact = whole || cut.multiply(denominator).compareTo(numerator) == 0;
    return new Formula.Number(Numbers.significant(value, digits), "", !exact);
  }

  /** A number of forty digits or so with at most so many significant digits. */
  static Formula.Number of(BigDecimal value, int digits) {
    BigDecimal cut = value.round(new MathContext(digits, RoundingMode.HALF_UP));
    return new Formula.Number(Numbers.significant(value, digits), "", cut.compareTo(value) != 0);
  }

  /** A computed number: only a whole one counts as exact. */
  static Formula.Number of(double value, Numbers.Written written) {
    boolean whole = value == StrictMath.rint(value) && Math.abs(value) < WHOLE;
    return new Formula.Number(written, "", !whole && !Double.isInfinite(value));
  }

  /** An exact decimal with all its digits. */
  static Formula.Number exact(BigDecimal value) {
    return new Formula.Number(
        new Numbers.Written(Numbers.exact(value), OptionalInt.empty()), "", false);
  }

  /** A value of phi. */
  static Formula.Number phi(double phi) {
    return of(phi, Numbers.phi(phi));
  }

  /** The tail whose phi is given. */
  static Formula.Number survival(double phi) {
    return new Formula.Number(Numbers.probabilityFromLog10(0.0 - phi), "", phi != 0);
  }

  /** A computed number with six significant digits. */
  static Formula.Number computed(double value) {
    return of(value, Numbers.significant(value, Numbers.TIME_DIGITS));
  }

  static Formula.Number withUnit(Formula.Number number, String unit) {
    return new Formula.Number(number.value(), unit, number.rounded());
  }

  static Formula squared(Formula base) {
    return new Formula.Power(base, TWO);
  }

  static Formula times(Formula... factors) {
    return new Formula.Product(List.of(factors));
  }

  static Formula minus(Formula first, Formula second) {
    return new Formula.Sum(List.of(first, new Formula.Minus(second)));
  }

  static Formula plus(Formula first, Formula second) {
    return new Formula.Sum(List.of(first, second));
  }
}
