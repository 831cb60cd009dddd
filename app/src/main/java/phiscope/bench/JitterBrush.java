package phiscope.bench;

import phiscope.core.trace.HeartbeatTrace;

/** Paints jitter: see {@link HeartbeatEdit.Jitter}. */
final class JitterBrush {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private JitterBrush() {}

  static HeartbeatTrace paint(HeartbeatTrace heartbeats, HeartbeatEdit.Jitter jitter) {
    int first = heartbeats.firstAtOrAfter(BenchLimits.tick(jitter.from()));
    int end = heartbeats.firstAtOrAfter(BenchLimits.tick(jitter.to()) + 1);
    // A quarter of the range of ticks: twice as much and one still fits into a long.
    long amplitude = Math.min(jitter.amplitude(), BenchLimits.MAX_TICK / 4);
    if (jitter.to() < jitter.from() || first >= end || amplitude <= 0) {
      return heartbeats;
    }
    long floor = first == 0 ? 0 : heartbeats.arrival(first - 1);
    long ceiling = end == heartbeats.size() ? BenchLimits.MAX_TICK : heartbeats.arrival(end);
    long[] arrivals = new long[end - first];
    for (int i = first; i < end; i++) {
      long moved = heartbeats.arrival(i) + offset(jitter.seed(), i, amplitude);
      floor = Math.max(floor, Math.min(ceiling, moved));
      arrivals[i - first] = floor;
    }
    return heartbeats.withArrivals(first, arrivals);
  }

  /** Uniform in -amplitude to amplitude, from the seed and the index alone. */
  private static long offset(long seed, int index, long amplitude) {
    long width = 2 * amplitude + 1;
    long bits = mix(seed + GOLDEN_GAMMA * (index + 1L)) >>> 1;
    return (Math.multiplyHigh(bits, width) << 1 | bits * width >>> 63) - amplitude;
  }

  /** The output function of SplittableRandom (Steele, Lea, Flood 2014, mix64 variant 13). */
  private static long mix(long state) {
    long z = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }
}
