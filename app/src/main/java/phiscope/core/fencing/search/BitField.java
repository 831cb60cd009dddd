package phiscope.core.fencing.search;

/**
 * Some neighbouring bits of a long.
 *
 * @param shift the lowest
 * @param mask as many ones as there are bits
 */
record BitField(int shift, long mask) {
  /** The field of so many bits after another one. */
  static BitField after(BitField before, int width) {
    return new BitField(before.end(), (1L << width) - 1);
  }

  static BitField first(int width) {
    return new BitField(0, (1L << width) - 1);
  }

  int end() {
    return shift + Long.bitCount(mask);
  }

  int of(long word) {
    return (int) (word >>> shift & mask);
  }

  long with(long word, int value) {
    return word & ~(mask << shift) | (long) value << shift;
  }

  /** The same field of a later group, if groups are so many bits apart. */
  int of(long word, int offset) {
    return (int) (word >>> shift + offset & mask);
  }

  long with(long word, int offset, int value) {
    return word & ~(mask << shift + offset) | (long) value << shift + offset;
  }
}
