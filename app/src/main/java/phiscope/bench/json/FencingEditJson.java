package phiscope.bench.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import phiscope.bench.BenchKind;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBranchEdit;
import phiscope.bench.FencingEdit;
import phiscope.bench.FencingLines;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingScriptEdit;
import phiscope.bench.FencingSettingEdit;
import phiscope.bench.FencingView;
import phiscope.bench.script.FencingScriptText;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;

/**
 * Edits of the fencing bench as JSON: {@code {"edit": "setParameter", "bench": "fencing", "branch":
 * 0, "parameter": "lease.duration", "value": 5000000}}. Times are ticks, lines of a script are
 * text.
 */
final class FencingEditJson extends EditFields {
  private static final Map<String, Function<FencingEditJson, FencingEdit>> KINDS = kinds();
  private static final Map<String, FencingParameter> PARAMETERS = parameters();

  private FencingEditJson(JsonFields fields) {
    super(fields);
  }

  private static Map<String, FencingParameter> parameters() {
    Map<String, FencingParameter> parameters = new LinkedHashMap<>();
    for (FencingParameter parameter : FencingParameter.values()) {
      parameters.put(word(parameter), parameter);
    }
    return parameters;
  }

  private static String word(FencingParameter parameter) {
    return parameter.group() + "." + parameter.word();
  }

  private static Map<String, Function<FencingEditJson, FencingEdit>> kinds() {
    Map<String, Function<FencingEditJson, FencingEdit>> kinds = new LinkedHashMap<>();
    kinds.put("together", r -> new FencingEdit.Together(r.edits(FencingEditJson::read)));
    kinds.put("look", r -> new FencingEdit.Look(r.view()));
    kinds.put("setTitle", r -> new FencingEdit.SetTitle(r.text("title")));
    kinds.put("setParameter", r -> r.parameter(r.index("branch")));
    kinds.put("setSwitchAt", r -> r.switchAt(r.index("branch")));
    kinds.put(
        "setDetector", r -> new FencingSettingEdit.SetDetector(r.index("branch"), r.detector()));
    kinds.put("addLine", r -> new FencingScriptEdit.AddLine(r.index("branch"), r.line()));
    kinds.put(
        "setLine",
        r -> new FencingScriptEdit.SetLine(r.index("branch"), r.index("index"), r.line()));
    kinds.put(
        "removeLine", r -> new FencingScriptEdit.RemoveLine(r.index("branch"), r.index("index")));
    kinds.put(
        "replaceScript", r -> new FencingScriptEdit.ReplaceScript(r.index("branch"), r.lines()));
    kinds.put("fork", r -> r.fork(r.index("parent"), r.number("partedAt"), r.line()));
    kinds.put("copy", r -> new FencingBranchEdit.Copy(r.index("parent")));
    kinds.put("deleteBranch", r -> new FencingBranchEdit.DeleteBranch(r.index("branch")));
    return kinds;
  }

  static Optional<FencingEdit> read(JsonFields fields) {
    return read(fields, KINDS, FencingEditJson::new);
  }

  private FencingEdit parameter(int branch) {
    FencingParameter parameter =
        get("parameter", field -> field.word(PARAMETERS), FencingParameter.SEED);
    return new FencingSettingEdit.SetParameter(branch, parameter, number("value"));
  }

  private FencingEdit switchAt(int branch) {
    return new FencingSettingEdit.SetSwitchAt(
        branch, get("phi", FencingJson::switchAt, FencingBench.USUAL.takeover().switchAt()));
  }

  private DetectorChoice detector() {
    return get(
        "detector",
        field -> field.object().flatMap(FencingJson::detector),
        new DetectorChoice.Off());
  }

  private FencingView view() {
    return get(
        "view",
        field -> field.object().flatMap(fields -> FencingJson.view(fields, Integer.MAX_VALUE)),
        FencingView.atStart());
  }

  /** One line; null with a problem noted. */
  private FencingScriptEntry line() {
    List<FencingScriptEntry> lines =
        get("line", field -> Optional.of(script(List.of(field))), List.of());
    require(lines.size() == 1);
    return lines.isEmpty() ? null : lines.get(0);
  }

  private List<FencingScriptEntry> lines() {
    return get(
        "lines", field -> Optional.of(script(field.items(0, FencingBench.MAX_LINES))), List.of());
  }

