package phiscope.cli.solve;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.Decimals;

/**
 * An instant or a length of time: an exact fraction where it follows from times that were given,
 * else sixty digits. Times that are exact are compared and subtracted exactly.
 */
record TimePoint(Optional<BigFraction> exact, BigDecimal decimal) implements Comparable<TimePoint> {
  private static final MathContext CONTEXT = new MathContext(60, RoundingMode.HALF_EVEN);

  static final TimePoint ZERO = of(BigFraction.ZERO);

  static TimePoint of(BigFraction time) {
    return new TimePoint(Optional.of(time), decimal(time));
  }

  static TimePoint of(BigDecimal time) {
    return new TimePoint(Optional.empty(), time);
  }

  private static BigDecimal decimal(BigFraction value) {
    return new BigDecimal(value.getNumerator())
        .divide(new BigDecimal(value.getDenominator()), CONTEXT);
  }

  TimePoint plus(TimePoint other) {
    return exact.isPresent() && other.exact.isPresent()
        ? of(exact.get().add(other.exact.get()))
        : of(decimal.add(other.decimal, CONTEXT));
  }

  TimePoint minus(TimePoint other) {
    return exact.isPresent() && other.exact.isPresent()
        ? of(exact.get().subtract(other.exact.get()))
        : of(decimal.subtract(other.decimal, CONTEXT));
  }

  /** This time as a share of another that is not 0. */
  TimePoint dividedBy(TimePoint whole) {
    return exact.isPresent() && whole.exact.isPresent()
        ? of(exact.get().divide(whole.exact.get()))
        : of(decimal.divide(whole.decimal, CONTEXT));
  }

  boolean isBefore(TimePoint other) {
    return compareTo(other) < 0;
  }

  static TimePoint earlier(TimePoint one, TimePoint other) {
    return one.isBefore(other) ? one : other;
  }

  static TimePoint later(TimePoint one, TimePoint other) {
    return one.isBefore(other) ? other : one;
  }

  @Override
  public int compareTo(TimePoint other) {
    return exact.isPresent() && other.exact.isPresent()
        ? exact.get().compareTo(other.exact.get())
        : decimal.compareTo(other.decimal);
  }

  /** All digits of an exact time, else thirty. */
  String text() {
    return exact.map(Decimals::exact).orElseGet(() -> Printed.number(decimal));
  }

  /** An exact time as a fraction in lowest terms, else thirty digits. */
  String fraction() {
    return exact.map(Decimals::fraction).orElseGet(() -> Printed.number(decimal));
  }

  /** Thirty digits, also of an exact time. */
  String rounded() {
    return exact.map(Printed::number).orElseGet(() -> Printed.number(decimal));
  }
}
