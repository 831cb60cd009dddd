package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

class IntervalSumsTest {
  @Test
  void theWindowOfFourIntervalsHasTheMomentsOfTheArticle() {
    // S004: 8, 8, 12, 12 has mean 10, population variance 4, sample variance 16/3.
    IntervalSums sums = IntervalSums.of(8, 8, 12, 12);
    assertThat(sums.mean()).isEqualTo(10.0);
    assertThat(sums.populationVariance()).isEqualTo(4.0);
    assertThat(sums.exactSampleVariance()).isEqualTo(new BigFraction(16, 3));
  }

  @Test
  void secondsInNanosecondsDoNotCancel() {
    // Sums of squares in 64 bits give -128 here; the right value is 2/9.
    IntervalSums sums = IntervalSums.of(1_000_000_000, 1_000_000_001, 1_000_000_000);
    assertThat(sums.populationVariance()).isEqualTo(2.0 / 9.0);
    assertThat(sums.exactPopulationVariance()).isEqualTo(new BigFraction(2, 9));
  }

  @Test
  void equalIntervalsHaveAVarianceOfExactlyZero() {
    for (long interval : new long[] {1, 1_000_000_007, Long.MAX_VALUE, Long.MIN_VALUE}) {
      IntervalSums sums = new IntervalSums();
      for (int i = 0; i < 1000; i++) {
        sums.add(interval);
      }
      assertThat(sums.populationVariance()).isEqualTo(0.0);
      assertThat(sums.sampleVariance()).isEqualTo(0.0);
      assertThat(sums.mean()).isEqualTo((double) interval);
    }
  }

  @Test
  void anOutageThatLeavesTheWindowLeavesNoTrace() {
    // The trap of floating sums: 1e9, 1, 1, 1 in a window of 3 ends with variance -1.
    IntervalSums sums = IntervalSums.of(1_000_000_000, 1, 1);
    sums.add(1);
    sums.remove(1_000_000_000);
    assertThat(sums).isEqualTo(IntervalSums.of(1, 1, 1));
    assertThat(sums.populationVariance()).isEqualTo(0.0);
  }

  @Test
  void momentsOfTooFewIntervalsAreRefused() {
    IntervalSums sums = new IntervalSums();
    assertThatThrownBy(sums::mean).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(sums::populationVariance).isInstanceOf(IllegalStateException.class);
    sums.add(5);
    assertThatThrownBy(sums::sampleVariance)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("at least 2");
  }

  @Test
  void removingWhatWasNeverAddedIsNoticedWhenTheWindowEmpties() {
    assertThatThrownBy(() -> new IntervalSums().remove(1))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> IntervalSums.of(2).remove(1))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aCopyGoesItsOwnWayAndClearingEmpties() {
    IntervalSums sums = IntervalSums.of(3, 4);
    IntervalSums copy = sums.copy();
    copy.add(5);
    assertThat(sums).isEqualTo(IntervalSums.of(4, 3)).hasSameHashCodeAs(IntervalSums.of(4, 3));
    assertThat(copy).isNotEqualTo(sums);
    copy.clear();
    assertThat(copy).isEqualTo(new IntervalSums());
    assertThat(copy.count()).isZero();
  }

  @Property(tries = 500, seed = "20261129")
  void aSlidingWindowEqualsTheSumsOfWholeNumbersWithoutBound(
      @ForAll("streams") List<Long> stream, @ForAll @IntRange(min = 1, max = 12) int size) {
    IntervalSums sums = new IntervalSums();
    Deque<Long> window = new ArrayDeque<>();
    for (long interval : stream) {
      sums.add(interval);
      window.addLast(interval);
      if (window.size() > size) {
        sums.remove(window.removeFirst());
      }
      assertEqualsExactSums(sums, List.copyOf(window));
    }
    while (!window.isEmpty()) {
      sums.remove(window.removeLast());
    }
    assertThat(sums).isEqualTo(new IntervalSums());
  }

  /**
   * The one carry that random windows miss: the middle word of T^2 is all ones when T^2 lies just
   * below a multiple of 2^128, so T is just below 2^64 sqrt(k).
   */
  @Property(tries = 100, seed = "20261129")
  void aBorrowRunsThroughAWordOfOnes(
      @ForAll @IntRange(min = 2, max = 2000) int k, @ForAll @LongRange(min = 0) long jitter) {
    BigInteger sum = BigInteger.valueOf(k).shiftLeft(128).sqrt();
    int count = sum.shiftRight(62).intValue() + 2;
    List<Long> window = new ArrayList<>();
    long share = sum.divide(BigInteger.valueOf(count)).longValueExact();
    BigInteger rest = sum;
    for (int i = 1; i < count; i++) {
      long interval = share + (i % 2 == 0 ? jitter >> 8 : -(jitter >> 8));
      window.add(interval);
      rest = rest.subtract(BigInteger.valueOf(interval));
    }
    window.add(rest.longValueExact());
    IntervalSums sums = new IntervalSums();
    window.forEach(sums::add);
    assertEqualsExactSums(sums, window);
  }

