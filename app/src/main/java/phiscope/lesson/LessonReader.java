package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonFields;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.json.JsonSource;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.StrictJson;

/**
 * Reads lesson files. Strict: whatever the format does not know is a problem, and all problems of a
 * file are named at once, each with line and column.
 */
public final class LessonReader {
  /** The kind by which a lesson is known among the files of Phiscope. */
  public static final String KIND = "lesson";

  /** The version that this program writes and reads. */
  public static final int VERSION = 1;

  private static final int MOST_STEPS = 100;
  private static final int MOST_SOURCES = 20;
  private static final int MOST_MINUTES = 600;

  /** A lesson is text: small beside documents, with room for a long tape. */
  private static final JsonLimits LIMITS =
      new JsonLimits(20_000_000, 32, 200_000, 1_000_000, 100_000);

  private static final LessonFields LESSON = LessonFields.ofLesson();

  private LessonReader() {}

  /**
   * The lesson of a file.
   *
   * @param text what the file holds
   * @param file its name, for problems
   */
  public static Loaded<Lesson> read(String text, String file) {
    Loaded<Lesson> loaded =
        StrictJson.read(text, file, LIMITS, (value, source) -> lesson(value, source));
    return loaded.then(lesson -> new Loaded.Ok<>(lesson, warnings(lesson, file)));
  }

  /** What a list shows of the lesson of a file, whatever is in its steps. */
  static Loaded<LessonHeading> heading(String text, String file) {
    return StrictJson.read(
        text,
        file,
        LIMITS,
        (value, source) ->
            JsonFields.of(value, source)
                .filter(LessonReader::isReadable)
                .flatMap(LessonReader::heading));
  }

  private static Optional<LessonHeading> heading(JsonFields fields) {
    Optional<String> id = fields.required("id").flatMap(LessonFields::id);
    Optional<LocalText> title = fields.required("title").flatMap(LESSON::line);
    Optional<LocalText> aim = fields.required("aim").flatMap(LESSON::line);
    return id.isPresent() && title.isPresent() && aim.isPresent()
        ? Optional.of(new LessonHeading(id.get(), title.get(), aim.get()))
        : Optional.empty();
  }

  private static List<Problem> warnings(Lesson lesson, String file) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    return name.equals(lesson.id() + ".json")
        ? List.of()
        : List.of(Problem.of(file, "problem.lesson.fileName", lesson.id() + ".json"));
  }

  private static Optional<Lesson> lesson(JsonValue value, JsonSource source) {
    Optional<JsonFields> found = JsonFields.of(value, source);
    if (found.isEmpty() || !isReadable(found.get())) {
      return Optional.empty();
    }
    JsonFields fields = found.get();
    Optional<LessonHeading> heading = heading(fields);
    Optional<Long> minutes = fields.required("minutes").flatMap(f -> f.whole(1, MOST_MINUTES));
    List<Lesson.Source> sources = new ArrayList<>();
    fields
        .required("sources")
        .ifPresent(f -> f.items(1, MOST_SOURCES).forEach(item -> source(item, sources)));
    List<LessonStep> steps = fields.required("steps").map(f -> steps(f, source)).orElse(List.of());
    fields.end();
    if (source.hasProblems()) {
      return Optional.empty();
    }
    return Optional.of(
        new Lesson(
            heading.orElseThrow().id(),
            heading.orElseThrow().title(),
            heading.orElseThrow().aim(),
            minutes.orElseThrow().intValue(),
            sources,
            steps));
  }

  /** Whether this is a lesson of a version that can be read; else one problem. */
  private static boolean isReadable(JsonFields fields) {
    Optional<JsonField> version = fields.optional("phiscope");
    Optional<JsonField> kind = fields.optional("kind");
    if (version.isEmpty() || kind.isEmpty()) {
      fields.problem("problem.lesson.noLesson", VERSION, KIND);
      return false;
    }
    if (!kind.get().isText(KIND)) {
      kind.get().problem("problem.lesson.kind", KIND);
      return false;
    }
    Optional<Long> number = version.get().whole(1, Integer.MAX_VALUE);
    if (number.isPresent() && number.get() > VERSION) {
      version.get().problem("problem.bench.newer", number.get(), VERSION);
    }
    return number.isPresent() && number.get() == VERSION;
  }

  private static void source(JsonField item, List<Lesson.Source> to) {
    item.object()
        .ifPresent(
            fields -> {
              Optional<String> article = fields.required("article").flatMap(LessonFields::article);
              Optional<LocalText> place = fields.required("place").flatMap(LESSON::line);
              fields.end();
              if (article.isPresent() && place.isPresent()) {
                to.add(new Lesson.Source(article.get(), place.get()));
              }
            });
  }

  private static List<LessonStep> steps(JsonField field, JsonSource source) {
    StepReader reader = new StepReader(source);
    List<LessonStep> steps = new ArrayList<>();
    for (JsonField item : field.items(1, MOST_STEPS)) {
      item.object().flatMap(reader::read).ifPresent(steps::add);
    }
    return steps;
  }
}
