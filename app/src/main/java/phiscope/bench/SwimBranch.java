package phiscope.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.ScriptEntry;

/**
 * What is done to the cluster in one of the runs of a document. A branch is kept whole, so that it
 * means the same whatever becomes of the one that it parted from.
 *
 * @param parent the branch that it parted from, -1 for the first one
 * @param partedAt the time, in ticks, up to which it was the same
 * @param script its lines by time, equal times in the order given
 */
public record SwimBranch(int parent, long partedAt, List<ScriptEntry> script)
    implements RunBranch<SwimBranch> {
  public SwimBranch {
    if (partedAt < 0 || partedAt > SwimBench.MAX_TIME) {
      throw new IllegalArgumentException("a branch parts within the times, got " + partedAt);
    }
    script = script.stream().sorted(Comparator.comparingLong(ScriptEntry::at)).toList();
  }

  /** The first branch. */
  public static SwimBranch first(List<ScriptEntry> script) {
    return new SwimBranch(-1, 0, script);
  }

  public SwimBranch withScript(List<ScriptEntry> other) {
    return new SwimBranch(parent, partedAt, other);
  }

  @Override
  public SwimBranch partedFrom(int newParent, long at) {
    return new SwimBranch(newParent, at, script);
  }

  /** With one more line, after those of the same time. */
  SwimBranch with(ScriptEntry line) {
    List<ScriptEntry> more = new ArrayList<>(script);
    more.add(line);
    return withScript(more);
  }

  /** How many members have joined by the end, beside those of the beginning. */
  public int joining() {
    int count = 0;
    for (ScriptEntry entry : script) {
      count += entry.what() instanceof Intervention.MassJoin join ? join.count() : 0;
    }
    return count;
  }

  /** Without the lines that name a member that never exists; with the same ones where none does. */
  SwimBranch keepingTo(int members) {
    SwimBranch kept = this;
    int before;
    do {
      before = kept.script.size();
      int all = members + kept.joining();
      List<ScriptEntry> left =
          kept.script.stream().filter(line -> ScriptMembers.greatest(line.what()) < all).toList();
      kept = left.size() == before ? kept : kept.withScript(left);
    } while (kept.script.size() < before);
    return kept;
  }
}
