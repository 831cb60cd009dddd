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
import phiscope.bench.StudyBench;
import phiscope.bench.StudyBenches;
import phiscope.bench.study.StudyKind;

/** The schema says yes to what is written, and no where the reader does. */
class StudySchemaTest {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
  private final SchemaRules rules = new SchemaRules(parse(StudySchema.text()));

  private static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException noJson) {
      throw new AssertionError(noJson);
    }
  }

  @Provide
  Arbitrary<StudyBench> documents() {
    return StudyBenches.any();
  }

  @Property(tries = 100, seed = "20261130")
  void everyDocumentThatIsWrittenIsValid(@ForAll("documents") StudyBench bench) {
    String written = BenchJson.write(bench);
    assertThat(rules.isValid(parse(written))).as(written).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "weight": 0.1           | "weight": 0
          "tick": 0.001           | "tick": 0
          "announced": false      | "announced": 1
          "perTick"               | "now"
          "gapChance": 0          | "gapChance": 1.5
          "seed": 1               | "seed": -1
          "frame": 0              | "frame": -1
          "kind": "study"         | "kind": "study", "more": 1
          "kind": "study"         | "kind": "study", "drawn": [[1]]
          "kind": "study"         | "kind": "study", "drawn": [[1, "progress"]]
          "study": "stream"       | "study": "timeout"
          """)
  void whatTheReaderRefusesTheSchemaRefusesToo(String right, String wrong) {
    String written = BenchJson.write(StudyBenches.usual(StudyKind.STREAM));
    assertThat(written).contains(right);
    String text = written.replace(right, wrong);
    assertThat(BenchJson.read(text, "f").problems()).isNotEmpty();
    assertThat(rules.isValid(parse(text))).isFalse();
  }
}
