package phiscope.figure.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.Parameter;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.StudyView;
import phiscope.bench.study.CostParameter;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyParameter;
import phiscope.core.probe.RingSpread;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigurePalette;
import phiscope.figure.Ink;
import phiscope.figure.Mark;
import phiscope.figure.SvgPainter;
import phiscope.figure.TextMeasure;
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
    StudyFigureKind kind = kind(ready, id);
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

  /** Rows 1 and 2 of S000's table differ in n alone, which is the last that their names say. */
  @ParameterizedTest
  @CsvSource({"TIMEOUT_TABLE, study-timeout-table", "METHODS_MACHINE, study-methods-table"})
  void theNamesOfRowsAndColumnsAreWrittenInFull(ReadyStudy ready, String id) {
    StudyReading read = StudyReader.read(StudyBench.of("", ready.study()));
    StudyFigureKind kind = kind(ready, id);
    for (double[] size : new double[][] {{900, 420}, {640, 260}, {560, 240}}) {
      for (Language language : Language.values()) {
        FigureFrame frame = FigureFrame.of(size[0], size[1], Messages.in(language));
        Figure figure = StudyFigures.of(kind, read, frame).figure();
        String written =
            String.join("", texts(figure).stream().map(text -> text.text().strip()).toList())
                .replace(" ", "");
        List<List<String>> rows = figure.table().rows();
        assertThat(rows).isNotEmpty();
        for (List<String> row : rows) {
          assertThat(written).contains(row.get(0).replace(" ", ""));
        }
        for (String column : figure.table().header().subList(1, rows.get(0).size() - 1)) {
          assertThat(written).contains(column.replace(" ", ""));
        }
      }
    }
  }

  /** The names of the rows lie clear of each other and of the bands of state. */
  @Test
  void atItsWholeHeightEveryRowOfTheVariantsHasItsNameAndItsCurveApart() {
    StudyReading read = StudyReader.read(StudyBench.of("", ReadyStudy.STREAM_KILL.study()));
    for (Language language : Language.values()) {
      FigureFrame frame = FigureFrame.of(420, 100, Messages.in(language));
      double whole = StudyFigures.wholeHeight(StudyFigureKind.STREAM_VARIANTS, read, frame);
      Figure figure =
          StudyFigures.of(StudyFigureKind.STREAM_VARIANTS, read, frame.sized(420, whole)).figure();
      List<Mark.Text> names =
          texts(figure).stream().filter(text -> text.text().contains("FAILED")).toList();
      assertThat(names).hasSizeGreaterThan(3);
      for (int i = 1; i < names.size(); i++) {
        double pitch = names.get(i).at().y() - names.get(i - 1).at().y();
        assertThat(pitch).isGreaterThan(2.4 * names.get(i).style().size());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(RingSpread.Kind.class)
  void whatFailsInTheRingIsWrittenInFull(RingSpread.Kind fails) {
    Study study = ReadyStudy.COST_RING.study().with(CostParameter.RING, fails.ordinal());
    StudyReading read = StudyReader.read(StudyBench.of("", study));
    for (double[] size : new double[][] {{355, 190}, {300, 150}}) {
      for (Language language : Language.values()) {
        Messages messages = Messages.in(language);
        Figure figure =
            StudyFigures.of(
                    kind(ReadyStudy.COST_RING, "study-cost-ring"),
                    read,
                    FigureFrame.of(size[0], size[1], messages))
                .figure();
        String written =
            String.join("", texts(figure).stream().map(Mark.Text::text).toList()).replace(" ", "");
        String name = new StudyNames(messages).choice(Parameter.word(fails));
        assertThat(written).contains(name.replace(" ", ""));
      }
    }
  }

  private static StudyFigureKind kind(ReadyStudy ready, String id) {
    return StudyFigureKind.of(ready.kind()).stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static List<Mark.Text> texts(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(Mark.Text.class::cast)
        .toList();
  }

  /** A line that stands for a value crosses no text, be it upright or level. */
  @ParameterizedTest
  @EnumSource(ReadyStudy.class)
  void noTextIsCrossedByTheLineOfAValue(ReadyStudy ready) {
    for (StudyReading reading : readings(ready)) {
      for (StudyFigureKind kind : StudyFigureKind.of(ready.kind())) {
        for (double[] size : new double[][] {{420, 220}, {640, 260}, {900, 420}}) {
          for (Language language : Language.values()) {
            FigureFrame frame = FigureFrame.of(size[0], size[1], Messages.in(language));
            crossesNothing(StudyFigures.of(kind, reading, frame).figure());
          }
        }
      }
    }
  }

  private static void crossesNothing(Figure figure) {
    TextMeasure measure = TextMeasure.bundled();
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Line line && standsForAValue(line.stroke().ink())) {
        Line2D drawn =
            new Line2D.Double(line.from().x(), line.from().y(), line.to().x(), line.to().y());
        for (Mark.Text text : texts(figure)) {
          double capital = measure.capital(text.style().size());
          double width = measure.width(text.text(), text.style());
          Rectangle2D box =
              new Rectangle2D.Double(text.at().x(), text.at().y() - capital, width, capital);
          assertThat(drawn.intersects(box))
              .as("%s: %s on %s", figure.kind(), text.text(), line)
              .isFalse();
        }
      }
    }
  }

  private static boolean standsForAValue(Ink ink) {
    return ink != Ink.AXIS && ink != Ink.GRID;
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
                new StudyReading(
                    reading.bench(),
                    reading.result(),
                    reading.quantities(),
                    reading.run(),
                    frame)));
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
