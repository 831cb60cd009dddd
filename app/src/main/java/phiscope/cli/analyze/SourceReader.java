package phiscope.cli.analyze;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorBench;
import phiscope.bench.Loaded;
import phiscope.bench.OpeningBench;
import phiscope.bench.Problem;
import phiscope.bench.StudyBench;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.bench.json.JsonValue.JsonText;
import phiscope.bench.json.StrictJson;
import phiscope.bench.study.StreamSettings;
import phiscope.dataset.DataFileReader;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;
import phiscope.dataset.DatasetCatalogue;
import phiscope.dataset.Outcome;
import phiscope.dataset.ReadAnswers;
import phiscope.dataset.ReadProgress;
import phiscope.dataset.Remark;
import phiscope.dataset.frames.FrameFile;
import phiscope.example.FileNames;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonReader;
import phiscope.text.Messages;
import phiscope.text.ProblemSentence;

/** Finds out what an argument names, and reads it. */
public final class SourceReader {
  /** The argument that names the bench on which the workbench opens. */
  public static final String OPENING = "opening";

  /** The field by which a JSON file says that it is Phiscope's. */
  private static final String MARK = "phiscope";

  private final Messages messages;
  private final List<PolicyChoice> policies;

  /**
   * A reader.
   *
   * @param messages the language of remarks
   * @param policies the policies of benches that are made from data files, none for the usual one;
   *     documents get them in place of their own
   */
  public SourceReader(Messages messages, List<PolicyChoice> policies) {
    this.messages = messages;
    this.policies = List.copyOf(policies);
  }

  /** Reads what an argument names: the opening bench, a lesson, a data set, or a file. */
  public Source read(String what) {
    if (what.equals(OPENING)) {
      return bench(OPENING, OpeningBench.document(), List.of());
    }
    Optional<Source> lesson =
        LessonCatalogue.find(what)
            .map(found -> new Source.OfLesson(found.id() + ".json", found, List.of()));
    Optional<Source> dataset =
        DatasetCatalogue.find(what).map(found -> data(found.file(), DatasetCatalogue.read(found)));
    return lesson.or(() -> dataset).orElseGet(() -> file(what));
  }

  private Source file(String name) {
    byte[] content;
    Path path;
    try {
      path = Path.of(name);
      if (Files.isDirectory(path)) {
        return wrong(Problem.of(name, "source.folder"));
      }
      Optional<Source> frames = frames(path, name);
      if (frames.isPresent()) {
        return frames.get();
      }
      if (!isJson(name)) {
        return data(path, name);
      }
      content = Files.readAllBytes(path);
    } catch (IOException | InvalidPathException | OutOfMemoryError unreadable) {
      return wrong(Problem.of(name, "source.unreadable"));
    }
    Loaded<String> text = StrictJson.decode(content, name);
    Optional<String> kind = text.found().flatMap(SourceReader::kind);
    if (kind.isEmpty()) {
      return data(name, content);
    }
    return kind.get().equals(LessonReader.KIND)
        ? lesson(name, text.found().orElseThrow())
        : document(name, text.found().orElseThrow());
  }

  /** A study of the frames that a file holds; empty if it holds none. */
  private Optional<Source> frames(Path path, String name) throws IOException {
    if (Files.size(path) > FrameFile.MOST_BYTES) {
      return Optional.empty();
    }
    return FrameFile.read(name, Files.readAllBytes(path))
        .map(
            loaded ->
                loaded.found().isEmpty()
                    ? wrong(loaded.problems())
                    : bench(
                        FileNames.ofFile(name, "frames"),
                        StudyBench.of(
                            String.valueOf(path.getFileName()),
                            StreamSettings.ofFrames(loaded.found().get())),
                        List.of()));
  }

  /** The kind of a JSON text that is marked as Phiscope's; empty for any other. */
  static Optional<String> kind(String text) {
    // A text that breaks off is Phiscope's if it looks like it: so its problems get told.
    Optional<String> likely = text.contains('"' + MARK + '"') ? Optional.of("") : Optional.empty();
    AtomicReference<Optional<String>> found = new AtomicReference<>(likely);
    StrictJson.read(
        text,
        "",
        JsonLimits.DOCUMENT,
        (value, source) -> {
          found.set(kind(value));
          return Optional.of(value);
        });
    return found.get();
  }

