package phiscope.bench.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import phiscope.bench.BenchKind;
import phiscope.bench.BranchEdit;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.ScriptBounds;
import phiscope.bench.ScriptEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimEdit;
import phiscope.bench.SwimParameter;
import phiscope.bench.SwimView;
import phiscope.bench.script.ScriptText;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.protocol.SwimPreset;

/**
 * Edits of the SWIM bench as JSON: {@code {"edit": "setSeed", "bench": "swim", "seed": 7}}. Times
 * are ticks, lines of a script are text.
 */
final class SwimEditJson extends EditFields {
  private static final Map<String, Function<SwimEditJson, SwimEdit>> KINDS = kinds();
  private static final Map<String, SwimParameter> PARAMETERS = parameters();

  private SwimEditJson(JsonFields fields) {
    super(fields);
  }

  private static Map<String, SwimParameter> parameters() {
    Map<String, SwimParameter> parameters = new LinkedHashMap<>();
    for (SwimParameter parameter : SwimParameter.values()) {
      parameters.put(parameter.group() + "." + parameter.word(), parameter);
    }
    return parameters;
  }

  private static Map<String, Function<SwimEditJson, SwimEdit>> kinds() {
    Map<String, Function<SwimEditJson, SwimEdit>> kinds = new LinkedHashMap<>();
    kinds.put("together", r -> new SwimEdit.Together(r.edits(SwimEditJson::read)));
    kinds.put("look", r -> new SwimEdit.Look(r.view()));
    kinds.put("setTitle", r -> new ScenarioEdit.SetTitle(r.text("title")));
    kinds.put("setSeed", r -> new ScenarioEdit.SetSeed(r.number("seed")));
    kinds.put("setMembers", r -> new ScenarioEdit.SetMembers(r.index("members")));
    kinds.put("setHorizon", r -> new ScenarioEdit.SetHorizon(r.number("horizon")));
    kinds.put("setPreset", r -> new ScenarioEdit.SetPreset(r.preset()));
    kinds.put("setParameter", SwimEditJson::parameter);
    kinds.put(
        "setNetwork",
        r ->
            new ScenarioEdit.SetNetwork(
                r.number("delayMinimum"), r.number("delayMaximum"), r.index("lossPerMillion")));
    kinds.put("setSeeds", r -> new ScenarioEdit.SetSeeds(r.number("from"), r.index("count")));
    kinds.put("addLine", r -> new ScriptEdit.AddLine(r.index("branch"), r.line()));
    kinds.put(
        "setLine", r -> new ScriptEdit.SetLine(r.index("branch"), r.index("index"), r.line()));
    kinds.put("removeLine", r -> new ScriptEdit.RemoveLine(r.index("branch"), r.index("index")));
    kinds.put("replaceScript", r -> new ScriptEdit.ReplaceScript(r.index("branch"), r.lines()));
    kinds.put("fork", r -> r.fork(r.index("parent"), r.number("partedAt"), r.line()));
    kinds.put("deleteBranch", r -> new BranchEdit.DeleteBranch(r.index("branch")));
    return kinds;
  }

  static Optional<SwimEdit> read(JsonFields fields) {
    return read(fields, KINDS, SwimEditJson::new);
  }

  private SwimPreset preset() {
    return get("preset", field -> field.word(SwimJson.PRESETS), SwimPreset.values()[0]);
  }

  private SwimEdit parameter() {
    SwimParameter parameter =
        get("parameter", field -> field.word(PARAMETERS), SwimParameter.PROBE_INTERVAL);
    return new ScenarioEdit.SetParameter(parameter, number("value"));
  }

  private SwimView view() {
    return get(
        "view",
        field -> field.object().flatMap(f -> SwimJson.view(f, Integer.MAX_VALUE)),
        SwimView.atStart());
  }

  /** One line; null with a problem noted. */
  private ScriptEntry line() {
    List<ScriptEntry> lines = get("line", field -> Optional.of(script(List.of(field))), List.of());
    require(lines.size() == 1);
    return lines.isEmpty() ? null : lines.get(0);
  }

  private List<ScriptEntry> lines() {
    return get(
        "lines",
        field -> Optional.of(script(field.items(0, SwimBench.MAX_LINES))),
        List.<ScriptEntry>of());
  }

  /** An edit may be of a document with other members, so that none is a stranger. */
  private static List<ScriptEntry> script(List<JsonField> items) {
    return SwimJson.script(items, Integer.MAX_VALUE, Long.MAX_VALUE);
  }

