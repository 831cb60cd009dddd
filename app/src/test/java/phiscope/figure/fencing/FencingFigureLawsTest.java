package phiscope.figure.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TakeoverComparison;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.search.FaultBudget;
import phiscope.core.fencing.search.ProtectionTable;
import phiscope.core.fencing.search.SearchSpace;
import phiscope.core.kernel.Workers;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.figure.run.PictureLaws;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Laws that hold for every figure of every frame of every ready scenario. */
class FencingFigureLawsTest {
  private static final List<FencingRun> RUNS =
      java.util.Arrays.stream(FencingSituation.values())
          .map(FencingScenarios::of)
          .map(FencingRun::of)
          .toList();

  /** Small enough for a test; its verdicts are not those of the whole table. */
  private static final ProtectionTable TABLE =
      ProtectionTable.of(
          new SearchSpace(WriteProtections.none(), true, 2, 1, 1, 1, FaultBudget.none()),
          Workers.caller(),
          row -> {},
          () -> false);

  /** Which frame of which run, how many around it, and how; short to print. */
  record Spot(int run, double at, int shown, boolean byTime, boolean marking) {
    FencingScene scene() {
      FencingRun all = RUNS.get(run);
      int cursor = (int) (at * (all.size() - 1));
      FencingScene plain =
          FencingScene.around(all, cursor, shown, new FencingLook(OptionalInt.empty(), byTime));
      List<FencingMessage> sent =
          plain.frames().stream().flatMap(frame -> frame.sent().stream()).toList();
      return marking && !sent.isEmpty()
          ? FencingScene.around(
              all,
              cursor,
              shown,
              new FencingLook(OptionalInt.of(sent.get(sent.size() / 2).id()), byTime))
          : plain;
    }
  }

  @Provide
  Arbitrary<Spot> spots() {
    return Combinators.combine(
            Arbitraries.integers().between(0, RUNS.size() - 1),
            Arbitraries.doubles().between(0, 1),
            Arbitraries.integers().between(4, 90),
            Arbitraries.of(true, false),
            Arbitraries.of(true, false))
        .as(Spot::new);
  }

  @Provide
  Arbitrary<FigureFrame> frames() {
    return PictureLaws.frames();
  }

  @Property(tries = 150, seed = "20261130")
  void everyFigureKeepsTheLaws(@ForAll("spots") Spot spot, @ForAll("frames") FigureFrame frame) {
    FencingScene scene = spot.scene();
    for (FencingFigureKind kind : FencingFigureKind.values()) {
      RunPicture picture = FencingFigures.of(kind, scene, frame);
      assertThat(FencingFigures.of(kind, scene, frame)).as("pure").isEqualTo(picture);
      PictureLaws.check(picture);
    }
  }

  @Property(tries = 40, seed = "20261130")
  void studiesKeepTheLaws(@ForAll("frames") FigureFrame frame) {
    TakeoverComparison comparison =
        TakeoverComparison.of(FencingScenarios.of(FencingSituation.FLAPPING), () -> false)
            .orElseThrow();
    PictureLaws.check(CostsFigure.of(comparison, frame));
    WriteProtections none = WriteProtections.none();
    PictureLaws.check(ProtectionsFigure.of(Optional.empty(), none, frame));
    assertThat(ProtectionsFigure.searching(none, frame).figure().reading())
        .isEqualTo(frame.messages().get("fencingview.protections.readingSearching"));
    PictureLaws.check(ProtectionsFigure.of(Optional.of(TABLE), none, frame));
  }

  @Test
  void aBreachIsAStrokeOfLightningWithWordsWhereItHappens() {
    FencingRun run =
        FencingRun.of(FencingScenarios.of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER));
    int breach = run.firstBreach(Invariant.NOTHING_OLD_AFTER_THE_SWITCH).orElseThrow();
    for (Language language : Language.values()) {
      Messages messages = Messages.in(language);
      RunPicture picture =
          FencingFigures.of(
              FencingFigureKind.SPACE_TIME,
              FencingScene.around(run, breach, 48, FencingLook.plain()),
              FigureFrame.of(900, 320, messages));
      assertThat(picture.of(new FencingThing.Breach(breach)).map(Place::label)).isPresent();
      assertThat(picture.figure().marks())
          .filteredOn(Mark.Symbol.class::isInstance)
          .anyMatch(mark -> ((Mark.Symbol) mark).shape() == Mark.Shape.FLASH);
      assertThat(picture.figure().marks())
          .filteredOn(Mark.Text.class::isInstance)
          .extracting(mark -> ((Mark.Text) mark).text())
          .anyMatch(
              text ->
                  text.contains(messages.get("fencingview.breach.NOTHING_OLD_AFTER_THE_SWITCH")));
    }
  }

  @Test
  void everyCellOfTheTableOf96CanBeChosen() {
    RunPicture picture =
        ProtectionsFigure.of(
            Optional.of(TABLE),
            WriteProtections.none(),
            FigureFrame.of(900, 640, Messages.in(Language.ENGLISH)));
    for (int row = 0; row < 96; row++) {
      for (Invariant law : Invariant.of(Invariant.WRITE_BITS)) {
        assertThat(picture.of(new FencingThing.Cell(row, law))).isPresent();
      }
    }
    assertThat(picture.figure().table().rows()).hasSize(96);
  }
}
