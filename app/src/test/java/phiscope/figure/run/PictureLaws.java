package phiscope.figure.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.Mark;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.TextMeasure;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Laws that hold for every picture of every run. */
public final class PictureLaws {
  private static final double EDGE = 0.51;

  private PictureLaws() {}

  /** Sizes, text sizes and languages of every kind. */
  public static Arbitrary<FigureFrame> frames() {
    return Combinators.combine(
            Arbitraries.doubles().between(260, 1500),
            Arbitraries.doubles().between(140, 900),
            Arbitraries.of(12.0, 14.0, 20.0, 26.0),
            Arbitraries.of(Language.values()))
        .as(
            (width, height, size, language) ->
                FigureFrame.of(width, height, size, size / 6, Messages.in(language)));
  }

  /** Everything is named and inside, and no text lies on another. */
  public static void check(RunPicture picture) {
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
    for (Place place : picture.places()) {
      assertThat(place.label()).as(what).isNotBlank();
    }
  }

  private static void texts(Figure figure, String what) {
    List<Mark.Text> texts =
        figure.marks().stream()
            .filter(Mark.Text.class::isInstance)
            .map(Mark.Text.class::cast)
            .toList();
    List<Rectangle> places = texts.stream().map(PictureLaws::place).toList();
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
