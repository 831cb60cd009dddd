package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import phiscope.bench.Bench;
import phiscope.bench.Benches;
import phiscope.bench.DetectorBench;
import phiscope.bench.Loaded;

class BenchJsonRoundTripTest {
  @Provide
  Arbitrary<DetectorBench> documents() {
    return Benches.any();
  }

  @Property(tries = 400, seed = "20261129")
  void whatIsWrittenIsReadAsAnEqualDocumentAndWrittenAgainAsTheSameBytes(
      @ForAll("documents") DetectorBench bench) {
    String text = BenchJson.write(bench);
    Loaded<Bench> read = BenchJson.read(text.getBytes(StandardCharsets.UTF_8), "a.phiscope.json");
    assertThat(read.problems()).isEmpty();
    assertThat(read.found()).contains(bench);
    assertThat(BenchJson.write(read.found().orElseThrow())).isEqualTo(text);
  }

  @Property(tries = 100, seed = "20261129")
  void whatIsWrittenIsJsonForOthersToo(@ForAll("documents") DetectorBench bench)
      throws IOException {
    try (JsonParser parser = new JsonFactory().createParser(BenchJson.write(bench))) {
      while (parser.nextToken() != null) {
        parser.getText();
      }
    }
  }
}
