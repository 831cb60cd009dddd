package phiscope.bench.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.FencingBenches;
import phiscope.bench.FencingLines;
import phiscope.bench.Loaded;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.kernel.SimTime;

class FencingScriptTextTest {
  @Provide
  Arbitrary<FencingScriptEntry> lines() {
    return FencingBenches.lines().filter(line -> FencingLines.isPossible(line.intervention()));
  }

  /** What is drawn can be typed, and what is typed is what was drawn. */
  @Property(tries = 1_000, seed = "20261130")
  void aLineWrittenAndReadIsTheSame(@ForAll("lines") FencingScriptEntry line) {
    String text = FencingScriptText.line(line);
    Loaded<List<FencingScriptEntry>> read =
        FencingScriptText.read(text, "s", FencingScenario.MOST_HOLDERS);
    assertThat(read.problems()).as(text).isEmpty();
    assertThat(read.found().orElseThrow()).as(text).containsExactly(line);
  }

  /** No text makes the reader fail, and what it refuses has a place in the text. */
  @Property(tries = 500, seed = "20261130")
  void anyMixOfWordsIsReadOrRefusedWithItsPlace(@ForAll("words") List<String> words) {
    String text = String.join(" ", words);
    Loaded<List<FencingScriptEntry>> read = FencingScriptText.read(text, "s", 2);
    read.problems()
        .forEach(
            problem -> {
              assertThat(problem.line()).isEqualTo(1);
              assertThat(problem.column()).isBetween(1, text.length() + 1);
            });
    boolean empty = text.isBlank() || text.startsWith("#");
    assertThat(read.found().isPresent()).isEqualTo(read.problems().isEmpty());
    assertThat(read.found().map(List::size).orElse(0)).isLessThanOrEqualTo(empty ? 0 : 1);
  }

  @Provide
  Arbitrary<List<String>> words() {
    return net.jqwik.api.Arbitraries.of(
            "at",
            "from",
            "to",
            "1s",
            "2s",
            "250ms",
            "h0",
            "h1",
            "h9",
            "r0",
            "write",
            "repeat",
            "pause",
            "crash",
            "cut",
            "slow",
            "both",
            "resource",
            "by",
            "after",
            "arrives",
            "stall",
            "unanswered",
            "lost",
            "token",
            "41",
            "suspect",
            "clock",
            "clock-rate",
            "-20%",
            "+2s",
            "#",
            "refuse",
            "restart-resource",
            "99999999999999999999",
            "令牌")
        .list()
        .ofMaxSize(9);
  }

  @Test
  void linesAreReadByTimeAndRemarksLeftOut() {
    String text =
        """
        # the article's pause
        from 2s to 5s cut h1 resource   # both ways

        at 1s suspect
        """;
    assertThat(FencingScriptText.read(text, "s", 2).found().orElseThrow())
        .containsExactly(
            new FencingScriptEntry(SimTime.SECOND, new FencingIntervention.Suspect()),
            new FencingScriptEntry(
                2 * SimTime.SECOND,
                new FencingIntervention.Cut(1, Side.RESOURCE, 3 * SimTime.SECOND)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          suspect                            | 1  | problem.script.begin
          at soon suspect                    | 4  | problem.script.time
          at 1s                              | 6  | problem.script.verb
          at 1s explode                      | 7  | problem.script.verb
          at 1s pause h0                     | 7  | problem.script.span
          from 1s to 2s crash h0             | 15 | problem.script.instant
          from 2s to 1s pause h0             | 12 | problem.script.order
          at 1s crash m0                     | 13 | problem.script.holder
          at 1s crash h2                     | 13 | problem.script.noHolder
          at 1s write h0 token x             | 22 | problem.script.count
          at 1s write h0 token 0             | 22 | problem.script.countRange
          at 1s write h0 after 1s            | 24 | problem.script.expected
          at 1s write h0 after 25h lost      | 22 | problem.script.day
          at 1s repeat h0                    | 14 | problem.script.request
          at 1s cut h0 left                  | 14 | problem.script.side
          at 1s slow h0 both 2s              | 20 | problem.script.expected
          at 1s clock-rate h0 20%            | 21 | problem.script.clockRate
          at 1s clock-rate h0 -100%          | 21 | problem.script.clockRate
          at 1s clock h0 2s                  | 16 | problem.script.step
          at 1s suspect h0                   | 15 | problem.script.more
          at 25h suspect                     | 4  | problem.script.day
          """)
  void whatIsWrongIsNamedWithItsPlace(String line, int column, String key) {
    assertThat(FencingScriptText.read(line, "s", 2).problems())
        .anySatisfy(
            problem -> {
              assertThat(problem.key()).isEqualTo(key);
              assertThat(problem.column()).isEqualTo(column);
            });
  }
}
