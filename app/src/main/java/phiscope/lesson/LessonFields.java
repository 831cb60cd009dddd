package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonValue.JsonArray;

/** Reads the small things of which a lesson is made. */
final class LessonFields {
  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_TEXT = 10_000;
  private static final int MOST_PARAGRAPHS = 50;

  private LessonFields() {}

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
  static Optional<LocalText> prose(JsonField field) {
    return field
        .object()
        .flatMap(
            fields -> {
              Optional<String> zh = fields.required("zh").flatMap(LessonFields::markdown);
              Optional<String> en = fields.required("en").flatMap(LessonFields::markdown);
              fields.end();
              return zh.isPresent() && en.isPresent()
                  ? Optional.of(new LocalText(zh.get(), en.get()))
                  : Optional.empty();
            });
  }

  /** A text of one paragraph in both languages. */
  static Optional<LocalText> line(JsonField field) {
    Optional<LocalText> text = prose(field);
    return text.isPresent() && !(isLine(text.get().zh()) && isLine(text.get().en()))
        ? field.problem("problem.lesson.line")
        : text;
  }

  private static boolean isLine(String text) {
    return !text.contains("\n");
  }

  /** Markdown: one text, or a list of texts, one a paragraph. */
  private static Optional<String> markdown(JsonField field) {
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

  private static Optional<String> paragraph(JsonField field) {
    Optional<String> text = field.text(LONGEST_TEXT);
    if (text.isPresent() && text.get().isBlank()) {
      return field.problem("problem.lesson.empty");
    }
    text.ifPresent(
        markdown ->
            ProseReader.problems(markdown)
                .forEach(wrong -> field.problem(wrong.key(), wrong.arguments().toArray())));
    return text;
  }

  /** A place of the reading. */
  static Optional<ReadingPointer> pointer(JsonField field) {
    return field.text(LONGEST_TEXT).flatMap(text -> pointer(text, field));
  }

  static Optional<ReadingPointer> pointer(String text, JsonField field) {
    Optional<ProseReader.Wrong> wrong =
        ReadingPointer.problem(text).map(problem -> problem.inWords(text));
    return wrong.isPresent()
        ? field.problem(wrong.get().key(), wrong.get().arguments().toArray())
        : Optional.of(ReadingPointer.of(text));
  }

  /** A comparison of places, numbers and words. */
  static Optional<Condition> condition(JsonField field) {
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
    return left && rightIs ? Optional.of(Condition.of(text.get())) : Optional.empty();
  }

  /** Conditions, at least one. */
  static List<Condition> conditions(JsonField field, int most) {
    List<Condition> conditions = new ArrayList<>();
    field.items(1, most).forEach(item -> condition(item).ifPresent(conditions::add));
    return conditions;
  }
}
