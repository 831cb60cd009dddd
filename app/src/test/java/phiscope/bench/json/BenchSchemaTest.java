package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
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
    assertThat(isValid(parse(BenchJson.write(bench)), schema)).isTrue();
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
    assertThat(isValid(parse(text), schema)).isFalse();
  }

  /** The reader names the fields it knows when it meets one that it does not. */
  @Test
  void theSchemaHasTheFieldsOfTheReader() {
    String text =
        """
        {"phiscope": 1, "kind": "detector", "now": 1, "x": 1,
         "policies": [{"preset": "s004", "x": 1}],
         "consumers": [{"name": "", "threshold": 1, "action": "switchOver", "x": 1}],
         "tapes": [{"arrivals": [], "x": 1, "pauses": [{"who": "sender", "from": 1, "to": 2, "x": 1}]}]}
        """;
    List<Set<String>> read = new ArrayList<>();
    for (Problem problem : BenchJson.read(text, "f").problems()) {
      assertThat(problem.key()).isEqualTo("problem.field.unknown");
      read.add(new TreeSet<>(Arrays.asList(problem.arguments().get(1).split(", "))));
    }
    Set<String> tape = names(schema.at("/$defs/tape"));
    tape.removeAll(Set.of("start", "intervals"));
    assertThat(read)
        .containsExactly(
            names(schema),
            names(schema.at("/$defs/policy/oneOf/1")),
            names(schema.at("/$defs/consumer")),
            tape,
            names(schema.at("/$defs/pause")));
  }

  private static Set<String> names(JsonNode object) {
    Set<String> names = new TreeSet<>();
    object.get("properties").fieldNames().forEachRemaining(names::add);
    return names;
  }

  /** The part of JSON Schema that the schema uses. */
  private boolean isValid(JsonNode value, JsonNode rule) {
    for (var keyword : rule.properties()) {
      if (!holds(keyword.getKey(), keyword.getValue(), value, rule)) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(String keyword, JsonNode says, JsonNode value, JsonNode rule) {
    switch (keyword) {
      case "$ref":
        return isValid(value, schema.at(says.asText().substring(1)));
      case "const":
        return says.equals(value);
      case "enum":
        return stream(says).anyMatch(value::equals);
      case "oneOf":
        return stream(says).filter(each -> isValid(value, each)).count() == 1;
      case "type":
        return isOfType(value, says.asText());
      case "minimum":
        return !value.isNumber() || value.decimalValue().compareTo(says.decimalValue()) >= 0;
      case "maximum":
        return !value.isNumber() || value.decimalValue().compareTo(says.decimalValue()) <= 0;
      case "exclusiveMinimum":
        return !value.isNumber() || value.decimalValue().compareTo(says.decimalValue()) > 0;
      case "maxLength":
        return !value.isTextual()
            || value.asText().codePointCount(0, value.asText().length()) <= says.asInt();
      case "minItems":
        return !value.isArray() || value.size() >= says.asInt();
      case "maxItems":
        return !value.isArray() || value.size() <= says.asInt();
      case "items":
        return !value.isArray() || stream(value).allMatch(each -> isValid(each, says));
      case "required":
        return !value.isObject() || stream(says).allMatch(each -> value.has(each.asText()));
      case "properties":
        return !value.isObject()
            || says.properties().stream()
                .allMatch(
                    each ->
                        !value.has(each.getKey())
                            || isValid(value.get(each.getKey()), each.getValue()));
      case "additionalProperties":
        return !value.isObject()
            || value.properties().stream()
                .allMatch(each -> rule.get("properties").has(each.getKey()));
      case "$schema", "$defs", "title":
        return true;
      default:
        throw new AssertionError("unknown keyword " + keyword);
    }
  }

  private static boolean isOfType(JsonNode value, String type) {
    switch (type) {
      case "object":
        return value.isObject();
      case "array":
        return value.isArray();
      case "string":
        return value.isTextual();
      case "boolean":
        return value.isBoolean();
      case "null":
        return value.isNull();
      case "number":
        return value.isNumber();
      case "integer":
        return value.isNumber() && value.decimalValue().remainder(BigDecimal.ONE).signum() == 0;
      default:
        throw new AssertionError("unknown type " + type);
    }
  }

  private static java.util.stream.Stream<JsonNode> stream(JsonNode array) {
    return java.util.stream.StreamSupport.stream(array.spliterator(), false);
  }
}
