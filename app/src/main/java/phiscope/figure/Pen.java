package phiscope.figure;

import phiscope.figure.Mark.Anchor;

/**
 * The few strokes that every target of a figure must be able to make: a screen's canvas, an image,
 * an SVG file. Everything else (hatching, symbols, colours of a theme) is worked out once by {@link
 * FigurePainter}, so that targets cannot differ.
 *
 * <p>Lengths are logical pixels, the origin is at the top left, all numbers are finite. Lines end
 * flat at their points and join round; dashes are on-off lengths, empty for a solid line.
 */
public interface Pen {
  /** What follows up to {@link #endMark} paints this mark. */
  default void beginMark(Mark mark) {}

  /** Ends the mark begun last. */
  default void endMark() {}

  /** Fills an upright rectangle. */
  void fillBox(double x, double y, double width, double height, Rgb color, double opacity);

  /**
   * Fills upright rectangles of one colour.
   *
   * @param places left, top, width and height of each in turn
   */
  void fillBoxes(double[] places, Rgb color, double opacity);

  /** Fills a closed polygon (non-zero winding). */
  void fillPolygon(double[] xs, double[] ys, Rgb color, double opacity);

  /** Draws a line through points; {@code closed} joins the last to the first. */
  void strokePath(
      double[] xs, double[] ys, boolean closed, Rgb color, double width, double[] dashes);

  /**
   * Draws separate solid lines.
   *
   * @param ends x and y of the start, x and y of the end, for each line in turn
   */
  void strokeSegments(double[] ends, Rgb color, double width, double opacity);

  /** Fills a circle. */
  void fillCircle(double x, double y, double radius, Rgb color);

  /** Draws a circle's outline. */
  void strokeCircle(double x, double y, double radius, Rgb color, double width);

  /**
   * Writes one line of text in the bundled font.
   *
   * @param baseline y of the base line
   */
  void text(
      String text, double x, double baseline, Anchor anchor, double size, boolean bold, Rgb color);
}
