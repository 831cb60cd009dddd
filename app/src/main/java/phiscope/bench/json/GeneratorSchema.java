package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.List;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;

/** Writes the parts of a schema that tell what the settings of a generator are. */
class GeneratorSchema extends PolicySchema {
  GeneratorSchema(JsonPrinter to) {
    super(to);
  }

  /** The settings and what they refer to. */
  final void generator() {
    object("generator", List.of("seed", "heartbeats", "intervals"));
    whole("seed", Long.MIN_VALUE, Long.MAX_VALUE);
    whole("heartbeats", 1, GeneratorSettings.MOST_HEARTBEATS);
    reference("intervals", "distribution");
    to.name("drift").inlineObject().name("type").text("number").endObject();
    to.name("regime").object();
    beginFields("from", "intervals");
    whole("from", 0, Integer.MAX_VALUE);
    reference("intervals", "distribution");
    to.endObject().endObject();
    reference("loss", "loss");
    list("pauses", "pauseSource", 0, GeneratorSettings.MOST_PAUSE_SOURCES);
    to.name("throttling").object();
    beginFields("period", "running");
    reference("period", "above0");
    reference("running", "above0");
    to.endObject().endObject();
    reference("delay", "time");
    reference("delayJitter", "time");
    reference("crash", "time");
    to.endObject().endObject();
    distribution();
    loss();
    pauseSource();
  }

  private void distribution() {
    to.name("hump").object();
    beginFields("mean", "standardDeviation");
    times("mean", "standardDeviation");
    to.endObject().endObject();
    to.name("distribution").object().name("oneOf").array();
    beginKind("normal", "mean", "standardDeviation");
    times("mean", "standardDeviation");
    endKind();
    beginKind("uniform", "low", "high");
    times("low", "high");
    endKind();
    beginKind("exponential", "mean");
    times("mean");
    endKind();
    beginKind("logNormal", "median", "sigma");
    reference("median", "above0");
    number("sigma", BigDecimal.ZERO, DistributionJson.GREATEST_SIGMA);
    endKind();
    beginKind("gamma", "shape", "scale");
    number("shape", DistributionJson.LEAST_GAMMA_SHAPE, DistributionJson.GREATEST_SHAPE);
    reference("scale", "above0");
    endKind();
    beginKind("weibull", "shape", "scale");
    number("shape", DistributionJson.LEAST_WEIBULL_SHAPE, DistributionJson.GREATEST_SHAPE);
    reference("scale", "above0");
    endKind();
    beginKind("twoHumps", "first", "second", "shareOfSecond");
    reference("first", "hump");
    reference("second", "hump");
    number("shareOfSecond", BigDecimal.ZERO, BigDecimal.ONE);
    endKind();
    beginKind("empirical", "intervals");
    list("intervals", "time", 1, IntervalDistribution.MOST_INTERVALS);
    endKind();
    to.endArray().endObject();
  }

  private void loss() {
    to.name("loss").object().name("oneOf").array();
    beginKind("independent", "probability");
    number("probability", BigDecimal.ZERO, BigDecimal.ONE);
    endKind();
    beginKind("bursts", "goodToBad", "badToGood", "lossWhenGood", "lossWhenBad");
    number("goodToBad", BigDecimal.ZERO, BigDecimal.ONE);
    to.name("badToGood").inlineObject().name("type").text("number");
    to.name("exclusiveMinimum").number(0).name("maximum").number(1).endObject();
    number("lossWhenGood", BigDecimal.ZERO, BigDecimal.ONE);
    number("lossWhenBad", BigDecimal.ZERO, BigDecimal.ONE);
    endKind();
    to.endArray().endObject();
  }

  private void pauseSource() {
    to.name("pauseSource").object();
    beginFields("who", "meanBetween", "shortest", "longest");
    words("who", TapeJson.WHO.keySet());
    reference("meanBetween", "above0");
    reference("shortest", "above0");
    reference("longest", "above0");
    to.endObject().endObject();
  }

  private void beginKind(String kind, String... fields) {
    String[] required = new String[fields.length + 1];
    required[0] = "kind";
    System.arraycopy(fields, 0, required, 1, fields.length);
    to.object();
    beginFields(required);
    to.name("kind").inlineObject().name("const").text(kind).endObject();
  }

  private void endKind() {
    to.endObject().endObject();
  }

  private void times(String... names) {
    for (String name : names) {
      reference(name, "from0");
    }
  }
}
