package phiscope.core.fencing.search;

import phiscope.core.fencing.Invariant;
import phiscope.core.kernel.PackedModel.Successors;

/** Hands steps on, and sees whether two holders believe that they may write. */
final class Steps {
  private static final int BOTH_BELIEVE = Invariant.AT_MOST_ONE_HOLDER_BELIEVES.bit();

  private final long[] next = new long[2];
  private Successors successors;

  void to(Successors receiver) {
    successors = receiver;
  }

  void add(int action, StepKind kind, int broken, long world, long requests) {
    next[0] = world;
    next[1] = requests;
    boolean both = Layout.BELIEVES.of(world) + Layout.BELIEVES.of(world, Layout.HOLDER_BITS) == 2;
    successors.add(action, kind.ordinal(), both ? broken | BOTH_BELIEVE : broken, next);
  }
}
