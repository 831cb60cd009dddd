package phiscope.figure.swim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.SwimOutcome;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.SwimSweep;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Statistics of many runs: what is drawn, what is said, what stands in the table. */
class SweepFigureTest {
  private static final SwimScenario SCENARIO = scenario(40);
  private static final List<SwimOutcome> OUTCOMES = run(SCENARIO, 12);
  private static final SweepSummary SUMMARY = SweepSummary.of(SCENARIO, OUTCOMES);

  private static SwimScenario scenario(int members) {
    return new SwimScenario(
            1,
            members,
            SwimPresets.of(SwimPreset.MEMBERLIST_LAN),
            new NetworkParameters(1_000, 5_000, 10_000),
            List.of(),
            40 * SimTime.SECOND)
        .with(2 * SimTime.SECOND, new Intervention.Crash(3));
  }

  private static List<SwimOutcome> run(SwimScenario scenario, int runs) {
    return SwimSweep.runs(scenario, 1, runs, SwimSweep.toTheHorizon(), () -> false, done -> {});
  }

  private static List<String> texts(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(mark -> ((Mark.Text) mark).text())
        .toList();
  }

  @Test
  void theSummaryIsWhatTheRunsAddUpTo() {
    assertThat(SUMMARY.runs()).isEqualTo(12);
    assertThat(SUMMARY.probe()).hasSize(12);
    assertThat(SUMMARY.death()).hasSize(12).allMatch(periods -> periods > 4);
    for (int i = 0; i < 12; i++) {
      long stopped = OUTCOMES.get(i).counters().detections().get(3).stoppedAt();
      long dead = OUTCOMES.get(i).counters().detections().get(3).firstDeadAt();
      assertThat(SUMMARY.death().get(i)).isEqualTo((dead - stopped) / 1e6);
      assertThat(SUMMARY.falseSuspicions().get(i))
          .isEqualTo((double) OUTCOMES.get(i).counters().falseSuspicions());
    }
    assertThat(SUMMARY.coverage().get(0)).isBetween(1.0 / 39, 0.2);
    assertThat(SUMMARY.coverage()).isSorted();
    assertThat(SUMMARY.coverage().get(SUMMARY.coverage().size() - 1)).isEqualTo(1);
  }

  /** The curve is sampled as often as news is passed on, so that its course is seen. */
  @Test
  void newsSpreadsOverSeveralRoundsAndTheExactChainBesideIt() {
    assertThat(SUMMARY.round()).isEqualTo(200_000);
    assertThat(SUMMARY.coverage().stream().filter(share -> share > 0.05 && share < 0.999))
        .isNotEmpty();
    assertThat(SUMMARY.expected().get(0)).isCloseTo(1.0 / 39, within(1e-12));
    assertThat(SUMMARY.expected().get(1)).isCloseTo(4.0 / 39, within(1e-12));
  }

  @ParameterizedTest
  @CsvSource({"600", "3000"})
  void theExactChainIsThereBeyondFiveHundredMembers(int members) {
    SwimScenario large = scenario(members).withHorizon(1).withSeed(1);
    SweepSummary summary = SweepSummary.of(large, run(large, 1));
    assertThat(summary.expected()).hasSizeGreaterThan(5);
    assertThat(summary.expected().get(1)).isCloseTo(4.0 / members, within(1e-12));
  }

