package phiscope.ui.viewmodel;

import phiscope.bench.BenchLimits;
import phiscope.bench.DetectorBench;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

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

  /**
   * Whether a change of the document takes away what this part shows: most of it lies behind the
   * end of the new tapes, and did not before, or they are of another order of size; or ticks mean
   * another time.
   */
  boolean isLost(DetectorBench before, DetectorBench after) {
    if (!before.scale().equals(after.scale())) {
      return true;
    }
    long was = end(before);
    long is = end(after);
    return isMostlyBehind(is) && (!isMostlyBehind(was) || is < was / 2);
  }

  private boolean isMostlyBehind(long end) {
    return end - from < (to - from) / 2;
  }

  /** The last tick of which a document knows anything. */
  private static long end(DetectorBench bench) {
    long end = bench.now();
    for (Tape tape : bench.tapes()) {
      end = Math.max(end, bench.horizonOf(tape));
      HeartbeatTrace heartbeats = tape.heartbeats();
      end = Math.max(end, heartbeats.isEmpty() ? 0 : heartbeats.arrival(heartbeats.size() - 1));
    }
    return end;
  }
}
