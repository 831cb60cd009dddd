package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import phiscope.bench.Benches;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.Term;
import phiscope.figure.Mark.Point;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Laws that hold for every figure of every readable document in every frame. */
class DetectorFiguresLawsTest {
  private static final double EDGE = 0.51;
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);
  private static final Messages CHINESE = Messages.in(Language.CHINESE);

  @Provide
  Arbitrary<DetectorBench> anyBench() {
    return Benches.any();
  }

  @Provide
  Arbitrary<DetectorBench> drawnBench() {
    return Benches.drawn();
  }

  @Provide
  Arbitrary<FigureFrame> frames() {
    Arbitrary<Optional<Long>> zoom = Arbitraries.longs().between(0, 1_000_000).optional(0.3);
    return Combinators.combine(
            Arbitraries.doubles().between(320, 1600),
            Arbitraries.doubles().between(160, 900),
            Arbitraries.of(12.0, 14.0, 20.0, 28.0),
            Arbitraries.of(ENGLISH, CHINESE),
            Arbitraries.of(Term.class).optional(),
            zoom,
            zoom,
            Arbitraries.doubles().between(-1e9, 1e9).optional(0.3))
        .as(
            (width, height, size, messages, term, from, to, prediction) ->
                new FigureFrame(
                    width, height, size, size / 6, messages, term, from, to, prediction));
  }

  @Property(tries = 40, seed = "20261129")
  void everyFigureOfADrawnDocumentKeepsTheLaws(
      @ForAll("drawnBench") DetectorBench bench, @ForAll("frames") FigureFrame frame) {
    check(bench, frame);
  }

  @Property(tries = 40, seed = "20261129")
  void everyFigureOfAnyDocumentKeepsTheLaws(
      @ForAll("anyBench") DetectorBench bench, @ForAll("frames") FigureFrame frame) {
    check(bench, frame);
  }

  private static void check(DetectorBench bench, FigureFrame frame) {
    DetectorReading reading = DetectorReader.read(bench);
    for (FigureKind kind : FigureKind.values()) {
      for (int tape = 0; tape < reading.tapes().size(); tape++) {
        Figure figure = DetectorFigures.of(kind, reading, tape, frame);
        assertThat(DetectorFigures.of(kind, reading, tape, frame)).as("pure").isEqualTo(figure);
        checkFigure(figure, reading, tape);
      }
    }
  }

  private static void checkFigure(Figure figure, DetectorReading reading, int tape) {
    String what = figure.kind() + " of " + figure.reading();
    assertThat(figure.name()).as(what).isNotBlank();
    assertThat(figure.reading()).as(what).isNotBlank().doesNotContain("NaN", "null");
    assertThat(figure.table().rows())
        .as(what)
        .allSatisfy(row -> assertThat(row).hasSameSizeAs(figure.table().header()));
    for (Point point : points(figure)) {
      assertThat(point.x()).as("x in %s", what).isBetween(-EDGE, figure.width() + EDGE);
      assertThat(point.y()).as("y in %s", what).isBetween(-EDGE, figure.height() + EDGE);
    }
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Polyline line) {
        assertThat(line.points()).as(what).hasSizeLessThanOrEqualTo(2 * (int) figure.width() + 4);
      }
    }
    checkTexts(figure, what);
    checkAxes(figure, what);
    checkHandles(figure, reading, tape, what);
  }

  private static List<Point> points(Figure figure) {
    List<Point> points = new ArrayList<>();
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Polyline line) {
        points.addAll(line.points());
      } else if (mark instanceof Mark.Area area) {
        points.addAll(area.outline());
      } else if (mark instanceof Mark.Line line) {
        points.add(line.from());
        points.add(line.to());
      } else if (mark instanceof Mark.Box box) {
        points.add(new Point(box.x(), box.y()));
        points.add(new Point(box.x() + box.width(), box.y() + box.height()));
      } else if (mark instanceof Mark.Boxes boxes) {
        for (int i = 0; i < boxes.count(); i++) {
          points.add(new Point(boxes.place(i).left(), boxes.place(i).top()));
          points.add(new Point(boxes.place(i).right(), boxes.place(i).bottom()));
        }
      } else if (mark instanceof Mark.Symbol symbol) {
        points.add(symbol.at());
      } else if (mark instanceof Mark.Text text) {
        points.add(text.at());
      }
    }
    return points;
  }

  /** Nothing is clipped, and no two texts lie on each other. */
  private static void checkTexts(Figure figure, String what) {
    List<Rectangle> places = new ArrayList<>();
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Text text) {
        Rectangle place = place(text);
        assertThat(place.left()).as("%s in %s", text.text(), what).isGreaterThanOrEqualTo(-EDGE);
        assertThat(place.right())
            .as("%s in %s", text.text(), what)
            .isLessThanOrEqualTo(figure.width() + EDGE);
        assertThat(place.top()).as("%s in %s", text.text(), what).isGreaterThanOrEqualTo(-EDGE);
        assertThat(place.bottom())
            .as("%s in %s", text.text(), what)
            .isLessThanOrEqualTo(figure.height() + EDGE);
        places.add(place);
      }
    }
    for (int i = 0; i < places.size(); i++) {
      for (int j = i + 1; j < places.size(); j++) {
        assertThat(places.get(i).overlaps(places.get(j), -1))
            .as("%s and %s in %s", text(figure, i), text(figure, j), what)
            .isFalse();
      }
    }
  }

  private static String text(Figure figure, int index) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(mark -> ((Mark.Text) mark).text())
        .skip(index)
        .findFirst()
        .orElseThrow();
  }

  /** The body of a text; raised exponents and their bases touch without being on each other. */
  private static Rectangle place(Mark.Text text) {
    double size = text.style().size();
    double width = TextMeasure.bundled().width(text.text(), text.style());
    double left =
        switch (text.anchor()) {
          case LEFT -> text.at().x();
          case CENTRE -> text.at().x() - width / 2;
          case RIGHT -> text.at().x() - width;
        };
    return new Rectangle(
        left, text.at().y() - 0.73 * size, left + width, text.at().y() + 0.12 * size);
  }

  private static void checkAxes(Figure figure, String what) {
    for (Axis axis : List.of(figure.x(), figure.y()).stream().flatMap(Optional::stream).toList()) {
      double width = Math.abs(axis.end() - axis.start());
      for (double share : new double[] {0, 0.25, 0.5, 1}) {
        double pixel = axis.start() + share * (axis.end() - axis.start());
        assertThat(Math.abs(axis.pixel(axis.value(pixel)) - pixel))
            .as("pixel of value of pixel in %s", what)
            .isLessThan(1e-3 * Math.max(1, width));
      }
    }
  }

  private static void checkHandles(Figure figure, DetectorReading reading, int tape, String what) {
    for (Handle handle : figure.handles()) {
      assertThat(handle.label()).as(what).isNotBlank().doesNotContainPattern("\\{\\d}");
      assertThat(handle.value()).as("%s in %s", handle, what).isFinite();
      assertThat(handle.width()).as("%s in %s", handle, what).isPositive();
      assertThat(handle.height()).as("%s in %s", handle, what).isPositive();
      assertThat(handle.x()).as("%s in %s", handle, what).isGreaterThanOrEqualTo(0);
      assertThat(handle.y()).as("%s in %s", handle, what).isGreaterThanOrEqualTo(0);
      assertThat(handle.x() + handle.width())
          .as("%s in %s", handle, what)
          .isLessThanOrEqualTo(figure.width() + EDGE);
      assertThat(handle.y() + handle.height())
          .as("%s in %s", handle, what)
          .isLessThanOrEqualTo(figure.height() + EDGE);
      int heartbeats = reading.tapes().get(tape).tape().heartbeats().size();
      if (handle.target() instanceof Handle.Target.HeartbeatArrival target) {
        assertThat(target.tape()).isEqualTo(tape);
        assertThat(target.index()).isBetween(0, heartbeats - 1);
      } else if (handle.target() instanceof Handle.Target.IntervalLength target) {
        assertThat(target.index()).isBetween(1, heartbeats - 1);
      }
    }
    assertThat(figure.handles().stream().map(Handle::target)).as(what).doesNotHaveDuplicates();
  }
}
