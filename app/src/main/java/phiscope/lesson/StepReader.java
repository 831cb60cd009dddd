package phiscope.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.Term;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonFields;
import phiscope.bench.json.JsonSource;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.bench.json.JsonValue.JsonText;
import phiscope.figure.FigureId;
import phiscope.figure.FigureKind;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.study.StudyFigureKind;
import phiscope.figure.swim.SwimFigureKind;

/**
 * Reads the steps of a lesson, one after another: a step's document may be a change of the one
 * before. Mutable: it remembers the document and the names seen.
 */
final class StepReader {
  private static final int MOST_QUESTIONS = 20;
  private static final int MOST_EXPECTATIONS = 100;

  private final JsonSource source;
  private final TreeSet<String> names = new TreeSet<>();
  private boolean first = true;

  /** The bench of the step before; of the first one what most lessons begin with. */
  private BenchKind kind = BenchKind.DETECTOR;

  /** What the step before ended with; empty before the first, and after one that can't be read. */
  private Optional<JsonValue> previous = Optional.empty();

  StepReader(JsonSource source) {
    this.source = source;
  }

  Optional<LessonStep> read(JsonFields fields) {
    StepDocuments documents = documents(fields);
    LessonFields texts = LessonFields.of(documents.kind());
    Optional<String> id = fields.required("id").flatMap(this::name);
    Optional<LocalText> title = fields.required("title").flatMap(texts::line);
    Optional<LocalText> text = fields.required("text").flatMap(texts::prose);
    Optional<LocalText> after = fields.optional("after").flatMap(texts::prose);
    List<FigureId> figures = figures(fields.required("figures"), documents.kind());
    List<Term> hidden = hidden(fields, documents.kind());
    List<Question> questions = questions(fields, documents.kind());
    List<Expectation> expectations =
        new ExpectationReader(source, texts, documents)
            .read(fields.optional("expect"), MOST_EXPECTATIONS);
    fields.end();
    if (id.isEmpty() || title.isEmpty() || text.isEmpty() || documents.shown().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new LessonStep(
            id.get(),
            position(fields.offset()),
            title.get(),
            text.get(),
            after,
            documents.shown().get(),
            documents.revealed(),
            figures,
            hidden,
            questions,
            expectations));
  }

  private static List<FigureId> figures(Optional<JsonField> field, BenchKind kind) {
    Map<String, FigureId> known = new LinkedHashMap<>();
    FigureId[] all =
        switch (kind) {
          case DETECTOR -> FigureKind.values();
          case SWIM -> SwimFigureKind.values();
          case FENCING -> FencingFigureKind.values();
          case STUDY -> StudyFigureKind.values();
        };
    for (FigureId figure : all) {
      known.put(figure.id(), figure);
    }
    List<FigureId> figures = new ArrayList<>();
    field.ifPresent(
        f -> f.items(1, all.length).forEach(item -> item.word(known).ifPresent(figures::add)));
    return figures;
  }

  /** The arithmetic of the detector bench has terms to hide; a stream has when it expects. */
  private static List<Term> hidden(JsonFields fields, BenchKind kind) {
    List<Term> hidden = new ArrayList<>();
    Map<String, Term> words = terms(kind);
    if (!words.isEmpty()) {
      fields
          .optional("hide")
          .ifPresent(
              f ->
                  f.items(0, Term.values().length)
                      .forEach(item -> item.word(words).ifPresent(hidden::add)));
    }
    return hidden;
  }

  private Position position(int offset) {
    return new Position(source.line(offset), source.column(offset));
  }

  private Optional<String> name(JsonField field) {
    Optional<String> id = LessonFields.id(field);
    return id.isPresent() && !names.add(id.get())
        ? field.problem("problem.lesson.twice", id.get())
        : id;
  }

  private static Map<String, Term> terms(BenchKind kind) {
    Map<String, Term> terms = new LinkedHashMap<>();
    for (Term term : Term.values()) {
      if (term.bench() == kind) {
        terms.put(ReadingPlaces.word(term), term);
      }
    }
    return terms;
  }

  /** The step's documents; those that can't be read are empty, with a problem noted. */
  private StepDocuments documents(JsonFields fields) {
    Optional<JsonValue> whole = fields.optional("bench").map(JsonField::value);
    Optional<JsonField> change = fields.optional("change");
    Optional<JsonField> reveal = fields.optional("reveal");
    if (whole.isPresent() == change.isPresent()) {
      fields.problem("problem.lesson.benchOrChange");
    }
    if (first && change.isPresent()) {
      fields.problem("problem.lesson.firstBench");
    }
    first = false;
    Optional<JsonValue> shownJson =
        whole.or(() -> previous.flatMap(before -> change.map(f -> merged(before, f))));
    Optional<JsonValue> outcomeJson =
        reveal.isEmpty() ? shownJson : shownJson.map(shown -> merged(shown, reveal.get()));
    Optional<Bench> shown = shownJson.flatMap(json -> BenchJson.read(json, source));
    Optional<Bench> revealed =
        reveal.isEmpty() || shown.isEmpty()
            ? Optional.empty()
            : outcomeJson.flatMap(json -> BenchJson.read(json, source));
    // After a document with problems the next steps would only repeat them.
    boolean sound = shown.isPresent() && (reveal.isEmpty() || revealed.isPresent());
    previous = sound ? outcomeJson : Optional.empty();
    kind = shown.map(Bench::kind).or(() -> shownJson.flatMap(StepReader::kind)).orElse(kind);
    return new StepDocuments(kind, shown, revealed, outcomeJson);
  }

  /** The bench that a document names which may be wrong in other ways. */
  private static Optional<BenchKind> kind(JsonValue document) {
    return document instanceof JsonObject object
            && object.get("kind").orElse(null) instanceof JsonText word
        ? Optional.ofNullable(BenchKind.words().get(word.value()))
        : Optional.empty();
  }

  private static JsonValue merged(JsonValue document, JsonField change) {
    return change.isObject() ? JsonMerge.merge(document, change.value()) : failed(document, change);
  }

  private static JsonValue failed(JsonValue document, JsonField change) {
    change.object();
    return document;
  }

  private List<Question> questions(JsonFields fields, BenchKind kind) {
    QuestionReader reader = new QuestionReader(kind);
    List<Question> questions = new ArrayList<>();
    TreeSet<String> seen = new TreeSet<>();
    for (JsonField item :
        fields.optional("questions").map(f -> f.items(1, MOST_QUESTIONS)).orElse(List.of())) {
      Optional<Question> question =
          item.object().flatMap(f -> reader.read(f, position(f.offset())));
      if (question.isPresent() && !seen.add(question.get().id())) {
        item.problem("problem.lesson.twice", question.get().id());
      }
      question.ifPresent(questions::add);
    }
    return questions;
  }

  /**
   * The documents of a step.
   *
   * @param kind the bench, as far as it can be known
   * @param shown on entering
   * @param revealed after the reveal, where it changes anything
   * @param outcome the JSON of the last of them, for variants and the next step
   */
  record StepDocuments(
      BenchKind kind,
      Optional<Bench> shown,
      Optional<Bench> revealed,
      Optional<JsonValue> outcome) {}
}
