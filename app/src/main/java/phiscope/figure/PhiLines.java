package phiscope.figure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import phiscope.bench.PolicyReading;
import phiscope.bench.Term;
import phiscope.core.detector.PhiResult;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.text.Numbers;

/** The curves of the phi figure, what they answer now, and fixed timeouts. */
final class PhiLines {
  private static final int BRIEF = 3;

  private final Sketch sketch;
  private final Subject subject;
  private final Axis x;
  private final Axis y;
  private final Rectangle plot;
  private final Map<Integer, Point> ends = new TreeMap<>();
  private final List<Double> infinities = new ArrayList<>();
  private Rectangle plate = new Rectangle(0, 0, 0, 0);

  PhiLines(Sketch sketch, Subject subject, Axis x, Axis y, Rectangle plot) {
    this.sketch = sketch;
    this.subject = subject;
    this.x = x;
    this.y = y;
    this.plot = plot;
  }

  void silence() {
    plate = SilenceLine.draw(sketch, subject, x, plot);
  }

  void curve(SilenceModel model) {
    Brush brush = sketch.brush(Layer.CURVE, Term.PHI);
    Stroke stroke = Stroke.solid(Ink.PHI, Sketch.CURVE);
    draw(model, brush, stroke);
  }

  /**
   * The finite part as a line; from where the answer is infinite a broken line to the top, from
   * where it is only a lower bound a broken line along it.
   *
   * @return where it is named: the last point of the finite part, or a place on the line to the top
   */
  private Point draw(SilenceModel model, Brush brush, Stroke stroke) {
    List<Point> exact = new ArrayList<>();
    List<Point> bound = new ArrayList<>();
    double infiniteAt = Double.NaN;
    for (double pixel = x.start(); pixel <= x.end(); pixel++) {
      double elapsed = subject.ticks(x.value(pixel));
      double answer = model.answer(elapsed);
      if (Double.isInfinite(answer)) {
        infiniteAt = pixel;
        break;
      }
      Point point = new Point(pixel, Columns.clamp(y, y.pixel(answer)));
      if (model.isBound(elapsed)) {
        bound.add(point);
      } else {
        exact.add(point);
      }
      if (point.y() <= plot.top() && exact.size() > 1) {
        break;
      }
    }
    brush.polyline(exact, stroke);
    sketch.reserveLine(exact);
    sketch.reserveLine(bound);
    Stroke broken = new Stroke(stroke.ink(), stroke.width(), Stroke.Dash.DOTTED);
    double em = sketch.em();
    Ink ink = stroke.ink();
    if (bound.size() > 1) {
      brush.polyline(bound, broken);
      Point end = bound.get(bound.size() - 1);
      String least = Numbers.phi(model.answer(subject.ticks(x.value(end.x())))).text();
      Label label = Label.of("φ ≥ " + least, em, ink).about(Term.PHI).onPlate();
      sketch.place(
          label, Spot.right(end.x(), end.y() - 0.4 * em), Spot.right(end.x(), end.y() + 1.2 * em));
    }
    Point last =
        exact.isEmpty() ? new Point(x.start(), plot.bottom()) : exact.get(exact.size() - 1);
    if (!Double.isNaN(infiniteAt) && last.y() > plot.top()) {
      brush.line(infiniteAt, last.y(), infiniteAt, plot.top(), broken);
      infinite(infiniteAt, ink);
      // What names this curve stands beside the line to the top: at its foot all curves meet.
      return new Point(infiniteAt, plot.top() + 0.3 * plot.height());
    }
    return last;
  }

  /** Says that curves are infinite from here on; once where several are from the same place on. */
  private void infinite(double at, Ink ink) {
    double em = sketch.em();
    Label label = Label.of("φ = ∞", em, ink).about(Term.PHI).onPlate();
    double width = label.width(sketch.measure());
    // What is answered now is written larger, beside its own line.
    boolean saidNow =
        Double.isInfinite(subject.main().result().phi())
            && subject.main().elapsed().isPresent()
            && Math.abs(x.pixel(subject.units(subject.main().elapsed().getAsLong())) - at)
                < 2.5 * width;
    if (!saidNow && infinities.stream().noneMatch(earlier -> Math.abs(earlier - at) < width)) {
      infinities.add(at);
      sketch.place(
          label,
          Spot.left(at + 0.4 * em, plot.top() + 1.1 * em),
          Spot.right(at - 0.4 * em, plot.top() + 1.1 * em));
    }
  }

  void untrained() {
    UntrainedWords.write(sketch, subject, plot);
  }

