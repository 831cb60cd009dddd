package phiscope.figure;

import java.util.Optional;
import phiscope.bench.Term;

/** A draggable upright line with a name plate on top. */
final class GripLine {
  private static final double LEAST_HIT = 24;

  private GripLine() {}

  /**
   * Draws the line from {@code top} to {@code bottom}, with its plate above {@code top}.
   *
   * @return the plate's place
   */
  static Rectangle draw(
      Sketch sketch, double x, double top, double bottom, String text, Ink ink, Term term) {
    double em = sketch.em();
    double width =
        Math.min(sketch.measure().width(text, em, true) + 0.9 * em, sketch.frame().width());
    double height = plateHeight(sketch);
    double left = Math.max(0, Math.min(sketch.frame().width() - width, x - width / 2));
    Rectangle plate = new Rectangle(left, top - height, left + width, top);
    Brush brush = sketch.brush(Layer.FRONT, term);
    brush.line(x, top, x, bottom, Stroke.solid(ink, 1.5));
    brush.box(plate, Fill.plain(ink, 1));
    String fitted = sketch.measure().fitted(text, em, true, width);
    sketch.add(
        Layer.FRONT,
        new Mark.Text(
            fitted,
            new Mark.Point(left + width / 2, top - height / 2 + sketch.measure().capital(em) / 2),
            Mark.Anchor.CENTRE,
            new Mark.TextStyle(em, true),
            Ink.BACKGROUND,
            Optional.of(term)));
    sketch.reserve(plate);
    return plate;
  }

  static double plateHeight(Sketch sketch) {
    return Math.ceil(1.45 * sketch.em());
  }

  /** A handle over an upright line, 24 pixels wide where the figure has room. */
  static Handle handle(
      Sketch sketch, Handle.Target target, double x, Rectangle column, double value, String label) {
    double left = Math.max(0, Math.min(sketch.frame().width() - LEAST_HIT, x - LEAST_HIT / 2));
    return new Handle(
        target,
        left,
        column.top(),
        Math.min(LEAST_HIT, sketch.frame().width()),
        column.height(),
        Handle.Direction.HORIZONTAL,
        value,
        label);
  }
}
