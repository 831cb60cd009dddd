package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.text.Numbers;

/** Draws axes: line, ticks with numbers, grid, title. */
public final class AxisDrawing {
  private static final double MOST_TICKS = 12;

  /** What is free at least between two numbers, in em. */
  private static final double BETWEEN_NUMBERS = 0.5;

  /** How far below its tick a number stands where the title has the room beside it, in em. */
  private static final double BELOW_TITLE = 0.5;

  /** Over no more decades than these, parts of a decade are numbered too, where there is room. */
  private static final double FEW_DECADES = 2.5;

  private static final int PER_DECADE = 3;

  private AxisDrawing() {}

  /**
   * The axis below a plot. Numbers that would touch are left out.
   *
   * @param title what is measured, with unit; at the right end of the row of numbers
   */
  public static void below(Sketch sketch, Axis axis, Rectangle plot, String title, boolean grid) {
    double end = sketch.frame().width() - sketch.em() * 0.4;
    below(sketch, axis, plot, title, end, grid);
  }

  /**
   * The same of one plot among several.
   *
   * @param end where the title ends
   */
  public static void below(
      Sketch sketch, Axis axis, Rectangle plot, String title, double end, boolean grid) {
    below(sketch, axis, plot, title, end, grid, 0);
  }

  /** The same of whole numbers: nothing between two of them is numbered. */
  public static void belowWhole(
      Sketch sketch, Axis axis, Rectangle plot, String title, double end, boolean grid) {
    below(sketch, axis, plot, title, end, grid, 1);
  }

  private static void below(
      Sketch sketch,
      Axis axis,
      Rectangle plot,
      String title,
      double end,
      boolean grid,
      double leastStep) {
    double em = sketch.em();
    double baseline = plot.bottom() + tickLength(em) + sketch.measure().ascent(em);
    line(sketch, plot.left(), plot.bottom(), plot.right(), plot.bottom());
    if (!title.isEmpty()) {
      Label label = Label.of(title, em, Ink.TEXT_MUTED);
      Spot spot = Spot.right(end, baseline);
      if (sketch.place(label, spot)) {
        // A number close before it would be read as one with it: "40 s since ...".
        Rectangle place = sketch.extent(label, spot);
        sketch.reserve(new Rectangle(place.left() - em, place.top(), place.left(), place.bottom()));
      }
    }
    for (Tick tick : ticks(sketch, axis, Math.abs(axis.end() - axis.start()), leastStep)) {
      double x = axis.pixel(tick.value());
      if (grid) {
        gridLine(sketch, x, plot.top(), x, plot.bottom());
      }
      line(sketch, x, plot.bottom(), x, plot.bottom() + tickLength(em) * 0.7);
      number(sketch, tick, Spot.centre(x, baseline));
    }
  }

  /** Writes a number below a plot, unless one of another plot beside it would run into it. */
  private static void number(Sketch sketch, Tick tick, Spot spot) {
    Label label = Label.of(tick.text(), sketch.em(), Ink.TEXT_MUTED);
    Rectangle place = sketch.extent(label, spot);
    double apart = BETWEEN_NUMBERS * sketch.em();
    Rectangle clear =
        new Rectangle(
            Math.max(0, place.left() - apart),
            place.top(),
            Math.min(sketch.frame().width(), place.right() + apart),
            place.bottom());
    if (sketch.isFree(clear, true)) {
      sketch.place(label, spot);
    }
  }

  /** The axis left of a plot; its title stands above it. */
  public static void left(Sketch sketch, Axis axis, Rectangle plot, String title) {
    left(sketch, axis, plot, title, 0);
  }

  /** The same of whole numbers: nothing between two of them is numbered. */
  public static void leftWhole(Sketch sketch, Axis axis, Rectangle plot, String title) {
    left(sketch, axis, plot, title, 1);
  }

  private static void left(
      Sketch sketch, Axis axis, Rectangle plot, String title, double leastStep) {
    double em = sketch.em();
    line(sketch, plot.left(), plot.top(), plot.left(), plot.bottom());
    double most = Math.max(1, Math.min(8, plot.height() / (1.9 * em)));
    if (!title.isEmpty()) {
      Label label = Label.of(title, em, Ink.TEXT_MUTED);
      sketch.place(
          label,
          Spot.left(em * 0.3, plot.top() - em * 0.45),
          Spot.left(plot.left() + em * 0.4, plot.top() + em));
    }
    for (Tick tick : linearOrLog(axis, most, leastStep)) {
      double y = axis.pixel(tick.value());
      if (y < plot.bottom() - 0.5) {
        gridLine(sketch, plot.left(), y, plot.right(), y);
      }
      double baseline = y + sketch.measure().capital(em) / 2;
      boolean numbered =
          sketch.place(
              Label.of(tick.text(), em, Ink.TEXT_MUTED),
              Spot.right(plot.left() - tickLength(em), baseline),
              Spot.right(plot.left() - tickLength(em), baseline + BELOW_TITLE * em));
      // A tick without its number would only be asked about.
      if (numbered) {
        line(sketch, plot.left() - tickLength(em) * 0.7, y, plot.left(), y);
      }
    }
  }

