package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.List;
import phiscope.bench.BenchKind;
import phiscope.bench.SeedRange;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimParameter;

/**
 * The JSON Schema (draft 2020-12) of a document of the SWIM bench, made from the words and bounds
 * that the reader uses.
 *
 * <p>It says what a schema can say. The reader asks for more: times of whole microseconds, lines of
 * a script that can be read and name members that there are.
 */
public final class SwimSchema extends SchemaParts {
  private SwimSchema(JsonPrinter to) {
    super(to);
  }

  /** The schema. */
  public static String text() {
    StringBuilder text = new StringBuilder();
    JsonPrinter printer = new JsonPrinter(text);
    new SwimSchema(printer).document();
    printer.end();
    return text.toString();
  }

  private void document() {
    to.object().name("$schema").text("https://json-schema.org/draft/2020-12/schema");
    to.name("title").text("Phiscope document of the SWIM bench, version " + BenchJson.VERSION);
    beginFields("phiscope", "kind", "seed", "members", "horizon", "parameters");
    to.name("phiscope").inlineObject().name("const").number(BenchJson.VERSION).endObject();
    to.name("kind").inlineObject().name("const").text(BenchKind.SWIM.word()).endObject();
    text("title");
    whole("seed", 0, Long.MAX_VALUE);
    whole("members", 1, SwimBench.MAX_MEMBERS);
    time("horizon", 0, SwimBench.MAX_TIME);
    reference("parameters", "parameters");
    reference("network", "network");
    list("script", "line", 0, SwimBench.MAX_LINES);
    list("branches", "branch", 0, SwimBench.MAX_BRANCHES - 1);
    reference("view", "view");
    reference("seeds", "seeds");
    to.endObject().name("$defs").object();
    to.name("line").inlineObject().name("type").text("string").endObject();
    parameters();
    network();
    branch();
    view();
    seeds();
    to.endObject().endObject();
  }

  private void parameters() {
    to.name("parameters").object().name("oneOf").array();
    wordsOnly(SwimJson.PRESETS.keySet());
    to.object();
    beginFields(SwimParametersJson.PRESET);
    words(SwimParametersJson.PRESET, SwimJson.PRESETS.keySet());
    for (String group : SwimParameter.groups()) {
      to.name(group).object();
      beginFields();
      SwimParameter.in(group).forEach(this::parameter);
      to.endObject().endObject();
    }
    to.endObject().endObject().endArray().endObject();
  }

  private void network() {
    object("network", List.of("delayMinimum", "delayMaximum"));
    time("delayMinimum", 0, SwimBench.MAX_TIME);
    time("delayMaximum", 0, SwimBench.MAX_TIME);
    number("loss", BigDecimal.ZERO, BigDecimal.ONE);
    to.endObject().endObject();
  }

  private void branch() {
    object("branch", List.of("parent", "partedAt", "script"));
    whole("parent", 0, SwimBench.MAX_BRANCHES - 2);
    time("partedAt", 0, SwimBench.MAX_TIME);
    list("script", "line", 0, SwimBench.MAX_LINES);
    to.endObject().endObject();
  }

  private void view() {
    object("view", List.of());
    whole("branch", 0, SwimBench.MAX_BRANCHES - 1);
    whole("frame", 0, Integer.MAX_VALUE);
    whole("last", 0, Integer.MAX_VALUE);
    object("message", List.of("sender", "number"));
    whole("sender", 0, Integer.MAX_VALUE);
    whole("number", 0, Long.MAX_VALUE);
    to.endObject().endObject().endObject().endObject();
  }

  private void seeds() {
    object("seeds", List.of("from", "count"));
    whole("from", 0, SeedRange.LAST);
    whole("count", 1, SeedRange.MOST);
    to.endObject().endObject();
  }
}
