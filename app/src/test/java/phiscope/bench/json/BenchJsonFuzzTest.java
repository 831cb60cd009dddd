package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.Benches;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.text.Messages;
import phiscope.text.ProblemSentence;

/** Whatever a file holds, it is read or refused, and soon. */
class BenchJsonFuzzTest {
  private static final Messages ENGLISH = Messages.in(Messages.Language.ENGLISH);

  @Provide
  Arbitrary<byte[]> damaged() {
    Arbitrary<byte[]> written =
        Benches.drawn().map(bench -> BenchJson.write(bench).getBytes(StandardCharsets.UTF_8));
    Arbitrary<String> pieces =
        Arbitraries.of(
            "",
            "0",
            "-1",
            "1e999",
            "1e-999",
            "1E+31",
            "null",
            "true",
            "\"",
            "\"x\"",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "[[",
            "{}",
            "\"preset\": 5,",
            "\u0000",
            "\\",
            "\\u12",
            "\n",
            "9999999999999999999999",
            "0.00000000000000000001",
            "\"s004\",",
            "1,");
    return Combinators.combine(
            written,
            Arbitraries.doubles().between(0, 1),
            Arbitraries.integers().between(0, 30),
            pieces,
            Arbitraries.bytes())
        .as(BenchJsonFuzzTest::damage);
  }

  private static byte[] damage(byte[] text, double at, int length, String piece, byte other) {
    int from = (int) (at * text.length);
    int to = Math.min(text.length, from + length);
    byte[] put = piece.isEmpty() ? new byte[] {other} : piece.getBytes(StandardCharsets.UTF_8);
    byte[] damaged = new byte[from + put.length + text.length - to];
    System.arraycopy(text, 0, damaged, 0, from);
    System.arraycopy(put, 0, damaged, from, put.length);
    System.arraycopy(text, to, damaged, from + put.length, text.length - to);
    return damaged;
  }

  @Property(tries = 2_000, seed = "20261129")
  void aDamagedDocumentIsReadOrRefusedWithWords(@ForAll("damaged") byte[] bytes) {
    Loaded<Bench> read =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> BenchJson.read(bytes, "f.phiscope.json"));
    if (read.found().isPresent()) {
      Bench bench = read.found().get();
      BenchReader.read(bench);
      assertThat(BenchJson.read(BenchJson.write(bench), "f").found()).contains(bench);
      return;
    }
    long lines = new String(bytes, StandardCharsets.UTF_8).lines().count();
    for (Problem problem : read.problems()) {
      assertThat(problem.line()).isBetween(1, (int) lines + 1);
      assertThat(problem.column()).isPositive();
      assertThat(ProblemSentence.line(problem, ENGLISH)).doesNotContainPattern("\\{\\d");
    }
  }

  @Test
  void manyProblemsInOneLongLineAreNamedSoon() {
    StringBuilder text = new StringBuilder("{\"phiscope\": 1, \"kind\": \"detector\", \"now\": 1,");
    text.append("\"policies\": [\"s004\"], \"tapes\": [{\"arrivals\": [");
    text.append("1.00001, 2, ".repeat(1_000_000)).append("3]}]}");
    List<Problem> problems =
        assertTimeoutPreemptively(
            Duration.ofSeconds(60), () -> BenchJson.read(text.toString(), "f").problems());
    assertThat(problems).hasSize(JsonLimits.PROBLEMS + 1);
    assertThat(problems.get(1).column() - problems.get(0).column()).isEqualTo(12);
    assertThat(problems.get(JsonLimits.PROBLEMS).key()).isEqualTo("problem.json.more");
  }
}
