package phiscope.figure.run;

import java.util.Optional;
import phiscope.figure.Brush;
import phiscope.figure.Ink;
import phiscope.figure.Layer;
import phiscope.figure.Mark;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Mark.TextStyle;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Stroke;

/** Draws the sign of a state or a message, with its letter where there is room for it. */
public final class SignDrawing {
  private static final double LETTER = 0.62;
  private static final double LEAST_LETTER = 8;

  private final Sketch sketch;

  public SignDrawing(Sketch sketch) {
    this.sketch = sketch;
  }

  /** The square that a sign takes. */
  public static Rectangle around(double x, double y, double size) {
    return new Rectangle(x - size / 2, y - size / 2, x + size / 2, y + size / 2);
  }

  /** Draws a sign without its letter, where there is no room for one. */
  public void plain(Sign sign, double x, double y, double size) {
    draw(new Sign(sign.shape(), sign.filled(), sign.ink(), ""), x, y, size);
  }

  /** Draws a sign around a place. */
  public void draw(Sign sign, double x, double y, double size) {
    draw(sign, x, y, size, sign.ink());
  }

  /** The same in another colour, for what is not of now. */
  public void draw(Sign sign, double x, double y, double size, Ink ink) {
    Brush brush = sketch.brush(Layer.SYMBOL);
    brush.symbol(sign.shape(), x, y, grown(sign.shape(), size), ink, sign.filled());
    double letter = LETTER * size;
    if (!sign.letter().isEmpty() && letter >= LEAST_LETTER) {
      double shift =
          switch (sign.shape()) {
            case TRIANGLE_UP -> 0.12 * size;
            case TRIANGLE_DOWN -> -0.12 * size;
            default -> 0;
          };
      double baseline = y + shift + sketch.measure().capital(letter) / 2;
      sketch.add(
          Layer.SYMBOL,
          new Mark.Text(
              sign.letter(),
              new Point(x, baseline),
              Mark.Anchor.CENTRE,
              new TextStyle(letter, true),
              sign.filled() ? Ink.BACKGROUND : ink,
              Optional.empty()));
    }
  }

  /** Pointed shapes need to be larger to hold a letter and to look as large as a circle. */
  private static double grown(Shape shape, double size) {
    return switch (shape) {
      case TRIANGLE_UP, TRIANGLE_DOWN -> size * 1.3;
      case DIAMOND -> size * 1.18;
      case SQUARE -> size * 0.9;
      default -> size;
    };
  }

  /** The frame around something that is picked for a fault. */
  public void pick(double x, double y, double size) {
    double half = size / 2 + 5;
    sketch
        .brush(Layer.SYMBOL)
        .box(
            new Rectangle(x - half, y - half, x + half, y + half),
            phiscope.figure.Fill.plain(Ink.PREDICTION, 0.1),
            new Stroke(Ink.PREDICTION, 2, Stroke.Dash.DASHED));
  }

  /** The ring around what is chosen. */
  public void mark(double x, double y, double size) {
    double half = size / 2 + 2.5;
    sketch
        .brush(Layer.SYMBOL)
        .box(
            new Rectangle(x - half, y - half, x + half, y + half),
            phiscope.figure.Fill.plain(Ink.SELECTION, 0),
            Stroke.solid(Ink.SELECTION, 2));
  }
}
