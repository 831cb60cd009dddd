package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.HeartbeatEdit;
import phiscope.bench.OpeningBench;
import phiscope.figure.Handle.Target;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Nothing is written over a grip, and the frame of the keys crosses nothing that is written. */
class GripsInSightTest {
  private static final double PLATE = 20;

  private static Figure figure(
      FigureKind kind, DetectorBench bench, double width, double height, Language language) {
    FigureFrame frame = FigureFrame.of(width, height, 12, 2, Messages.in(language));
    return DetectorFigures.of(kind, DetectorReader.read(bench), 0, frame);
  }

  private static List<Mark.Text> texts(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(Mark.Text.class::cast)
        .toList();
  }

  private static Rectangle place(Mark.Text text) {
    TextMeasure measure = TextMeasure.bundled();
    double size = text.style().size();
    double width = measure.width(text.text(), size, text.style().bold());
    double left =
        switch (text.anchor()) {
          case LEFT -> text.at().x();
          case CENTRE -> text.at().x() - width / 2;
          case RIGHT -> text.at().x() - width;
        };
    double baseline = text.at().y();
    return new Rectangle(left, baseline - measure.capital(size), left + width, baseline);
  }

  /** At the sizes that the figures have in a window of 1280x720 and in a larger one. */
  @ParameterizedTest
  @CsvSource({
    "PHI_CURVE, 374, 145",
    "PHI_CURVE, 700, 380",
    "TAIL, 374, 145",
    "TAIL, 700, 380",
    "POSTERIOR_CURVE, 374, 135",
    "POSTERIOR_CURVE, 700, 380",
    "SAW_TOOTH, 374, 145",
    "SAW_TOOTH, 700, 380"
  })
  void theFrameOfWhatTheKeysMoveCrossesNoText(FigureKind kind, double width, double height) {
    for (Language language : Language.values()) {
      for (long now : new long[] {48_000, 52_600, 54_000, 54_700}) {
        DetectorBench bench = OpeningBench.document("new tasks", "recovery").withNow(now);
        Figure figure = figure(kind, bench, width, height, language);
        assertThat(figure.handles()).isNotEmpty();
        for (Handle handle : figure.handles()) {
          Rectangle frame = handle.framed();
          boolean line = handle.target() instanceof Target.Silence;
          assertThat(frame.width()).isPositive();
          assertThat(frame.height()).isPositive();
          texts(figure).stream()
              .filter(text -> !line || text.at().y() > handle.y() + PLATE)
              .filter(text -> text.at().y() < frame.bottom() || !line)
              .forEach(
                  text ->
                      assertThat(place(text).overlaps(frame, 0))
                          .as("%s at %d: %s over %s", kind, now, handle.label(), text.text())
                          .isFalse());
        }
      }
    }
  }

  /** A copy that arrives anywhere in an interval, in the height that the tape has at 1280x720. */
  @ParameterizedTest
  @ValueSource(doubles = {110, 130, 182, 320})
  void theNameOfADuplicateLiesOverNoGripOfABar(double height) {
    DetectorBench opening = OpeningBench.document("new tasks", "recovery");
    for (Language language : Language.values()) {
      for (long at = 500; at < 40_000; at += 500) {
        DetectorBench bench = new HeartbeatEdit.InsertDuplicate(0, 0, at).apply(opening);
        Figure figure = figure(FigureKind.TAPE, bench, 755, height, language);
        String name = Messages.in(language).get("tape.duplicate");
        List<Rectangle> grips = grips(figure);
        assertThat(grips).isNotEmpty();
        List<Rectangle> names =
            texts(figure).stream()
                .filter(text -> text.text().equals(name))
                .map(GripsInSightTest::place)
                .toList();
        assertThat(names).as("named at %d", at).hasSize(1);
        for (Rectangle grip : grips) {
          assertThat(names.get(0).overlaps(grip, 0)).as("%s at %d", language, at).isFalse();
        }
      }
    }
  }

  /** Pairs of short upright strokes, one beside the other. */
  private static List<Rectangle> grips(Figure figure) {
    List<Rectangle> grips = new ArrayList<>();
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Line line
          && line.stroke().width() == 1.5
          && line.stroke().dash() == Stroke.Dash.SOLID
          && line.from().x() == line.to().x()
          && line.to().y() - line.from().y() < 14
          && line.to().y() < figure.height() - 40) {
        grips.add(new Rectangle(line.from().x(), line.from().y(), line.to().x(), line.to().y()));
      }
    }
    return grips;
  }
}