  @Test
  void whereTheChainTakesTooLongThePictureSaysSo() {
    SweepSummary huge =
        new SweepSummary(
            1,
            50_000,
            200_000,
            List.of(0.1, 0.7, 1.0),
            List.of(),
            List.of(1.0),
            List.of(7.0),
            List.of(2.0),
            List.of(0.0),
            List.of(0.0),
            OptionalDouble.of(1),
            OptionalDouble.of(2));
    Figure figure = SweepFigure.of(huge, FigureFrame.of(1400, 500, Messages.in(Language.ENGLISH)));
    assertThat(texts(figure)).contains("too many members for the exact chain");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyQuantityHasAPlotARowAndAPlaceInTheSentence(Language language) {
    Messages messages = Messages.in(language);
    Figure figure = SweepFigure.of(SUMMARY, FigureFrame.of(1400, 600, messages));
    for (SweepQuantity quantity : SweepQuantity.of(SUMMARY)) {
      String name = messages.get(quantity.key());
      assertThat(texts(figure)).contains(name);
      assertThat(figure.table().rows()).anyMatch(row -> row.get(0).equals(name));
    }
    assertThat(figure.table().rows())
        .hasSize(5 + Math.max(SUMMARY.coverage().size(), SUMMARY.expected().size()));
    assertThat(figure.reading()).contains("12").doesNotContain("{");
    assertThat(figure.name()).isEqualTo(messages.get("swimview.sweep.name"));
  }

  /** A unit under another plot would be a wrong number. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyUnitStandsInTheColumnOfItsPlot(Language language) {
    Messages messages = Messages.in(language);
    Figure figure = SweepFigure.of(SUMMARY, FigureFrame.of(760, 520, messages));
    for (SweepQuantity quantity : SweepQuantity.of(SUMMARY)) {
      boolean right = middle(figure, messages.get(quantity.key())).get(0) > 380;
      assertThat(middle(figure, messages.get(quantity.axis())))
          .as(quantity.key())
          .anyMatch(x -> x > 380 == right);
    }
  }

  private static List<Double> middle(Figure figure, String text) {
    return figure.marks().stream()
        .filter(mark -> mark instanceof Mark.Text said && said.text().equals(text))
        .map(mark -> ((Mark.Text) mark).at().x())
        .toList();
  }

  /** Counts, and quantities that are whole numbers, have no tick between two of them. */
  @Test
  void nothingIsNumberedBetweenTwoWholeNumbers() {
    Messages messages = Messages.in(Language.ENGLISH);
    SweepQuantity quantity =
        new SweepQuantity(
            "swimview.sweep.death",
            "swimview.sweep.periods",
            List.of(0.0, 1.0),
            OptionalDouble.empty(),
            true);
    Sketch sketch = new Sketch(FigureFrame.of(900, 500, messages));
    new SweepHistogram(sketch, new SwimWords(messages), quantity)
        .draw(new Rectangle(60, 30, 860, 450));
    List<String> numbers =
        sketch.marks().stream()
            .filter(Mark.Text.class::isInstance)
            .map(mark -> ((Mark.Text) mark).text())
            .filter(text -> text.matches("[−0-9.]+"))
            .toList();
    assertThat(numbers).contains("0", "1").allMatch(text -> text.matches("−?[0-9]+"));
  }

  /** Each run is in one bar: heights, as shares of the tallest, add up to the runs. */
  @Test
  void barsOfAHistogramCountEveryRunOnce() {
    for (List<Double> values :
        List.of(
            List.of(1.0, 1.0, 2.0, 5.0),
            List.of(0.0, 0.0, 0.0),
            Collections.nCopies(7, 3.25),
            List.of(0.1, 0.2, 0.7, 12.0, 11.9))) {
      for (boolean whole : new boolean[] {true, false}) {
        SweepQuantity quantity =
            new SweepQuantity(
                "swimview.sweep.death",
                "swimview.sweep.periods",
                values,
                OptionalDouble.empty(),
                whole);
        assertThat(SweepHistogram.counts(quantity).stream().mapToInt(Integer::intValue).sum())
            .isEqualTo(values.size());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"300, 120", "500, 180", "900, 200", "1200, 260", "1700, 800", "480, 1000", "20, 20"})
  void nothingLeavesThePictureAtAnySize(double width, double height) {
    for (Language language : Language.values()) {
      Figure figure = SweepFigure.of(SUMMARY, FigureFrame.of(width, height, Messages.in(language)));
      assertThat(figure.reading()).isNotBlank();
      for (Mark mark : figure.marks()) {
        if (mark instanceof Mark.Text text && width >= 300) {
          assertThat(text.at().x()).isBetween(-1.0, width + 1);
          assertThat(text.at().y()).isBetween(0.0, height + 1);
        }
      }
    }
  }
}