  /** What an axis of times measures, with the unit of the document. */
  static String title(Subject subject, String key) {
    String unit = Numbers.unit(subject.scale().unit());
    return unit.isEmpty()
        ? subject.text(key)
        : subject.text("axis.withUnit", subject.text(key), unit);
  }

  /** Pixels from the axis to its numbers. */
  public static double tickLength(double em) {
    return Math.max(4, 0.4 * em);
  }

  /** Height that the row of numbers takes below a plot. */
  public static double rowHeight(Sketch sketch) {
    double em = sketch.em();
    return tickLength(em) + sketch.measure().height(em) + 1;
  }

  private record Tick(double value, String text) {}

  private static List<Tick> ticks(Sketch sketch, Axis axis, double pixels, double leastStep) {
    double em = sketch.em();
    double most = Math.min(MOST_TICKS, pixels / (2.2 * em));
    for (double count = Math.max(1, Math.floor(most)); count > 1; count--) {
      List<Tick> ticks = linearOrLog(axis, count, leastStep);
      if (fit(sketch, axis, ticks)) {
        return ticks;
      }
    }
    return linearOrLog(axis, 1, leastStep);
  }

  private static boolean fit(Sketch sketch, Axis axis, List<Tick> ticks) {
    double em = sketch.em();
    for (int i = 1; i < ticks.size(); i++) {
      double room =
          Math.abs(axis.pixel(ticks.get(i).value()) - axis.pixel(ticks.get(i - 1).value()));
      double half =
          (sketch.measure().width(ticks.get(i).text(), em, false)
                  + sketch.measure().width(ticks.get(i - 1).text(), em, false))
              / 2;
      if (half + 0.7 * em > room) {
        return false;
      }
    }
    return true;
  }

  private static List<Tick> linearOrLog(Axis axis, double most, double leastStep) {
    if (axis.scale() == Axis.Scale.LOG10) {
      return decades(axis, most);
    }
    double step = Math.max(leastStep, Ticks.step((axis.high() - axis.low()) / most));
    return Ticks.values(axis.low(), axis.high(), step).stream()
        .map(value -> new Tick(value, Ticks.text(value, step)))
        .toList();
  }

  private static List<Tick> decades(Axis axis, double most) {
    double low = StrictMath.log10(axis.low());
    double high = StrictMath.log10(axis.high());
    if (most > PER_DECADE * (high - low) && high - low <= FEW_DECADES) {
      return parts(low, high);
    }
    double step = Math.max(1, Ticks.step((high - low) / most));
    return Ticks.values(low, high, step).stream()
        .filter(exponent -> exponent == Math.rint(exponent))
        .map(exponent -> new Tick(StrictMath.pow(10, exponent), decade(1, exponent)))
        .toList();
  }

  /** Where there are few decades: 1, 2 and 5 of each. */
  private static List<Tick> parts(double low, double high) {
    List<Tick> ticks = new ArrayList<>();
    for (double exponent = Math.floor(low); exponent <= high; exponent++) {
      for (int part : new int[] {1, 2, 5}) {
        double at = exponent + StrictMath.log10(part);
        if (at > low - 1e-9 && at < high + 1e-9) {
          ticks.add(new Tick(StrictMath.pow(10, at), decade(part, exponent)));
        }
      }
    }
    return ticks;
  }

  private static String decade(int part, double exponent) {
    double unit = StrictMath.pow(10, exponent);
    return exponent >= -3 && exponent <= 3
        ? Ticks.text(part * unit, unit)
        : part + "×10^" + (long) exponent;
  }

  private static void line(Sketch sketch, double x1, double y1, double x2, double y2) {
    sketch.brush(Layer.GROUND).line(x1, y1, x2, y2, Stroke.solid(Ink.AXIS, 1));
  }

  private static void gridLine(Sketch sketch, double x1, double y1, double x2, double y2) {
    sketch.brush(Layer.GROUND).line(x1, y1, x2, y2, Stroke.solid(Ink.GRID, 1));
  }
}
