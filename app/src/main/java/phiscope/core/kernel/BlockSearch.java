package phiscope.core.kernel;

/** Takes every step out of the states of a block. */
interface BlockSearch {
  /** Goes through the states with the numbers {@code from} to before {@code to}. */
  void go(int from, int to);

  /**
   * Blocks of one thread. Steps are collected and looked up many at a time, because what a lookup
   * waits for is memory: lookups that do not depend on each other wait together.
   */
  final class Direct implements BlockSearch, PackedModel.Successors {
    private static final int BATCH = StateTable.BATCH;

    private final Search search;
    private final PackedModel.Expander expander;
    private final int words;
    private final long[] state;
    private final long[] states;
    private final long[] hashes = new long[BATCH];
    private final int[] parents = new int[BATCH];
    private final char[] actions = new char[BATCH];
    private final int[] ahead = new int[BATCH];
    private int size;
    private int parent;

    Direct(Search search) {
      this.search = search;
      expander = search.model().expander();
      words = search.model().words();
      state = new long[words];
      states = new long[BATCH * words];
    }

    @Override
    public void go(int from, int to) {
      for (parent = from; parent < to; parent++) {
        search.store().read(parent, state);
        expander.expand(state, this);
      }
      lookUp();
    }

    @Override
    public void add(int action, int kind, int broken, long[] next) {
      SearchTally tally = search.tally();
      if (search.isTooLate(next)) {
        tally.leaveOutByTime();
        return;
      }
      tally.count(parent, action, kind, broken);
      search.canonical(next);
      if (size == BATCH) {
        lookUp();
      }
      for (int i = 0; i < words; i++) {
        states[size * words + i] = next[i];
      }
      hashes[size] = StateStore.hash(next, 0, words);
      parents[size] = parent;
      actions[size] = (char) action;
      size++;
    }

    private void lookUp() {
      search.table().prepare(hashes, 0, size, ahead);
      for (int i = 0; i < size; i++) {
        search.table().add(hashes[i], states, i * words, parents[i], actions[i]);
      }
      size = 0;
    }
  }
}
