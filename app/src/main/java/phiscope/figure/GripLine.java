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
    double textWidth = RichText.of(text).width(sketch.measure(), em, true);
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
    double baseline = middle + sketch.measure().capital(em) / 2;
    write(sketch, fitted(sketch, text, width), new Mark.Point(left + width / 2, baseline), term);
    sketch.reserveText(plate);
    sketch.reserve(new Rectangle(x - 1, top, x + 1, bottom));
    return plate;
  }

  private static RichText fitted(Sketch sketch, String text, double width) {
    RichText whole = RichText.of(text);
    double em = sketch.em();
    if (whole.width(sketch.measure(), em, true) <= width) {
      return whole;
    }
    // A power of ten of which figures are lost would be another number.
    String shorter = sketch.measure().fitted(text, em, true, width);
    return RichText.of(shorter.replaceAll("\\S*×[0-9^-]*…$", "…"));
  }

  /** Writes a text around a point; one of several runs from left to right. */
  private static void write(Sketch sketch, RichText text, Mark.Point around, Term term) {
    double em = sketch.em();
    boolean one = text.runs().size() == 1;
    double x = one ? around.x() : around.x() - text.width(sketch.measure(), em, true) / 2;
    boolean continues = false;
    for (RichText.Run run : text.runs()) {
      double size = run.size(em);
      sketch.add(
          Layer.FRONT,
          new Mark.Text(
              run.text(),
              new Mark.Point(x, around.y() + run.shift(em)),
              one ? Mark.Anchor.CENTRE : Mark.Anchor.LEFT,
              new Mark.TextStyle(size, true),
              Ink.BACKGROUND,
              Optional.of(term),
              continues));
      continues = true;
      x += sketch.measure().width(run.text(), size, true);
    }
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
