package phiscope.core.kernel;

/**
 * A graph made of a seed: so many states, each with up to so many steps, some of which break
 * invariants. The second word, if there is one, repeats the first in other bits.
 */
record RandomPackedModel(long seed, int size, int branching, int words) implements PackedModel {
  private static final int KINDS = 3;
  private static final int INVARIANTS = 4;

  @Override
  public int initial(long[] state) {
    write(state, Long.remainderUnsigned(RandomStream.mix(seed), size));
    return 0;
  }

  private void write(long[] state, long value) {
    for (int i = 0; i < words; i++) {
      state[i] = i % 2 == 0 ? value : ~value << 7;
    }
  }

  @Override
  public int kinds() {
    return KINDS;
  }

  @Override
  public int invariants() {
    return INVARIANTS;
  }

  /** States of a hundred numbers have one time; a step may lead to any time. */
  @Override
  public long time(long[] state) {
    return state[0] / 100;
  }

  @Override
  public Expander expander() {
    long[] next = new long[words];
    return (state, successors) -> {
      for (int action = 0; action < branching; action++) {
        long dice = RandomStream.mix(seed ^ RandomStream.mix(state[0] * 64 + action));
        if ((dice & 3) != 0) {
          write(next, Long.remainderUnsigned(dice >>> 2, size));
          int broken = (dice >>> 40 & 127) == 0 ? 1 << (dice >>> 50 & 3) : 0;
          successors.add(action * 3, action % KINDS, broken, next);
        }
      }
    };
  }
}
