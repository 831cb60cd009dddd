package phiscope.bench.json;

import java.util.Optional;
import phiscope.bench.BenchEdit;
import phiscope.bench.Loaded;

/**
 * Edits as JSON, for the journal: {@code {"edit": "moveHeartbeat", "tape": 0, "index": 3,
 * "arrival": 12000}}. Times of the trace are ticks and policies are written with all fields, so
 * that an edit means the same whatever document it is read for.
 */
public final class EditJson {
  static final String KIND = "edit";

  private EditJson() {}

  /** Writes an edit as a value of another JSON text. */
  public static void write(JsonPrinter to, BenchEdit edit) {
    new EditWriter(to).write(edit);
  }

  /** Writes an edit in one line. */
  public static String write(BenchEdit edit) {
    StringBuilder text = new StringBuilder();
    write(new JsonPrinter(text), edit);
    return text.toString();
  }

  /** Reads an edit. */
  public static Optional<BenchEdit> read(JsonValue value, JsonSource source) {
    return EditReader.read(new JsonField(KIND, value, source));
  }

  /** Reads an edit that is a text of its own. */
  public static Loaded<BenchEdit> read(String text, String fileName) {
    return StrictJson.read(text, fileName, JsonLimits.DOCUMENT, EditJson::read);
  }
}
