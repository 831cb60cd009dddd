package phiscope.ui.viewmodel;

import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;

/**
 * The part of the tape that is shown.
 *
 * @param from first tick
 * @param to last tick, greater than {@code from}
 */
public record TapeSpan(long from, long to) {
  private static final long LEAST_TICKS = 10;

  public TapeSpan {
    if (from < 0 || to <= from) {
      throw new IllegalArgumentException(
          "a span must have 0 <= from < to, got " + from + ", " + to);
    }
  }

  /** From one time to another, as far as there are ticks. */
  static TapeSpan between(double low, double high, DetectorBench bench) {
    long from = Math.max(0, bench.scale().nearestTick(low));
    long to = Math.min(BenchLimits.MAX_TICK, bench.scale().nearestTick(high));
    long most = BenchLimits.MAX_TICK - LEAST_TICKS;
    return new TapeSpan(Math.min(from, most), Math.max(to, Math.min(from, most) + LEAST_TICKS));
  }
}
