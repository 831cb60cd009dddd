package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBenches;

/** The schema says yes to what is written, and no where the reader does. */
class FencingSchemaTest {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
  private final SchemaRules rules = new SchemaRules(parse(FencingSchema.text()));

  private static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException noJson) {
      throw new AssertionError(noJson);
    }
  }

  @Provide
  Arbitrary<FencingBench> documents() {
    return FencingBenches.any();
  }

  @Property(tries = 100, seed = "20261130")
  void everyDocumentThatIsWrittenIsValid(@ForAll("documents") FencingBench bench) {
    String written = BenchJson.write(bench);
    assertThat(rules.isValid(parse(written))).as(written).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "holders": 2            | "holders": 10
          "horizon": 15           | "horizon": -1
          "atomic": true          | "atomic": 1
          "highestSeen"           | "highest"
          "switchAt": 8           | "switchAt": 0
          "kind": "off"           | "kind": "phi"
          "branch": 0             | "branch": -1
          "kind": "fencing"       | "kind": "fencing", "more": 1
          "kind": "fencing"       | "kind": "fencing", "branches": [{"parent": 0}]
          """)
  void whatTheReaderRefusesTheSchemaRefusesToo(String right, String wrong) {
    String written = BenchJson.write(FencingBenches.late());
    assertThat(written).contains(right);
    String text = written.replace(right, wrong);
    assertThat(BenchJson.read(text, "f").problems()).isNotEmpty();
    assertThat(rules.isValid(parse(text))).isFalse();
  }
}
