package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;

/**
 * One of the runs of a document of the fencing bench. It has a scenario of its own, so that a
 * branch can act otherwise, and can be protected otherwise too.
 *
 * @param parent the branch that it parted from, -1 for the first one
 * @param partedAt the time, in ticks, up to which it was the same
 * @param scenario its script is ordered by time, equal times in the order given
 */
public record FencingBranch(int parent, long partedAt, FencingScenario scenario)
    implements RunBranch<FencingBranch> {
  public FencingBranch {
    if (partedAt < 0 || partedAt > FencingScenario.LONGEST) {
      throw new IllegalArgumentException("a branch parts within the times, got " + partedAt);
    }
    List<FencingScriptEntry> ordered = FencingLines.ordered(scenario.script());
    scenario = ordered.equals(scenario.script()) ? scenario : scenario.withScript(ordered);
  }

  /** The first branch. */
  public static FencingBranch first(FencingScenario scenario) {
    return new FencingBranch(-1, 0, scenario);
  }

  public FencingBranch with(FencingScenario other) {
    return new FencingBranch(parent, partedAt, other);
  }

  /** With one more line, after those of the same time. */
  FencingBranch with(FencingScriptEntry line) {
    List<FencingScriptEntry> more = new ArrayList<>(scenario.script());
    more.add(line);
    return with(scenario.withScript(more));
  }

  @Override
  public FencingBranch partedFrom(int newParent, long at) {
    return new FencingBranch(newParent, at, scenario);
  }
}
