package phiscope.core.kernel;

import phiscope.core.kernel.Exploration.Schedule;

/**
 * Two processes with the same random program and the same beginning; an invariant breaks when both
 * are at places that do not go together. Exchanging the two changes names only.
 */
record TwinModel(long seed, int size, int branching, boolean isSymmetric) implements PackedModel {
  private static final int INVARIANTS = 2;

  @Override
  public int words() {
    return 2;
  }

  @Override
  public int initial(long[] state) {
    state[0] = 0;
    state[1] = 0;
    return 0;
  }

  @Override
  public int kinds() {
    return 1;
  }

  @Override
  public int invariants() {
    return INVARIANTS;
  }

  @Override
  public void canonical(long[] state) {
    if (state[0] > state[1]) {
      long first = state[0];
      state[0] = state[1];
      state[1] = first;
    }
  }

  @Override
  public Expander expander() {
    long[] next = new long[2];
    return (state, successors) -> {
      for (int action = 0; action < 2 * branching; action++) {
        int moved = action / branching;
        long dice = RandomStream.mix(seed + state[moved] * 31 + action % branching);
        next[moved] = Long.remainderUnsigned(dice, size);
        next[1 - moved] = state[1 - moved];
        successors.add(action, 0, broken(next), next);
      }
    };
  }

  private int broken(long[] state) {
    long dice =
        RandomStream.mix(
            seed ^ Math.min(state[0], state[1]) * 1_000 + Math.max(state[0], state[1]));
    return (dice & 31) == 0 ? 1 << (dice >>> 40 & 1) : 0;
  }

  /**
   * Whether the last step of a schedule, and the schedule as a whole, can be taken and breaks it.
   */
  static boolean breaksAtItsLastStep(TwinModel model, Schedule schedule, int invariant) {
    long[] last = Explorer.states(model, schedule).get(schedule.length());
    return (model.broken(last) & 1 << invariant) != 0;
  }
}
