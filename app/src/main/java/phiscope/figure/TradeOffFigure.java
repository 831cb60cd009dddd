package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.PolicyReading;
import phiscope.bench.Term;
import phiscope.core.detector.TradeOff;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.text.Numbers;

/** Mean detection time against the rate of mistakes, as the threshold of each policy sweeps. */
final class TradeOffFigure {
  static final Stroke TIMEOUT = new Stroke(Ink.TIMEOUT, 0.75 * Sketch.CURVE, Stroke.Dash.DASH_DOT);

  /** How far off, in units of the text size, a label may stand without a line to its point. */
  private static final double NEAR = 4;

  private static final double FAR = 6;

  private final Subject subject;
  private final Sketch sketch;
  private final List<TradeOffCurve> curves = new ArrayList<>();
  private final TradeOffTimeouts timeouts;
  private final TradeOffScale scale;
  private final TradeOffWords words;

  TradeOffFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
    for (PolicyReading policy : subject.tape().policies()) {
      curves.add(TradeOffCurve.of(subject, policy));
    }
    this.timeouts = TradeOffTimeouts.of(subject);
    this.scale = new TradeOffScale(subject, curves, timeouts);
    this.words = new TradeOffWords(subject, curves, timeouts, scale);
  }

  Figure draw() {
    String name = subject.text("figure.tradeOff.name", subject.tapeName());
    if (curves.stream().noneMatch(TradeOffCurve::hasValues)) {
      return EmptyFigure.of(FigureKind.TRADE_OFF, subject, name, NeverJudged.nothing(subject));
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
    Axis x = scale.times(plot);
    Axis y = scale.rates(plot);
    for (int i = 0; i < curves.size(); i++) {
      if (curves.get(i).hasValues()) {
        curve(curves.get(i).points(), stroke(i), x, y, plot);
      }
    }
    curve(timeouts.curve(), TIMEOUT, x, y, plot);
    AxisDrawing.below(sketch, x, plot, AxisDrawing.title(subject, "axis.detectionTime"), false);
    String rate = subject.text(scale.isPlain() ? "axis.rate.plain" : "axis.rate.day");
    AxisDrawing.left(sketch, y, plot, rate);
    TapeName.draw(sketch, subject);
    zero(plot);
    new AllowedMistakes(subject, sketch, scale).draw(y, plot);
    fastestMarks(x, y, plot);
    currents(x, y, plot);
    fastestNames(x, y, plot);
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
        words.reading(),
        words.table());
  }

  /** The line of no mistake, with its number. */
  private void zero(Rectangle plot) {
    double em = sketch.em();
    double level = scale.none(plot);
    double tick = AxisDrawing.tickLength(em);
    Brush ground = sketch.brush(Layer.GROUND);
    ground.line(plot.left(), level, plot.right(), level, Stroke.solid(Ink.GRID, 1));
    ground.line(plot.left() - 0.7 * tick, level, plot.left(), level, Stroke.solid(Ink.AXIS, 1));
    sketch.place(
        Label.of("0", em, Ink.TEXT_MUTED),
        Spot.right(plot.left() - tick, level + sketch.measure().capital(em) / 2));
  }

  private static Stroke stroke(int policy) {
    return PolicyNames.stroke(policy, Sketch.CURVE);
  }

  private void curve(List<TradeOff.Point> sweep, Stroke stroke, Axis x, Axis y, Rectangle plot) {
    List<Point> points = new ArrayList<>();
    for (TradeOff.Point point : sweep) {
      double time = point.meanDetectionTime();
      if (Double.isFinite(time) && Double.isFinite(point.mistakeRate())) {
        double at = x.pixel(subject.units(time));
        if (at > plot.right()) {
          break;
        }
        points.add(new Point(Math.max(plot.left(), at), scale.level(point, y, plot)));
      }
    }
    sketch.brush(Layer.CURVE).polyline(points, stroke);
    for (Point point : points) {
      sketch.brush(Layer.SYMBOL).symbol(Shape.CIRCLE, point.x(), point.y(), 4, stroke.ink(), true);
    }
    sketch.reserveLine(points);
  }

  /** Marks what the thresholds and timeouts of the document give, and names them. */
  private void currents(Axis x, Axis y, Rectangle plot) {
    for (int i = 0; i < curves.size(); i++) {
      TradeOff.Point point = curves.get(i).current();
      if (curves.get(i).hasValues()) {
        Shape shape = i == 0 ? Shape.CIRCLE : Shape.SQUARE;
        mark(point, shape, stroke(i).ink(), x, y, plot);
      }
    }
    for (TradeOffTimeouts.Own own : timeouts.own()) {
      mark(own.point(), Shape.DIAMOND, Ink.TIMEOUT, x, y, plot);
    }
    for (int i = 0; i < curves.size(); i++) {
      if (curves.get(i).hasValues()) {
        name(i, x, y, plot);
      }
    }
    for (TradeOffTimeouts.Own own : timeouts.own()) {
      String text = subject.text("phi.timeout", words.timeout(own));
      name(Label.of(text, sketch.em(), Ink.TIMEOUT).onPlate(), own.point(), x, y, plot);
    }
  }

  /** Marks the fastest setting of each, and the fastest of them all by a star. */
  private void fastestMarks(Axis x, Axis y, Rectangle plot) {
    Optional<TradeOff.Point> best = words.best();
    for (TradeOffWords.Family family : words.families()) {
      family
          .fastest()
          .filter(point -> point != best.get())
          .ifPresent(point -> mark(point, Shape.TRIANGLE_DOWN, ink(family), x, y, plot));
    }
    words.families().stream()
        .filter(family -> best.isPresent() && family.fastest().equals(best))
        .limit(1)
        .forEach(family -> mark(best.get(), Shape.STAR, ink(family), x, y, plot));
  }

  private void fastestNames(Axis x, Axis y, Rectangle plot) {
    for (TradeOffWords.Family family : words.families()) {
      if (family.fastest().isPresent()) {
        TradeOff.Point point = family.fastest().get();
        Ink ink = ink(family);
        Label label =
            Label.of(words.told(family), sketch.em(), ink).about(Term.THRESHOLD).onPlate();
        Label brief =
            Label.of(words.brief(family), sketch.em(), ink).about(Term.THRESHOLD).onPlate();
        List<Spot> spots = spots(point, NEAR, x, y, plot);
        // Farther off it would be taken for the name of another point: the sentence has it.
        if (!sketch.placeWithin(label, area(plot), spots)) {
          sketch.placeWithin(brief, area(plot), spots);
        }
      }
    }
  }

  private static Ink ink(TradeOffWords.Family family) {
    return family.policy() < 0 ? Ink.TIMEOUT : stroke(family.policy()).ink();
  }

  private void mark(TradeOff.Point point, Shape shape, Ink ink, Axis x, Axis y, Rectangle plot) {
    if (!Double.isFinite(point.meanDetectionTime())) {
      return;
    }
    double at = plot.clampX(x.pixel(subject.units(point.meanDetectionTime())));
    double level = scale.level(point, y, plot);
    double size = Math.max(9, 0.8 * sketch.em());
    sketch.brush(Layer.SYMBOL, Term.THRESHOLD).symbol(shape, at, level, size, ink, true);
    sketch.reserve(new Rectangle(at - size / 2, level - size / 2, at + size / 2, level + size / 2));
  }

  private void name(int policy, Axis x, Axis y, Rectangle plot) {
    TradeOff.Point point = curves.get(policy).current();
    String threshold = Numbers.exact(point.threshold());
    String text =
        curves.size() > 1
            ? subject.text("tradeOff.point", PolicyNames.of(subject, policy), threshold)
            : subject.text("saw.threshold", threshold);
    Label label = Label.of(text, sketch.em(), stroke(policy).ink()).about(Term.THRESHOLD).onPlate();
    name(policy == 0 ? label.bolder() : label, point, x, y, plot);
  }

  private void name(Label label, TradeOff.Point point, Axis x, Axis y, Rectangle plot) {
    if (Double.isFinite(point.meanDetectionTime()) && !isNamed(label, point, x, y, plot)) {
      sketch.placeOnLines(label, area(plot), spots(point, FAR, x, y, plot));
    }
  }

  /** Writes a label where it hides nothing; false, and nothing is written, if there is no room. */
  private boolean isNamed(Label label, TradeOff.Point point, Axis x, Axis y, Rectangle plot) {
    double at = plot.clampX(x.pixel(subject.units(point.meanDetectionTime())));
    Point named = new Point(at, scale.level(point, y, plot));
    return sketch.placeNear(label, area(plot), spots(point, FAR, x, y, plot), named);
  }

  private Rectangle area(Rectangle plot) {
    return new Rectangle(plot.left(), plot.top(), sketch.frame().width(), plot.bottom());
  }

  private List<Spot> spots(TradeOff.Point point, double most, Axis x, Axis y, Rectangle plot) {
    double em = sketch.em();
    double at = plot.clampX(x.pixel(subject.units(point.meanDetectionTime())));
    double level = scale.level(point, y, plot);
    List<Spot> spots = new ArrayList<>();
    for (double up = 0.6; up < most; up += 1.3) {
      spots.add(Spot.left(at + 0.7 * em, level - up * em));
      spots.add(Spot.right(at - 0.7 * em, level - up * em));
      spots.add(Spot.left(at + 0.7 * em, level + (up + 0.7) * em));
      spots.add(Spot.right(at - 0.7 * em, level + (up + 0.7) * em));
    }
    return spots;
  }
}
