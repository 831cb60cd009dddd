package phiscope.figure.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingSituation;
import phiscope.figure.FigureFrame;
import phiscope.figure.Ink;
import phiscope.figure.Mark;
import phiscope.figure.Sketch;
import phiscope.figure.Stroke;
import phiscope.figure.run.Legend;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** The legend names each kind of mark that is drawn, and nothing that is not. */
class SpaceTimeLegendTest {
  /** Marks that tell how an event stands to the cursor, not what it is. */
  private static final Set<Ink> PLAIN = Set.of(Ink.NOW, Ink.AXIS, Ink.GHOST);

  private static FigureFrame frame(double width, double height, Language language) {
    return FigureFrame.of(width, height, 12, 1, Messages.in(language));
  }

  /** What a mark looks like, if it is one that means something. */
  private static Optional<String> look(Mark mark) {
    if (mark instanceof Mark.Symbol symbol) {
      String ink = PLAIN.contains(symbol.ink()) ? "plain" : symbol.ink().name();
      return Optional.of(symbol.shape() + " " + symbol.filled() + " " + ink);
    }
    if (mark instanceof Mark.Box box) {
      Ink ink = box.fill().ink();
      return ink == Ink.SELECTION || ink == Ink.BACKGROUND
          ? Optional.empty()
          : Optional.of("box " + ink + " " + box.fill().pattern() + " " + box.fill().opacity());
    }
    if (mark instanceof Mark.Line line && line.stroke().dash() != Stroke.Dash.SOLID) {
      return Optional.of("line " + line.stroke().dash());
    }
    return Optional.empty();
  }

  private static double top(Mark mark) {
    if (mark instanceof Mark.Symbol symbol) {
      return symbol.at().y();
    }
    if (mark instanceof Mark.Box box) {
      return box.y();
    }
    return mark instanceof Mark.Line line ? Math.min(line.from().y(), line.to().y()) : 0;
  }

  private static Set<String> looks(List<Mark> marks, double from, double to) {
    Set<String> looks = new TreeSet<>();
    for (Mark mark : marks) {
      if (top(mark) >= from && top(mark) < to) {
        look(mark).ifPresent(looks::add);
      }
    }
    return looks;
  }

  /** What is still to come is drawn without its colour. */
  private static boolean isNamed(String look, Set<String> named) {
    if (!look.endsWith(" plain")) {
      return named.contains(look);
    }
    String shape = look.substring(0, look.length() - "plain".length());
    return named.stream().anyMatch(it -> it.startsWith(shape));
  }

  private static boolean isDrawn(String look, Set<String> drawn) {
    int ink = look.lastIndexOf(' ');
    return drawn.contains(look) || drawn.contains(look.substring(0, ink) + " plain");
  }

  @ParameterizedTest
  @EnumSource
  void everyMarkOfAReadyScenarioIsNamedAndNothingElseIs(FencingSituation situation) {
    FencingRun run = FencingRun.of(FencingScenarios.of(situation));
    FigureFrame frame = frame(2600, 900, Language.ENGLISH);
    for (int tenth = 0; tenth <= 10; tenth++) {
      for (boolean byTime : new boolean[] {false, true}) {
        int cursor = (run.size() - 1) * tenth / 10;
        FencingScene scene =
            FencingScene.around(run, cursor, 30, new FencingLook(OptionalInt.empty(), byTime));
        Sketch sketch = new Sketch(frame);
        int lines = Legend.lines(sketch, new SpaceTimeFigure(scene, frame).legend());
        double split = frame.height() - (Legend.LINE * lines + 0.2) * sketch.em();
        List<Mark> marks = new SpaceTimeFigure(scene, frame).draw().figure().marks();
        Set<String> drawn = looks(marks, 0, split);
        Set<String> named = looks(marks, split, frame.height());
        assertThat(drawn).as("frame %d", cursor).allMatch(look -> isNamed(look, named));
        assertThat(named).as("frame %d", cursor).allMatch(look -> isDrawn(look, drawn));
      }
    }
  }

  /** At the size that the figure has in a window of 1280x720, in both languages. */
  @ParameterizedTest
  @EnumSource
  void theWholeLegendIsWrittenWhereTheWindowIsSmall(FencingSituation situation) {
    FencingRun run = FencingRun.of(FencingScenarios.of(situation));
    for (Language language : Language.values()) {
      FigureFrame frame = frame(755, 182, language);
      for (int third = 0; third <= 3; third++) {
        FencingScene scene =
            FencingScene.around(
                run, (run.size() - 1) * third / 3, 24, new FencingLook(OptionalInt.empty(), false));
        List<String> written =
            new SpaceTimeFigure(scene, frame)
                .draw().figure().marks().stream()
                    .filter(Mark.Text.class::isInstance)
                    .map(mark -> ((Mark.Text) mark).text())
                    .toList();
        assertThat(written)
            .containsAll(
                new SpaceTimeFigure(scene, frame)
                    .legend().stream().map(Legend.Entry::text).toList());
      }
    }
  }

  @Test
  void eachPlainShapeIsOneOfThoseThatAreNamed() {
    for (FencingSituation situation : FencingSituation.values()) {
      FencingRun run = FencingRun.of(FencingScenarios.of(situation));
      for (int i = 0; i < run.size(); i++) {
        assertThat(LaneEvents.PLAIN).contains(LaneEvents.shape(run.frame(i).event()));
      }
    }
    assertThat(Arrays.asList(EventSign.values()).stream().map(EventSign::sign).distinct())
        .as("each sign means one thing")
        .hasSize(EventSign.values().length);
  }
}
