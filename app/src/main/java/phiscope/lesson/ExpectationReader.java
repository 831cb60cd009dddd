package phiscope.lesson;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Bench;
import phiscope.bench.json.BenchJson;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonFields;
import phiscope.bench.json.JsonSource;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.JsonValue.JsonMember;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.lesson.StepReader.StepDocuments;

/** Reads what the article of a step prints. */
final class ExpectationReader {
  private static final int MOST_CONDITIONS = 20;

  private final JsonSource source;
  private final LessonFields texts;
  private final StepDocuments documents;
  private final List<Expectation> expectations = new ArrayList<>();

  ExpectationReader(JsonSource source, LessonFields texts, StepDocuments documents) {
    this.source = source;
    this.texts = texts;
    this.documents = documents;
  }

  List<Expectation> read(Optional<JsonField> field, int most) {
    field.ifPresent(f -> f.items(1, most).forEach(item -> item.object().ifPresent(this::group)));
    return expectations;
  }

  private void group(JsonFields fields) {
    Optional<String> article = fields.required("article").flatMap(LessonFields::article);
    Optional<JsonField> with = fields.optional("with");
    Optional<BigDecimal> tolerance = fields.optional("tolerance").flatMap(JsonField::from0);
    Optional<JsonField> values = fields.optional("values");
    Optional<JsonField> holds = fields.optional("holds");
    fields.end();
    if (values.isEmpty() && holds.isEmpty()) {
      fields.problem("problem.lesson.valuesOrHolds");
    }
    Optional<Bench> document = with.isEmpty() ? last() : variant(with.get());
    Context context = new Context(article, documents.shown(), document);
    values.ifPresent(field -> values(field, context, tolerance));
    holds.ifPresent(field -> holds(field, context));
  }

  /** What all expectations of a group share. */
  private record Context(
      Optional<String> article, Optional<Bench> before, Optional<Bench> document) {}

  private Optional<Bench> last() {
    return documents.revealed().or(documents::shown);
  }

  private Optional<Bench> variant(JsonField with) {
    if (with.object().isEmpty() || last().isEmpty()) {
      return Optional.empty();
    }
    JsonValue outcome = documents.outcome().orElseThrow();
    return BenchJson.read(JsonMerge.merge(outcome, with.value()), source);
  }

  private void values(JsonField field, Context context, Optional<BigDecimal> tolerance) {
    if (field.object().isEmpty()) {
      return;
    }
    for (JsonMember member : ((JsonObject) field.value()).members()) {
      JsonField value = new JsonField(member.name(), member.value(), source);
      Optional<ReadingPointer> pointer = texts.pointer(member.name(), value);
      Optional<String> printed = value.text(100);
      if (pointer.isPresent() && printed.isPresent()) {
        add(
            context,
            new Expectation.Printed(pointer.get(), printed.get(), tolerance),
            member.offset());
      }
    }
  }

  private void holds(JsonField field, Context context) {
    for (JsonField item : field.items(1, MOST_CONDITIONS)) {
      texts
          .condition(item)
          .ifPresent(
              condition -> add(context, new Expectation.Stated(condition), item.value().offset()));
    }
  }

  private void add(Context context, Expectation.Claim claim, int offset) {
    if (context.article().isEmpty() || context.before().isEmpty() || context.document().isEmpty()) {
      return;
    }
    expectations.add(
        new Expectation(
            context.article().get(),
            context.before().get(),
            context.document().get(),
            claim,
            new Position(source.line(offset), source.column(offset))));
  }
}
