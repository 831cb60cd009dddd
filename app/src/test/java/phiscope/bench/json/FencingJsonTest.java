package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.Bench;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBenches;
import phiscope.bench.FencingView;
import phiscope.bench.Loaded;

class FencingJsonTest {
  private static final String SHORTEST =
      """
      {"phiscope": 1, "kind": "fencing", "holders": 2, "horizon": 15,
       "script": ["at 1s suspect"]}
      """;

  private static List<String> problems(String text) {
    return BenchJson.read(text, "f.json").problems().stream()
        .map(p -> p.line() + ":" + p.column() + " " + p.key() + " " + p.arguments())
        .toList();
  }

  @Test
  void whatIsLeftOutIsAsUsual() {
    Loaded<Bench> read = BenchJson.read(SHORTEST, "f.json");
    assertThat(read.problems()).isEmpty();
    FencingBench bench = (FencingBench) read.found().orElseThrow();
    assertThat(bench.view()).isEqualTo(FencingView.atStart());
    assertThat(bench.scenario().withScript(List.of())).isEqualTo(FencingBench.USUAL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "holders": 2   | "holders": 1                            | 1:47 problem.field.wholeGot
          "holders": 2,  | "seed": 1,                              | 1:1 problem.field.missing
          "horizon": 15  | "horizon": 86401                        | 1:61 problem.swim.time
          at 1s suspect  | at 1s crash h2                          | 2:26 problem.script.noHolder
          "script"       | "protections": {"atomic": 1}, "script"  | 2:28 problem.field.flag
          "script"       | "protections": {"tokenCheck": "all"}, "script" | 2:32 problem.field.wordGot
          "script"       | "protections": {"more": true}, "script" | 2:18 problem.field.unknown
          "script"       | "takeover": {"switchAt": 0}, "script"   | 2:27 problem.field.above0
          "script"       | "network": {"delayMinimum": 1}, "script" | 2:30 problem.swim.delays
          "script"       | "network": {"loss": 1.5}, "script"      | 2:22 problem.swim.share
          "script"       | "detector": {"kind": "luck"}, "script"  | 2:23 problem.field.wordGot
          "script"       | "detector": {"kind": "off", "timeout": 1}, "script" | 2:30 problem.field.unknown
          "script"       | "view": {"branch": 1}, "script"         | 2:21 problem.field.wholeGot
          "script"       | "branches": [{"parent": 1, "partedAt": 0}], "script" | 2:26 problem.field.wholeGot
          """)
  void whatIsWrongIsNamedWithItsPlace(String right, String wrong, String problem) {
    assertThat(SHORTEST).contains(right);
    assertThat(problems(SHORTEST.replace(right, wrong)))
        .singleElement()
        .satisfies(found -> assertThat(found).startsWith(problem));
  }

  @Test
  void allProblemsAreNamedAtOnce() {
    String text =
        SHORTEST
            .replace("\"holders\": 2", "\"holders\": 2, \"seed\": -1")
            .replace("at 1s suspect", "at 1 suspect\", \"at 1s crash m0");
    assertThat(problems(text)).hasSize(3);
  }

  @Provide
  Arbitrary<FencingBench> documents() {
    return FencingBenches.any();
  }

  /** Nothing that can be read makes the reader fail, whatever is cut out of a document. */
  @Property(tries = 300, seed = "20261130")
  void aDocumentWithAPieceCutOutIsReadOrRefusedWithPlaces(
      @ForAll("documents") FencingBench bench, @ForAll int from, @ForAll int length) {
    String text = BenchJson.write(bench);
    int start = Math.floorMod(from, text.length());
    int end = Math.min(text.length(), start + Math.floorMod(length, 30));
    Loaded<Bench> read = BenchJson.read(text.substring(0, start) + text.substring(end), "f.json");
    read.problems().forEach(problem -> assertThat(problem.line()).isPositive());
    read.found().ifPresent(found -> assertThat(BenchJson.write(found)).isNotBlank());
  }
}
