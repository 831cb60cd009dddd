package phiscope.cli.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.ExactMoments;

/**
 * Exact times of one problem as whole numbers of a common tick.
 *
 * @param ticksPerUnit how many ticks are one unit of the problem
 * @param ticks the times
 */
record Intervals(BigInteger ticksPerUnit, List<BigInteger> ticks) {
  /**
   * The digits that all times of a problem may have together on their common scale. A million times
   * with forty digits each fit; a few with a thousand decimals among a million would not, and would
   * take minutes.
   */
  private static final long MOST_DIGITS = 50_000_000;

  /**
   * Where fractions are brought to lowest terms, the work grows with the square of the digits: the
   * most of digits squared times numbers. A million numbers of thirty digits fit.
   */
  private static final double MOST_SQUARED_DIGITS = 1e9;

  private static final double DIGITS_PER_BIT = 0.30103;

  /** The intervals of a problem, or empty if they are not sound. */
  static Optional<Intervals> of(ProblemFields fields, String name) {
    return onCommonScale(fields, name, fields.numbers(name, NumberRange.NOT_NEGATIVE));
  }

  /** These times of a problem, or empty with a complaint about this field if they need too much. */
  static Optional<Intervals> onCommonScale(
      ProblemFields fields, String name, List<BigFraction> times) {
    if (!fields.areSound()) {
      return Optional.empty();
    }
    BigInteger common = BigInteger.ONE;
    int widest = 0;
    for (BigFraction time : times) {
      BigInteger denominator = time.getDenominator();
      if (common.mod(denominator).signum() != 0) {
        common = common.divide(common.gcd(denominator)).multiply(denominator);
      }
      widest = Math.max(widest, time.getNumerator().bitLength() - denominator.bitLength() + 1);
      long digits = (long) ((widest + common.bitLength()) * DIGITS_PER_BIT) + 1;
      if (digits * times.size() > MOST_DIGITS) {
        fields.complainAbout(name, "solve.field.tooManyDigits", times.size(), digits);
        return Optional.empty();
      }
    }
    List<BigInteger> ticks = new ArrayList<>(times.size());
    for (BigFraction time : times) {
      ticks.add(ExactMoments.ticks(time, common));
    }
    return Optional.of(new Intervals(common, ticks));
  }

  /** Empty with a complaint if there are too many digits to compute a fraction for each time. */
  Optional<Intervals> lightEnoughForFractions(ProblemFields fields, String name) {
    int bits = ticksPerUnit.bitLength();
    for (BigInteger tick : ticks) {
      bits = Math.max(bits, tick.bitLength());
    }
    double digits = Math.ceil(bits * DIGITS_PER_BIT);
    if (digits * digits * ticks.size() > MOST_SQUARED_DIGITS) {
      fields.complainAbout(name, "solve.field.tooManyDigits", ticks.size(), (long) digits);
      return Optional.empty();
    }
    return Optional.of(this);
  }

  /** The moments of all of them. */
  ExactMoments moments() {
    WindowMoments window = new WindowMoments(ticksPerUnit);
    ticks.forEach(window::add);
    return window.moments();
  }
}
