package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.OpeningBench;
import phiscope.core.trace.Pause;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** The name of a pause stands where it is read as the name of that pause, or not at all. */
class PauseNamesTest {
  /** Less than half a digit between two names would make them one. */
  private static final double APART = 0.6 * 12;

  private static Figure tape(Language language, List<Pause> pauses) {
    DetectorBench opening = OpeningBench.document();
    DetectorBench bench = opening.withTapes(List.of(opening.tape().withPauses(pauses)));
    return DetectorFigures.of(
        FigureKind.TAPE,
        DetectorReader.read(bench),
        0,
        FigureFrame.of(700, 180, Messages.in(language)));
  }

  private static List<Pause> everyTwoUnits(long length) {
    List<Pause> pauses = new ArrayList<>();
    for (int i = 0; i < 18; i++) {
      Pause.Who who = Pause.Who.values()[i % 3];
      pauses.add(new Pause(who, 2_000L * i, 2_000L * i + length));
    }
    return pauses;
  }

  private static List<Mark.Text> names(Figure figure) {
    return figure.marks().stream()
        .filter(mark -> mark instanceof Mark.Text text && text.ink() == Ink.PAUSE)
        .map(Mark.Text.class::cast)
        .toList();
  }

  private static long shaded(Figure figure) {
    return figure.marks().stream()
        .filter(mark -> mark instanceof Mark.Box box && box.fill().ink() == Ink.PAUSE)
        .count();
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void ofPausesTooNarrowForTheirNamesTheShadingIsLeftAndNoLetterOfAName(Language language) {
    Figure figure = tape(language, everyTwoUnits(1_000));
    assertThat(shaded(figure)).isEqualTo(18);
    // The last one has room beside it.
    assertThat(names(figure))
        .extracting(Mark.Text::text)
        .containsExactly(language == Language.ENGLISH ? "observer paused 1" : "观察者暂停 1");
    assertThat(figure.handles())
        .filteredOn(handle -> handle.target() instanceof Handle.Target.PauseEdge)
        .extracting(Handle::label)
        .allMatch(label -> label.contains(language == Language.ENGLISH ? "paused" : "暂停"));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void namesOfNeighboursDoNotRunIntoOneAnother(Language language) {
    for (long length : new long[] {5_000, 6_000, 8_000, 9_000, 10_000}) {
      List<Pause> pauses = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        pauses.add(new Pause(Pause.Who.values()[i % 3], length * i, length * (i + 1)));
      }
      List<Mark.Text> names = names(tape(language, pauses));
      for (int i = 1; i < names.size(); i++) {
        Mark.Text before = names.get(i - 1);
        double end = before.at().x() + TextMeasure.bundled().width(before.text(), before.style());
        if (before.at().y() == names.get(i).at().y()) {
          assertThat(names.get(i).at().x() - end).isGreaterThan(APART);
        }
      }
    }
  }

  @Test
  void aNameHasNoPlaceInsideAnotherPause() {
    List<Pause> pauses =
        List.of(
            new Pause(Pause.Who.SENDER, 10_000, 11_000),
            new Pause(Pause.Who.NETWORK, 12_000, 40_000));
    assertThat(names(tape(Language.ENGLISH, pauses)))
        .extracting(Mark.Text::text)
        .containsExactly("network paused 28");
  }

  @Test
  void aPauseAloneHasItsNameEvenIfThatIsWider() {
    List<Pause> pauses = List.of(new Pause(Pause.Who.OBSERVER, 14_000, 14_500));
    assertThat(names(tape(Language.ENGLISH, pauses)))
        .extracting(Mark.Text::text)
        .containsExactly("observer paused 0.5");
  }
}
