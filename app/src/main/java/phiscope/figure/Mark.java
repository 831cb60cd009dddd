package phiscope.figure;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;

/**
 * One painted thing. {@code term} names the quantity it shows, so that it lights up with the
 * arithmetic.
 */
public sealed interface Mark {
  Optional<Term> term();

  /** The pixel that it reaches down to, without the width of its lines. */
  double lowest();

  /** A line through points, at most two a pixel column. */
  record Polyline(List<Point> points, Stroke stroke, Optional<Term> term) implements Mark {
    public Polyline {
      points = List.copyOf(points);
    }

    @Override
    public double lowest() {
      return lowestOf(points);
    }
  }

  /** A closed surface. */
  record Area(List<Point> outline, Fill fill, Optional<Term> term) implements Mark {
    public Area {
      outline = List.copyOf(outline);
    }

    @Override
    public double lowest() {
      return lowestOf(outline);
    }
  }

  /** A straight line. */
  record Line(Point from, Point to, Stroke stroke, Optional<Term> term) implements Mark {
    @Override
    public double lowest() {
      return Math.max(from.y, to.y);
    }
  }

  /** An upright rectangle. */
  record Box(
      double x,
      double y,
      double width,
      double height,
      Fill fill,
      Optional<Stroke> outline,
      Optional<Term> term)
      implements Mark {
    @Override
    public double lowest() {
      return y + height;
    }
  }

  /**
   * Upright rectangles that are all alike, of one quantity: bars or pieces of a curve that are so
   * many that one mark each would be most of the work.
   *
   * @param places left, top, width and height of each in turn
   */
  record Boxes(double[] places, Fill fill, Optional<Term> term) implements Mark {
    public Boxes {
      places = places.clone();
    }

    /** A copy. */
    @Override
    public double[] places() {
      return places.clone();
    }

    public int count() {
      return places.length / 4;
    }

    public Rectangle place(int which) {
      double left = places[4 * which];
      double top = places[4 * which + 1];
      return new Rectangle(left, top, left + places[4 * which + 2], top + places[4 * which + 3]);
    }

    @Override
    public double lowest() {
      double lowest = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < count(); i++) {
        lowest = Math.max(lowest, place(i).bottom());
      }
      return lowest;
    }

    @Override
    public boolean equals(Object other) {
      return this == other
          || other instanceof Boxes that
              && fill.equals(that.fill)
              && term.equals(that.term)
              && Arrays.equals(places, that.places);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * Arrays.hashCode(places) + fill.hashCode()) + term.hashCode();
    }

    @Override
    public String toString() {
      return "Boxes[" + Arrays.toString(places) + ", " + fill + ", " + term + "]";
    }
  }

  /** A symbol. */
  record Symbol(Shape shape, Point at, double size, Ink ink, boolean filled, Optional<Term> term)
      implements Mark {
    @Override
    public double lowest() {
      return at.y + size;
    }
  }

  /**
   * One line of text whose base line lies at the place. A raised exponent is a smaller text of its
   * own.
   *
   * @param continues whether it goes on, at its left, where the text before it among the marks ends
   */
  record Text(
      String text,
      Point at,
      Anchor anchor,
      TextStyle style,
      Ink ink,
      Optional<Term> term,
      boolean continues)
      implements Mark {
    public Text {
      if (continues && anchor != Anchor.LEFT) {
        throw new IllegalArgumentException("what goes on with a text is placed by its left end");
      }
    }

    /** A text by itself. */
    public Text(
        String text, Point at, Anchor anchor, TextStyle style, Ink ink, Optional<Term> term) {
      this(text, at, anchor, style, ink, term, false);
    }

    @Override
    public double lowest() {
      return at.y + TextMeasure.DESCENT * style.size;
    }
  }

  private static double lowestOf(List<Point> points) {
    return points.stream().mapToDouble(Point::y).max().orElse(Double.NEGATIVE_INFINITY);
  }

  /** A place. */
  record Point(double x, double y) {}

  /** Shapes that stay apart without colour. */
  enum Shape {
    CIRCLE,
    SQUARE,
    DIAMOND,
    TRIANGLE_UP,
    TRIANGLE_DOWN,
    CROSS,
    PLUS,
    BAR,
    /** A stroke of lightning: something that must hold is broken. */
    FLASH,
    /** A star of five points: the best of several. */
    STAR
  }

  /** Which point of the text lies at its place. */
  enum Anchor {
    LEFT,
    CENTRE,
    RIGHT
  }

  /**
   * Sizes of text; pixels come from the figure's frame, and are already decided in {@code size}.
   */
  record TextStyle(double size, boolean bold) {}
}
