package phiscope.core.kernel;

/**
 * A place in a stream of random numbers. It is a value: reading does not move it, {@link #next}
 * gives the place after it, and whoever keeps it can draw the same numbers again.
 *
 * <p>The algorithm is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number
 * Generators, OOPSLA 2014; mix64 variant 13): the state is a counter with the golden gamma as its
 * step, the output a bijective mix of it. Integer arithmetic only, so it is the same on every
 * machine.
 *
 * @param state the counter
 */
public record RandomStream(long state) {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;
  private static final double TWO_TO_MINUS_53 = 0x1p-53;

  /** The stream of a seed; seeds that are near each other give unrelated streams. */
  public static RandomStream of(long seed) {
    return new RandomStream(mix(seed + GOLDEN_GAMMA));
  }

  /**
   * A stream of its own for one use, for example one member: streams of different labels are
   * unrelated.
   */
  public RandomStream fork(long label) {
    return new RandomStream(mix(state ^ mix(label * GOLDEN_GAMMA + GOLDEN_GAMMA)));
  }

  /** The place after this one. */
  public RandomStream next() {
    return new RandomStream(state + GOLDEN_GAMMA);
  }

  /** The 64 random bits at this place. */
  public long bits() {
    return mix(state);
  }

  /**
   * An integer of 0 to {@code bound - 1} from the bits at this place. Lemire's multiplication; the
   * greatest difference between two probabilities is bound / 2^63.
   *
   * @throws IllegalArgumentException if the bound is below 1
   */
  public long below(long bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("bound must be 1 or more, got " + bound);
    }
    return Math.multiplyHigh(bits() >>> 1, bound) << 1 | (bits() >>> 1) * bound >>> 63;
  }

  /** A double of 0 (included) to 1 (excluded) from the bits at this place. */
  public double unit() {
    return (bits() >>> 11) * TWO_TO_MINUS_53;
  }

  /** The output function alone: a bijection of 64 bits in which each input bit moves all others. */
  public static long mix(long value) {
    long z = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }
}
