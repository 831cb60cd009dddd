package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.bench.Term;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;

/** The surfaces of the tail figure: density, shaded tail, mass below 0, histogram and rug. */
final class TailShapes {
  private static final int MOST_DOTS = 40;
  private static final double SCOTT = 3.49;

  private final Sketch sketch;
  private final Subject subject;
  private final Axis x;
  private final Axis y;
  private final Rectangle plot;

  TailShapes(Sketch sketch, Subject subject, Axis x, Axis y, Rectangle plot) {
    this.sketch = sketch;
    this.subject = subject;
    this.x = x;
    this.y = y;
    this.plot = plot;
  }

  void density(SilenceModel model) {
    if (model.tail() == PhiPolicy.Tail.EMPIRICAL) {
      return;
    }
    List<Point> curve = curve(model);
    sketch.brush(Layer.CURVE).polyline(curve, Stroke.solid(Ink.MODEL, Sketch.CURVE));
    sketch.reserveLine(curve);
    subject
        .main()
        .elapsed()
        .ifPresent(elapsed -> shade(model, curve, x.pixel(subject.units(elapsed)), true));
  }

  private List<Point> curve(SilenceModel model) {
    double peak = model.isBell() ? subject.units(model.model().centre()) : 0;
    return Columns.sample(
        x, y, units -> model.density(subject.ticks(units)) * subject.ticks(1), peak);
  }

  /** Fills between curve and axis on one side of a pixel. */
  private void shade(SilenceModel model, List<Point> curve, double from, boolean right) {
    double at = plot.clampX(from);
    List<Point> outline = new ArrayList<>();
    double height = model.density(subject.ticks(x.value(at))) * subject.ticks(1);
    Point edge = new Point(at, Columns.clamp(y, y.pixel(height)));
    if (right) {
      outline.add(new Point(at, plot.bottom()));
      outline.add(edge);
    }
    for (Point point : curve) {
      if (right ? point.x() > at : point.x() < at) {
        outline.add(point);
      }
    }
    if (outline.size() < 2) {
      return;
    }
    if (right) {
      outline.add(new Point(outline.get(outline.size() - 1).x(), plot.bottom()));
      sketch.brush(Layer.SURFACE, Term.SURVIVAL).area(outline, Fill.plain(Ink.TAIL, 0.42));
    } else {
      outline.add(edge);
      outline.add(new Point(at, plot.bottom()));
      outline.add(new Point(outline.get(0).x(), plot.bottom()));
      sketch
          .brush(Layer.SURFACE)
          .area(outline, new Fill(Ink.NEGATIVE_MASS, 0.9, Fill.Pattern.HATCHED));
    }
  }

  /** Hatches what the model gives to intervals below 0, which no clock can measure. */
  void negativeMass(SilenceModel model) {
    if (x.low() < 0 && model.isBell()) {
      double zero = x.pixel(0);
      shade(model, curve(model), zero, false);
      sketch
          .brush(Layer.GROUND)
          .line(zero, plot.top(), zero, plot.bottom(), Stroke.solid(Ink.AXIS, 1));
    }
  }

  /** Histogram, and dots for few intervals or a rug for many. */
  void window(Optional<SilenceModel> model) {
    long[] intervals =
        model.map(SilenceModel::intervals).orElseGet(() -> SilenceModel.sorted(subject.main()));
    if (intervals.length == 0) {
      return;
    }
    boolean empirical = model.filter(it -> it.tail() == PhiPolicy.Tail.EMPIRICAL).isPresent();
    if (intervals.length > MOST_DOTS || empirical) {
      histogram(intervals, empirical);
    }
    if (intervals.length <= MOST_DOTS) {
      dots(intervals);
    } else {
      rug(intervals);
    }
  }