  /** An edit may be of a document with other holders, so that none is a stranger. */
  private static List<FencingScriptEntry> script(List<JsonField> items) {
    return FencingScenarioJson.script(items, FencingScenario.MOST_HOLDERS, Long.MAX_VALUE);
  }

  private FencingEdit fork(int parent, long partedAt, FencingScriptEntry line) {
    return new FencingBranchEdit.Fork(parent, partedAt, line == null ? null : line.intervention());
  }

  /**
   * Writes an edit. One that could never change anything, since nobody could do what its line says,
   * is written as no edit at all: it could not be read.
   */
  static void write(JsonPrinter to, FencingEdit edit) {
    FencingEdit readable = isReadable(edit) ? edit : new FencingEdit.Together(List.of());
    to.inlineObject().name(EditJson.KIND).text(readable.kind());
    to.name(EditJson.BENCH).text(BenchKind.FENCING.word());
    if (readable instanceof FencingEdit.Together together) {
      to.name("edits").inlineArray();
      together.edits().forEach(each -> write(to, each));
      to.endArray();
    } else if (readable instanceof FencingEdit.Look look) {
      to.name("view");
      new FencingWriter(to).view(look.view());
    } else if (readable instanceof FencingEdit.SetTitle set) {
      to.name("title").text(set.title());
    } else if (readable instanceof FencingSettingEdit setting) {
      to.name("branch").number(setting.branch());
      write(to, setting);
    } else if (readable instanceof FencingScriptEdit script) {
      to.name("branch").number(script.branch());
      write(to, script);
    } else if (readable instanceof FencingBranchEdit branch) {
      write(to, branch);
    } else {
      throw unknown(readable);
    }
    to.endObject();
  }

  private static AssertionError unknown(FencingEdit edit) {
    return new AssertionError("no format for " + edit.getClass());
  }

  private static boolean isReadable(FencingEdit edit) {
    if (edit instanceof FencingScriptEdit.AddLine add) {
      return FencingLines.isPossible(add.line().intervention());
    } else if (edit instanceof FencingScriptEdit.SetLine set) {
      return FencingLines.isPossible(set.line().intervention());
    }
    return !(edit instanceof FencingBranchEdit.Fork fork) || FencingLines.isPossible(fork.what());
  }

  private static void write(JsonPrinter to, FencingSettingEdit edit) {
    if (edit instanceof FencingSettingEdit.SetParameter set) {
      to.name("parameter").text(word(set.parameter())).name("value").number(set.value());
    } else if (edit instanceof FencingSettingEdit.SetSwitchAt set) {
      to.name("phi").number(set.phi());
    } else if (edit instanceof FencingSettingEdit.SetDetector set) {
      to.name("detector");
      new FencingWriter(to).detector(set.detector());
    } else {
      throw unknown(edit);
    }
  }

  private static void write(JsonPrinter to, FencingScriptEdit edit) {
    if (edit instanceof FencingScriptEdit.AddLine add) {
      to.name("line").text(FencingScriptText.line(add.line()));
    } else if (edit instanceof FencingScriptEdit.SetLine set) {
      to.name("index").number(set.index());
      to.name("line").text(FencingScriptText.line(set.line()));
    } else if (edit instanceof FencingScriptEdit.RemoveLine remove) {
      to.name("index").number(remove.index());
    } else if (edit instanceof FencingScriptEdit.ReplaceScript replace) {
      to.name("lines").inlineArray();
      replace.lines().forEach(line -> to.text(FencingScriptText.line(line)));
      to.endArray();
    } else {
      throw unknown(edit);
    }
  }

  private static void write(JsonPrinter to, FencingBranchEdit edit) {
    if (edit instanceof FencingBranchEdit.Fork fork) {
      to.name("parent").number(fork.parent()).name("partedAt").number(fork.partedAt());
      to.name("line").text(FencingScriptText.line(new FencingScriptEntry(0, fork.what())));
    } else if (edit instanceof FencingBranchEdit.Copy copy) {
      to.name("parent").number(copy.parent());
    } else if (edit instanceof FencingBranchEdit.DeleteBranch delete) {
      to.name("branch").number(delete.branch());
    } else {
      throw unknown(edit);
    }
  }
}
