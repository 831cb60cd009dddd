package phiscope.bench.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import phiscope.bench.BenchKind;
import phiscope.bench.StudyEdit;
import phiscope.bench.StudyMarkEdit;
import phiscope.bench.StudyView;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;
import phiscope.bench.study.StudyParameter;

/**
 * Edits of studies as JSON: {@code {"edit": "setParameter", "bench": "study", "parameter":
 * "stream.policy.weight", "value": 100000}}. Values are as documents hold them: ticks, millionths.
 */
final class StudyEditJson extends EditFields {
  private static final Map<String, Function<StudyEditJson, StudyEdit>> KINDS = kinds();
  private static final Map<String, StudyParameter> PARAMETERS = parameters();

  private StudyEditJson(JsonFields fields) {
    super(fields);
  }

  private static Map<String, StudyParameter> parameters() {
    Map<String, StudyParameter> parameters = new LinkedHashMap<>();
    for (StudyKind kind : StudyKind.values()) {
      kind.parameters().forEach(each -> parameters.put(kind.word() + "." + each.path(), each));
    }
    return parameters;
  }

  private static String word(StudyParameter parameter) {
    return PARAMETERS.entrySet().stream()
        .filter(entry -> entry.getValue() == parameter)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  private static Map<String, Function<StudyEditJson, StudyEdit>> kinds() {
    Map<String, Function<StudyEditJson, StudyEdit>> kinds = new LinkedHashMap<>();
    kinds.put("together", r -> new StudyEdit.Together(r.edits(StudyEditJson::read)));
    kinds.put("look", r -> new StudyEdit.Look(r.view()));
    kinds.put("setTitle", r -> new StudyEdit.SetTitle(r.text("title")));
    kinds.put("setParameter", StudyEditJson::parameter);
    kinds.put("addMark", r -> new StudyMarkEdit.AddMark(r.mark()));
    kinds.put("setMark", r -> new StudyMarkEdit.SetMark(r.index("index"), r.mark()));
    kinds.put("removeMark", r -> new StudyMarkEdit.RemoveMark(r.index("index")));
    kinds.put("replaceMarks", r -> new StudyMarkEdit.ReplaceMarks(r.marks()));
    return kinds;
  }

  static Optional<StudyEdit> read(JsonFields fields) {
    return read(fields, KINDS, StudyEditJson::new);
  }

  private StudyEdit parameter() {
    StudyParameter first = PARAMETERS.values().iterator().next();
    return new StudyEdit.SetParameter(
        get("parameter", field -> field.word(PARAMETERS), first), number("value"));
  }

  private StudyView view() {
    return get("view", field -> field.object().flatMap(StudyJson::viewInside), StudyView.atStart());
  }

  private StudyMark mark() {
    return get("mark", StudyEditJson::mark, StudyMark.of(0, MarkKind.DATA));
  }

  private static Optional<StudyMark> mark(JsonField field) {
    return StudyJson.mark(field, List.of(MarkKind.values()));
  }

  private List<StudyMark> marks() {
    return get(
        "marks",
        field ->
            Optional.of(
                field.items(0, Study.MAX_MARKS).stream()
                    .flatMap(item -> mark(item).stream())
                    .toList()),
        List.of());
  }

  static void write(JsonPrinter to, StudyEdit edit) {
    to.inlineObject().name(EditJson.KIND).text(edit.kind());
    to.name(EditJson.BENCH).text(BenchKind.STUDY.word());
    if (edit instanceof StudyEdit.Together together) {
      to.name("edits").inlineArray();
      together.edits().forEach(each -> write(to, each));
      to.endArray();
    } else if (edit instanceof StudyEdit.Look look) {
      to.name("view");
      StudyJson.write(to, look.view());
    } else if (edit instanceof StudyEdit.SetTitle set) {
      to.name("title").text(set.title());
    } else if (edit instanceof StudyEdit.SetParameter set) {
      to.name("parameter").text(word(set.parameter())).name("value").number(set.value());
    } else {
      write(to, (StudyMarkEdit) edit);
    }
    to.endObject();
  }

  private static void write(JsonPrinter to, StudyMarkEdit edit) {
    if (edit instanceof StudyMarkEdit.AddMark add) {
      to.name("mark");
      StudyJson.write(to, add.mark());
    } else if (edit instanceof StudyMarkEdit.SetMark set) {
      to.name("index").number(set.index()).name("mark");
      StudyJson.write(to, set.mark());
    } else if (edit instanceof StudyMarkEdit.RemoveMark remove) {
      to.name("index").number(remove.index());
    } else if (edit instanceof StudyMarkEdit.ReplaceMarks replace) {
      to.name("marks").inlineArray();
      replace.marks().forEach(mark -> StudyJson.write(to, mark));
      to.endArray();
    } else {
      throw new AssertionError("no format for " + edit.getClass());
    }
  }
}
