package phiscope.figure.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.WriteProtections;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** No text is cut while there is room for it, at the sizes of a window of 1280x720. */
class RoomIsUsedTest {
  private static FigureFrame frame(double width, double height, Language language) {
    return FigureFrame.of(width, height, 12, 1, Messages.in(language));
  }

  private static FencingScene scene(FencingRun run, int cursor) {
    return FencingScene.around(run, cursor, 40, new FencingLook(OptionalInt.empty(), false));
  }

  private static List<String> texts(RunPicture picture) {
    return picture.figure().marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(mark -> ((Mark.Text) mark).text())
        .toList();
  }

  /** At 125 % of 1280 the figure of beliefs is 341 wide. */
  @ParameterizedTest
  @EnumSource
  void beliefsAndReasonsAreWhole(FencingSituation situation) {
    FencingRun run = FencingRun.of(FencingScenarios.of(situation));
    for (Language language : Language.values()) {
      for (int eighth = 0; eighth <= 8; eighth++) {
        FencingScene scene = scene(run, (run.size() - 1) * eighth / 8);
        RunPicture beliefs = new HoldersFigure(scene, frame(341, 230, language)).draw();
        assertThat(texts(beliefs)).noneMatch(text -> text.contains("…"));
        RunPicture laws = new InvariantsFigure(scene, frame(330, 400, language)).draw();
        assertThat(texts(laws)).noneMatch(text -> text.contains("…"));
      }
    }
  }

  /** Where the panel shows 155 pixels of it, and where it is narrow. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void whatTheLettersOfTheTableOf96MeanIsInSightWithoutScrolling(Language language) {
    for (double width : new double[] {1100, 740, 560, 420}) {
      FigureFrame frame = frame(width, 560, language);
      RunPicture table = ProtectionsFigure.of(Optional.empty(), WriteProtections.none(), frame);
      String seen =
          table.figure().marks().stream()
              .filter(Mark.Text.class::isInstance)
              .map(Mark.Text.class::cast)
              .filter(text -> text.at().y() < 155)
              .map(text -> text.text())
              .collect(java.util.stream.Collectors.joining(" "))
              .replace(" ", "");
      ProtectionWords words =
          new ProtectionWords(new FencingTexts(frame.messages()), Optional.empty(), false);
      for (String entry : words.legend()) {
        assertThat(seen).as("%s at %s", language, width).contains(entry.replace(" ", ""));
      }
    }
  }

  /** Beside or over them what the letters mean: they too are what one came for. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void theRowsOfTheTableOf96BeginAtTheTop(Language language) {
    RunPicture table =
        ProtectionsFigure.of(Optional.empty(), WriteProtections.none(), frame(740, 560, language));
    List<Double> tops =
        table.places().stream()
            .filter(place -> place.thing() instanceof FencingThing.Combination)
            .map(Place::area)
            .map(area -> area.top())
            .sorted()
            .toList();
    assertThat(tops).hasSize(96);
    assertThat(tops.get(0)).isLessThan(40);
    assertThat(tops.stream().filter(top -> top < 140).count())
        .as("rows of the three blocks in sight where the panel shows 155 pixels")
        .isGreaterThanOrEqualTo(3 * 7);
  }
}
