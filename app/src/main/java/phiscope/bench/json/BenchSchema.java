package phiscope.bench.json;

import phiscope.bench.BenchKind;
import phiscope.bench.BenchLimits;
import phiscope.bench.Consumer;
import phiscope.bench.DetectorBench;
import phiscope.core.trace.TickScale;

/**
 * The JSON Schema (draft 2020-12) of a document, made from the words and bounds that the reader
 * uses.
 *
 * <p>It says what a schema can say. The reader asks for more: times of whole ticks, columns of the
 * same length, pauses that end after they begin.
 */
public final class BenchSchema extends GeneratorSchema {
  private BenchSchema(JsonPrinter to) {
    super(to);
  }

  /** The schema. */
  public static String text() {
    StringBuilder text = new StringBuilder();
    JsonPrinter printer = new JsonPrinter(text);
    new BenchSchema(printer).document();
    printer.end();
    return text.toString();
  }

  private void document() {
    to.object().name("$schema").text("https://json-schema.org/draft/2020-12/schema");
    to.name("title").text("Phiscope document, version " + BenchJson.VERSION);
    beginFields("phiscope", "kind", "now", "policies", "tapes");
    to.name("phiscope").inlineObject().name("const").number(BenchJson.VERSION).endObject();
    to.name("kind").inlineObject().name("const").text(BenchKind.DETECTOR.word()).endObject();
    text("title");
    words("unit", DetectorJson.UNITS.keySet());
    whole("decimals", 0, TickScale.MAX_DECIMALS);
    reference("now", "time");
    words("instantOrder", DetectorJson.ORDERS.keySet());
    referenceOrNull("horizon", "time");
    to.name("prior").inlineObject().name("type").text("number");
    to.name("minimum").number(BenchLimits.LEAST_PRIOR);
    to.name("maximum").number(BenchLimits.GREATEST_PRIOR).endObject();
    RunsPlanJson.schema(this);
    list("policies", "policy", 1, DetectorBench.MAX_POLICIES);
    list("fixedTimeouts", "above0", 0, DetectorBench.MAX_FIXED_TIMEOUTS);
    list("consumers", "consumer", 0, DetectorBench.MAX_CONSUMERS);
    list("tapes", "tape", 1, DetectorBench.MAX_TAPES);
    to.endObject();
    to.name("$defs").object();
    numbers();
    consumer();
    tape();
    pause();
    generator();
    policy();
    to.endObject().endObject();
  }

  private void consumer() {
    to.name("consumer").object();
    beginFields("name", "threshold", "action");
    text("name");
    reference("threshold", "above0");
    words("action", ConsumerJson.ACTIONS.keySet());
    whole("confirmations", 1, Consumer.MAX_CONFIRMATIONS);
    reference("queryPeriod", "above0");
    reference("coolDown", "from0");
    to.endObject().endObject();
  }

  private void tape() {
    to.name("tape").object();
    beginFields();
    text("name");
    reference("generator", "generator");
    flag("edited");
    list("arrivals", "time", 0, BenchLimits.MAX_HEARTBEATS);
    reference("start", "time");
    list("intervals", "time", 0, BenchLimits.MAX_HEARTBEATS - 1);
    wholes("sequences", Long.MAX_VALUE);
    wholes("incarnations", Integer.MAX_VALUE);
    wholes("lost", BenchLimits.MAX_HEARTBEATS - 1);
    referenceOrNull("crash", "time");
    list("pauses", "pause", 0, BenchLimits.MAX_PAUSES);
    to.endObject();
    // One of the ways to give the heartbeats; the last is to let them be generated.
    to.name("oneOf").array();
    to.inlineObject().name("required").inlineArray().text("arrivals").endArray().endObject();
    to.inlineObject().name("required").inlineArray().text("intervals").endArray().endObject();
    to.object();
    beginFields("generator");
    text("name");
    reference("generator", "generator");
    to.endObject().endObject();
    to.endArray().endObject();
  }

  private void pause() {
    to.name("pause").object();
    beginFields("who", "from", "to");
    words("who", TapeJson.WHO.keySet());
    reference("from", "time");
    reference("to", "time");
    to.endObject().endObject();
  }

  private void wholes(String name, long most) {
    to.name(name).inlineObject().name("type").text("array").name("items");
    wholeOnly(0, most);
    to.name("maxItems").number(BenchLimits.MAX_HEARTBEATS).endObject();
  }
}
