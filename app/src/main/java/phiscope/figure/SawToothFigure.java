package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.bench.Consumer;
import phiscope.bench.Term;
import phiscope.core.detector.TapeFold.Column;
import phiscope.figure.Mark.Point;
import phiscope.text.Numbers;

/** Phi over the whole tape, with every suspicion, and the quality of service. */
final class SawToothFigure {
  private static final double LEAST_TOP = 2;
  private static final double MOST_TIMES_THRESHOLD = 2.5;
  private static final double HIT = 24;

  private final Subject subject;
  private final Sketch sketch;
  private final TimeSpan span;
  private final double threshold;

  SawToothFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
    this.span = TimeSpan.of(subject);
    this.threshold = subject.main().policy().threshold().doubleValue();
  }

  Figure draw() {
    double em = sketch.em();
    double top = GripLine.top(sketch);
    double bottom = Math.max(top + 4, sketch.frame().height() - AxisDrawing.rowHeight(sketch));
    Rectangle plot =
        new Rectangle(
            TapeLayout.leftMargin(sketch),
            top,
            sketch.frame().width() - TapeLayout.rightMargin(sketch),
            bottom);
    Axis x = span.axis(plot);
    List<Column> columns = columns(plot);
    Axis y = Axis.linear(0, highest(columns), plot.bottom(), plot.top());
    PredictionLine.reserve(sketch, subject, x, plot);
    NowLine.draw(sketch, subject, x, plot);
    TapeName.draw(sketch, subject);
    crash(x, plot);
    // Over its thresholds the curve tells what consumers decide.
    if (!subject.frame().hidesDecisions()) {
      new SawToothCurve(sketch, subject, x, y, plot).draw(columns);
    }
    thresholds(y, plot);
    SawToothSuspicions suspicions = new SawToothSuspicions(sketch, subject, span);
    if (!subject.frame().hidesDecisions()) {
      suspicions.draw(x, y, plot);
    }
    AxisDrawing.below(sketch, x, plot, Numbers.unit(subject.scale().unit()), false);
    AxisDrawing.left(sketch, y, plot, "φ");
    if (!subject.frame().hidesDecisions()) {
      suspicions.legend(plot);
      suspicions.label(plot);
    }
    PredictionLine.draw(sketch, subject, x, plot);
    return new Figure(
        FigureKind.SAW_TOOTH,
        subject.frame().width(),
        subject.frame().height(),
        Optional.of(x),
        Optional.of(y),
        sketch.marks(),
        sketch.handles(),
        subject.text("figure.sawTooth.name", subject.tapeName()),
        QualityWords.sentence(subject),
        QualityWords.table(subject));
  }

  private List<Column> columns(Rectangle plot) {
    int most = (int) Math.max(1, Math.floor(plot.width()));
    return subject
        .memory()
        .sawTooth(
            subject.index(),
            subject.main().fold(),
            subject.ticks(span.from()),
            subject.ticks(span.to()),
            most);
  }

  private double highest(List<Column> columns) {
    double most = Math.max(threshold, PhiScale.threshold(subject));
    double top = Math.max(LEAST_TOP, 1.3 * most);
    double limit = MOST_TIMES_THRESHOLD * Math.max(2, most);
    for (Column column : columns) {
      if (column.high() > top) {
        top = Math.min(limit, column.high() * 1.06);
      }
    }
    return Ticks.roundUp(top);
  }

  private void thresholds(Axis y, Rectangle plot) {
    double em = sketch.em();
    double level = y.pixel(threshold);
    sketch
        .brush(Layer.CURVE, Term.THRESHOLD)
        .line(
            plot.left(),
            level,
            plot.right(),
            level,
            new Stroke(Ink.THRESHOLD, 1.5, Stroke.Dash.DASHED));
    sketch.reserveLine(plot.left(), level, plot.right(), level);
    for (Consumer consumer : subject.bench().consumers()) {
      double other = y.pixel(Math.min(y.high(), consumer.threshold().doubleValue()));
      sketch.reserveLine(plot.left(), other, plot.right(), other);
    }
    String value = Numbers.exact(subject.main().policy().threshold());
    Rectangle knob =
        Knob.draw(
            sketch, plot.right(), level, Handle.Direction.VERTICAL, Ink.THRESHOLD, Term.THRESHOLD);
    Label label =
        Label.of(subject.text("saw.threshold", value), em, Ink.THRESHOLD)
            .about(Term.THRESHOLD)
            .onPlate();
    alongLine(label, plot, level);
    sketch.add(
        new Handle(
                new Handle.Target.PolicyThreshold(0),
                plot.left(),
                Math.max(0, Math.min(sketch.frame().height() - HIT, level - HIT / 2)),
                plot.width(),
                HIT,
                Handle.Direction.VERTICAL,
                threshold,
                subject.text("handle.policyThreshold", value))
            .gripped(knob));
    for (Consumer consumer : subject.bench().consumers()) {
      double other = consumer.threshold().doubleValue();
      if (other != threshold && other <= y.high()) {
        consumerLine(consumer, y.pixel(other), plot);
      }
    }
  }

  /** Writes a name above a level line or below it, where the curve leaves room. */
  private void alongLine(Label label, Rectangle plot, double level) {
    List<Spot> spots = spotsAlong(plot, level);
    if (!sketch.placeNear(label, plot, spots, new Point(plot.left() + sketch.em(), level))) {
      sketch.placeOnLines(label, plot, spots);
    }
  }

  private List<Spot> spotsAlong(Rectangle plot, double level) {
    double em = sketch.em();
    List<Spot> spots = new ArrayList<>();
    for (double lift : new double[] {-0.35, 1.1}) {
      spots.add(Spot.left(plot.left() + 0.4 * em, level + lift * em));
      spots.add(Spot.right(plot.right() - em, level + lift * em));
      for (double share = 0.2; share < 0.9; share += 0.05) {
        spots.add(Spot.left(plot.left() + share * plot.width(), level + lift * em));
      }
    }
    return spots;
  }

  private void consumerLine(Consumer consumer, double level, Rectangle plot) {
    double em = sketch.em();
    sketch
        .brush(Layer.GROUND, Term.THRESHOLD)
        .line(
            plot.left(),
            level,
            plot.right(),
            level,
            new Stroke(Ink.THRESHOLD, 1, Stroke.Dash.DOTTED));
    String name = sketch.measure().fitted(consumer.name(), em, false, 0.5 * plot.width());
    alongLine(Label.of(name, em, Ink.THRESHOLD).about(Term.THRESHOLD).onPlate(), plot, level);
  }

  private void crash(Axis x, Rectangle plot) {
    OptionalLong crash = subject.tape().tape().crash();
    if (crash.isEmpty()) {
      return;
    }
    double at = x.pixel(subject.units(crash.getAsLong()));
    if (at < plot.left() || at > plot.right()) {
      return;
    }
    double em = sketch.em();
    sketch.brush(Layer.SYMBOL).line(at, plot.top(), at, plot.bottom(), Stroke.solid(Ink.CRASH, 2));
    String time = subject.time(crash.getAsLong());
    String seen = subject.seenTime(crash.getAsLong());
    double baseline = plot.top() + 1.1 * em;
    sketch.place(
        Label.of(subject.text("tape.crash", seen), em, Ink.CRASH).bolder().onPlate(),
        Spot.left(at + 0.4 * em, baseline),
        Spot.right(at - 0.4 * em, baseline));
    sketch.add(
        GripLine.handle(
            sketch,
            new Handle.Target.Crash(subject.index()),
            at,
            plot,
            subject.units(crash.getAsLong()),
            subject.text("handle.crash", time)));
  }
}
