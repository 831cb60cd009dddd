package phiscope.figure.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.StudyView;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyParameter;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigurePalette;
import phiscope.figure.Mark;
import phiscope.figure.SvgPainter;
import phiscope.figure.Theme;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

class StudyFiguresTest {
  private static List<StudyReading> readings(ReadyStudy ready) {
    List<StudyReading> readings = new ArrayList<>();
    readings.add(StudyReader.read(StudyBench.of("", ready.study())));
    for (StudyParameter parameter : ready.kind().parameters()) {
      if (!ready.kind().isLong() && parameter.most() <= 10) {
        Study other = ready.study().with(parameter, parameter.most());
        readings.add(StudyReader.read(StudyBench.of("", other)));
      }
    }
    return readings;
  }

  /** Every figure of every ready study, also with each choice turned: nothing leaves the sheet. */
  @ParameterizedTest
  @EnumSource(ReadyStudy.class)
  void everyFigureIsDrawnInItsFrameWithNameSentenceAndTable(ReadyStudy ready) {
    double[][] sizes = {{16, 16}, {340, 190}, {900, 420}};
    for (StudyReading reading : readings(ready)) {
      for (StudyFigureKind kind : StudyFigureKind.of(ready.kind())) {
        for (double[] size : sizes) {
          for (Language language : Language.values()) {
            FigureFrame frame = FigureFrame.of(size[0], size[1], Messages.in(language));
            check(StudyFigures.of(kind, reading, frame).figure(), kind);
          }
        }
      }
    }
  }

  /**
   * The line of the step that is looked at has its name, and none of the other texts goes for it.
   */
  @ParameterizedTest
  @CsvSource({
    "PROBE_EXAMPLE, study-probe-pods, study.probe.running, study.probe.ready",
    "ISOLATION_Q1, study-isolation-nodes, study.isolation.TAKES_TRAFFIC, study.isolation.OUT",
    "STREAM_KILL, study-stream-score, study.axis.score, study.stream.suspect",
    "STREAM_KILL, study-stream-estimate, study.axis.estimate, study.axis.ms"
  })
  void theNameOfTheStepLiesOnNothing(ReadyStudy ready, String id, String one, String other) {
    StudyReading read = StudyReader.read(StudyBench.of("", ready.study()));
    StudyFigureKind kind =
        StudyFigureKind.of(ready.kind()).stream()
            .filter(each -> each.id().equals(id))
            .findFirst()
            .orElseThrow();
    for (Language language : Language.values()) {
      Messages messages = Messages.in(language);
      for (int step : new int[] {0, 3, read.run().size() - 1}) {
        StudyReading there = StudyReader.read(read.bench().withView(new StudyView(step)), read);
        List<String> texts =
            StudyFigures.of(kind, there, FigureFrame.of(700, 300, messages))
                .figure()
                .marks()
                .stream()
                .filter(Mark.Text.class::isInstance)
                .map(mark -> ((Mark.Text) mark).text())
                .toList();
        String time = new StudyNames(messages).time(there.step().at());
        assertThat(texts).contains(messages.get(one), messages.get(other));
        assertThat(texts).anyMatch(text -> text.contains(time));
      }
    }
  }

  @Test
  void theAxisOfTheScoreKeepsItsOne() {
    StudyReading kill = StudyReader.read(StudyBench.of("", ReadyStudy.STREAM_KILL.study()));
    for (double height : new double[] {190, 300, 420}) {
      FigureFrame frame = FigureFrame.of(700, height, Messages.in(Language.ENGLISH));
      assertThat(StudyFigures.of(StudyFigureKind.STREAM_SCORE, kill, frame).figure().marks())
          .anyMatch(mark -> mark instanceof Mark.Text text && text.text().equals("1.0"));
    }
  }

  private static void check(Figure figure, StudyFigureKind kind) {
    assertThat(figure.kind()).isEqualTo(kind);
    assertThat(figure.name()).isNotBlank();
    assertThat(figure.reading()).isNotBlank();
    figure.table().rows().forEach(row -> assertThat(row).hasSameSizeAs(figure.table().header()));
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Box box) {
        assertThat(box.x()).isBetween(-1.0, figure.width() + 1);
        assertThat(box.x() + box.width()).isBetween(-1.0, figure.width() + 1);
      } else if (mark instanceof Mark.Polyline line) {
        line.points().forEach(p -> assertThat(p.x()).isBetween(-1.0, figure.width() + 1));
        line.points().forEach(p -> assertThat(p.y()).isBetween(-1.0, figure.height() + 1));
      }
    }
    assertThat(SvgPainter.paint(figure, FigurePalette.of(Theme.PRINT))).startsWith("<svg");
  }

  @ParameterizedTest
  @EnumSource(ReadyStudy.class)
  void everyStepAndEverythingItComesToIsASentence(ReadyStudy ready) {
    for (Language language : Language.values()) {
      Messages messages = Messages.in(language);
      StudySentences sentences = new StudySentences(messages);
      StudyReading reading = StudyReader.read(StudyBench.of("", ready.study()));
      List<String> said = new ArrayList<>(sentences.summary(reading));
      for (int frame = 0; frame < Math.min(60, reading.run().size()); frame++) {
        said.add(
            sentences.step(
                new StudyReading(reading.bench(), reading.result(), reading.run(), frame)));
      }
      said.add(messages.get("study.look." + ready.name()));
      assertThat(said)
          .isNotEmpty()
          .allMatch(text -> text.endsWith(language == Language.ENGLISH ? "." : "。"))
          .noneMatch(text -> text.contains("{") || text.contains("null") || text.contains("NaN"));
    }
  }

  @ParameterizedTest
  @EnumSource(StudyFigureKind.class)
  void everyFigureHasATitleForItsPanelAndAShortOneForItsTab(StudyFigureKind kind) {
    for (Language language : Language.values()) {
      Messages messages = Messages.in(language);
      assertThat(messages.get("ui.panel." + kind.id())).isNotBlank();
      assertThat(messages.get("ui.panel.short." + kind.id())).isNotBlank();
    }
  }
}
