package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.RunsQuestion;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.figure.DetectorFigures;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.text.Messages.Language;

/** What stands in a sentence where a tape has no name. */
class TapeNamesTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);

  private static DetectorBench bench(String... names) {
    return OpeningBench.document()
        .withTapes(
            List.of(names).stream()
                .map(name -> Tape.of(name, HeartbeatTrace.ofIntervals(0, 8_000, 12_000)))
                .toList());
  }

  private static List<String> names(Language language, String... names) {
    return RunsQuestion.ofAll(bench(names)).stream()
        .map(question -> TapeNames.of(Messages.in(language), question))
        .toList();
  }

  @Test
  void aTapeIsCalledByItsNameOrByItsPlace() {
    assertThat(names(Language.ENGLISH, "A")).containsExactly("A");
    assertThat(names(Language.ENGLISH, "")).containsExactly("the tape");
    assertThat(names(Language.CHINESE, "")).containsExactly("时间带");
    assertThat(names(Language.ENGLISH, "", "B")).containsExactly("tape 1", "B");
    assertThat(names(Language.CHINESE, "", " ")).containsExactly("时间带 1", "时间带 2");
    assertThat(names(Language.ENGLISH, "A", "A")).containsExactly("A 1", "A 2");
  }

  @Test
  void figuresAreNamedAfterItToo() {
    for (FigureKind kind : FigureKind.values()) {
      var reading = phiscope.bench.DetectorReader.read(bench(""));
      String name = DetectorFigures.of(kind, reading, 0, FigureFrame.of(640, 320, ENGLISH)).name();
      assertThat(name.strip()).as(kind.id()).doesNotEndWith(":").doesNotEndWith("\"\"");
    }
  }
}
