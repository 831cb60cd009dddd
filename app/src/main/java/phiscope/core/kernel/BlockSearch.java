package phiscope.core.kernel;

/** Takes every step out of the states of a block. */
interface BlockSearch {
  /** Goes through the states with the numbers {@code from} to before {@code to}. */
  void go(int from, int to);

  /** Blocks of one thread: a step's state is looked up, and added, at once. */
  final class Direct implements BlockSearch {
    private final Search search;
    private final PackedModel.Expander expander;
    private final long[] state;

    Direct(Search search) {
      this.search = search;
      expander = search.model().expander();
      state = new long[search.model().words()];
    }

    @Override
    public void go(int from, int to) {
      for (int parent = from; parent < to; parent++) {
        int of = parent;
        search.store().read(parent, state);
        expander.expand(state, (action, kind, broken, next) -> add(of, action, kind, broken, next));
      }
    }

    private void add(int parent, int action, int kind, int broken, long[] next) {
      SearchTally tally = search.tally();
      if (search.isTooLate(next)) {
        tally.leaveOutByTime();
        return;
      }
      tally.count(parent, action, kind, broken);
      search.canonical(next);
      long hash = StateStore.hash(next, 0, state.length);
      search.table().add(hash, next, parent, action);
    }
  }
}
