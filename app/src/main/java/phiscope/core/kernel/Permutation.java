package phiscope.core.kernel;

/**
 * A shuffled order of 0 to size - 1 as a function, without a list: a Feistel network keyed by a
 * random number over the next power of four, walked on until it lands below the size (Black,
 * Rogaway: Ciphers with Arbitrary Finite Domains, 2002).
 *
 * @param key a random number; another key is another order
 * @param size 1 or more
 */
public record Permutation(long key, int size) {
  private static final int ROUNDS = 6;

  /** With few bits a round chooses among few functions, so that more rounds are needed. */
  private static final int ROUNDS_OF_FEW_BITS = 18;

  private static final int FEW_BITS = 4;

  public Permutation {
    if (size < 1) {
      throw new IllegalArgumentException("size must be 1 or more, got " + size);
    }
  }

  /**
   * What comes at a position.
   *
   * @param position 0 to size - 1
   */
  public int at(int position) {
    int half = (Integer.SIZE - Integer.numberOfLeadingZeros(size - 1) + 1) / 2;
    int value = position;
    do {
      value = encrypted(value, Math.max(1, half));
    } while (value >= size || value < 0);
    return value;
  }

  private int encrypted(int value, int half) {
    int mask = (1 << half) - 1;
    int left = value >>> half;
    int right = value & mask;
    int rounds = half <= FEW_BITS ? ROUNDS_OF_FEW_BITS : ROUNDS;
    for (int round = 0; round < rounds; round++) {
      int mixed = (int) (RandomStream.mix(key + ((long) round << 32 | right)) >>> 40) & mask;
      int swapped = left ^ mixed;
      left = right;
      right = swapped;
    }
    return left << half | right;
  }
}