  private SwimEdit fork(int parent, long partedAt, ScriptEntry line) {
    return new BranchEdit.Fork(parent, partedAt, line == null ? null : line.what());
  }

  /**
   * Writes an edit. One that could never change anything, since its line is none of a script, is
   * written as no edit at all: it could not be read.
   */
  static void write(JsonPrinter to, SwimEdit edit) {
    SwimEdit readable = isReadable(edit) ? edit : new SwimEdit.Together(List.of());
    to.inlineObject().name(EditJson.KIND).text(readable.kind());
    to.name(EditJson.BENCH).text(BenchKind.SWIM.word());
    if (readable instanceof SwimEdit.Together together) {
      to.name("edits").inlineArray();
      together.edits().forEach(each -> write(to, each));
      to.endArray();
    } else if (readable instanceof SwimEdit.Look look) {
      to.name("view");
      new SwimWriter(to).view(look.view());
    } else if (readable instanceof ScenarioEdit scenario) {
      write(to, scenario);
    } else if (readable instanceof ScriptEdit script) {
      to.name("branch").number(script.branch());
      write(to, script);
    } else if (readable instanceof BranchEdit branch) {
      write(to, branch);
    } else {
      throw unknown(readable);
    }
    to.endObject();
  }

  private static AssertionError unknown(SwimEdit edit) {
    return new AssertionError("no format for " + edit.getClass());
  }

  private static boolean isReadable(SwimEdit edit) {
    if (edit instanceof ScriptEdit.AddLine add) {
      return ScriptBounds.bounded(add.line()).isPresent();
    } else if (edit instanceof ScriptEdit.SetLine set) {
      return ScriptBounds.bounded(set.line()).isPresent();
    }
    return !(edit instanceof BranchEdit.Fork fork)
        || ScriptBounds.bounded(new ScriptEntry(0, fork.what())).isPresent();
  }

  private static void write(JsonPrinter to, ScenarioEdit edit) {
    if (edit instanceof ScenarioEdit.SetTitle set) {
      to.name("title").text(set.title());
    } else if (edit instanceof ScenarioEdit.SetSeed set) {
      to.name("seed").number(set.seed());
    } else if (edit instanceof ScenarioEdit.SetMembers set) {
      to.name("members").number(set.members());
    } else if (edit instanceof ScenarioEdit.SetHorizon set) {
      to.name("horizon").number(set.horizon());
    } else if (edit instanceof ScenarioEdit.SetPreset set) {
      to.name("preset").text(SwimJson.word(set.preset()));
    } else if (edit instanceof ScenarioEdit.SetParameter set) {
      to.name("parameter").text(set.parameter().group() + "." + set.parameter().word());
      to.name("value").number(set.value());
    } else if (edit instanceof ScenarioEdit.SetNetwork set) {
      to.name("delayMinimum").number(set.delayMinimum());
      to.name("delayMaximum").number(set.delayMaximum());
      to.name("lossPerMillion").number(set.lossPerMillion());
    } else if (edit instanceof ScenarioEdit.SetSeeds set) {
      to.name("from").number(set.from()).name("count").number(set.count());
    } else {
      throw unknown(edit);
    }
  }

  private static void write(JsonPrinter to, ScriptEdit edit) {
    if (edit instanceof ScriptEdit.AddLine add) {
      to.name("line").text(line(add.line()));
    } else if (edit instanceof ScriptEdit.SetLine set) {
      to.name("index").number(set.index()).name("line").text(line(set.line()));
    } else if (edit instanceof ScriptEdit.RemoveLine remove) {
      to.name("index").number(remove.index());
    } else if (edit instanceof ScriptEdit.ReplaceScript replace) {
      to.name("lines").inlineArray();
      replace.lines().stream()
          .flatMap(line -> ScriptBounds.bounded(line).stream())
          .forEach(line -> to.text(ScriptText.line(line)));
      to.endArray();
    } else {
      throw unknown(edit);
    }
  }

  private static String line(ScriptEntry line) {
    return ScriptText.line(ScriptBounds.bounded(line).orElseThrow());
  }

  private static void write(JsonPrinter to, BranchEdit edit) {
    if (edit instanceof BranchEdit.Fork fork) {
      to.name("parent").number(fork.parent()).name("partedAt").number(fork.partedAt());
      to.name("line").text(line(new ScriptEntry(0, fork.what())));
    } else if (edit instanceof BranchEdit.DeleteBranch delete) {
      to.name("branch").number(delete.branch());
    } else {
      throw unknown(edit);
    }
  }
}
