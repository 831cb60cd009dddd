package phiscope.core.numeric;

import java.math.BigInteger;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The exact moments of some intervals: everything a window's mean and variance follow from, as
 * fractions.
 *
 * @param count how many intervals, at least 1
 * @param sum their sum
 * @param sumOfSquares the sum of their squares
 */
public record ExactMoments(long count, BigFraction sum, BigFraction sumOfSquares) {
  /** Checks that there is an interval. */
  public ExactMoments {
    if (count < 1) {
      throw new IllegalArgumentException("moments need at least 1 interval, got " + count);
    }
  }

  /**
   * The moments of these intervals.
   *
   * @throws IllegalArgumentException if there are none
   */
  public static ExactMoments of(List<BigFraction> intervals) {
    BigInteger denominator = commonDenominator(intervals);
    BigInteger sum = BigInteger.ZERO;
    BigInteger squares = BigInteger.ZERO;
    for (BigFraction interval : intervals) {
      BigInteger ticks = ticks(interval, denominator);
      sum = sum.add(ticks);
      squares = squares.add(ticks.multiply(ticks));
    }
    return new ExactMoments(
        intervals.size(),
        new BigFraction(sum, denominator),
        new BigFraction(squares, denominator.multiply(denominator)));
  }

  /**
   * The moments of a window in ticks, in the unit of which a tick is this part.
   *
   * @throws IllegalArgumentException if the window is empty
   */
  public static ExactMoments of(IntervalSums sums, BigFraction tick) {
    return new ExactMoments(
        sums.count(), tick.multiply(sums.sum()), tick.multiply(tick).multiply(sums.sumOfSquares()));
  }

  /** The least whole number d such that every d x is whole. */
  static BigInteger commonDenominator(List<BigFraction> values) {
    BigInteger common = BigInteger.ONE;
    for (BigFraction value : values) {
      BigInteger denominator = value.getDenominator();
      if (common.mod(denominator).signum() != 0) {
        common = common.divide(common.gcd(denominator)).multiply(denominator);
      }
    }
    return common;
  }

  /** The whole number value x denominator, for a common denominator of the value. */
  public static BigInteger ticks(BigFraction value, BigInteger denominator) {
    return value.getNumerator().multiply(denominator.divide(value.getDenominator()));
  }

  /** T / n. */
  public BigFraction mean() {
    return sum.divide(BigInteger.valueOf(count));
  }

  /** The variance with divisor n: (n Q - T^2) / n^2. */
  public BigFraction populationVariance() {
    return deviations().divide(BigInteger.valueOf(count).pow(2));
  }

  /**
   * The variance with divisor n - 1: (n Q - T^2) / (n (n - 1)).
   *
   * @throws IllegalStateException if there is only one interval
   */
  public BigFraction sampleVariance() {
    if (count < 2) {
      throw new IllegalStateException("a sample variance needs at least 2 intervals");
    }
    return deviations().divide(BigInteger.valueOf(count).multiply(BigInteger.valueOf(count - 1)));
  }

  private BigFraction deviations() {
    return sumOfSquares.multiply(BigInteger.valueOf(count)).subtract(sum.multiply(sum));
  }
}
