package phiscope.figure.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.RunsPlan;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.detector.runs.ManyRuns;
import phiscope.core.kernel.Workers;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** The figure of many runs says what the runs say, at every size and in both languages. */
class RunsFigureTest {
  private static final DetectorBench BENCH =
      OpeningBench.document()
          .withPolicies(
              List.of(
                  OpeningBench.document().policy(),
                  Presets.policy(Preset.HAYASHIBARA, TimeUnit.NONE)))
          .withFixedTimeouts(List.of(BigDecimal.valueOf(11)))
          .withRuns(RunsPlan.USUAL.withSeeds(new SeedRange(1, 40)));
  private static final double PERIOD = RunsQuestion.period(BENCH.scale());
  private static final ManyRuns RUNS =
      ManyRuns.of(
          RunsQuestion.of(BENCH, 0).settings().orElseThrow(),
          Workers.caller(),
          () -> false,
          done -> {});

  private static Figure figure(double width, double height, Language language) {
    FigureFrame frame = FigureFrame.of(width, height, Messages.in(language));
    return RunsFigure.of(RUNS, PERIOD, frame).figure();
  }

  private static List<String> words(Figure figure) {
    List<String> words = new ArrayList<>();
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Text text) {
        words.add(text.text());
      }
    }
    return words;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyDetectorHasARowWithItsNameAndNumbers(Language language) {
    Figure figure = figure(900, 420, language);
    assertThat(figure.table().rows()).hasSize(3);
    for (List<String> row : figure.table().rows()) {
      assertThat(row).hasSameSizeAs(figure.table().header());
      assertThat(words(figure)).contains(row.get(0));
    }
    assertThat(figure.name()).isNotBlank();
    assertThat(figure.reading()).contains("40").doesNotContain("{");
  }

  @Test
  void theAxesAreNamed() {
    assertThat(words(figure(900, 420, Language.ENGLISH)))
        .contains("detection time", "mistakes per 1000", "mistake duration");
  }

  /** Narrow: one plot, detection times; low: as many rows as fit. */
  @Test
  void aSmallFigureShowsWhatMattersMost() {
    assertThat(words(figure(200, 420, Language.ENGLISH)))
        .contains("detection time")
        .doesNotContain("mistakes per 1000", "mistake duration");
    assertThat(words(figure(900, 110, Language.ENGLISH)))
        .contains(RUNS_FIRST)
        .doesNotContain("timeout 11");
    for (double size = 1; size < 400; size *= 1.7) {
      assertThat(figure(size, size, Language.ENGLISH).table())
          .isEqualTo(figure(900, 420, Language.ENGLISH).table());
    }
  }

  private static final String RUNS_FIRST = "1: S004, threshold 1";

  @Test
  void noTextLeavesTheFigure() {
    for (Mark mark : figure(640, 300, Language.CHINESE).marks()) {
      if (mark instanceof Mark.Text text) {
        assertThat(text.at().y()).isBetween(0.0, 300.0);
      }
    }
  }

  @Test
  void beforeTheFirstRunItSaysWhatToDo() {
    Figure none =
        RunsFigure.none("Press it.", FigureFrame.of(400, 100, Messages.in(Language.ENGLISH)))
            .figure();
    assertThat(words(none)).contains("Press it.");
    assertThat(none.reading()).isEqualTo("Press it.");
  }
}
