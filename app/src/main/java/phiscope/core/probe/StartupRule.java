package phiscope.core.probe;

import java.util.OptionalLong;

/**
 * How many failures a probe must forgive so that an application may start in peace.
 *
 * @param slowestStart the longest time from the start of the container to the first success, 0 or
 *     more
 * @param period between probes, 1 or more
 * @param initialDelay before the first probe, 0 or more
 */
public record StartupRule(long slowestStart, long period, long initialDelay) {
  public StartupRule {
    if (slowestStart < 0 || period < 1 || initialDelay < 0) {
      throw new IllegalArgumentException(
          "slowestStart and initialDelay must be 0 or more and period 1 or more");
    }
  }

  /** S000's formula, the usual advice: threshold x period covers the start (claim S000-59). */
  public long usualThreshold() {
    return Math.max(1, ceil(slowestStart, period));
  }

  /**
   * What is safe: the last of the failures, which comes threshold - 1 periods after the first
   * probe, is not before the start is over.
   */
  public long safeThreshold() {
    return 1 + Math.max(0, ceil(slowestStart - initialDelay, period));
  }

  private static long ceil(long value, long divisor) {
    return -Math.floorDiv(-value, divisor);
  }

  /**
   * When a container that needs the slowest start is killed, if it is; refused probes fail at once.
   *
   * @param threshold failures in a row that kill, 1 or more
   * @param firstProbe when the first probe comes, 0 or more
   */
  OptionalLong killedAt(int threshold, long firstProbe) {
    long last = lastProbe(threshold, firstProbe);
    return last < slowestStart ? OptionalLong.of(last) : OptionalLong.empty();
  }

  /**
   * The share of phases of the first probe in which such a container is killed: it comes at any
   * time up to a period after the initial delay.
   *
   * @param threshold failures in a row that kill, 1 or more
   */
  public double shareKilled(int threshold) {
    long lack = slowestStart - lastProbe(threshold, initialDelay);
    return Math.max(0, Math.min(period, lack)) / (double) period;
  }

  /** The last of so many probes that all fail. */
  private long lastProbe(int threshold, long firstProbe) {
    return Math.addExact(firstProbe, Math.multiplyExact(threshold - 1L, period));
  }
}
