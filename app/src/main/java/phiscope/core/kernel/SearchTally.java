package phiscope.core.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is counted while steps are taken, and the first step that broke each invariant. */
final class SearchTally {
  private static final int NOTHING = -1;

  private final int wanted;
  private final long[] kinds;
  private final int[] parents;
  private final int[] actions;
  private long transitions;
  private long leftOutByTime;
  private int broken;

  SearchTally(PackedModel model, int wanted) {
    this.wanted = wanted;
    kinds = new long[model.kinds()];
    parents = new int[model.invariants()];
    actions = new int[model.invariants()];
    Arrays.fill(parents, NOTHING);
    Arrays.fill(actions, NOTHING);
  }

  void leaveOutByTime() {
    leftOutByTime++;
  }

  /** The first state breaks these. */
  void beginWith(int brokenBits) {
    for (int bits = brokenBits & wanted; bits != 0; bits &= bits - 1) {
      parents[Integer.numberOfTrailingZeros(bits)] = 0;
    }
    broken = brokenBits & wanted;
  }

  void count(int parent, int action, int kind, int brokenBits) {
    transitions++;
    kinds[kind]++;
    int fresh = brokenBits & wanted & ~broken;
    if (fresh != 0) {
      broken |= fresh;
      for (int bits = fresh; bits != 0; bits &= bits - 1) {
        parents[Integer.numberOfTrailingZeros(bits)] = parent;
        actions[Integer.numberOfTrailingZeros(bits)] = action;
      }
    }
  }

  /** Adds what was counted for later steps, and empties that count. */
  void takeOver(SearchTally later) {
    transitions += later.transitions;
    leftOutByTime += later.leftOutByTime;
    for (int i = 0; i < kinds.length; i++) {
      kinds[i] += later.kinds[i];
    }
    for (int i = 0; i < parents.length; i++) {
      if (parents[i] == NOTHING) {
        parents[i] = later.parents[i];
        actions[i] = later.actions[i];
      }
    }
    broken |= later.broken;
    later.clear();
  }

  /** Forgets all that was counted. */
  void clear() {
    transitions = 0;
    leftOutByTime = 0;
    broken = 0;
    Arrays.fill(kinds, 0);
    Arrays.fill(parents, NOTHING);
    Arrays.fill(actions, NOTHING);
  }

  boolean isAllBroken() {
    return broken == wanted && wanted != 0;
  }

  boolean isBroken(int invariant) {
    return parents[invariant] != NOTHING;
  }

  /** The state in which the step was taken that broke an invariant first. */
  int parent(int invariant) {
    return parents[invariant];
  }

  /** That step's action; -1 if it is broken at the beginning. */
  int action(int invariant) {
    return actions[invariant];
  }

  long transitions() {
    return transitions;
  }

  long leftOutByTime() {
    return leftOutByTime;
  }

  List<Long> kinds() {
    List<Long> list = new ArrayList<>();
    for (long count : kinds) {
      list.add(count);
    }
    return list;
  }
}