  void now(SilenceModel model) {
    PolicyReading main = subject.main();
    if (main.elapsed().isEmpty()) {
      return;
    }
    double em = sketch.em();
    double at = plot.clampX(x.pixel(subject.units(main.elapsed().getAsLong())));
    double phi = main.result().phi();
    double level = Columns.clamp(y, y.pixel(phi));
    boolean beyond = phi > y.high();
    Brush brush = sketch.brush(Layer.FRONT, Term.PHI);
    double size = Math.max(9, 0.85 * em);
    if (beyond) {
      brush.symbol(Shape.TRIANGLE_UP, at, plot.top() + size / 2, size, Ink.PHI, true);
    } else {
      brush.symbol(Shape.CIRCLE, at, level, size, Ink.PHI, true);
    }
    sketch.reserve(new Rectangle(at - size / 2, level - size / 2, at + size / 2, level + size / 2));
    String sign = main.result().status() == PhiResult.Status.AT_LEAST ? "φ ≥ " : "φ = ";
    Label label =
        Label.of(sign + Numbers.phi(phi).text(), 1.25 * em, Ink.PHI)
            .bolder()
            .about(Term.PHI)
            .onPlate();
    double lift = 0.6 * em;
    List<Spot> spots =
        List.of(
            Spot.right(at - lift, level - lift),
            Spot.right(at - lift, level - 0.1 * em),
            Spot.right(at - lift, plot.top() + 1.4 * em),
            Spot.left(at + lift, level + 1.6 * em),
            Spot.left(at + lift, level - lift),
            Spot.left(at + lift, plot.top() + 1.4 * em),
            Spot.right(at - lift, level + 1.5 * em));
    Rectangle room = new Rectangle(plot.left(), plot.top(), sketch.frame().width(), plot.bottom());
    if (sketch.placeWithin(label, room, spots)) {
      return;
    }
    // Without room in the plot the number stands beside the plate, or is cut short.
    Label small = Label.of(label.text(), em, Ink.PHI).bolder().about(Term.PHI).onPlate();
    String brief = sign + Numbers.significant(phi, BRIEF).text();
    Label cut = Label.of(brief, em, Ink.PHI).bolder().about(Term.PHI).onPlate();
    if (!sketch.place(small, GripLine.beside(sketch, plate))
        && !sketch.placeWithin(cut, room, spots)) {
      List<Spot> last = new ArrayList<>(GripLine.beside(sketch, plate));
      last.addAll(spots);
      last.add(Spot.right(plot.right(), plot.top() + 1.4 * em));
      last.add(Spot.right(plot.right(), plot.bottom() - 0.4 * em));
      last.addAll(Surroundings.of(new Point(at, level), cut.width(sketch.measure()), em));
      if (!sketch.placeOnLines(cut, sketch.bounds(), last)) {
        sketch.placeOnAll(cut, sketch.bounds(), last);
      }
    }
  }

  /** Other policies over the same tape. */
  void overlays() {
    List<PolicyReading> policies = subject.tape().policies();
    for (int i = 1; i < policies.size(); i++) {
      Optional<SilenceModel> model = subject.silence(policies.get(i));
      if (model.isEmpty()) {
        continue;
      }
      Stroke stroke = PolicyNames.stroke(i, Sketch.CURVE);
      ends.put(i, draw(model.get(), sketch.brush(Layer.CURVE), stroke));
    }
  }

  /** Names the other policies beside the ends of their curves. */
  void names() {
    ends.forEach((policy, end) -> name(PolicyNames.of(subject, policy), end));
  }

  private void name(String name, Point end) {
    double em = sketch.em();
    List<Spot> spots = new ArrayList<>();
    for (double down = 0; down < 7; down++) {
      spots.add(Spot.left(end.x() + 0.4 * em, end.y() + (1.2 + down * 1.25) * em));
      spots.add(Spot.right(end.x() - 0.4 * em, end.y() + (1.2 + down * 1.25) * em));
      spots.add(Spot.right(end.x(), end.y() - (0.4 + down * 1.25) * em));
      spots.add(Spot.right(end.x() - 0.6 * em, end.y() - (0.4 + down * 1.25) * em));
    }
    // Beyond a line of the silence that stands right beside the end.
    for (double away = 3; away < 16; away += 1.5) {
      spots.add(Spot.right(end.x() - away * em, end.y() - 0.8 * em));
      spots.add(Spot.right(end.x() - away * em, end.y() - 2 * em));
    }
    Label label = Label.of(name, em, Ink.OVERLAY).onPlate();
    Rectangle room = new Rectangle(plot.left(), plot.top(), sketch.frame().width(), plot.bottom());
    if (!sketch.placeNear(label, room, spots, end)) {
      sketch.placeOnLines(label, room, spots);
    }
  }

  /** Fixed timeouts as upright lines. */
  void timeouts() {
    List<BigDecimal> timeouts = subject.bench().fixedTimeouts();
    for (int i = 0; i < timeouts.size(); i++) {
      double at = x.pixel(timeouts.get(i).doubleValue());
      double place = plot.clampX(at);
      if (at <= plot.right()) {
        sketch
            .brush(Layer.CURVE)
            .line(
                place,
                plot.top(),
                place,
                plot.bottom(),
                new Stroke(Ink.TIMEOUT, 1.5, Stroke.Dash.DASH_DOT));
        sketch.reserveLine(place, plot.top(), place, plot.bottom());
        double middle = plot.top() + 0.62 * plot.height();
        Knob.draw(sketch, place, middle, Handle.Direction.HORIZONTAL, Ink.TIMEOUT, Term.ELAPSED);
      }
      sketch.add(
          GripLine.handle(
              sketch,
              new Handle.Target.FixedTimeoutLine(i),
              place,
              plot,
              timeouts.get(i).doubleValue(),
              subject.text("handle.timeout", written(timeouts.get(i)))));
    }
  }

  private String written(BigDecimal timeout) {
    return Numbers.withUnit(Numbers.exact(timeout), subject.scale().unit());
  }

  /** Names the fixed timeouts beside their lines. */
  void timeoutNames() {
    double em = sketch.em();
    for (BigDecimal timeout : subject.bench().fixedTimeouts()) {
      double at = x.pixel(timeout.doubleValue());
      double place = plot.clampX(at);
      String text = subject.text("phi.timeout", written(timeout));
      Label label = Label.of(at > plot.right() ? text + " ▶" : text, em, Ink.TIMEOUT).onPlate();
      List<Spot> spots = new ArrayList<>();
      for (double down = 1.2; down < 9; down += 1.3) {
        spots.add(Spot.right(place - 0.4 * em, plot.top() + down * em));
        spots.add(Spot.left(place + 0.4 * em, plot.top() + down * em));
      }
      if (!sketch.placeNear(label, plot, spots, new Point(place, plot.top() + em))) {
        sketch.placeOnLines(label, plot, spots);
      }
    }
  }
}
