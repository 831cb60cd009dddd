package phiscope.figure.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyReader;
import phiscope.bench.study.CostParameter;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyKind;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Ink;
import phiscope.figure.Mark;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** What S002 says of the cost of heartbeats stands in the picture of costs and in its table. */
class ArticleCostInPictureTest {
  private static Figure figure(long members, double width, double height, Language language) {
    Study study = Study.usual(StudyKind.COST).with(CostParameter.MEMBERS, members);
    FigureFrame frame = FigureFrame.of(width, height, Messages.in(language));
    return StudyFigures.of(
            StudyFigureKind.COST_CURVES, StudyReader.read(StudyBench.of("", study)), frame)
        .figure();
  }

  /** 1000 x 999 messages; the mark lies at (1000, 999000), whatever the members of the settings. */
  @ParameterizedTest
  @ValueSource(longs = {3, 100, 1_000, 100_000})
  void theMillionOfTheArticleIsMarkedOnTheCurve(long members) {
    for (Language language : Language.values()) {
      for (double[] size : new double[][] {{420, 220}, {640, 260}, {900, 420}}) {
        Figure figure = figure(members, size[0], size[1], language);
        List<Mark.Symbol> marks =
            figure.marks().stream()
                .filter(Mark.Symbol.class::isInstance)
                .map(Mark.Symbol.class::cast)
                .toList();
        assertThat(marks).hasSize(1);
        Mark.Point at = marks.get(0).at();
        assertThat(fullMesh(figure))
            .anyMatch(point -> Math.hypot(point.x() - at.x(), point.y() - at.y()) < 0.5);
        assertThat(figure.marks())
            .as(size[0] + " " + language)
            .anyMatch(
                mark -> mark instanceof Mark.Text text && text.text().contains("999\u00a0000"));
      }
    }
  }

  private static List<Mark.Point> fullMesh(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Polyline.class::isInstance)
        .map(Mark.Polyline.class::cast)
        .filter(line -> line.stroke().ink() == Ink.CRASH)
        .flatMap(line -> line.points().stream())
        .toList();
  }

  /** Claims S002-03 to S002-05: 2 x 999 = 1998 a member, 999000 in all, ten times as many. */
  @Test
  void theTableListsWhatTheArticleSaysBesideWhatItComesTo() {
    List<List<String>> rows = figure(50, 900, 420, Language.ENGLISH).table().rows();
    assertThat(rows.get(rows.size() - 2))
        .containsExactly(
            "S002: full mesh, n = 1000, T = 1 s",
            "999\u00a0000",
            "999\u00a0000 (S002 says: a million)",
            "1998 (S002 says: about 2000)",
            "1998");
    assertThat(rows.get(rows.size() - 1))
        .containsExactly(
            "S002: full mesh, n = 1000, T = 100 ms",
            "999\u00a0000",
            "9\u00a0990\u00a0000 (S002 says: ten times as many)",
            "1998",
            "1998");
  }
}
