package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Consumer;
import phiscope.bench.ConsumerReading;
import phiscope.bench.ConsumerReading.Decision;
import phiscope.bench.Term;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.text.DecisionWords;
import phiscope.text.Numbers;

/** Thresholds of the consumers as lines, and where phi crosses them. */
final class PhiThresholds {
  private static final double HIT = 24;

  private final Sketch sketch;
  private final Subject subject;
  private final Axis x;
  private final Axis y;
  private final Rectangle plot;

  PhiThresholds(Sketch sketch, Subject subject, Axis x, Axis y, Rectangle plot) {
    this.sketch = sketch;
    this.subject = subject;
    this.x = x;
    this.y = y;
    this.plot = plot;
  }

  /** Keeps labels off the lines and off the marks of the crossings. */
  void reserve() {
    if (subject.main().consumers().isEmpty() && own() <= y.high()) {
      double level = y.pixel(own());
      sketch.reserveLine(plot.left(), level, plot.right(), level);
    }
    for (ConsumerReading consumer : subject.main().consumers()) {
      double threshold = consumer.consumer().threshold().doubleValue();
      if (threshold <= y.high()) {
        double level = y.pixel(threshold);
        sketch.reserveLine(plot.left(), level, plot.right(), level);
        double at = x.pixel(subject.units(consumer.crossingElapsed()));
        if (at <= plot.right() + 0.5) {
          sketch.reserveSymbol(at, level, size());
          sketch.reserveLine(at, level, at, plot.bottom());
        }
      }
    }
  }

  /** Size of the mark of a crossing. */
  private double size() {
    return Math.max(8, 0.75 * sketch.em());
  }

  void draw() {
    List<ConsumerReading> consumers = subject.main().consumers();
    if (consumers.isEmpty()) {
      ownLine();
    }
    for (int i = 0; i < consumers.size(); i++) {
      line(consumers.get(i).consumer(), i);
    }
    // A crossing is at one place, a name has the whole line.
    for (ConsumerReading consumer : consumers) {
      crossing(consumer);
    }
    for (ConsumerReading consumer : consumers) {
      double threshold = consumer.consumer().threshold().doubleValue();
      double level = Columns.clamp(y, y.pixel(threshold));
      name(consumer.consumer(), consumer.decision(), level, threshold > y.high());
    }
  }

  /** The threshold of the policy itself. */
  private double own() {
    return subject.main().policy().threshold().doubleValue();
  }

  /** Without consumers, phi is compared with the threshold of the policy alone. */
  private void ownLine() {
    String value = Numbers.exact(subject.main().policy().threshold());
    line(
        own(), new Handle.Target.PolicyThreshold(0), subject.text("handle.policyThreshold", value));
    double level = Columns.clamp(y, y.pixel(own()));
    String arrow = own() > y.high() ? "▲ " : "";
    Label label =
        Label.of(arrow + subject.text("saw.threshold", value), sketch.em(), Ink.THRESHOLD)
            .about(Term.THRESHOLD)
            .onPlate();
    List<Spot> spots = spots(level);
    if (!sketch.placeNear(label, plot, spots, new Point(plot.left() + sketch.em(), level))) {
      sketch.placeOnLines(label, plot, spots);
    }
  }

  private void line(Consumer consumer, int index) {
    String value = Numbers.exact(consumer.threshold());
    line(
        consumer.threshold().doubleValue(),
        new Handle.Target.Threshold(index),
        subject.text("handle.threshold", consumer.name(), value));
  }

  private void line(double threshold, Handle.Target target, String spoken) {
    double level = Columns.clamp(y, y.pixel(threshold));
    double em = sketch.em();
    if (threshold <= y.high()) {
      sketch
          .brush(Layer.CURVE, Term.THRESHOLD)
          .line(
              plot.left(),
              level,
              plot.right(),
              level,
              new Stroke(Ink.THRESHOLD, 1.5, Stroke.Dash.DASHED));
    }
    Rectangle knob =
        Knob.draw(
            sketch,
            plot.right() - 0.2 * em,
            level,
            Handle.Direction.VERTICAL,
            Ink.THRESHOLD,
            Term.THRESHOLD);
    double top = Math.max(0, Math.min(sketch.frame().height() - HIT, level - HIT / 2));
    sketch.add(
        new Handle(
                target,
                plot.left(),
                top,
                plot.width(),
                HIT,
                Handle.Direction.VERTICAL,
                threshold,
                spoken)
            .gripped(knob));
  }

