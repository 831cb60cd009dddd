package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingScriptEntry;

/** Edits of the branches of a document of the fencing bench. */
public sealed interface FencingBranchEdit extends FencingEdit {
  /** Stands for a time before the start, where a branch that differs from the start on parts. */
  long BEFORE_ALL = -1;

  /** With one branch more, which is then shown; the very same document where it has no room. */
  private static FencingBench grown(FencingBench bench, FencingBranch branch) {
    if (bench.branches().size() >= FencingBench.MAX_BRANCHES) {
      return bench;
    }
    List<FencingBranch> more = new ArrayList<>(bench.branches());
    more.add(branch);
    return bench.withBranches(more, bench.view().toTheEnd().ofBranch(more.size() - 1));
  }

  /**
   * Acts in the past and keeps what was there: a new branch, which is then shown, has the scenario
   * of its parent and one line more. What cannot be done changes nothing.
   *
   * @param parent the branch that it parts from
   * @param partedAt the time, in ticks, up to which both are the same; the line is one tick later,
   *     so that all frames of that time stay as they are. -1 where the line is at the start, and
   *     nothing stays
   * @param what is done in the new branch
   */
  record Fork(int parent, long partedAt, FencingIntervention what) implements FencingBranchEdit {
    @Override
    public FencingBench apply(FencingBench bench) {
      boolean none = parent < 0 || parent >= bench.branches().size();
      if (none
          || partedAt < BEFORE_ALL
          || !FencingLines.isPossible(what, bench.scenario(parent).holders())) {
        return bench;
      }
      FencingBranch branch = bench.branches().get(parent);
      long at = Math.min(partedAt, FencingBench.MAX_TIME - 1);
      return branch.scenario().script().size() >= FencingBench.MAX_LINES
          ? bench
          : grown(
              bench,
              branch
                  .with(new FencingScriptEntry(at + 1, what))
                  .partedFrom(parent, Math.max(0, at)));
    }
  }

  /**
   * A new branch, which is then shown, begins as its parent is: to change its protections, or its
   * rules of takeover, and to see both side by side.
   */
  record Copy(int parent) implements FencingBranchEdit {
    @Override
    public FencingBench apply(FencingBench bench) {
      return parent < 0 || parent >= bench.branches().size()
          ? bench
          : grown(bench, bench.branches().get(parent).partedFrom(parent, 0));
    }
  }

  /**
   * Takes a branch away; its own branches then part from its parent, where it did. The first one,
   * the scenario itself, stays. Where it was shown, its parent is.
   */
  record DeleteBranch(int branch) implements FencingBranchEdit {
    @Override
    public FencingBench apply(FencingBench bench) {
      if (branch <= 0 || branch >= bench.branches().size()) {
        return bench;
      }
      int shown = RunBranch.shownWithout(bench.branches(), branch, bench.view().branch());
      List<FencingBranch> left = RunBranch.without(bench.branches(), branch);
      return bench.withBranches(left, bench.view().ofBranch(shown));
    }
  }
}
