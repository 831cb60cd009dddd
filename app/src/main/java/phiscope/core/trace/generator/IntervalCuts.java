package phiscope.core.trace.generator;

import phiscope.core.kernel.RandomStream;

/**
 * How many intervals of a generated tape are not what their distribution alone would give, since no
 * interval is below 0 or a part of a tick.
 *
 * @param intervals so many were looked at
 * @param belowZero so many came out below 0 with the drift, and are 0
 * @param belowTick so many were less than half a tick, and are 0
 * @param repeated so many were drawn again since the draw was below 0, which makes their mean
 *     greater than that of the settings
 */
public record IntervalCuts(int intervals, int belowZero, int belowTick, int repeated) {
  /** So many are looked at; that takes a few milliseconds. */
  public static final int MOST = 20_000;

  /**
   * Those of a tape, of its first {@link #MOST}.
   *
   * @param settings of which it was made
   * @param heartbeats how many it has
   */
  public static IntervalCuts of(GeneratorSettings settings, int heartbeats) {
    Draws draws = new Draws(RandomStream.of(settings.seed()).fork(TraceGenerator.INTERVALS));
    int intervals = Math.max(0, Math.min(MOST, heartbeats - 1));
    int belowZero = 0;
    int belowTick = 0;
    int repeated = 0;
    for (int i = 0; i < intervals; i++) {
      double interval = TraceGenerator.interval(settings, i, draws);
      belowZero += interval < 0 ? 1 : 0;
      belowTick += interval >= 0 && Math.round(interval) == 0 ? 1 : 0;
      repeated += draws.wasRepeated() ? 1 : 0;
    }
    return new IntervalCuts(intervals, belowZero, belowTick, repeated);
  }

  /** So many are 0. */
  public int zero() {
    return belowZero + belowTick;
  }
}
