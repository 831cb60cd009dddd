package phiscope.core.numeric;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import java.util.function.LongUnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;

/** How long the numbers of a detector take, in nanoseconds of processor time. */
public final class NumericSpeed {
  /** Time of this thread's own, whatever else the machine does. */
  private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

  private static final int ROUNDS = 7;
  private static final int WINDOW = 1000;

  /** Where results go, so that they are computed. */
  private static volatile long blackhole;

  private NumericSpeed() {}

  /** Prints the best of some rounds of each. */
  public static void measure() {
    System.out.println("| | ns |");
    System.out.println("| --- | ---: |");
    ofDoubles("NormalTail.phi", NormalTail::phi, -6, 12);
    ofDoubles("NormalTail.phi, left of the mean", NormalTail::phi, -6, -0.1);
    ofDoubles("NormalTail.phi, right of the mean", NormalTail::phi, 0, 12);
    ofDoubles("NormalTail.survival", NormalTail::survival, -6, 12);
    ofDoubles("NormalTail.zOfPhi", NormalTail::zOfPhi, 0.01, 20);
    ofDoubles("LogisticTail.phi", LogisticTail::phi, -6, 12);
    IntervalSums sums = fullWindow();
    ofTicks("IntervalSums add and remove", 2_000_000, i -> slide(sums, i));
    ofTicks("IntervalSums.mean", 2_000_000, i -> (long) sums.mean());
    ofTicks("IntervalSums.populationVariance", 2_000_000, i -> (long) sums.populationVariance());
    ofTicks("IntervalSums add, remove, mean and variance", 2_000_000, i -> slideAndFit(sums, i));
    ofTicks("PreciseTail.phi", 2_000, i -> PreciseTail.phi(score(i)).hashCode());
    ofTicks("PreciseTail.survival", 2_000, i -> PreciseTail.survival(score(i)).hashCode());
    ofTicks("PreciseTail.zOfPhi", 500, i -> zOfPhi(i).hashCode());
  }

  private static Object zOfPhi(long i) {
    return PreciseTail.zOfPhi(new BigFraction((int) (i % 900) + 1, 60));
  }

  private static StandardScore score(long i) {
    return StandardScore.of(new BigFraction((int) (i % 900) - 300, 50));
  }

  private static IntervalSums fullWindow() {
    IntervalSums sums = new IntervalSums();
    for (int i = 0; i < WINDOW; i++) {
      sums.add(interval(i));
    }
    return sums;
  }

  private static long interval(long i) {
    return 1_000_000_000 + (i & 1023) * 48_611;
  }

  private static long slide(IntervalSums sums, long i) {
    sums.add(interval(i));
    sums.remove(interval(i));
    return sums.count();
  }

  private static long slideAndFit(IntervalSums sums, long i) {
    slide(sums, i);
    return (long) (sums.mean() + sums.populationVariance());
  }

  private static void ofDoubles(String name, DoubleUnaryOperator function, double from, double to) {
    double step = (to - from) / 1_000_000;
    ofTicks(name, 1_000_000, i -> (long) (1e6 * function.applyAsDouble(from + i * step)));
  }

  private static void ofTicks(String name, int count, LongUnaryOperator function) {
    double best = Double.POSITIVE_INFINITY;
    long sink = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long start = THREAD.getCurrentThreadCpuTime();
      for (long i = 0; i < count; i++) {
        sink += function.applyAsLong(i);
      }
      best = Math.min(best, (double) (THREAD.getCurrentThreadCpuTime() - start) / count);
    }
    blackhole = sink;
    System.out.printf(Locale.ROOT, "| `%s` | %,.1f |%n", name, best);
  }
}
