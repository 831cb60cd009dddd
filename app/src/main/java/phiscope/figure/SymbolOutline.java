package phiscope.figure;

import phiscope.figure.Mark.Shape;

/** Outlines of the symbols, of equal visual weight in a circle of the given radius. */
final class SymbolOutline {
  private static final double SINE_60 = 0.8660254037844386;

  /** Corners of a stroke of lightning in a circle of radius 1, x and y in turn. */
  private static final double[] FLASH = {
    0.25, -1, -0.62, 0.16, -0.08, 0.16, -0.3, 1, 0.62, -0.28, 0.08, -0.28
  };

  /** Corners of a star in a circle of radius 1, x and y in turn. */
  private static final double[] STAR = {
    0, -1, 0.2351, -0.3236, 0.9511, -0.309, 0.3804, 0.1236, 0.5878, 0.809, 0, 0.4, -0.5878, 0.809,
    -0.3804, 0.1236, -0.9511, -0.309, -0.2351, -0.3236
  };

  private SymbolOutline() {}

  private static double[][] scaled(double[] corners, double x, double y, double r) {
    int count = corners.length / 2;
    double[][] outline = new double[2][count];
    for (int i = 0; i < count; i++) {
      outline[0][i] = x + r * corners[2 * i];
      outline[1][i] = y + r * corners[2 * i + 1];
    }
    return outline;
  }

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
      case FLASH -> scaled(FLASH, x, y, r);
      case STAR -> scaled(STAR, x, y, r);
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
