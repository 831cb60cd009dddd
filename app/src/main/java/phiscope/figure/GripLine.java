package phiscope.figure;

import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;

/** A draggable upright line with a name plate on top. */
final class GripLine {
  private static final double LEAST_HIT = 24;

  /** So far on either side of a line nothing else is written. */
  private static final double SEEN = 3;

  /** Room for an arrow head at each end of the plate, in em. */
  private static final double ARROW = 0.95;

  private GripLine() {}

  /**
   * Draws the line from {@code top} to {@code bottom}, with its plate above {@code top}.
   *
   * @return the plate's place
   */
  static Rectangle draw(
      Sketch sketch, double x, double top, double bottom, String text, Ink ink, Term term) {
    double em = sketch.em();
    double frameWidth = sketch.frame().width();
    double arrows = 2 * ARROW * em;
    double textWidth = sketch.measure().width(text, em, true);
    boolean hasArrows = sketch.frame().grips() && textWidth + arrows < frameWidth;
    double width = Math.min(textWidth + (hasArrows ? arrows : 0.8 * em), frameWidth);
    double height = plateHeight(sketch);
    double left = Math.max(0, Math.min(frameWidth - width, x - width / 2));
    Rectangle plate = new Rectangle(left, top - height, left + width, top);
    Brush brush = sketch.brush(Layer.FRONT, term);
    brush.line(x, top, x, bottom, Stroke.solid(ink, 1.5));
    brush.box(plate, Fill.plain(ink, 1));
    double middle = top - height / 2;
    if (hasArrows) {
      double half = 0.26 * em;
      double outer = 0.3 * em;
      double inner = 0.68 * em;
      Knob.head(
          sketch, left + outer, middle, left + inner, middle - half, left + inner, middle + half);
      double right = left + width;
      Knob.head(
          sketch,
          right - outer,
          middle,
          right - inner,
          middle - half,
          right - inner,
          middle + half);
    }
    sketch.add(
        Layer.FRONT,
        new Mark.Text(
            sketch.measure().fitted(text, em, true, width),
            new Mark.Point(left + width / 2, middle + sketch.measure().capital(em) / 2),
            Mark.Anchor.CENTRE,
            new Mark.TextStyle(em, true),
            Ink.BACKGROUND,
            Optional.of(term)));
    sketch.reserveText(plate);
    sketch.reserve(new Rectangle(x - 1, top, x + 1, bottom));
    return plate;
  }

  /** Where a label of normal size may stand beside a plate. */
  static List<Spot> beside(Sketch sketch, Rectangle plate) {
    double em = sketch.em();
    // A pixel higher than the plate's own text, clear of what begins right below the plate.
    double baseline = (plate.top() + plate.bottom() + sketch.measure().capital(em)) / 2 - 1;
    return List.of(
        Spot.left(plate.right() + 0.6 * em, baseline),
        Spot.right(plate.left() - 0.6 * em, baseline));
  }

  /** Where a plot begins that has plates above it. */
  static double top(Sketch sketch) {
    return plateHeight(sketch) + Math.round(0.3 * sketch.em());
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
            label)
        .gripped(new Rectangle(x - SEEN, column.top(), x + SEEN, column.bottom()));
  }
}
