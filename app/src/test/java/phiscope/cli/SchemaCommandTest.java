package phiscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.json.BenchSchema;

/** {@code phiscope schema}: the schemas as they are made from the code. */
class SchemaCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  private static String schema(String... kind) {
    StringWriter out = new StringWriter();
    String[] arguments = Stream.concat(Stream.of("schema"), Stream.of(kind)).toArray(String[]::new);
    int code =
        PhiscopeCommand.run(
            arguments, Locale.ENGLISH, new PrintWriter(out), new PrintWriter(new StringWriter()));
    assertThat(code).isZero();
    return out.toString();
  }

  static List<Path> golden() throws Exception {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/golden"))) {
      return files.filter(file -> file.toString().endsWith(".problems.json")).sorted().toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"detector", "swim", "problems"})
  void everySchemaIsAJsonSchema(String kind) throws Exception {
    JsonNode schema = JSON.readTree(schema(kind));
    assertThat(schema.path("$schema").asText())
        .isEqualTo("https://json-schema.org/draft/2020-12/schema");
    assertThat(schema.path("properties").isObject()).isTrue();
  }

  @Test
  void withoutAKindItIsThatOfADocument() {
    assertThat(schema()).isEqualTo(BenchSchema.text());
  }

  /** Whatever a golden problem has not, its kind does not need. */
  @ParameterizedTest
  @MethodSource("golden")
  void everyGoldenProblemIsValid(Path file) throws Exception {
    JsonNode problem = JSON.readTree(schema("problems")).at("/properties/problems/items");
    Set<String> kinds = new TreeSet<>();
    problem.at("/properties/kind/enum").forEach(kind -> kinds.add(kind.asText()));
    for (JsonNode given : JSON.readTree(file.toFile()).get("problems")) {
      String kind = given.path("kind").asText();
      if (!kinds.contains(kind)) {
        continue;
      }
      for (JsonNode rule : problem.get("allOf")) {
        if (rule.at("/if/properties/kind/const").asText().equals(kind)) {
          for (JsonNode needed : rule.at("/then/required")) {
            assertThat(given.has(needed.asText())).as("%s of %s", needed, given).isTrue();
          }
        }
      }
    }
  }

  @Test
  void theNeededFieldsAreThoseTheReaderAsksFor() throws Exception {
    String problems = schema("problems");
    JsonNode rules = JSON.readTree(problems).at("/properties/problems/items/allOf");
    JsonNode tail = rules.get(0);
    assertThat(tail.at("/if/properties/kind/const").asText()).isEqualTo("tail");
    assertThat(tail.at("/then/required").toString())
        .isEqualTo("[\"elapsed\",\"mean\",\"std\",\"pause\"]");
  }
}
