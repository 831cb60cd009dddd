package phiscope.bench.json;

import java.util.Optional;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorEdit;
import phiscope.bench.Edit;
import phiscope.bench.FencingEdit;
import phiscope.bench.Loaded;
import phiscope.bench.StudyEdit;
import phiscope.bench.SwimEdit;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.bench.json.JsonValue.JsonText;

/**
 * Edits as JSON, for the journal: {@code {"edit": "moveHeartbeat", "tape": 0, "index": 3,
 * "arrival": 12000}}. Times of the trace are ticks and policies are written with all fields, so
 * that an edit means the same whatever document it is read for.
 *
 * <p>Edits of other benches than the detector bench name theirs.
 */
public final class EditJson {
  static final String KIND = "edit";

  /** Of which bench the document is; not there for the detector bench. */
  static final String BENCH = "bench";

  private EditJson() {}

  /** Writes an edit as a value of another JSON text. */
  public static void write(JsonPrinter to, Edit<?> edit) {
    if (edit instanceof DetectorEdit detector) {
      new DetectorEditWriter(to).write(detector);
    } else if (edit instanceof SwimEdit swim) {
      SwimEditJson.write(to, swim);
    } else if (edit instanceof FencingEdit fencing) {
      FencingEditJson.write(to, fencing);
    } else if (edit instanceof StudyEdit study) {
      StudyEditJson.write(to, study);
    } else {
      throw new AssertionError("no format for " + edit.getClass());
    }
  }

  /** Writes an edit in one line. */
  public static String write(Edit<?> edit) {
    StringBuilder text = new StringBuilder();
    write(new JsonPrinter(text), edit);
    return text.toString();
  }

  /** Reads an edit. */
  public static Optional<Edit<?>> read(JsonValue value, JsonSource source) {
    if (isOf(BenchKind.SWIM, value)) {
      return JsonFields.of(value, source).flatMap(SwimEditJson::read).map(edit -> edit);
    } else if (isOf(BenchKind.FENCING, value)) {
      return JsonFields.of(value, source).flatMap(FencingEditJson::read).map(edit -> edit);
    } else if (isOf(BenchKind.STUDY, value)) {
      return JsonFields.of(value, source).flatMap(StudyEditJson::read).map(edit -> edit);
    }
    return DetectorEditReader.read(new JsonField(KIND, value, source)).map(edit -> edit);
  }

  private static boolean isOf(BenchKind kind, JsonValue value) {
    return value instanceof JsonObject object
        && object.get(BENCH).orElse(null) instanceof JsonText bench
        && bench.value().equals(kind.word());
  }

  /** Reads an edit that is a text of its own. */
  public static Loaded<Edit<?>> read(String text, String fileName) {
    return StrictJson.read(text, fileName, JsonLimits.DOCUMENT, EditJson::read);
  }
}
