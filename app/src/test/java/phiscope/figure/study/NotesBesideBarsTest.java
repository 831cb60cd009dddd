package phiscope.figure.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.study.ReadyStudy;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Ink;
import phiscope.figure.Mark;
import phiscope.figure.TextMeasure;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** The number of a bar stands beside it or in it, not before the name of its row. */
class NotesBesideBarsTest {
  @ParameterizedTest
  @EnumSource(
      value = ReadyStudy.class,
      names = {"TIMEOUT_TABLE", "TIMEOUT_BURSTS", "TIMEOUT_HASTY"})
  void noNumberStandsAmongTheNamesOfRows(ReadyStudy ready) {
    StudyReading reading = StudyReader.read(StudyBench.of("", ready.study()));
    for (Language language : Language.values()) {
      Messages messages = Messages.in(language);
      for (double[] size : new double[][] {{374, 220}, {374, 240}, {640, 300}}) {
        FigureFrame frame = FigureFrame.of(size[0], size[1], messages);
        Figure figure = StudyFigures.of(StudyFigureKind.TIMEOUT_MISTAKES, reading, frame).figure();
        List<String> rows = figure.table().rows().stream().map(row -> row.get(0)).toList();
        double names = 0;
        for (Mark.Text text : texts(figure)) {
          if (rows.contains(text.text())) {
            double width = TextMeasure.bundled().width(text.text(), text.style().size(), false);
            names = Math.max(names, text.at().x() + width);
          }
        }
        assertThat(names).isPositive();
        double least = names;
        assertThat(texts(figure))
            .filteredOn(text -> text.ink() == Ink.TEXT && text.text().matches("[0-9.]+(×10)?"))
            .isNotEmpty()
            .allMatch(text -> text.at().x() >= least);
      }
    }
  }

  private static List<Mark.Text> texts(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(Mark.Text.class::cast)
        .toList();
  }
}
