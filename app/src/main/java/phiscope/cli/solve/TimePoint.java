package phiscope.cli.solve;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.Decimals;

/**
 * An instant or a length of time: an exact fraction where it follows from times that were given,
 * else sixty digits. Times that are exact are compared and subtracted exactly.
 */
sealed interface TimePoint extends Comparable<TimePoint> {
  MathContext CONTEXT = new MathContext(60, RoundingMode.HALF_EVEN);

  TimePoint ZERO = new Exact(BigFraction.ZERO);

  /** Exact. */
  record Exact(BigFraction time) implements TimePoint {
    @Override
    public BigDecimal decimal() {
      return new BigDecimal(time.getNumerator())
          .divide(new BigDecimal(time.getDenominator()), CONTEXT);
    }

    @Override
    public String text() {
      return Decimals.exact(time);
    }

    @Override
    public String rounded() {
      return Printed.number(time);
    }
  }

  /** To sixty digits. */
  record Rounded(BigDecimal decimal) implements TimePoint {
    @Override
    public String text() {
      return rounded();
    }

    @Override
    public String rounded() {
      return Printed.number(decimal);
    }
  }

  static TimePoint of(BigFraction time) {
    return new Exact(time);
  }

  static TimePoint of(BigDecimal time) {
    return new Rounded(time);
  }

  /** The time to sixty digits. */
  BigDecimal decimal();

  /** All digits of an exact time, else thirty. */
  String text();

  /** Thirty digits, also of an exact time. */
  String rounded();

  default TimePoint plus(TimePoint other) {
    return this instanceof Exact mine && other instanceof Exact others
        ? of(mine.time().add(others.time()))
        : of(decimal().add(other.decimal(), CONTEXT));
  }

  default TimePoint minus(TimePoint other) {
    return this instanceof Exact mine && other instanceof Exact others
        ? of(mine.time().subtract(others.time()))
        : of(decimal().subtract(other.decimal(), CONTEXT));
  }

  /** This time as a share of another that is not 0. */
  default TimePoint dividedBy(TimePoint whole) {
    return this instanceof Exact mine && whole instanceof Exact others
        ? of(mine.time().divide(others.time()))
        : of(decimal().divide(whole.decimal(), CONTEXT));
  }

  default boolean isBefore(TimePoint other) {
    return compareTo(other) < 0;
  }

  static TimePoint earlier(TimePoint one, TimePoint other) {
    return one.isBefore(other) ? one : other;
  }

  static TimePoint later(TimePoint one, TimePoint other) {
    return one.isBefore(other) ? other : one;
  }

  @Override
  default int compareTo(TimePoint other) {
    return this instanceof Exact mine && other instanceof Exact others
        ? mine.time().compareTo(others.time())
        : decimal().compareTo(other.decimal());
  }
}