  private static Optional<String> kind(JsonValue value) {
    if (!(value instanceof JsonObject object) || object.get(MARK).isEmpty()) {
      return Optional.empty();
    }
    Optional<JsonValue> kind = object.get("kind");
    return Optional.of(kind.isPresent() && kind.get() instanceof JsonText text ? text.value() : "");
  }

  private Source lesson(String file, String text) {
    Loaded<phiscope.lesson.Lesson> loaded = LessonReader.read(text, file);
    return loaded instanceof Loaded.Ok<phiscope.lesson.Lesson> ok
        ? new Source.OfLesson(file, ok.value(), ok.warnings())
        : wrong(loaded.problems());
  }

  private Source document(String file, String text) {
    Loaded<Bench> loaded = BenchJson.read(text, file);
    if (!(loaded instanceof Loaded.Ok<Bench> ok)) {
      return wrong(loaded.problems());
    }
    List<String> warnings =
        ok.warnings().stream().map(each -> ProblemSentence.line(each, messages)).toList();
    return bench(FileNames.ofFile(file, "bench"), ok.value(), warnings);
  }

  private Source bench(String name, Bench bench, List<String> remarks) {
    List<Problem> problems = new ArrayList<>();
    Bench changed =
        bench instanceof DetectorBench detector
            ? StreamBench.withPolicies(detector, policies, problems)
            : bench;
    return problems.isEmpty()
        ? new Source.Benches(List.of(new Source.Named(name, changed)), remarks)
        : wrong(problems);
  }

  static boolean isJson(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".json");
  }

  /** That a JSON file is nothing that can be read, with what would be right. */
  static Problem noDocument(String name) {
    return Problem.at(
        name, 1, 1, "source.noDocument", String.join(", ", BenchKind.words().keySet()));
  }

  private Source data(Path path, String name) throws IOException {
    return data(name, DataFileReader.read(path, ReadAnswers.none(), ReadProgress.UNWATCHED));
  }

  private Source data(String name, byte[] content) {
    String file = Path.of(name).getFileName().toString();
    return data(name, DataFileReader.read(file, content, ReadAnswers.none()));
  }

  private Source data(String name, DataReading reading) {
    List<String> remarks = reading.says().stream().map(remark -> say(name, remark)).toList();
    boolean usable =
        reading.outcome() != Outcome.REFUSE
            && reading.streams().stream().anyMatch(stream -> stream.arrivals().size() > 0);
    if (!usable && isJson(name) && reading.skipped().isEmpty()) {
      return wrong(noDocument(name));
    }
    if (!usable) {
      List<Problem> problems = new ArrayList<>();
      reading.says().forEach(r -> problems.add(new Problem(name, 0, 0, r.key(), r.arguments())));
      problems.add(Problem.of(name, "source.nothing"));
      return wrong(problems);
    }
    List<Problem> problems = new ArrayList<>();
    List<Source.Named> benches = new ArrayList<>();
    for (DataStream stream : reading.streams()) {
      if (stream.arrivals().size() > 0) {
        DetectorBench bench = StreamBench.of(reading, stream, policies, problems);
        benches.add(
            new Source.Named(FileNames.ofFile(name, "data") + suffix(reading, stream), bench));
      }
    }
    return problems.isEmpty() ? new Source.Benches(benches, remarks) : wrong(problems);
  }

  private static String suffix(DataReading reading, DataStream stream) {
    return reading.streams().size() == 1
        ? ""
        : "." + FileNames.of(stream.name(), String.valueOf(reading.streams().indexOf(stream) + 1));
  }

  private String say(String file, Remark remark) {
    return file + ": " + remark.in(messages);
  }

  private static Source wrong(Problem problem) {
    return new Source.Wrong(List.of(problem));
  }

  private static Source wrong(List<Problem> problems) {
    return new Source.Wrong(problems);
  }
}
