package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.EditJson;
import phiscope.bench.json.StudySchema;
import phiscope.bench.study.FrameOrigin;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;

/** Documents, edits and quantities of studies as text, for digests: the same on every machine. */
final class StudyArtefacts {
  private StudyArtefacts() {}

  /** Edits after which a document of a stream has every field. */
  static List<StudyEdit> edits() {
    return List.of(
        new StudyEdit.SetTitle("流 \"健康\" <&>"),
        new StudyEdit.SetParameter(StreamParameter.SOURCE, FrameOrigin.DRAWN.ordinal()),
        new StudyEdit.SetParameter(StreamParameter.WEIGHT, 125_000),
        new StudyEdit.SetParameter(StreamParameter.END, 1_234_567),
        new StudyMarkEdit.ReplaceMarks(
            List.of(StudyMark.of(10_000, MarkKind.DATA), StudyMark.of(20_500, MarkKind.DATA))),
        new StudyMarkEdit.AddMark(StudyMark.of(30_000, MarkKind.MAINTENANCE)),
        new StudyMarkEdit.AddMark(StudyMark.of(30_000, MarkKind.BACKPRESSURE)),
        new StudyMarkEdit.SetMark(0, StudyMark.of(10_001, MarkKind.HEARTBEAT)),
        new StudyMarkEdit.RemoveMark(1),
        new StudyEdit.Look(new StudyView(3)));
  }

  static Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    texts.put("documents/study-schema.json", StudySchema.text());
    StudyBench stream = StudyBenches.usual(StudyKind.STREAM);
    StudyBench everything = new StudyEdit.Together(edits()).apply(stream);
    texts.put("documents/study-everything.phiscope.json", BenchJson.write(everything));
    StringBuilder edits = new StringBuilder();
    edits().forEach(edit -> edits.append(EditJson.write(edit)).append('\n'));
    texts.put("documents/study-edits.jsonl", edits.toString());
    texts.put("documents/study-quantities.csv", quantities());
    return texts;
  }

  private static String quantities() {
    StringBuilder table = new StringBuilder("study,quantity,value\n");
    for (ReadyStudy ready : ReadyStudy.values()) {
      if (!ready.kind().isLong()) {
        StudyReading reading = StudyReader.read(StudyBench.of("", ready.study()));
        for (Quantity quantity : reading.result().quantities()) {
          List<String> cells = new ArrayList<>(List.of(ready.name()));
          cells.add(String.join("/", quantity.path()));
          cells.add(quantity.word().orElse(rounded(quantity.value())));
          table.append(String.join(",", cells)).append('\n');
        }
      }
    }
    return table.toString();
  }

  /** What comes from logarithms may differ in the last bits between machines. */
  private static String rounded(double value) {
    return Double.isFinite(value)
        ? new java.math.BigDecimal(value).round(new java.math.MathContext(10)).toString()
        : Double.toString(value);
  }
}
