package phiscope.figure.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.StudyReading;
import phiscope.bench.StudyView;
import phiscope.bench.study.ReadyStudy;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/** Whole numbers of five digits and more stand in groups of three, wherever a study tells them. */
class GroupedDigitsTest {
  private static final Pattern FIVE_IN_A_ROW = Pattern.compile("(?<![0-9.])[0-9]{5,}");

  @ParameterizedTest
  @EnumSource(ReadyStudy.class)
  void noNumberThatAStudyTellsHasFiveDigitsInARow(ReadyStudy ready) {
    Messages english = Messages.in(Language.ENGLISH);
    StudyReading reading = StudyReader.read(new StudyBench("", ready.study(), StudyView.atStart()));
    List<String> told = new ArrayList<>(new StudySentences(english).summary(reading));
    if (reading.hasSteps()) {
      int last = reading.run().size() - 1;
      told.add(new StudySentences(english).of(reading.run().frame(last), reading.result()));
    }
    reading.quantities().forEach(each -> told.add(new StudyNames(english).value(each)));
    for (StudyFigureKind kind : StudyFigureKind.values()) {
      if (kind.study() == ready.kind()) {
        Figure figure = StudyFigures.of(kind, reading, FigureFrame.of(900, 500, english)).figure();
        told.add(figure.reading());
        figure.table().rows().forEach(told::addAll);
        figure.marks().stream()
            .filter(Mark.Text.class::isInstance)
            .forEach(mark -> told.add(((Mark.Text) mark).text()));
      }
    }
    assertThat(told).noneMatch(text -> FIVE_IN_A_ROW.matcher(text).find());
  }
}