  private static void assertEqualsExactSums(IntervalSums sums, List<Long> window) {
    BigInteger n = BigInteger.valueOf(window.size());
    BigInteger sum = BigInteger.ZERO;
    BigInteger squares = BigInteger.ZERO;
    for (long interval : window) {
      BigInteger x = BigInteger.valueOf(interval);
      sum = sum.add(x);
      squares = squares.add(x.multiply(x));
    }
    BigInteger numerator = n.multiply(squares).subtract(sum.multiply(sum));
    assertThat(sums.count()).isEqualTo(window.size());
    assertThat(sums.sum()).isEqualTo(sum);
    assertThat(sums.sumOfSquares()).isEqualTo(squares);
    assertThat(sums.exactMean()).isEqualTo(new BigFraction(sum, n));
    assertClose(sums.mean(), new BigDecimal(sum), new BigDecimal(n), 2.0);
    assertClose(
        sums.populationVariance(), new BigDecimal(numerator), new BigDecimal(n.multiply(n)), 3.1);
    if (window.size() > 1) {
      BigInteger divisor = n.multiply(n.subtract(BigInteger.ONE));
      assertThat(sums.exactSampleVariance()).isEqualTo(new BigFraction(numerator, divisor));
      assertClose(sums.sampleVariance(), new BigDecimal(numerator), new BigDecimal(divisor), 3.1);
    }
  }

  private static void assertClose(
      double actual, BigDecimal numerator, BigDecimal denominator, double halfUnits) {
    BigDecimal exact = numerator.divide(denominator, new MathContext(60));
    BigDecimal error = new BigDecimal(actual).subtract(exact).abs();
    BigDecimal bound = exact.abs().multiply(new BigDecimal(halfUnits * 0x1p-53));
    assertThat(error).as("%s for %s", actual, exact).isLessThanOrEqualTo(bound);
  }

  @Provide
  Arbitrary<List<Long>> streams() {
    Arbitrary<Long> seconds = Arbitraries.longs().between(999_999_000L, 1_000_001_000L);
    Arbitrary<Long> huge = Arbitraries.longs().between((1L << 61) - 5, (1L << 61) + 5);
    Arbitrary<Long> small = Arbitraries.longs().between(-3, 60);
    Arbitrary<Long> any = Arbitraries.longs();
    return Arbitraries.oneOf(
        seconds.list().ofMinSize(1).ofMaxSize(40),
        huge.list().ofMinSize(1).ofMaxSize(40),
        small.list().ofMinSize(1).ofMaxSize(40),
        Arbitraries.oneOf(seconds, huge, small, any).list().ofMinSize(1).ofMaxSize(40));
  }

  @Property(tries = 2000, seed = "20261130")
  void replacingIsRemovingAndAdding(
      @ForAll("anyIntervals") List<Long> window, @ForAll long removed, @ForAll long added) {
    long[] intervals = window.stream().mapToLong(Long::longValue).toArray();
    IntervalSums one = IntervalSums.of(intervals);
    one.add(removed);
    IntervalSums other = one.copy();
    one.remove(removed);
    one.add(added);
    other.replace(removed, added);
    assertThat(other).isEqualTo(one);
    other.replace(added, removed);
    other.remove(removed);
    assertThat(other).isEqualTo(IntervalSums.of(intervals));
  }

  @Provide
  Arbitrary<List<Long>> anyIntervals() {
    return Arbitraries.longs().list().ofMinSize(1).ofMaxSize(20);
  }

  @Property(tries = 2000, seed = "20261130")
  void theExcessOfEqualIntervalsIsExactWhereItFits(
      @ForAll("intervals64") List<Long> window, @ForAll @LongRange(min = -2, max = 2) long beside) {
    IntervalSums sums = new IntervalSums();
    window.forEach(sums::add);
    assertThat(sums.total()).isEqualTo(sums.sum().doubleValue());
    BigInteger count = BigInteger.valueOf(window.size());
    long near = Math.max(0, sums.sum().divide(count).longValueExact() + beside);
    for (long ticks : new long[] {0, 1, near, Long.MAX_VALUE / 2}) {
      BigInteger together = BigInteger.valueOf(ticks).multiply(count);
      boolean fits = sums.sum().signum() >= 0 && together.or(sums.sum()).bitLength() < 64;
      double expected = fits ? together.subtract(sums.sum()).doubleValue() : Double.NaN;
      assertThat(sums.excess(ticks)).isEqualTo((Double) expected);
    }
  }

  @Property(tries = 2000, seed = "20261130")
  void theSquaredDeviationsAreWithinAFewRoundings(
      @ForAll("intervals64") List<Long> usual, @ForAll("anyIntervals") List<Long> any) {
    for (List<Long> window : List.of(usual, any)) {
      IntervalSums sums = new IntervalSums();
      window.forEach(sums::add);
      BigInteger count = BigInteger.valueOf(window.size());
      BigInteger exact = count.multiply(sums.sumOfSquares()).subtract(sums.sum().pow(2));
      double expected = exact.doubleValue();
      assertThat(sums.squaredDeviations()).isCloseTo(expected, within(0x1p-51 * expected));
      assertThat(sums.squaredDeviations() == 0).isEqualTo(exact.signum() == 0);
    }
  }

  @Provide
  Arbitrary<List<Long>> intervals64() {
    return Arbitraries.oneOf(
            Arbitraries.longs().between(0, 2000), Arbitraries.longs().between(-5, 1L << 62))
        .list()
        .ofMinSize(1)
        .ofMaxSize(12);
  }
}
