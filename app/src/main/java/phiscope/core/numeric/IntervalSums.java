package phiscope.core.numeric;

import static phiscope.core.numeric.WideBits.carry;

import java.math.BigInteger;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The count, the sum and the sum of squares of the intervals in a sliding window, held exactly.
 *
 * <p>An interval is a whole number of ticks and may be any {@code long}. The sum is held in 128
 * bits and the sum of squares in 192, which no window of fewer than 2^31 intervals can overflow
 * (ten intervals of one second in nanoseconds already overflow squares of 64 bits). Adding an
 * interval and removing it again restores the very same state: there is no drift however long the
 * stream, and a window of equal intervals has a variance of exactly 0.
 *
 * <p>This class is mutable, because it is updated twice for every heartbeat: it allocates nothing
 * on {@link #add} and {@link #remove}. It is not safe for use by several threads at once; keep one
 * per detector and take a {@link #copy} where a value is needed. Two objects are equal when all
 * three sums are.
 */
public final class IntervalSums {
  private static final int MAXIMUM_COUNT = Integer.MAX_VALUE;

  private int count;
  // The sum, two's complement.
  private long sumHigh;
  private long sumLow;
  // The sum of squares, unsigned.
  private long squaresHigh;
  private long squaresMiddle;
  private long squaresLow;

  /** The sums of an empty window. */
  public IntervalSums() {}

  /** The sums of these intervals, in ticks. */
  public static IntervalSums of(long... intervals) {
    IntervalSums sums = new IntervalSums();
    for (long interval : intervals) {
      sums.add(interval);
    }
    return sums;
  }

  /**
   * Takes an interval into the window.
   *
   * @param interval in ticks
   * @throws IllegalStateException if the window holds 2^31 - 1 intervals already
   */
  public void add(long interval) {
    if (count == MAXIMUM_COUNT) {
      throw new IllegalStateException("a window holds at most 2^31 - 1 intervals");
    }
    count++;
    addToSum(interval);
    addToSquares(Math.multiplyHigh(interval, interval), interval * interval);
  }

  private void addToSum(long ticks) {
    sumLow += ticks;
    sumHigh += (ticks >> 63) + carry(sumLow, ticks);
  }

  /** Adds a number of 128 bits, of which the high word has the sign. */
  private void addToSquares(long high, long low) {
    squaresLow += low;
    long carryLow = carry(squaresLow, low);
    long middle = squaresMiddle + high;
    squaresMiddle = middle + carryLow;
    squaresHigh += (high >> 63) + carry(middle, high) + carry(squaresMiddle, carryLow);
  }

  /**
   * Takes an interval out of the window.
   *
   * @param interval in ticks; one that was added before and not yet removed
   * @throws IllegalStateException if the window is empty, or if it is empty afterwards although its
   *     sums are not 0, that is, if some removed interval had never been added
   */
  public void remove(long interval) {
    if (count == 0) {
      throw new IllegalStateException("no interval to remove: the window is empty");
    }
    count--;
    long low = interval * interval;
    long borrow = carry(squaresLow, low);
    squaresLow -= low;
    long middle = Math.multiplyHigh(interval, interval) + borrow;
    squaresHigh -= carry(squaresMiddle, middle);
    squaresMiddle -= middle;
    long sumBorrow = carry(sumLow, interval);
    sumLow -= interval;
    sumHigh -= (interval >> 63) + sumBorrow;
    if (count == 0 && !isZero()) {
      throw new IllegalStateException("an interval was removed that had not been added");
    }
  }

  /**
   * Takes an interval out of the window and another one in: what {@link #remove} and {@link #add}
   * do, at once.
   *
   * @param removed in ticks; one that was added before and not yet removed
   * @param added in ticks
   */
  public void replace(long removed, long added) {
    if ((added ^ added << 1 | removed ^ removed << 1) < 0) {
      remove(removed);
      add(added);
      return;
    }
    // Both are below 2^62, so are difference and sum below 2^63, and their product is that of the
    // squares.
    long longer = added - removed;
    long together = added + removed;
    addToSum(longer);
    addToSquares(Math.multiplyHigh(longer, together), longer * together);
  }

  private boolean isZero() {
    return (sumHigh | sumLow | squaresHigh | squaresMiddle | squaresLow) == 0;
  }

  /** Empties the window. */
  public void clear() {
    count = 0;
    sumHigh = 0;
    sumLow = 0;
    squaresHigh = 0;
    squaresMiddle = 0;
    squaresLow = 0;
  }

  /** The same sums in an object of their own. */
  public IntervalSums copy() {
    IntervalSums other = new IntervalSums();
    other.count = count;
    other.sumHigh = sumHigh;
    other.sumLow = sumLow;
    other.squaresHigh = squaresHigh;
    other.squaresMiddle = squaresMiddle;
    other.squaresLow = squaresLow;
    return other;
  }

  /** How many intervals the window holds. */
  public long count() {
    return count;
  }

  /** The exact sum of the intervals, in ticks. */
  public BigInteger sum() {
    return BigInteger.valueOf(sumHigh).shiftLeft(64).add(WideBits.unsigned(sumLow));
  }

  /** The exact sum of the squared intervals, in ticks squared. */
  public BigInteger sumOfSquares() {
    return WideBits.unsigned(squaresHigh, squaresMiddle, squaresLow);
  }

  /**
   * The mean in ticks: the exact sum, rounded to the nearest double and divided once. Its relative
   * error is below 2^-52, and it is the nearest double when the sum is below 2^53.
   *
   * @throws IllegalStateException if the window is empty
   */
  public double mean() {
    requireCount(1, "a mean");
    return total() / count;
  }

  /**
   * How much longer as many intervals of so many ticks are together, n x - T, rounded once; NaN
   * where that takes more than 64 bits, or T is below 0.
   *
   * @param ticks 0 or more
   */
  public double excess(long ticks) {
    long together = ticks * count;
    boolean fits = sumHigh == 0 && Math.multiplyHigh(ticks, count) == 0 && (together | sumLow) >= 0;
    return fits ? (double) (together - sumLow) : Double.NaN;
  }

  /**
   * n squared times the variance with divisor n, in ticks squared: n Q - T^2 for sum T and sum of
   * squares Q. Its relative error is below 2^-51; it is 0 only when all intervals are equal.
   */
  public double squaredDeviations() {
    return areUsual() ? squaredDeviationsIn128Bits(false) : scaledSquaredDeviations();
  }

  /** The sum of the intervals in ticks, rounded once. */
  public double total() {
    if (sumHigh == sumLow >> 63) {
      return (double) sumLow;
    }
    if (sumHigh < 0) {
      long low = -sumLow;
      return -WideBits.toDouble(0, ~sumHigh + (low == 0 ? 1 : 0), low);
    }
    return WideBits.toDouble(0, sumHigh, sumLow);
  }

  /**
   * The variance with divisor n, in ticks squared: (n Q - T^2) / n^2 for sum T and sum of squares
   * Q. The numerator is exact and never negative; it and n^2 are rounded once to the nearest double
   * and divided once. The relative error is below 3.1 x 2^-53, and the result is exactly 0 when all
   * intervals are equal.
   *
   * @throws IllegalStateException if the window is empty
   */
  public double populationVariance() {
    requireCount(1, "a population variance");
    return scaledSquaredDeviations() / ((double) count * count);
  }

  /**
   * The variance with divisor n - 1, in ticks squared: (n Q - T^2) / (n (n - 1)), as accurate as
   * {@link #populationVariance}.
   *
   * @throws IllegalStateException if the window holds fewer than two intervals
   */
  public double sampleVariance() {
    requireCount(2, "a sample variance");
    return scaledSquaredDeviations() / ((double) count * (count - 1));
  }

  /**
   * n Q - T^2, rounded to the nearest double. Both terms are below 2^188 for n below 2^31, and the
   * difference is not negative, so 192 bits hold it whatever wraps on the way.
   */
  private double scaledSquaredDeviations() {
    long low = count * squaresLow;
    if (areUsual()) {
      return squaredDeviationsIn128Bits(true);
    }
    long middleOfLow = WideBits.unsignedHigh(count, squaresLow);
    long middle = count * squaresMiddle + middleOfLow;
    long high =
        count * squaresHigh
            + WideBits.unsignedHigh(count, squaresMiddle)
            + carry(middle, middleOfLow);

    // |T|, then its square: (a 2^64 + b)^2 = a^2 2^128 + 2ab 2^64 + b^2.
    long sign = sumHigh >> 63;
    long b = (sumLow ^ sign) - sign;
    long a = (sumHigh ^ sign) - sign - (sign != 0 && b != 0 ? 1 : 0);
    long ab = a * b;
    long squareLow = b * b;
    long squareMiddleOfLow = WideBits.unsignedHigh(b, b);
    long squareMiddle = squareMiddleOfLow + (ab << 1);
    long squareHigh =
        a * a
            + (WideBits.unsignedHigh(a, b) << 1 | ab >>> 63)
            + carry(squareMiddle, squareMiddleOfLow);

    long borrowLow = carry(low, squareLow);
    long subtrahend = squareMiddle + borrowLow;
    long borrowMiddle = carry(middle, subtrahend) | carry(subtrahend, borrowLow);
    return WideBits.toDouble(
        high - squareHigh - borrowMiddle, middle - subtrahend, low - squareLow);
  }

  /** Whether Q is below 2^95 and T fits in 64 bits, as in any usual unit: then n Q < 2^127. */
  private boolean areUsual() {
    return squaresHigh == 0 && squaresMiddle >>> 31 == 0 && sumHigh == sumLow >> 63;
  }

  /** The same where the sums {@link #areUsual}, correctly rounded or nearly so. */
  private double squaredDeviationsIn128Bits(boolean nearest) {
    long nLow = count * squaresLow;
    long squareLow = sumLow * sumLow;
    long high =
        WideBits.unsignedHigh(count, squaresLow)
            + count * squaresMiddle
            - Math.multiplyHigh(sumLow, sumLow)
            - carry(nLow, squareLow);
    long low = nLow - squareLow;
    return nearest
        ? WideBits.toDouble(0, high, low)
        : high * 0x1p64 + ((low >>> 1) * 0x1p1 + (low & 1));
  }

  /**
   * The exact mean, in ticks.
   *
   * @throws IllegalStateException if the window is empty
   */
  public BigFraction exactMean() {
    requireCount(1, "a mean");
    return new BigFraction(sum(), BigInteger.valueOf(count));
  }

  /**
   * The exact variance with divisor n, in ticks squared.
   *
   * @throws IllegalStateException if the window is empty
   */
  public BigFraction exactPopulationVariance() {
    requireCount(1, "a population variance");
    return new BigFraction(exactNumerator(), BigInteger.valueOf((long) count * count));
  }

  /**
   * The exact variance with divisor n - 1, in ticks squared.
   *
   * @throws IllegalStateException if the window holds fewer than two intervals
   */
  public BigFraction exactSampleVariance() {
    requireCount(2, "a sample variance");
    return new BigFraction(exactNumerator(), BigInteger.valueOf((long) count * (count - 1)));
  }

  private BigInteger exactNumerator() {
    BigInteger sum = sum();
    return BigInteger.valueOf(count).multiply(sumOfSquares()).subtract(sum.multiply(sum));
  }

  private void requireCount(long needed, String what) {
    if (count < needed) {
      throw new IllegalStateException(
          what + " needs at least " + needed + " intervals, the window holds " + count);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IntervalSums that
        && count == that.count
        && sumHigh == that.sumHigh
        && sumLow == that.sumLow
        && squaresHigh == that.squaresHigh
        && squaresMiddle == that.squaresMiddle
        && squaresLow == that.squaresLow;
  }

  @Override
  public int hashCode() {
    return Objects.hash(count, sumHigh, sumLow, squaresHigh, squaresMiddle, squaresLow);
  }

  @Override
  public String toString() {
    return "IntervalSums[count=" + count + ", sum=" + sum() + ", squares=" + sumOfSquares() + "]";
  }
}
