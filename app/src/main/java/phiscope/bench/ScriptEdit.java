package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.ScriptEntry;

/**
 * Edits of what is done to the cluster in one branch. Lines are counted as the script has them, by
 * time. Drawing on the picture and typing text end in the same edits.
 */
public sealed interface ScriptEdit extends SwimEdit {
  /** The branch, from 0; an edit of one that is not there changes nothing. */
  int branch();

  /** The script of the branch after the edit; empty where it changes nothing. */
  Optional<List<ScriptEntry>> changed(List<ScriptEntry> script);

  @Override
  default SwimBench apply(SwimBench bench) {
    if (branch() < 0 || branch() >= bench.branches().size()) {
      return bench;
    }
    SwimBranch before = bench.branches().get(branch());
    Optional<SwimBranch> after =
        changed(before.script())
            .map(lines -> before.withScript(lines).keepingTo(bench.members()))
            .filter(branch -> isWithinLimits(branch, bench.members()))
            .filter(branch -> !branch.equals(before));
    return after.isEmpty() ? bench : bench.withScript(branch(), after.get().script());
  }

  private static boolean isWithinLimits(SwimBranch branch, int members) {
    return branch.script().size() <= SwimBench.MAX_LINES
        && (long) members + branch.joining() <= SwimBench.MAX_MEMBERS;
  }

  /** Adds a line, moved into the bounds, after those of the same time. */
  record AddLine(int branch, ScriptEntry line) implements ScriptEdit {
    @Override
    public Optional<List<ScriptEntry>> changed(List<ScriptEntry> script) {
      return ScriptBounds.bounded(line)
          .map(
              bounded -> {
                List<ScriptEntry> lines = new ArrayList<>(script);
                lines.add(bounded);
                return lines;
              });
    }
  }

  /**
   * Puts a line, moved into the bounds, in place of another one: moves it in time or changes it.
   */
  record SetLine(int branch, int index, ScriptEntry line) implements ScriptEdit {
    @Override
    public Optional<List<ScriptEntry>> changed(List<ScriptEntry> script) {
      return index < 0 || index >= script.size()
          ? Optional.empty()
          : ScriptBounds.bounded(line).map(bounded -> Lists.set(script, index, bounded));
    }
  }

  /** Takes a line out. */
  record RemoveLine(int branch, int index) implements ScriptEdit {
    @Override
    public Optional<List<ScriptEntry>> changed(List<ScriptEntry> script) {
      return Optional.of(Lists.remove(script, index, 0));
    }
  }

  /** Puts other lines, each moved into its bounds, in place of all. */
  record ReplaceScript(int branch, List<ScriptEntry> lines) implements ScriptEdit {
    public ReplaceScript {
      lines = List.copyOf(lines);
    }

    @Override
    public Optional<List<ScriptEntry>> changed(List<ScriptEntry> script) {
      return Optional.of(lines.stream().flatMap(l -> ScriptBounds.bounded(l).stream()).toList());
    }
  }
}
