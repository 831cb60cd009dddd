package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.List;
import phiscope.bench.BenchLimits;

/** Writes the parts of a schema that tell what a policy is: {@code $defs} of benches with phi. */
class PolicySchema extends SchemaParts {
  PolicySchema(JsonPrinter to) {
    super(to);
  }

  /** The numbers that policies refer to. */
  final void numbers() {
    number("time", "minimum", BigDecimal.ZERO);
    number("from0", "minimum", BigDecimal.ZERO);
    number("above0", "exclusiveMinimum", BigDecimal.ZERO);
  }

  private void number(String name, String bound, BigDecimal least) {
    to.name(name).inlineObject().name("type").text("number").name(bound).number(least);
    BigDecimal most =
        name.equals("time") ? BigDecimal.valueOf(BenchLimits.MAX_TICK) : BenchLimits.GREATEST;
    to.name("maximum").number(most).endObject();
  }

  /** A policy, by its preset or with what differs from it. */
  final void policy() {
    to.name("policy").object().name("oneOf").array();
    wordsOnly(PolicyJson.PRESETS.keySet());
    to.object();
    beginFields("preset");
    words("preset", PolicyJson.PRESETS.keySet());
    either("windowSize", 1, PolicyJson.MAX_SAMPLES, false, List.of("all"), "lasting");
    whole("minimumSamples", 1, PolicyJson.MAX_SAMPLES);
    words("variance", PolicyJson.VARIANCES.keySet());
    either("sigmaFloor", 0, 0, true, List.of(), "absolute", "relative");
    to.name("parameters").object().name("oneOf").array();
    wordsOnly(List.of("learned"));
    pair("mean", "from0", "std", "above0");
    to.endArray().endObject();
    reference("acceptablePause", "from0");
    to.name("firstEstimate").object().name("oneOf").array();
    nullOnly();
    referenceOnly("above0");
    to.object();
    beginFields("value", "shape");
    reference("value", "above0");
    words("shape", PolicyJson.SHAPES.keySet());
    to.endObject().endObject().endArray().endObject();
    to.name("startCountsAsHeartbeat").inlineObject().name("type").text("boolean").endObject();
    either("record", 0, 0, false, List.of("all", "whileAvailable"), "upTo");
    words("sequenceRule", PolicyJson.SEQUENCE_RULES.keySet());
    words("tail", PolicyJson.TAILS.keySet());
    words("arithmetic", PolicyJson.ARITHMETICS.keySet());
    either("upperEnd", 0, 0, false, List.of("exact", "infinity", "atLeast30"), "cap");
    reference("boundaryBand", "from0");
    words("comparison", PolicyJson.COMPARISONS.keySet());
    referenceOrNull("localPause", "above0");
    reference("threshold", "above0");
    to.endObject().endObject().endArray().endObject();
  }

  /** A field that is a whole number, null, a word, or an object with one field above 0. */
  private void either(
      String name, long least, long most, boolean orNull, List<String> words, String... objects) {
    to.name(name).object().name("oneOf").array();
    if (most > 0) {
      wholeOnly(least, most);
    }
    if (orNull) {
      nullOnly();
    }
    if (!words.isEmpty()) {
      wordsOnly(words);
    }
    for (String only : objects) {
      to.object();
      beginFields(only);
      reference(only, "above0");
      to.endObject().endObject();
    }
    to.endArray().endObject();
  }

  private void pair(String first, String firstKind, String second, String secondKind) {
    to.object();
    beginFields(first, second);
    reference(first, firstKind);
    reference(second, secondKind);
    to.endObject().endObject();
  }
}
