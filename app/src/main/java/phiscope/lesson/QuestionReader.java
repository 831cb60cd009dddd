package phiscope.lesson;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.BenchKind;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonFields;
import phiscope.figure.FigureKind;

/** Reads the questions of a step. */
final class QuestionReader {
  private static final int MOST_HINTS = 10;
  private static final int MOST_OPTIONS = 10;
  private static final int MOST_CONDITIONS = 10;
  private static final LocalText NOTHING = new LocalText("", "");

  /** The figures whose horizontal axis is the silence. */
  private static final Map<String, FigureKind> DRAGGED =
      ids(FigureKind.TAIL, FigureKind.PHI_CURVE, FigureKind.POSTERIOR_CURVE);

  private final BenchKind kind;
  private final LessonFields texts;

  /**
   * @param kind the bench that is asked about
   */
  QuestionReader(BenchKind kind) {
    this.kind = kind;
    this.texts = LessonFields.of(kind);
  }

  /** What every question has. */
  private record Common(
      String id, Position position, LocalText ask, List<LocalText> hints, LocalText why) {}

  Optional<Question> read(JsonFields fields, Position position) {
    Optional<String> asked = fields.required("kind").flatMap(f -> f.word(questions()));
    Optional<Common> common = common(fields, position);
    Optional<Question> question =
        asked.flatMap(
            found ->
                switch (found) {
                  case "drag" -> drag(fields, common);
                  case "number" -> number(fields, common);
                  default -> choice(fields, common);
                });
    if (asked.isPresent()) {
      fields.end();
    }
    return question;
  }

  /** What can be asked of a bench: only where an axis is a silence can one be dragged along it. */
  private Map<String, String> questions() {
    Map<String, String> words = new LinkedHashMap<>();
    if (kind == BenchKind.DETECTOR) {
      words.put("drag", "drag");
    }
    words.put("number", "number");
    words.put("choice", "choice");
    return words;
  }

  private Optional<Common> common(JsonFields fields, Position position) {
    Optional<String> id = fields.required("id").flatMap(LessonFields::id);
    Optional<LocalText> ask = fields.required("ask").flatMap(texts::line);
    List<LocalText> hints = new ArrayList<>();
    fields
        .optional("hints")
        .ifPresent(
            f -> f.items(1, MOST_HINTS).forEach(item -> texts.line(item).ifPresent(hints::add)));
    Optional<LocalText> why = fields.required("why").flatMap(texts::prose);
    return id.isPresent() && ask.isPresent() && why.isPresent()
        ? Optional.of(new Common(id.get(), position, ask.get(), hints, why.get()))
        : Optional.empty();
  }

  private Optional<Question> drag(JsonFields fields, Optional<Common> common) {
    Optional<FigureKind> figure = fields.required("figure").flatMap(f -> f.word(DRAGGED));
    int tape = fields.optional("tape").flatMap(f -> f.whole(0, 1)).orElse(0L).intValue();
    Optional<ReadingPointer> answer = fields.required("answer").flatMap(texts::pointer);
    Optional<Tolerance> tolerance = fields.required("tolerance").flatMap(QuestionReader::tolerance);
    if (common.isEmpty() || figure.isEmpty() || answer.isEmpty() || tolerance.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Question.Drag(
            common.get().id(),
            common.get().position(),
            common.get().ask(),
            figure.get(),
            tape,
            answer.get(),
            tolerance.get(),
            common.get().hints(),
            common.get().why()));
  }

  private Optional<Question> number(JsonFields fields, Optional<Common> common) {
    Optional<ReadingPointer> answer = fields.required("answer").flatMap(texts::pointer);
    BigDecimal times = fields.optional("times").flatMap(JsonField::above0).orElse(BigDecimal.ONE);
    LocalText unit = fields.optional("unit").flatMap(texts::line).orElse(NOTHING);
    Optional<Tolerance> tolerance = fields.required("tolerance").flatMap(QuestionReader::tolerance);
    if (common.isEmpty() || answer.isEmpty() || tolerance.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Question.Value(
            common.get().id(),
            common.get().position(),
            common.get().ask(),
            answer.get(),
            times,
            unit,
            tolerance.get(),
            common.get().hints(),
            common.get().why()));
  }

  private Optional<Question> choice(JsonFields fields, Optional<Common> common) {
    List<Question.Option> options = new ArrayList<>();
    Optional<JsonField> field = fields.required("options");
    field.ifPresent(
        f ->
            f.items(2, MOST_OPTIONS)
                .forEach(item -> item.object().flatMap(this::option).ifPresent(options::add)));
    return common.map(
        found ->
            new Question.Choice(
                found.id(), found.position(), found.ask(), options, found.hints(), found.why()));
  }

  private Optional<Question.Option> option(JsonFields fields) {
    Optional<LocalText> text = fields.required("text").flatMap(texts::line);
    List<Condition> when =
        fields.required("when").map(f -> texts.conditions(f, MOST_CONDITIONS)).orElse(List.of());
    LocalText why = fields.optional("why").flatMap(texts::prose).orElse(NOTHING);
    fields.end();
    return text.map(found -> new Question.Option(found, when, why));
  }

  private static Map<String, FigureKind> ids(FigureKind... figures) {
    Map<String, FigureKind> kinds = new LinkedHashMap<>();
    for (FigureKind kind : figures) {
      kinds.put(kind.id(), kind);
    }
    return kinds;
  }

  /** A number, or a share such as "10%". */
  private static Optional<Tolerance> tolerance(JsonField field) {
    if (field.isNumber()) {
      return field.from0().map(number -> new Tolerance.Absolute(number.doubleValue()));
    }
    Optional<String> text = field.text(20);
    if (text.isPresent() && !text.get().matches("[0-9]{1,3}(\\.[0-9]{1,3})?%")) {
      return field.problem("problem.lesson.tolerance", text.get());
    }
    return text.map(
        share ->
            new Tolerance.Relative(
                new BigDecimal(share.substring(0, share.length() - 1))
                    .movePointLeft(2)
                    .doubleValue()));
  }
}
