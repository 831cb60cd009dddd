package phiscope.figure.swim;

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
import phiscope.core.swim.Envelope;
import phiscope.core.swim.SwimRun;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.TextMeasure;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Laws that hold for every figure of every frame of every run. */
class SwimFigureLawsTest {
  private static final double EDGE = 0.51;

  /** Which frame of which run, how many around it, and how; short to print. */
  record Place(int run, double at, int shown, Optional<Integer> observer, boolean byTime) {
    SwimScene scene() {
      SwimRun all = SwimRuns.ALL.get(run);
      int cursor = (int) (at * (all.size() - 1));
      return SwimRuns.scene(
          all, cursor, shown, new SwimLook(observer, Optional.empty(), List.of(), byTime));
    }
  }

  @Provide
  Arbitrary<Place> places() {
    return Combinators.combine(
            Arbitraries.integers().between(0, SwimRuns.ALL.size() - 1),
            Arbitraries.doubles().between(0, 1),
            Arbitraries.integers().between(4, 90),
            Arbitraries.integers().between(0, 60).optional(0.6),
            Arbitraries.of(true, false))
        .as(Place::new);
  }

  @Provide
  Arbitrary<FigureFrame> frames() {
    return Combinators.combine(
            Arbitraries.doubles().between(260, 1500),
            Arbitraries.doubles().between(140, 900),
            Arbitraries.of(12.0, 14.0, 20.0, 26.0),
            Arbitraries.of(Language.values()))
        .as(
            (width, height, size, language) ->
                new FigureFrame(
                    width,
                    height,
                    size,
                    size / 6,
                    Messages.in(language),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty()));
  }

  @Property(tries = 150, seed = "20261130")
  void everyFigureKeepsTheLaws(@ForAll("places") Place place, @ForAll("frames") FigureFrame frame) {
    SwimScene scene = place.scene();
    for (SwimScene each : List.of(scene, marking(scene))) {
      for (SwimFigureKind kind : SwimFigureKind.values()) {
        SwimPicture picture = SwimFigures.of(kind, each, frame);
        assertThat(SwimFigures.of(kind, each, frame)).as("pure").isEqualTo(picture);
        check(picture);
      }
    }
  }

  /** The same with a message of the window chosen. */
  private static SwimScene marking(SwimScene scene) {
    List<Envelope> all = scene.frames().stream().flatMap(f -> f.sent().stream()).toList();
    return all.isEmpty()
        ? scene
        : new SwimScene(
            scene.scenario(),
            scene.frames(),
            scene.cursor(),
            scene.look().marking(Optional.of(all.get(all.size() / 2).id())));
  }

  private static void check(SwimPicture picture) {
    Figure figure = picture.figure();
    String what = figure.kind() + " of " + figure.reading();
    assertThat(figure.name()).as(what).isNotBlank();
    assertThat(figure.reading()).as(what).isNotBlank().doesNotContain("NaN", "null", "{");
    assertThat(figure.table().rows())
        .as(what)
        .allSatisfy(row -> assertThat(row).hasSameSizeAs(figure.table().header()));
    for (Point point : points(figure)) {
      assertThat(point.x()).as("x in %s", what).isBetween(-EDGE, figure.width() + EDGE);
      assertThat(point.y()).as("y in %s", what).isBetween(-EDGE, figure.height() + EDGE);
    }
    texts(figure, what);
    for (SwimPlace place : picture.places()) {
      assertThat(place.label()).as(what).isNotBlank();
    }
  }

  private static void texts(Figure figure, String what) {
    List<Mark.Text> texts =
        figure.marks().stream()
            .filter(Mark.Text.class::isInstance)
            .map(Mark.Text.class::cast)
            .toList();
    List<Rectangle> places = texts.stream().map(SwimFigureLawsTest::place).toList();
    for (int i = 0; i < places.size(); i++) {
      Rectangle place = places.get(i);
      String text = texts.get(i).text();
      assertThat(place.left()).as("%s in %s", text, what).isGreaterThanOrEqualTo(-EDGE);
      assertThat(place.right())
          .as("%s in %s", text, what)
          .isLessThanOrEqualTo(figure.width() + EDGE);
      assertThat(place.top()).as("%s in %s", text, what).isGreaterThanOrEqualTo(-EDGE);
      assertThat(place.bottom())
          .as("%s in %s", text, what)
          .isLessThanOrEqualTo(figure.height() + EDGE);
      for (int j = i + 1; j < places.size(); j++) {
        if (place.overlaps(places.get(j), -1)) {
          assertThat(false).as("%s on %s in %s", text, texts.get(j).text(), what).isTrue();
        }
      }
    }
  }

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
      } else if (mark instanceof Mark.Symbol symbol) {
        points.add(symbol.at());
      } else if (mark instanceof Mark.Text text) {
        points.add(text.at());
      }
    }
    return points;
  }
}