  private void dots(long[] intervals) {
    double size = Math.max(6, 0.6 * sketch.em());
    Brush brush = sketch.brush(Layer.SYMBOL, Term.WINDOW);
    int[] heights = new int[(int) Math.ceil(plot.width()) + 2];
    for (long interval : intervals) {
      double at = x.pixel(subject.units(interval));
      if (at < plot.left() || at > plot.right()) {
        continue;
      }
      int column = (int) Math.round((at - plot.left()) / size * 1.5);
      int stacked = heights[Math.min(heights.length - 1, column)]++;
      double up = plot.bottom() - size * (0.75 + stacked * 1.1);
      if (up > plot.top()) {
        brush.symbol(Shape.CIRCLE, at, up, size, Ink.HEARTBEAT, true);
        sketch.reserveLightly(
            new Rectangle(at - size / 2, up - size / 2, at + size / 2, up + size / 2));
      }
    }
  }

  private void rug(long[] intervals) {
    Brush brush = sketch.brush(Layer.SYMBOL, Term.WINDOW);
    double height = Math.max(5, 0.5 * sketch.em());
    double drawn = Double.NEGATIVE_INFINITY;
    for (long interval : intervals) {
      double at = x.pixel(subject.units(interval));
      if (at >= plot.left() && at <= plot.right() && at - drawn >= 1) {
        brush.line(at, plot.bottom(), at, plot.bottom() - height, Stroke.solid(Ink.HEARTBEAT, 1));
        drawn = at;
      }
    }
  }

  private void histogram(long[] intervals, boolean shadeTail) {
    double width = binWidth(intervals);
    double first = Math.floor(x.low() / width) * width;
    double cut = cut();
    int at = 0;
    while (at < intervals.length && subject.units(intervals[at]) < first) {
      at++;
    }
    double tallest = shadeTail ? tallestBin(intervals, first, width) : 0;
    double perUnit =
        shadeTail && tallest > 0 ? 0.85 * y.high() / tallest : 1 / (intervals.length * width);
    for (double left = first; left < x.high() && at < intervals.length; left += width) {
      int count = 0;
      while (at < intervals.length && subject.units(intervals[at]) < left + width) {
        count++;
        at++;
      }
      if (count > 0) {
        bin(left, left + width, count * perUnit, shadeTail ? cut : Double.NaN);
      }
    }
  }

  /** From here on intervals count as longer than the silence; NaN without a silence. */
  private double cut() {
    OptionalLong elapsed = subject.main().elapsed();
    double pause = subject.main().model().map(NormalModel::pause).orElse(0.0);
    return elapsed.isPresent() ? subject.units(elapsed.getAsLong() - pause) : Double.NaN;
  }

  private double tallestBin(long[] intervals, double first, double width) {
    double tallest = 0;
    int count = 0;
    double bin = Double.NaN;
    for (long interval : intervals) {
      double here = Math.floor((subject.units(interval) - first) / width);
      count = here == bin ? count + 1 : 1;
      bin = here;
      tallest = Math.max(tallest, count);
    }
    return tallest;
  }

  private void bin(double from, double to, double density, double cut) {
    double left = Columns.clamp(x, x.pixel(from));
    double right = Columns.clamp(x, x.pixel(to));
    double top = Columns.clamp(y, y.pixel(density));
    if (right - left < 0.5) {
      return;
    }
    Rectangle bar = new Rectangle(left, top, right, plot.bottom());
    Brush brush = sketch.brush(Layer.SURFACE, Term.WINDOW);
    brush.box(bar, Fill.plain(Ink.HEARTBEAT, 0.16), Stroke.solid(Ink.HEARTBEAT, 0.75));
    double tail = x.pixel(cut);
    if (tail < right) {
      sketch
          .brush(Layer.SURFACE, Term.SURVIVAL)
          .box(
              new Rectangle(Math.max(left, tail), top, right, plot.bottom()),
              Fill.plain(Ink.TAIL, 0.42));
    }
  }

  /** Scott's rule, rounded to a round number, and never narrower than two pixels. */
  private double binWidth(long[] intervals) {
    double mean = 0;
    for (long interval : intervals) {
      mean += subject.units(interval) / intervals.length;
    }
    double squares = 0;
    for (long interval : intervals) {
      double from = subject.units(interval) - mean;
      squares += from * from / intervals.length;
    }
    double scott = SCOTT * StrictMath.sqrt(squares) / StrictMath.cbrt(intervals.length);
    double least = 2 * (x.high() - x.low()) / plot.width();
    return Ticks.step(Math.max(scott / 1.6, least));
  }
}
