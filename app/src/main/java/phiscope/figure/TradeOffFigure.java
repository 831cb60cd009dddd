package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.PolicyReading;
import phiscope.bench.Term;
import phiscope.core.detector.TradeOff;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.text.Numbers;

/** Mean detection time against the rate of mistakes, as the threshold of each policy sweeps. */
final class TradeOffFigure {
  private static final double SECONDS_AN_HOUR = 3600;
  private static final double PLAIN_TIMES = 1000;
  private static final List<Stroke.Dash> DASHES =
      List.of(Stroke.Dash.DASHED, Stroke.Dash.DASH_DOT, Stroke.Dash.DOTTED, Stroke.Dash.SOLID);

  private final Subject subject;
  private final Sketch sketch;
  private final List<TradeOffCurve> curves = new ArrayList<>();

  TradeOffFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
    for (PolicyReading policy : subject.tape().policies()) {
      curves.add(TradeOffCurve.of(subject, policy));
    }
  }

  Figure draw() {
    String name = subject.text("figure.tradeOff.name", subject.tape().tape().name());
    if (curves.stream().noneMatch(TradeOffCurve::hasValues)) {
      return EmptyFigure.of(
          FigureKind.TRADE_OFF, subject, name, subject.text("figure.tradeOff.none"));
    }
    double em = sketch.em();
    double top = 1.7 * em;
    double bottom = Math.max(top + 4, sketch.frame().height() - AxisDrawing.rowHeight(sketch));
    Rectangle plot =
        new Rectangle(
            Math.min(3.6 * em, 0.2 * sketch.frame().width()),
            top,
            sketch.frame().width() - Math.min(em, 0.05 * sketch.frame().width()),
            bottom);
    Axis x = Axis.linear(0, longest(), plot.left(), plot.right());
    Axis y = rates(plot);
    for (int i = 0; i < curves.size(); i++) {
      if (curves.get(i).hasValues()) {
        curve(i, x, y, plot);
      }
    }
    AxisDrawing.below(sketch, x, plot, AxisDrawing.title(subject, "axis.detectionTime"), false);
    String rate = subject.text(isPlain() ? "axis.rate.plain" : "axis.rate.hour");
    AxisDrawing.left(sketch, y, plot, rate);
    zero(plot);
    for (int i = 0; i < curves.size(); i++) {
      if (curves.get(i).hasValues()) {
        current(i, x, y, plot);
      }
    }
    PredictionLine.draw(sketch, subject, x, plot);
    return new Figure(
        FigureKind.TRADE_OFF,
        subject.frame().width(),
        subject.frame().height(),
        Optional.of(x),
        Optional.of(y),
        sketch.marks(),
        sketch.handles(),
        name,
        sentence(),
        table());
  }

  private boolean isPlain() {
    return subject.scale().unit() == TimeUnit.NONE;
  }

  /** Mistakes an hour, or in a thousand units of time where these have no name. */
  private double rate(TradeOff.Point point) {
    double units =
        isPlain()
            ? PLAIN_TIMES
            : SECONDS_AN_HOUR * StrictMath.pow(10, subject.scale().unit().decimalsOfSecond());
    return point.mistakeRate() * subject.ticks(units);
  }

  private double longest() {
    double longest = 0;
    for (TradeOffCurve curve : curves) {
      double enough = curve.firstWithoutMistake() * 1.25;
      double now = curve.current().meanDetectionTime() * 1.15;
      for (double time : new double[] {enough, now}) {
        if (Double.isFinite(time)) {
          longest = Math.max(longest, subject.units(time));
        }
      }
      if (Double.isNaN(enough)) {
        longest = Math.max(longest, subject.units(last(curve)));
      }
    }
    return longest > 0 ? Ticks.roundUp(longest) : 1;
  }

  private static double last(TradeOffCurve curve) {
    return curve.points().stream()
        .mapToDouble(TradeOff.Point::meanDetectionTime)
        .filter(Double::isFinite)
        .max()
        .orElse(0);
  }

  /** Decades of the rates there are; the line of 0 mistakes lies at the foot. */
  private Axis rates(Rectangle plot) {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (TradeOffCurve curve : curves) {
      for (TradeOff.Point point : curve.points()) {
        double rate = rate(point);
        if (rate > 0 && Double.isFinite(rate)) {
          least = Math.min(least, rate);
          most = Math.max(most, rate);
        }
      }
    }
    if (most == 0) {
      return new Axis(Axis.Scale.LOG10, 0.1, 10, plot.bottom() - gap(), plot.top());
    }
    double low = StrictMath.pow(10, Math.floor(StrictMath.log10(least) - 1e-9));
    double high = StrictMath.pow(10, Math.ceil(StrictMath.log10(most) + 1e-9));
    double from = Math.max(low, 1e-300);
    return new Axis(
        Axis.Scale.LOG10,
        from,
        Math.max(high, from * 10),
        Math.max(plot.top() + 2, plot.bottom() - gap()),
        plot.top());
  }

  /** Room between the lowest decade and the line of 0. */
  private double gap() {
    return Math.min(1.5 * sketch.em(), 0.2 * sketch.frame().height());
  }

  private void zero(Rectangle plot) {
    double em = sketch.em();
    sketch.place(
        Label.of("0", em, Ink.TEXT_MUTED),
        Spot.right(plot.left() - AxisDrawing.tickLength(em), plot.bottom() - 1));
  }

  private double level(TradeOff.Point point, Axis y, Rectangle plot) {
    double rate = rate(point);
    return rate > 0 ? Columns.clamp(y, y.pixel(rate)) : plot.bottom();
  }

  private void curve(int index, Axis x, Axis y, Rectangle plot) {
    List<Point> points = new ArrayList<>();
    for (TradeOff.Point point : curves.get(index).points()) {
      double time = point.meanDetectionTime();
      if (Double.isFinite(time) && Double.isFinite(point.mistakeRate())) {
        double at = x.pixel(subject.units(time));
        if (at > plot.right()) {
          break;
        }
        points.add(new Point(Math.max(plot.left(), at), level(point, y, plot)));
      }
    }
    Stroke stroke =
        index == 0
            ? Stroke.solid(Ink.PHI, Sketch.CURVE)
            : new Stroke(Ink.OVERLAY, 0.75 * Sketch.CURVE, DASHES.get((index - 1) % DASHES.size()));
    sketch.brush(Layer.CURVE).polyline(points, stroke);
    for (Point point : points) {
      sketch.brush(Layer.SYMBOL).symbol(Shape.CIRCLE, point.x(), point.y(), 4, stroke.ink(), true);
    }
    sketch.reserveLine(points);
  }

  private void current(int index, Axis x, Axis y, Rectangle plot) {
    TradeOff.Point point = curves.get(index).current();
    if (!Double.isFinite(point.meanDetectionTime())) {
      return;
    }
    double em = sketch.em();
    double at = plot.clampX(x.pixel(subject.units(point.meanDetectionTime())));
    double level = level(point, y, plot);
    Ink ink = index == 0 ? Ink.PHI : Ink.OVERLAY;
    double size = Math.max(9, 0.8 * em);
    sketch
        .brush(Layer.SYMBOL, Term.THRESHOLD)
        .symbol(index == 0 ? Shape.CIRCLE : Shape.SQUARE, at, level, size, ink, true);
    sketch.reserve(new Rectangle(at - size / 2, level - size / 2, at + size / 2, level + size / 2));
    String threshold = Numbers.exact(point.threshold());
    String text = subject.text("saw.threshold", threshold);
    if (curves.size() > 1) {
      text = subject.text("tradeOff.point", PolicyNames.of(subject, index), threshold);
    }
    Label label = Label.of(text, em, ink).about(Term.THRESHOLD).onPlate();
    List<Spot> spots = new ArrayList<>();
    for (double up = 0.6; up < 6; up += 1.3) {
      spots.add(Spot.left(at + 0.7 * em, level - up * em));
      spots.add(Spot.right(at - 0.7 * em, level - up * em));
      spots.add(Spot.left(at + 0.7 * em, level + (up + 0.7) * em));
    }
    sketch.placeWithin(
        index == 0 ? label.bolder() : label,
        new Rectangle(plot.left(), plot.top(), sketch.frame().width(), plot.bottom()),
        spots);
  }

  private String sentence() {
    TradeOff.Point current = curves.get(0).current();
    if (!Double.isFinite(current.meanDetectionTime())) {
      return subject.text("figure.tradeOff.none");
    }
    String threshold = subject.told(Term.THRESHOLD, Numbers.exact(current.threshold()));
    String time = subject.time(current.meanDetectionTime());
    String rate = Numbers.significant(rate(current), 3).text();
    String key = isPlain() ? "figure.tradeOff.reading.plain" : "figure.tradeOff.reading.hour";
    return subject.text(key, threshold, time, rate);
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < curves.size(); i++) {
      for (TradeOff.Point point : curves.get(i).points()) {
        rows.add(
            List.of(
                PolicyNames.of(subject, i),
                Numbers.exact(point.threshold()),
                subject.time(point.meanDetectionTime()),
                Numbers.whole(point.mistakes()),
                Numbers.significant(rate(point), 4).text()));
      }
    }
    return new FigureTable(
        List.of(
            subject.text("table.policy"),
            subject.text("table.threshold"),
            subject.text("axis.detectionTime"),
            subject.text("quality.mistakes"),
            subject.text(isPlain() ? "axis.rate.plain" : "axis.rate.hour")),
        rows);
  }
}
