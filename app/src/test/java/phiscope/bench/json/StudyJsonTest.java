package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.Bench;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyBenches;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;

class StudyJsonTest {
  private static final String STREAM =
      """
      {"phiscope": 1, "kind": "study", "study": "stream",
       "policy": {"weight": 0.1, "decay": "perTick"},
       "drawn": [[0.01, "data"], [0.02, "backpressure"]]}
      """;

  private static List<String> problems(String text) {
    return BenchJson.read(text, "f.json").problems().stream()
        .map(p -> p.line() + ":" + p.column() + " " + p.key() + " " + p.arguments())
        .toList();
  }

  @ParameterizedTest
  @EnumSource(StudyKind.class)
  void whatIsLeftOutIsAsUsual(StudyKind kind) {
    String text = "{\"phiscope\": 1, \"kind\": \"study\", \"study\": \"%s\"}";
    Loaded<Bench> read = BenchJson.read(text.formatted(kind.word()), "f.json");
    assertThat(read.problems()).isEmpty();
    assertThat(read.found()).contains(StudyBench.of("", Study.usual(kind)));
  }

  @Test
  void whatIsDrawnIsPutInOrderOfTime() {
    String text = STREAM.replace("[0.01, \"data\"], ", "").replace("\"]]", "\"], [0, \"data\"]]");
    StudyBench bench = (StudyBench) BenchJson.read(text, "f").found().orElseThrow();
    assertThat(bench.study().marks())
        .containsExactly(
            StudyMark.of(0, MarkKind.DATA), StudyMark.of(20_000, MarkKind.BACKPRESSURE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "study": "stream" | "study": "river"          | 1:43 problem.field.wordGot
          , "study": "stream" |                         | 1:1 problem.field.missing
          0.1,              | 0,                        | 2:23 problem.study.decimal
          0.1,              | 0.1234567,                | 2:23 problem.study.decimal
          0.1,              | "much",                   | 2:23 problem.field.number
          "perTick"         | "slowly"                  | 2:37 problem.field.wordGot
          "weight"          | "wait"                    | 2:13 problem.field.unknown
          "policy": {       | "policy": {"tick": 0.0001234, | 2:21 problem.swim.time
          "policy": {       | "policy": {"suspectBelow": 0.1, | 2:12 problem.study.order
          "policy"          | "network"                 | 2:2 problem.field.unknown
          [0.01, "data"]    | [0.01]                    | 3:12 problem.field.size
          [0.01, "data"]    | [-1, "data"]              | 3:13 problem.swim.time
          [0.01, "data"]    | [0.01, "progress"]        | 3:19 problem.field.wordGot
          [0.01, "data"]    | [0.01, "data", 1]         | 3:12 problem.study.mark
          "drawn"           | "view": {"frame": -1}, "drawn" | 3:20 problem.field.wholeGot
          "drawn"           | "title": 1, "drawn"       | 3:11 problem.field.text
          """)
  void whatIsWrongIsNamedWithItsPlace(String right, String wrong, String problem) {
    assertThat(STREAM).contains(right);
    assertThat(problems(STREAM.replace(right, wrong == null ? "" : wrong)))
        .singleElement()
        .satisfies(found -> assertThat(found).startsWith(problem));
  }

  /** The fields of a probe are integers (Kubernetes API, Probe v1 core), each in seconds. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          startup   | initialDelay | 0.5   | problem.study.wholeSeconds 0.5 0 1
          startup   | period       | 1.5   | problem.study.wholeSeconds 1.5 1 2
          liveness  | timeout      | 2.25  | problem.study.wholeSeconds 2.25 2 3
          readiness | timeout      | 0.001 | problem.swim.time 1 86400 0.001
          readiness | period       | 0     | problem.swim.time 1 86400 0
          readiness | period       | 2     |
          """)
  void aProbeTakesWholeSeconds(String group, String field, String value, String problem) {
    String text =
        String.format(
            Locale.ROOT,
            "{\"phiscope\": 1, \"kind\": \"study\", \"study\": \"probe\", \"%s\": {\"%s\": %s}}",
            group,
            field,
            value);
    Loaded<Bench> read = BenchJson.read(text, "f");
    if (problem == null) {
      assertThat(read.found()).isPresent();
    } else {
      assertThat(read.problems()).hasSize(1);
      Problem found = read.problems().get(0);
      assertThat(
              found.key()
                  + " "
                  + String.join(" ", found.arguments().subList(1, found.arguments().size())))
          .isEqualTo(problem);
    }
  }

  @Test
  void allProblemsAreNamedAtOnce() {
    String text =
        STREAM
            .replace("0.1", "2")
            .replace("\"perTick\"", "\"slowly\"")
            .replace("0.02, ", "-1, ")
            .replace("\"drawn\"", "\"more\": 1, \"drawn\"");
    assertThat(problems(text)).hasSize(4);
  }

  @Provide
  Arbitrary<StudyBench> documents() {
    return StudyBenches.any();
  }

  /** Nothing that can be read makes the reader fail, whatever is cut out of a document. */
  @Property(tries = 300, seed = "20261130")
  void aDocumentWithAPieceCutOutIsReadOrRefusedWithPlaces(
      @ForAll("documents") StudyBench bench, @ForAll int from, @ForAll int length) {
    String text = BenchJson.write(bench);
    int start = Math.floorMod(from, text.length());
    int end = Math.min(text.length(), start + Math.floorMod(length, 30));
    Loaded<Bench> read = BenchJson.read(text.substring(0, start) + text.substring(end), "f.json");
    read.problems().forEach(problem -> assertThat(problem.line()).isPositive());
    read.found().ifPresent(found -> assertThat(BenchJson.write(found)).isNotBlank());
  }
}