  private void name(Consumer consumer, Decision decision, double level, boolean outside) {
    double em = sketch.em();
    String value = Numbers.exact(consumer.threshold());
    String name =
        consumer.name().contains(value)
            ? consumer.name()
            : subject.text("phi.threshold", consumer.name(), value);
    String arrow = outside ? "▲ " : "";
    String decided = subject.text(DecisionWords.key(decision));
    double room = plot.width() - em;
    boolean hidden = sketch.frame().hidesDecisions();
    List<String> texts = new ArrayList<>();
    if (!hidden) {
      texts.add(arrow + subject.text("phi.threshold.decision", name, decided));
    }
    texts.add(arrow + sketch.measure().fitted(name, em, false, room));
    // Rather than a name cut short its threshold alone, which the panel of consumers names.
    texts.add(arrow + subject.text("phi.threshold.brief", value));
    for (String text : texts) {
      Label label = Label.of(text, em, Ink.THRESHOLD).about(Term.THRESHOLD).onPlate();
      if (decision == Decision.SUSPECT && !hidden) {
        label = label.bolder();
      }
      List<Spot> spots = spots(level);
      boolean last = text.equals(texts.get(texts.size() - 1));
      boolean written =
          last
              ? sketch.placeNear(label, plot, spots, new Point(plot.left() + em, level))
                  || sketch.placeOnLines(label, plot, spots)
              : sketch.placeWithin(label, plot, spots);
      if (written) {
        return;
      }
    }
  }

  /** Along a threshold, above it and below. */
  private List<Spot> spots(double level) {
    double em = sketch.em();
    List<Spot> spots = new ArrayList<>();
    for (double lift : new double[] {-0.45, 1.1}) {
      spots.add(Spot.left(plot.left() + 0.4 * em, level + lift * em));
      spots.add(Spot.right(plot.right() - em, level + lift * em));
      for (double along = 0.1; along < 0.9; along += 0.1) {
        spots.add(Spot.left(plot.left() + along * plot.width(), level + lift * em));
      }
    }
    return spots;
  }

  private void crossing(ConsumerReading consumer) {
    double elapsed = consumer.crossingElapsed();
    double threshold = consumer.consumer().threshold().doubleValue();
    if (!Double.isFinite(elapsed) || threshold > y.high()) {
      return;
    }
    double em = sketch.em();
    double at = x.pixel(subject.units(elapsed));
    double level = y.pixel(threshold);
    if (at > plot.right() + 0.5) {
      Label label =
          Label.of(subject.time(elapsed) + " ▶", em, Ink.THRESHOLD).about(Term.CROSSING).onPlate();
      sketch.placeNear(
          label,
          sketch.bounds(),
          List.of(
              Spot.right(plot.right() - em, level - 0.45 * em),
              Spot.right(plot.right() - em, level + 1.2 * em)),
          new Point(plot.right(), level));
      return;
    }
    Brush brush = sketch.brush(Layer.SYMBOL, Term.CROSSING);
    brush.line(at, level, at, plot.bottom(), new Stroke(Ink.THRESHOLD, 1, Stroke.Dash.DOTTED));
    brush.symbol(Shape.DIAMOND, at, level, size(), Ink.THRESHOLD, false);
    Label label =
        Label.of(Numbers.timeDigits(elapsed, subject.scale()).text(), em, Ink.THRESHOLD)
            .about(Term.CROSSING)
            .onPlate();
    List<Spot> spots = new ArrayList<>();
    for (double up = 0.45; up < 4; up += 1.25) {
      spots.add(Spot.left(at + 0.3 * em, plot.bottom() - up * em));
      spots.add(Spot.right(at - 0.3 * em, plot.bottom() - up * em));
    }
    double clear = size() / 2 + 0.25 * em;
    spots.add(Spot.right(at - clear, level - 0.45 * em));
    spots.add(Spot.left(at + clear, level + 1.1 * em));
    sketch.placeNear(label, plot, spots, new Point(at, level));
  }
}
