package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.figure.Mark.Anchor;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Mark.TextStyle;

/** On a page a figure is no higher than what is drawn of it. */
class CutFigureTest {
  private static final Fill FILL = Fill.plain(Ink.TEXT, 1);
  private static final Stroke STROKE = Stroke.solid(Ink.TEXT, 1);

  private static Figure figure(Mark... marks) {
    return new Figure(
        FigureKind.TAPE,
        300,
        200,
        Optional.empty(),
        Optional.empty(),
        List.of(marks),
        List.of(),
        "name",
        "reading",
        new FigureTable(List.of(), List.of()));
  }

  private static Stream<Arguments> marks() {
    List<Point> points = List.of(new Point(1, 20), new Point(2, 90), new Point(3, 50));
    return Stream.of(
        Arguments.of(new Mark.Polyline(points, STROKE, Optional.empty()), 90),
        Arguments.of(new Mark.Area(points, FILL, Optional.empty()), 90),
        Arguments.of(
            new Mark.Line(new Point(0, 70), new Point(9, 30), STROKE, Optional.empty()), 70),
        Arguments.of(new Mark.Box(1, 40, 5, 21, FILL, Optional.empty(), Optional.empty()), 61),
        Arguments.of(
            new Mark.Boxes(new double[] {0, 10, 5, 70, 5, 30, 5, 40}, FILL, Optional.empty()), 80),
        Arguments.of(
            new Mark.Symbol(Shape.CIRCLE, new Point(5, 60), 6, Ink.TEXT, true, Optional.empty()),
            66),
        Arguments.of(
            new Mark.Text(
                "gy",
                new Point(5, 100),
                Anchor.LEFT,
                new TextStyle(50, false),
                Ink.TEXT,
                Optional.empty()),
            111));
  }

  @ParameterizedTest
  @MethodSource("marks")
  void itEndsAMarginBelowItsLowestMark(Mark mark, double lowest) {
    Mark above = new Mark.Line(new Point(0, 1), new Point(9, 1), STROKE, Optional.empty());
    assertThat(figure(mark, above).cutBelow(7).height()).isEqualTo(lowest + 7);
    assertThat(figure(above, mark).cutBelow(7).marks()).containsExactly(above, mark);
  }

  @Test
  void itIsNeverHigherThanItWas() {
    Mark low = new Mark.Line(new Point(0, 196), new Point(9, 1), STROKE, Optional.empty());
    assertThat(figure(low).cutBelow(7).height()).isEqualTo(200);
    assertThat(figure().cutBelow(7).height()).isEqualTo(7);
  }
}
