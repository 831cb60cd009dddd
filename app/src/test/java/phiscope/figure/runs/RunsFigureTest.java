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
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsPlan;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.kernel.Workers;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.figure.TextMeasure;
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
  private static final RunsAnswer RUNS = answer(BENCH);

  private static RunsAnswer answer(DetectorBench bench) {
    return RunsAnswer.of(RunsQuestion.ofAll(bench), Workers.caller(), () -> false, done -> {});
  }

  private static Figure figure(double width, double height, Language language) {
    FigureFrame frame = FigureFrame.of(width, height, Messages.in(language));
    return RunsFigure.of(RUNS, frame).figure();
  }

  /** Numbers of two axes beside each other are read as two. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void numbersOfNeighbouringAxesStandApart(Language language) {
    for (double width = 480; width <= 1400; width += 23) {
      List<Mark.Text> texts =
          figure(width, 320, language).marks().stream()
              .filter(Mark.Text.class::isInstance)
              .map(Mark.Text.class::cast)
              .toList();
      for (Mark.Text one : texts) {
        double end = one.at().x() + TextMeasure.bundled().width(one.text(), one.style());
        for (Mark.Text other : texts) {
          boolean behind = other.at().y() == one.at().y() && other.at().x() > one.at().x();
          if (behind && !other.continues()) {
            assertThat(other.at().x() - end)
                .as("%s and %s at %s", one.text(), other.text(), width)
                .isGreaterThan(0.45 * 12);
          }
        }
      }
    }
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
    for (List<String> row : figure.table().rows()) {
      assertThat(figure.reading()).contains(row.get(0), row.get(4));
    }
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

  private static DetectorBench twoTapes(String first, String second) {
    Tape other = Tape.of(second, HeartbeatTrace.ofIntervals(20, 4, 20, 11));
    return BENCH
        .withTape(0, BENCH.tape().withName(first))
        .withTapes(List.of(BENCH.tape().withName(first), other));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void whereThereAreTwoTapesEachRowSaysOfWhich(Language language) {
    FigureFrame frame = FigureFrame.of(900, 800, Messages.in(language));
    Figure figure = RunsFigure.of(answer(twoTapes("calm", "noisy")), frame).figure();
    List<String> names = figure.table().rows().stream().map(row -> row.get(0)).toList();
    assertThat(names).hasSize(6).doesNotHaveDuplicates();
    assertThat(names.subList(0, 3)).allMatch(name -> name.startsWith("calm · "));
    assertThat(names.subList(3, 6)).allMatch(name -> name.startsWith("noisy · "));
    assertThat(words(figure)).containsAll(names);
    assertThat(figure.reading()).contains("calm · 1", "noisy · 1");
    // What is found on one tape is what its own document would find.
    RunsAnswer alone = answer(BENCH.withTape(0, twoTapes("a", "noisy").tapes().get(1)));
    Figure single = RunsFigure.of(alone, frame).figure();
    for (int row = 0; row < 3; row++) {
      List<String> cells = single.table().rows().get(row);
      List<String> beside = figure.table().rows().get(3 + row);
      assertThat(beside.subList(1, beside.size())).isEqualTo(cells.subList(1, cells.size()));
    }
  }

  @Test
  void tapesOfTheSameNameAreToldApartByTheirPlace() {
    FigureFrame frame = FigureFrame.of(900, 800, Messages.in(Language.ENGLISH));
    Figure figure = RunsFigure.of(answer(twoTapes("A", "A")), frame).figure();
    assertThat(figure.table().rows().get(0).get(0)).startsWith("A 1 · ");
    assertThat(figure.table().rows().get(3).get(0)).startsWith("A 2 · ");
    Figure nameless = RunsFigure.of(answer(twoTapes("A", " ")), frame).figure();
    assertThat(nameless.table().rows().get(3).get(0)).startsWith("2 · ");
  }

  @Test
  void noTextLeavesTheFigure() {
    for (Mark mark : figure(640, 300, Language.CHINESE).marks()) {
      if (mark instanceof Mark.Text text) {
        assertThat(text.at().y()).isBetween(0.0, 300.0);
      }
    }
  }

  private static Figure ofRuns(int runs) {
    DetectorBench bench = BENCH.withRuns(RunsPlan.USUAL.withSeeds(new SeedRange(1, runs)));
    FigureFrame frame = FigureFrame.of(1400, 420, Messages.in(Language.ENGLISH));
    return RunsFigure.of(answer(bench), frame).figure();
  }

  /** Of 99 numbers the 99th is the 99 % quantile: the greatest. Of 100 it is not. */
  @Test
  void belowAHundredDetectionsTheLastIsToldInPlaceOfNinetyNinePercent() {
    Figure few = ofRuns(99);
    Figure enough = ofRuns(100);
    int most = few.table().header().indexOf("99 % found by");
    int latest = few.table().header().indexOf("Latest found");
    String last = few.table().rows().get(0).get(latest);
    assertThat(few.table().rows()).allMatch(row -> row.get(most).equals("none"));
    assertThat(few.reading())
        .contains(", the last of the 99 that were found within " + last)
        .doesNotContain("99 %");
    assertThat(words(few))
        .anyMatch(text -> text.contains(", the last of 99 by " + last))
        .noneMatch(text -> text.contains("99 %"));
    assertThat(enough.table().rows()).noneMatch(row -> row.get(most).equals("none"));
    assertThat(enough.reading()).contains("99 % within ").doesNotContain("the last of");
    assertThat(words(enough)).anyMatch(text -> text.contains(", 99 % by "));
  }

  @Test
  void beforeTheFirstRunTheSentenceAloneSaysWhatToDo() {
    Figure none =
        RunsFigure.none("Press it.", FigureFrame.of(400, 100, Messages.in(Language.ENGLISH)))
            .figure();
    assertThat(words(none)).isEmpty();
    assertThat(none.reading()).isEqualTo("Press it.");
  }
}
