package phiscope.bench;

import java.util.List;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;

/**
 * Edits of what is done in one branch of the fencing bench. Lines are counted as the script has
 * them, by time. A line about a holder that there is not is left out. Drawing on the picture and
 * typing text end in the same edits.
 */
public sealed interface FencingScriptEdit extends FencingEdit {
  /** The branch, from 0; an edit of one that is not there changes nothing. */
  int branch();

  /** The script of the branch after the edit. */
  List<FencingScriptEntry> changed(List<FencingScriptEntry> script);

  @Override
  default FencingBench apply(FencingBench bench) {
    if (branch() < 0 || branch() >= bench.branches().size()) {
      return bench;
    }
    FencingScenario scenario = bench.scenario(branch());
    List<FencingScriptEntry> lines =
        FencingLines.possible(changed(scenario.script()), scenario.holders());
    return lines.size() > FencingBench.MAX_LINES
        ? bench
        : FencingEdit.changed(bench, branch(), scenario.withScript(lines));
  }

  /** Adds a line after those of the same time. */
  record AddLine(int branch, FencingScriptEntry line) implements FencingScriptEdit {
    @Override
    public List<FencingScriptEntry> changed(List<FencingScriptEntry> script) {
      return Lists.add(script, line, FencingBench.MAX_LINES);
    }
  }

  /** Puts a line in place of another one: moves it in time or changes it. */
  record SetLine(int branch, int index, FencingScriptEntry line) implements FencingScriptEdit {
    @Override
    public List<FencingScriptEntry> changed(List<FencingScriptEntry> script) {
      return FencingLines.isPossible(line.intervention()) ? Lists.set(script, index, line) : script;
    }
  }

  /** Takes a line out. */
  record RemoveLine(int branch, int index) implements FencingScriptEdit {
    @Override
    public List<FencingScriptEntry> changed(List<FencingScriptEntry> script) {
      return Lists.remove(script, index, 0);
    }
  }

  /** Puts other lines, by time, in place of all; without those that nobody could do. */
  record ReplaceScript(int branch, List<FencingScriptEntry> lines) implements FencingScriptEdit {
    public ReplaceScript {
      lines = FencingLines.ordered(FencingLines.possible(lines, FencingScenario.MOST_HOLDERS));
    }

    @Override
    public List<FencingScriptEntry> changed(List<FencingScriptEntry> script) {
      return lines;
    }
  }
}
