package phiscope.bench;

import java.util.Comparator;
import java.util.List;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;

/** The lines of a script of the fencing bench. */
public final class FencingLines {
  private FencingLines() {}

  /** Whether what a line does is about one holder. */
  public static boolean isAboutHolder(FencingIntervention what) {
    return !(what instanceof FencingIntervention.Repeat
        || what instanceof FencingIntervention.RestartResource
        || what instanceof FencingIntervention.Suspect);
  }

  /** Whether it can be done where there are so many holders. */
  public static boolean isPossible(FencingIntervention what, int holders) {
    return !isAboutHolder(what) || what.holder() >= 0 && what.holder() < holders;
  }

  /** Whether it can be done in some scenario. */
  public static boolean isPossible(FencingIntervention what) {
    return isPossible(what, FencingScenario.MOST_HOLDERS);
  }

  /** By time, equal times in the order given. */
  static List<FencingScriptEntry> ordered(List<FencingScriptEntry> lines) {
    return lines.stream().sorted(Comparator.comparingLong(FencingScriptEntry::at)).toList();
  }

  /** The lines that can be done where there are so many holders. */
  public static List<FencingScriptEntry> possible(List<FencingScriptEntry> lines, int holders) {
    return lines.stream().filter(line -> isPossible(line.intervention(), holders)).toList();
  }
}
