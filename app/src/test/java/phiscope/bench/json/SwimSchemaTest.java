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
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBenches;

/** The schema says yes to what is written, and no where the reader does. */
class SwimSchemaTest {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
  private final SchemaRules rules = new SchemaRules(parse(SwimSchema.text()));

  private static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException noJson) {
      throw new AssertionError(noJson);
    }
  }

  @Provide
  Arbitrary<SwimBench> documents() {
    return SwimBenches.any();
  }

  @Property(tries = 200, seed = "20261130")
  void everyDocumentThatIsWrittenIsValid(@ForAll("documents") SwimBench bench) {
    assertThat(rules.isValid(parse(BenchJson.write(bench)))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "seed": 1                    | "seed": -1
          "members": 5                 | "members": 0
          "horizon": 10                | "horizon": -1
          "memberlist-lan"             | "memberlist"
          "memberlist-lan"             | {"probe": {"timeout": 1}}
          "memberlist-lan"             | {"preset": "s002", "probe": {"timeout": 0}}
          "memberlist-lan"             | {"preset": "s002", "probe": {"phases": "never"}}
          "memberlist-lan"             | {"preset": "s002", "lifeguard": {"nacks": 1}}
          "delayMinimum": 0.001        | "delayMinimum": -0.001
          "delayMinimum": 0.001        | "delayMinimum": 0.001, "loss": 1.5
          "at 2.5s crash m3"           | 7
          "branch": 0                  | "branch": -1
          "branch": 0                  | "branch": 0, "last": -1
          "branch": 0                  | "branch": 0, "message": {"sender": 1}
          "kind": "swim"               | "kind": "swim", "seeds": {"from": 1, "count": 0}
          "kind": "swim"               | "kind": "swim", "branches": [{"parent": 0}]
          "kind": "swim"               | "kind": "swim", "more": 1
          """)
  void whatTheReaderRefusesTheSchemaRefusesToo(String right, String wrong) {
    String written = BenchJson.write(SwimBenches.crash());
    assertThat(written).contains(right);
    String text = written.replace(right, wrong);
    assertThat(BenchJson.read(text, "f").problems()).isNotEmpty();
    assertThat(rules.isValid(parse(text))).isFalse();
  }
}
