package phiscope.bench.json;

import java.util.Optional;
import java.util.function.DoubleConsumer;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorBench;
import phiscope.bench.FencingBench;
import phiscope.bench.Loaded;
import phiscope.bench.StudyBench;
import phiscope.bench.SwimBench;

/**
 * The documents of the benches as JSON.
 *
 * <p>{@code "phiscope"} is the version of the format, {@code "kind"} the bench, which says what
 * else is there. Fields at their usual value may be left out. Reading what was written gives an
 * equal document, and writing it again the same bytes.
 */
public final class BenchJson {
  /** The version that is written, and the newest that is read. */
  public static final int VERSION = 1;

  private BenchJson() {}

  /** Reads a document; every problem at once. */
  public static Loaded<Bench> read(String text, String fileName) {
    return StrictJson.read(text, fileName, JsonLimits.DOCUMENT, BenchJson::read);
  }

  /** Reads a document from the bytes of a file, which must be UTF-8. */
  public static Loaded<Bench> read(byte[] bytes, String fileName) {
    return StrictJson.decode(bytes, fileName).then(text -> read(text, fileName));
  }

  /**
   * The same of a long file.
   *
   * @param reached told now and then which share of the file has been read, 0 to 1; what it throws,
   *     such as a CancellationException, ends the reading
   */
  public static Loaded<Bench> read(byte[] bytes, String fileName, DoubleConsumer reached) {
    return StrictJson.decode(bytes, fileName)
        .then(
            text ->
                StrictJson.read(
                    new JsonSource(fileName, text, reached), JsonLimits.DOCUMENT, BenchJson::read));
  }

  /** Reads a document that is a part of another JSON text. */
  public static Optional<Bench> read(JsonValue value, JsonSource source) {
    Optional<JsonFields> fields = JsonFields.of(value, source);
    return fields.isPresent() && isReadable(fields.get())
        ? kind(fields.get()).flatMap(kind -> read(kind, fields.get()))
        : Optional.empty();
  }

  /** Whether this is a document of a version that can be read; else one problem. */
  private static boolean isReadable(JsonFields fields) {
    Optional<JsonField> version = fields.optional("phiscope");
    if (version.isEmpty()) {
      fields.problem("problem.bench.noDocument", VERSION, kinds());
      return false;
    }
    Optional<Long> number = version.get().whole(1, Integer.MAX_VALUE);
    if (number.isPresent() && number.get() > VERSION) {
      version.get().problem("problem.bench.newer", number.get(), VERSION);
    }
    return number.isPresent() && number.get() <= VERSION;
  }

  private static String kinds() {
    return String.join(", ", BenchKind.words().keySet().stream().map(JsonField::quoted).toList());
  }

  private static Optional<BenchKind> kind(JsonFields fields) {
    return fields.required("kind").flatMap(field -> field.word(BenchKind.words()));
  }

  private static Optional<Bench> read(BenchKind kind, JsonFields fields) {
    return switch (kind) {
      case DETECTOR -> DetectorJson.read(fields).map(read -> read);
      case SWIM -> SwimJson.read(fields).map(read -> read);
      case FENCING -> FencingJson.read(fields).map(read -> read);
      case STUDY -> StudyJson.read(fields).map(read -> read);
    };
  }

  /** Writes a document. */
  public static String write(Bench bench) {
    StringBuilder text = new StringBuilder();
    write(bench, text);
    return text.toString();
  }

  /**
   * Writes a document piece by piece.
   *
   * @throws java.io.UncheckedIOException if {@code to} fails
   */
  public static void write(Bench bench, Appendable to) {
    JsonPrinter printer = new JsonPrinter(to);
    write(printer, bench);
    printer.end();
  }

  /** Writes a document as a value of another JSON text. */
  public static void write(JsonPrinter to, Bench bench) {
    to.object().name("phiscope").number(VERSION).name("kind").text(bench.kind().word());
    if (bench instanceof DetectorBench detector) {
      DetectorJson.write(to, detector);
    } else if (bench instanceof SwimBench swim) {
      new SwimWriter(to).write(swim);
    } else if (bench instanceof FencingBench fencing) {
      new FencingWriter(to).write(fencing);
    } else if (bench instanceof StudyBench study) {
      StudyJson.write(to, study);
    } else {
      throw new AssertionError("no format for " + bench.getClass());
    }
    to.endObject();
  }
}
