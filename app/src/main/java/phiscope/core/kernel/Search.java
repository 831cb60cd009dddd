package phiscope.core.kernel;

/** The parts of one exploration in progress. */
record Search(
    PackedModel model,
    ExplorerBounds bounds,
    StateStore store,
    StateTable table,
    SearchTally tally) {

  static Search of(PackedModel model, int invariants, ExplorerBounds bounds) {
    StateStore store = new StateStore(model.words());
    SearchTally tally = new SearchTally(model, invariants);
    Search search = new Search(model, bounds, store, new StateTable(store), tally);
    long[] initial = new long[model.words()];
    tally.beginWith(model.initial(initial));
    search.canonical(initial);
    search.table.add(StateStore.hash(initial, 0, initial.length), initial, 0, 0, 0);
    return search;
  }

  boolean isTooLate(long[] state) {
    return model.time(state) > bounds.time();
  }

  void canonical(long[] state) {
    if (model.isSymmetric()) {
      model.canonical(state);
    }
  }
}
