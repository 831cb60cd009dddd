package phiscope.bench.json;

import java.util.List;
import phiscope.bench.BenchKind;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingParameter;

/**
 * The JSON Schema (draft 2020-12) of a document of the fencing bench, made from the words and
 * bounds that the reader uses.
 *
 * <p>It says what a schema can say. The reader asks for more: times of whole microseconds, lines of
 * a script that can be read and name holders that there are, delays in order.
 */
public final class FencingSchema extends PolicySchema {
  private FencingSchema(JsonPrinter to) {
    super(to);
  }

  /** The schema. */
  public static String text() {
    StringBuilder text = new StringBuilder();
    JsonPrinter printer = new JsonPrinter(text);
    new FencingSchema(printer).document();
    printer.end();
    return text.toString();
  }

  private void document() {
    to.object().name("$schema").text("https://json-schema.org/draft/2020-12/schema");
    to.name("title").text("Phiscope document of the fencing bench, version " + BenchJson.VERSION);
    beginFields("phiscope", "kind", "holders", "horizon");
    to.name("phiscope").inlineObject().name("const").number(BenchJson.VERSION).endObject();
    to.name("kind").inlineObject().name("const").text(BenchKind.FENCING.word()).endObject();
    text("title");
    scenario();
    list("branches", "branch", 0, FencingBench.MAX_BRANCHES - 1);
    reference("view", "view");
    to.endObject().name("$defs").object();
    to.name("line").inlineObject().name("type").text("string").endObject();
    for (String group : FencingParameter.groups()) {
      if (!group.equals(FencingParameter.SCENARIO)) {
        group(group);
      }
    }
    detector();
    branch();
    view();
    numbers();
    policy();
    to.endObject().endObject();
  }

  /** The fields of a scenario, in a document and in a branch. */
  private void scenario() {
    for (String group : FencingParameter.groups()) {
      if (group.equals(FencingParameter.SCENARIO)) {
        FencingParameter.in(group).forEach(this::parameter);
      } else {
        reference(group, group);
      }
    }
    reference(FencingScenarioJson.DETECTOR, FencingScenarioJson.DETECTOR);
    list(FencingScenarioJson.SCRIPT, "line", 0, FencingBench.MAX_LINES);
  }

  private void group(String group) {
    object(group, List.of());
    FencingParameter.in(group).forEach(this::parameter);
    if (group.equals(FencingParameter.CONFIRMATIONS.group())) {
      reference(FencingScenarioJson.SWITCH_AT, "above0");
    }
    to.endObject().endObject();
  }

  private void detector() {
    to.name(FencingScenarioJson.DETECTOR).object().name("oneOf").array();
    to.object();
    beginFields("kind");
    words("kind", List.of("off"));
    to.endObject().endObject();
    to.object();
    beginFields("kind", "policy", "heartbeatEvery", "evaluateEvery");
    words("kind", List.of("phi"));
    reference("policy", "policy");
    intervals();
    to.object();
    beginFields("kind", "timeout", "heartbeatEvery", "evaluateEvery");
    words("kind", List.of("timeout"));
    time("timeout", 1, FencingBench.MAX_TIME);
    intervals();
    to.endArray().endObject();
  }

  private void intervals() {
    time("heartbeatEvery", 1, FencingBench.MAX_TIME);
    time("evaluateEvery", 1, FencingBench.MAX_TIME);
    to.endObject().endObject();
  }

  private void branch() {
    object("branch", List.of("parent", "partedAt"));
    whole("parent", 0, FencingBench.MAX_BRANCHES - 2);
    time("partedAt", 0, FencingBench.MAX_TIME);
    scenario();
    to.endObject().endObject();
  }

  private void view() {
    object("view", List.of());
    whole("branch", 0, FencingBench.MAX_BRANCHES - 1);
    whole("frame", 0, Integer.MAX_VALUE);
    whole("last", 0, Integer.MAX_VALUE);
    whole("message", 0, Integer.MAX_VALUE);
    to.endObject().endObject();
  }
}
