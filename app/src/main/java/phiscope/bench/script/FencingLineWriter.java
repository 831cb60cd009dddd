package phiscope.bench.script;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.FencingWords;
import phiscope.bench.Parameter;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.WritePath;

/** Writes lines of a script of the fencing bench. */
final class FencingLineWriter {
  /** What a holder is cut off from. */
  static final Map<String, Side> SIDES = sides();

  private FencingLineWriter() {}

  private static Map<String, Side> sides() {
    Map<String, Side> sides = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      sides.put(Parameter.word(side), side);
    }
    return sides;
  }

  static String line(FencingScriptEntry entry) {
    FencingIntervention what = entry.intervention();
    String holder = what.holder() < 0 ? "" : " " + FencingWords.holder(what.holder());
    return ScriptLineWriter.when(entry.at(), lasting(what))
        + " "
        + FencingWords.of(what)
        + holder
        + rest(what);
  }

  private static long lasting(FencingIntervention what) {
    if (what instanceof FencingIntervention.Pause pause) {
      return pause.lasting();
    } else if (what instanceof FencingIntervention.Cut cut) {
      return cut.lasting();
    } else if (what instanceof FencingIntervention.Slow slow) {
      return slow.lasting();
    }
    return what instanceof FencingIntervention.RefuseTakeover refuse ? refuse.lasting() : 0;
  }

  private static String rest(FencingIntervention what) {
    if (what instanceof FencingIntervention.Write write) {
      return (write.namedToken() == 0 ? "" : " token " + write.namedToken()) + path(write.path());
    } else if (what instanceof FencingIntervention.Repeat repeat) {
      return " " + FencingWords.request(repeat.request()) + path(repeat.path());
    } else if (what instanceof FencingIntervention.ClockRate rate) {
      String sign = rate.perMillion() < 0 ? " " : " +";
      return sign + ScriptValues.share(rate.perMillion());
    } else if (what instanceof FencingIntervention.ClockStep step) {
      return " " + ScriptValues.step(step.by());
    } else if (what instanceof FencingIntervention.Cut cut) {
      return " " + Parameter.word(cut.side());
    } else if (what instanceof FencingIntervention.Slow slow) {
      return " " + Parameter.word(slow.side()) + " by " + ScriptValues.time(slow.extra());
    }
    return "";
  }

  private static String path(Optional<WritePath> path) {
    if (path.isEmpty()) {
      return "";
    }
    StringBuilder text =
        new StringBuilder(" after ").append(ScriptValues.time(path.get().sendAfter()));
    for (WritePath.Copy copy : path.get().copies()) {
      text.append(" arrives ").append(ScriptValues.time(copy.delay()));
      text.append(copy.stall() == 0 ? "" : " stall " + ScriptValues.time(copy.stall()));
      text.append(copy.answerLost() ? " unanswered" : "");
    }
    return text.append(path.get().copies().isEmpty() ? " lost" : "").toString();
  }
}
