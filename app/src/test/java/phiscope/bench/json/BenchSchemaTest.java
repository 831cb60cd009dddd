package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.Benches;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.Problem;

/** The schema says yes to what is written, and no where the reader does. */
class BenchSchemaTest {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
  private final JsonNode schema = parse(BenchSchema.text());
  private final SchemaRules rules = new SchemaRules(schema);

  private static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException noJson) {
      throw new AssertionError(noJson);
    }
  }

  @Provide
  Arbitrary<DetectorBench> documents() {
    return Benches.any();
  }

  @Property(tries = 100, seed = "20261129")
  void everyDocumentThatIsWrittenIsValid(@ForAll("documents") DetectorBench bench) {
    assertThat(rules.isValid(parse(BenchJson.write(bench)))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"phiscope\": 2",
        "\"kind\": \"swim\"",
        "\"unit\": \"h\"",
        "\"decimals\": 10",
        "\"now\": -1",
        "\"now\": null",
        "\"prior\": 0",
        "\"prior\": 1",
        "\"policies\": []",
        "\"policies\": [\"s005\"]",
        "\"policies\": [{\"threshold\": 1}]",
        "\"policies\": [{\"preset\": \"s004\", \"threshold\": 0}]",
        "\"policies\": [{\"preset\": \"s004\", \"windowSize\": 0}]",
        "\"policies\": [{\"preset\": \"s004\", \"windowSize\": {\"lasting\": 1, \"for\": 2}}]",
        "\"policies\": [{\"preset\": \"s004\", \"sigmaFloor\": {}}]",
        "\"policies\": [{\"preset\": \"s004\", \"parameters\": {\"mean\": 1}}]",
        "\"policies\": [{\"preset\": \"s004\", \"firstEstimate\": \"5\"}]",
        "\"policies\": [{\"preset\": \"s004\", \"record\": {\"upTo\": -1}}]",
        "\"policies\": [{\"preset\": \"s004\", \"comparison\": \"<\"}]",
        "\"fixedTimeouts\": [0]",
        "\"consumers\": [{\"name\": \"a\", \"threshold\": 1}]",
        "\"consumers\": [{\"name\": \"a\", \"threshold\": 1, \"action\": \"switchOver\", \"x\": 1}]",
        "\"tapes\": [{\"name\": \"A\"}]",
        "\"tapes\": [{\"arrivals\": [0], \"intervals\": [1]}]",
        "\"tapes\": [{\"arrivals\": [0], \"sequences\": [-1]}]",
        "\"tapes\": [{\"generator\": {\"seed\": 1, \"heartbeats\": 3}}]",
        "\"tapes\": [{\"generator\": {\"seed\": 1.5, \"heartbeats\": 3, \"intervals\":"
            + " {\"kind\": \"exponential\", \"mean\": 1}}}]",
        "\"tapes\": [{\"generator\": {\"seed\": 1, \"heartbeats\": 1000001, \"intervals\":"
            + " {\"kind\": \"exponential\", \"mean\": 1}}}]",
        "\"tapes\": [{\"generator\": {\"seed\": 1, \"heartbeats\": 3, \"intervals\":"
            + " {\"kind\": \"exponential\", \"mean\": -1}}}]",
        "\"tapes\": [{\"generator\": {\"seed\": 1, \"heartbeats\": 3, \"intervals\":"
            + " {\"kind\": \"cauchy\", \"mean\": 1}}}]",
        "\"tapes\": [{\"generator\": {\"seed\": 1, \"heartbeats\": 3, \"intervals\":"
            + " {\"kind\": \"weibull\", \"shape\": 0.01, \"scale\": 1}}}]",
        "\"tapes\": [{\"generator\": {\"seed\": 1, \"heartbeats\": 3, \"intervals\":"
            + " {\"kind\": \"exponential\", \"mean\": 1}, \"loss\": {\"kind\": \"bursts\","
            + " \"goodToBad\": 1, \"badToGood\": 0, \"lossWhenGood\": 0, \"lossWhenBad\": 1}}}]",
        "\"tapes\": [{\"crash\": 5, \"generator\": {\"seed\": 1, \"heartbeats\": 3,"
            + " \"intervals\": {\"kind\": \"exponential\", \"mean\": 1}}}]",
        "\"tapes\": [{\"arrivals\": [0], \"pauses\": [{\"who\": \"me\", \"from\": 1, \"to\": 2}]}]",
        "\"tapes\": [{\"arrivals\": [0]}, {\"arrivals\": [0]}, {\"arrivals\": [0]}]",
        "\"more\": 1"
      })
  void whatTheReaderRefusesTheSchemaRefusesToo(String field) {
    String name = field.substring(0, field.indexOf(':'));
    String written = BenchJson.write(OpeningBench.document());
    String without =
        written.contains(name)
            ? written.replace("\n  " + name + ":", "\n  \"was" + name.substring(1) + ":")
            : written;
    List<String> lines = new ArrayList<>();
    // The field in question is put first; the one it replaces is dropped.
    ((com.fasterxml.jackson.databind.node.ObjectNode) parse(without))
        .properties()
        .forEach(
            entry -> {
              if (!entry.getKey().startsWith("was")) {
                lines.add("\"" + entry.getKey() + "\": " + entry.getValue());
              }
            });
    String text = "{" + field + ", " + String.join(", ", lines) + "}";
    assertThat(BenchJson.read(text, "f").problems()).isNotEmpty();
    assertThat(rules.isValid(parse(text))).isFalse();
  }

  /** The reader names the fields it knows when it meets one that it does not. */
  @Test
  void theSchemaHasTheFieldsOfTheReader() {
    String text =
        """
        {"phiscope": 1, "kind": "detector", "now": 1, "x": 1,
         "policies": [{"preset": "s004", "x": 1}],
         "consumers": [{"name": "", "threshold": 1, "action": "switchOver", "x": 1}],
         "tapes": [{"generator": {"seed": 1, "heartbeats": 1, "x": 1,
             "intervals": {"kind": "normal", "mean": 1, "standardDeviation": 1, "x": 1},
             "throttling": {"period": 2, "running": 1, "x": 1},
             "loss": {"kind": "independent", "probability": 1, "x": 1},
             "regime": {"from": 1, "x": 1, "intervals": {"kind": "gamma", "shape": 1, "scale": 1, "x": 1}},
             "pauses": [{"who": "sender", "meanBetween": 1, "shortest": 1, "longest": 1, "x": 1}]},
           "arrivals": [], "x": 1, "pauses": [{"who": "sender", "from": 1, "to": 2, "x": 1}]}]}
        """;
    List<Set<String>> read = new ArrayList<>();
    for (Problem problem : BenchJson.read(text, "f").problems()) {
      assertThat(problem.key()).isEqualTo("problem.field.unknown");
      read.add(new TreeSet<>(Arrays.asList(problem.arguments().get(1).split(", "))));
    }
    Set<String> tape = names(schema.at("/$defs/tape"));
    tape.removeAll(Set.of("start", "intervals"));
    assertThat(read)
        .containsExactlyInAnyOrder(
            names(schema),
            names(schema.at("/$defs/policy/oneOf/1")),
            names(schema.at("/$defs/consumer")),
            names(schema.at("/$defs/generator")),
            names(schema.at("/$defs/distribution/oneOf/0")),
            names(schema.at("/$defs/generator/properties/throttling")),
            names(schema.at("/$defs/loss/oneOf/0")),
            names(schema.at("/$defs/generator/properties/regime")),
            names(schema.at("/$defs/distribution/oneOf/4")),
            names(schema.at("/$defs/pauseSource")),
            tape,
            names(schema.at("/$defs/pause")));
  }

  private static Set<String> names(JsonNode object) {
    Set<String> names = new TreeSet<>();
    object.get("properties").fieldNames().forEachRemaining(names::add);
    return names;
  }
}
