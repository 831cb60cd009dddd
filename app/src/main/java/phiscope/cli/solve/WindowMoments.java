package phiscope.cli.solve;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.ExactMoments;

/** Count, sum and sum of squares of a sliding window of ticks of any size. */
final class WindowMoments {
  private final BigInteger ticksPerUnit;
  private final BigInteger ticksPerUnitSquared;
  private long count;
  private BigInteger sum = BigInteger.ZERO;
  private BigInteger squares = BigInteger.ZERO;

  WindowMoments(BigInteger ticksPerUnit) {
    this.ticksPerUnit = ticksPerUnit;
    this.ticksPerUnitSquared = ticksPerUnit.multiply(ticksPerUnit);
  }

  void add(BigInteger interval) {
    count++;
    sum = sum.add(interval);
    squares = squares.add(interval.multiply(interval));
  }

  void remove(BigInteger interval) {
    count--;
    sum = sum.subtract(interval);
    squares = squares.subtract(interval.multiply(interval));
  }

  long count() {
    return count;
  }

  BigFraction mean() {
    return new BigFraction(sum, ticksPerUnit.multiply(BigInteger.valueOf(count)));
  }

  BigFraction populationVariance() {
    return variance(count * count);
  }

  BigFraction sampleVariance() {
    return variance(count * (count - 1));
  }

  /** The mean, to about 15 digits; not finite where a double is too small for its parts. */
  double meanAsDouble() {
    return sum.doubleValue() / count / ticksPerUnit.doubleValue();
  }

  /** A variance, as accurate. */
  double varianceAsDouble(boolean sample) {
    double divisor = (double) count * (sample ? count - 1 : count);
    return numerator().doubleValue() / divisor / ticksPerUnitSquared.doubleValue();
  }

  private BigInteger numerator() {
    return squares.multiply(BigInteger.valueOf(count)).subtract(sum.multiply(sum));
  }

  private BigFraction variance(long divisor) {
    return new BigFraction(numerator(), ticksPerUnitSquared.multiply(BigInteger.valueOf(divisor)));
  }

  ExactMoments moments() {
    return new ExactMoments(
        count, new BigFraction(sum, ticksPerUnit), new BigFraction(squares, ticksPerUnitSquared));
  }
}
