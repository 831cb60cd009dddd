package phiscope.figure;

import phiscope.figure.Mark.Shape;

/** Outlines of the symbols, of equal visual weight in a circle of the given radius. */
final class SymbolOutline {
  private static final double SINE_60 = 0.8660254037844386;

  private SymbolOutline() {}

  /** Corners of a closed symbol: all x, then all y. */
  static double[][] of(Shape shape, double x, double y, double r) {
    double side = 0.86 * r;
    return switch (shape) {
      case SQUARE ->
          new double[][] {
            {x - side, x + side, x + side, x - side}, {y - side, y - side, y + side, y + side}
          };
      case DIAMOND -> new double[][] {{x, x + r, x, x - r}, {y - r, y, y + r, y}};
      case TRIANGLE_UP -> triangle(x, y, r, -1);
      case TRIANGLE_DOWN -> triangle(x, y, r, 1);
      case BAR ->
          new double[][] {
            {x - r / 4, x + r / 4, x + r / 4, x - r / 4}, {y - r, y - r, y + r, y + r}
          };
      case CIRCLE, CROSS, PLUS -> throw new IllegalArgumentException(shape + " has no corners");
    };
  }

  private static double[][] triangle(double x, double y, double r, int tip) {
    double half = 1.1 * SINE_60 * r;
    return new double[][] {
      {x, x + half, x - half}, {y + tip * r, y - tip * 0.65 * r, y - tip * 0.65 * r}
    };
  }

  /** Lines of an open symbol: x and y of both ends, in turn. */
  static double[] strokes(Shape shape, double x, double y, double r) {
    if (shape == Shape.PLUS) {
      return new double[] {x - r, y, x + r, y, x, y - r, x, y + r};
    }
    double arm = 0.8 * r;
    return new double[] {x - arm, y - arm, x + arm, y + arm, x - arm, y + arm, x + arm, y - arm};
  }
}
