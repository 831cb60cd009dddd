package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.List;
import phiscope.bench.BenchKind;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ParameterRange;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;

/**
 * The JSON Schema (draft 2020-12) of a document of a study, made from the words and bounds that the
 * reader uses: one alternative for each kind of study.
 *
 * <p>It says what a schema can say. The reader asks for more: times of whole microseconds, decimals
 * of at most six places, a value behind a mark where its kind has one, parameters in order.
 */
public final class StudySchema extends SchemaParts {
  private StudySchema(JsonPrinter to) {
    super(to);
  }

  /** The schema. */
  public static String text() {
    StringBuilder text = new StringBuilder();
    JsonPrinter printer = new JsonPrinter(text);
    new StudySchema(printer).document();
    printer.end();
    return text.toString();
  }

  private void document() {
    to.object().name("$schema").text("https://json-schema.org/draft/2020-12/schema");
    to.name("title").text("Phiscope document of a study, version " + BenchJson.VERSION);
    to.name("oneOf").array();
    for (StudyKind kind : StudyKind.values()) {
      study(kind);
    }
    to.endArray().name("$defs").object();
    object("view", List.of());
    whole(StudyJson.FRAME, 0, Integer.MAX_VALUE);
    to.endObject().endObject();
    for (StudyKind kind : StudyKind.values()) {
      if (!kind.marks().isEmpty()) {
        mark(kind);
      }
    }
    to.endObject().endObject();
  }

  private void study(StudyKind kind) {
    to.object();
    beginFields("phiscope", "kind", StudyJson.STUDY);
    to.name("phiscope").inlineObject().name("const").number(BenchJson.VERSION).endObject();
    to.name("kind").inlineObject().name("const").text(BenchKind.STUDY.word()).endObject();
    to.name(StudyJson.STUDY).inlineObject().name("const").text(kind.word()).endObject();
    text("title");
    for (String group : kind.groups()) {
      object(group, List.of());
      kind.in(group).forEach(this::parameter);
      to.endObject().endObject();
    }
    if (!kind.marks().isEmpty()) {
      list(StudyJson.DRAWN, definition(kind), 0, Study.MAX_MARKS);
    }
    reference(StudyJson.VIEW, "view");
    to.endObject().endObject();
  }

  private static String definition(StudyKind kind) {
    return kind.word() + "-mark";
  }

  private void mark(StudyKind kind) {
    to.name(definition(kind)).object().name("type").text("array");
    to.name("prefixItems").array();
    to.inlineObject().name("type").text("number").name("minimum").number(0);
    to.name("maximum").number(SimTimes.seconds(ParameterRange.LONGEST)).endObject();
    wordsOnly(kind.marks().stream().map(MarkKind::word).toList());
    to.inlineObject().name("type").text("number").name("minimum").number(0);
    to.name("maximum").number(BigDecimal.ONE).endObject();
    to.endArray().name("minItems").number(2).name("maxItems").number(3).endObject();
  }
}
