package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.BenchKind;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonValue.JsonArray;

/** Reads the small things of which a lesson is made. */
final class LessonFields {
  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_TEXT = 10_000;
  private static final int MOST_PARAGRAPHS = 50;

  private final Optional<BenchKind> kind;

  private LessonFields(Optional<BenchKind> kind) {
    this.kind = kind;
  }

  /** For what belongs to a step: its texts and answers point at readings of a bench. */
  static LessonFields of(BenchKind kind) {
    return new LessonFields(Optional.of(kind));
  }

  /** For what belongs to the lesson as a whole: no number can be put into its texts. */
  static LessonFields ofLesson() {
    return new LessonFields(Optional.empty());
  }

  /** A name: lower-case letters, digits and single hyphens. */
  static Optional<String> id(JsonField field) {
    Optional<String> text = field.text(LONGEST_NAME);
    return text.isPresent() && !text.get().matches("[a-z0-9]+(-[a-z0-9]+)*")
        ? field.problem("problem.lesson.id", text.get())
        : text;
  }

  /** The name of an article: S and three digits. */
  static Optional<String> article(JsonField field) {
    Optional<String> text = field.text(LONGEST_NAME);
    return text.isPresent() && !text.get().matches("S[0-9]{3}")
        ? field.problem("problem.lesson.article", text.get())
        : text;
  }

  /** A text in both languages. */
  Optional<LocalText> prose(JsonField field) {
    return field
        .object()
        .flatMap(
            fields -> {
              Optional<String> zh = fields.required("zh").flatMap(this::markdown);
              Optional<String> en = fields.required("en").flatMap(this::markdown);
              fields.end();
              return zh.isPresent() && en.isPresent()
                  ? Optional.of(new LocalText(zh.get(), en.get()))
                  : Optional.empty();
            });
  }

  /** A text of one paragraph in both languages. */
  Optional<LocalText> line(JsonField field) {
    Optional<LocalText> text = prose(field);
    return text.isPresent() && !(isLine(text.get().zh()) && isLine(text.get().en()))
        ? field.problem("problem.lesson.line")
        : text;
  }

  private static boolean isLine(String text) {
    return !text.contains("\n");
  }

  /** Markdown: one text, or a list of texts, one a paragraph. */
  private Optional<String> markdown(JsonField field) {
    if (!(field.value() instanceof JsonArray)) {
      return paragraph(field);
    }
    List<String> paragraphs = new ArrayList<>();
    List<JsonField> items = field.items(1, MOST_PARAGRAPHS);
    items.forEach(item -> paragraph(item).ifPresent(paragraphs::add));
    return !items.isEmpty() && paragraphs.size() == items.size()
        ? Optional.of(String.join("\n\n", paragraphs))
        : Optional.empty();
  }

  private Optional<String> paragraph(JsonField field) {
    Optional<String> text = field.text(LONGEST_TEXT);
    if (text.isPresent() && text.get().isBlank()) {
      return field.problem("problem.lesson.empty");
    }
    text.ifPresent(
        markdown ->
            ProseReader.problems(markdown, kind)
                .forEach(wrong -> field.problem(wrong.key(), wrong.arguments().toArray())));
    return text;
  }

  /** A place of the reading. */
  Optional<ReadingPointer> pointer(JsonField field) {
    return field.text(LONGEST_TEXT).flatMap(text -> pointer(text, field));
  }

  Optional<ReadingPointer> pointer(String text, JsonField field) {
    Optional<ProseReader.Wrong> wrong =
        ReadingPointer.problem(text, kind.orElseThrow()).map(problem -> problem.inWords(text));
    return wrong.isPresent()
        ? field.problem(wrong.get().key(), wrong.get().arguments().toArray())
        : Optional.of(ReadingPointer.of(text, kind.orElseThrow()));
  }

  /** A comparison of places, numbers and words. */
  Optional<Condition> condition(JsonField field) {
    Optional<String> text = field.text(LONGEST_TEXT);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<Condition.Form> form = Condition.form(text.get());
    if (form.isEmpty()) {
      return field.problem("problem.lesson.condition", text.get());
    }
    boolean left = pointer(form.get().left(), field).isPresent();
    String right = form.get().right();
    boolean rightIs = !ReadingPointer.looksLikeOne(right) || pointer(right, field).isPresent();
    return left && rightIs
        ? Optional.of(Condition.of(text.get(), kind.orElseThrow()))
        : Optional.empty();
  }

  /** Conditions, at least one. */
  List<Condition> conditions(JsonField field, int most) {
    List<Condition> conditions = new ArrayList<>();
    field.items(1, most).forEach(item -> condition(item).ifPresent(conditions::add));
    return conditions;
  }
}
