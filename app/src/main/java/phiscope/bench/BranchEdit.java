package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.ScriptEntry;

/** Edits of the branches of a document of the SWIM bench. */
public sealed interface BranchEdit extends SwimEdit {
  /** Stands for a time before the start, where a branch that differs from the start on parts. */
  long BEFORE_ALL = -1;

  /**
   * Acts in the past and keeps what was there: a new branch, which is then shown, has the script of
   * its parent and one line more. What would lie outside the bounds changes nothing.
   *
   * @param parent the branch that it parts from
   * @param partedAt the time, in ticks, up to which both are the same; the line is one tick later,
   *     so that all frames of that time stay as they are. -1 where the line is at the start, and
   *     nothing stays
   * @param what is done in the new branch
   */
  record Fork(int parent, long partedAt, Intervention what) implements BranchEdit {
    @Override
    public SwimBench apply(SwimBench bench) {
      boolean none = parent < 0 || parent >= bench.branches().size();
      if (none || partedAt < BEFORE_ALL || bench.branches().size() >= SwimBench.MAX_BRANCHES) {
        return bench;
      }
      long at = Math.min(partedAt, SwimBench.MAX_TIME - 1);
      Optional<ScriptEntry> line = ScriptBounds.bounded(new ScriptEntry(at + 1, what));
      return line.map(bounded -> forked(bench, at, bounded)).orElse(bench);
    }

    private SwimBench forked(SwimBench bench, long at, ScriptEntry line) {
      SwimBranch branch =
          bench.branches().get(parent).with(line).partedFrom(parent, Math.max(0, at));
      boolean fits =
          branch.script().size() <= SwimBench.MAX_LINES
              && (long) bench.members() + branch.joining() <= SwimBench.MAX_MEMBERS
              && branch.equals(branch.keepingTo(bench.members()));
      if (!fits) {
        return bench;
      }
      List<SwimBranch> more = new ArrayList<>(bench.branches());
      more.add(branch);
      return bench.withBranches(more, bench.view().toTheEnd().ofBranch(more.size() - 1));
    }
  }

  /**
   * Takes a branch away; its own branches then part from its parent, where it did. The first one,
   * the scenario itself, stays. Where it was shown, its parent is.
   */
  record DeleteBranch(int branch) implements BranchEdit {
    @Override
    public SwimBench apply(SwimBench bench) {
      if (branch <= 0 || branch >= bench.branches().size()) {
        return bench;
      }
      int shown = RunBranch.shownWithout(bench.branches(), branch, bench.view().branch());
      List<SwimBranch> left = RunBranch.without(bench.branches(), branch);
      return bench.withBranches(left, bench.view().ofBranch(shown));
    }
  }
}
