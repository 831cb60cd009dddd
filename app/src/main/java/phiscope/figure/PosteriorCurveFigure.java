package phiscope.figure;

import java.util.List;
import java.util.Optional;
import phiscope.bench.PosteriorReading;
import phiscope.bench.Term;
import phiscope.core.numeric.Posterior;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.text.Numbers;

/** The posterior over the silence, on decades, from the prior up. */
final class PosteriorCurveFigure {
  private static final double HIT = 24;

  private final Subject subject;
  private final Sketch sketch;

  PosteriorCurveFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
  }

  Figure draw() {
    Optional<PosteriorReading> posterior = subject.posterior();
    Optional<SilenceModel> model = subject.silence(subject.main());
    String name = subject.text("figure.posteriorCurve.name", subject.tapeName());
    if (posterior.isEmpty() || model.isEmpty() || subject.main().elapsed().isEmpty()) {
      return EmptyFigure.of(
          FigureKind.POSTERIOR_CURVE, subject, name, UntrainedWords.sentence(subject));
    }
    PosteriorReading reading = posterior.get();
    double em = sketch.em();
    double top = GripLine.top(sketch);
    double bottom = Math.max(top + 4, sketch.frame().height() - AxisDrawing.rowHeight(sketch));
    Rectangle plot =
        new Rectangle(
            Math.min(4 * em, 0.2 * sketch.frame().width()),
            top,
            sketch.frame().width() - Math.min(em, 0.05 * sketch.frame().width()),
            bottom);
    Axis x = Axis.linear(0, PhiScale.of(subject).high(), plot.left(), plot.right());
    double least = StrictMath.pow(10, Math.floor(StrictMath.log10(reading.prior()) - 0.5));
    Axis y =
        new Axis(
            Axis.Scale.LOG10, Math.max(1e-300, least), 1, plot.bottom(), plot.top() + 0.5 * em);
    PredictionLine.reserve(sketch, subject, x, plot);
    Rectangle plate = SilenceLine.draw(sketch, subject, x, plot);
    TapeName.draw(sketch, subject);
    curve(model.get(), reading, x, y);
    double priorLevel = Columns.clamp(y, y.pixel(reading.prior()));
    sketch.reserveLine(plot.left(), priorLevel, plot.right(), priorLevel);
    if (!now(reading, x, y, plot)) {
      sketch.place(
          Label.of(PosteriorWords.share(reading), em, Ink.POSTERIOR).bolder().about(Term.POSTERIOR),
          GripLine.beside(sketch, plate));
    }
    prior(reading, y, plot);
    AxisDrawing.below(sketch, x, plot, AxisDrawing.title(subject, "axis.silence"), false);
    shares(y, plot);
    PredictionLine.draw(sketch, subject, x, plot);
    return new Figure(
        FigureKind.POSTERIOR_CURVE,
        subject.frame().width(),
        subject.frame().height(),
        Optional.of(x),
        Optional.of(y),
        sketch.marks(),
        sketch.handles(),
        name,
        PosteriorWords.sentence(subject, reading),
        PosteriorWords.table(subject, reading));
  }

  private void curve(SilenceModel model, PosteriorReading reading, Axis x, Axis y) {
    List<Point> points =
        Columns.sample(
            x,
            y,
            units -> Posterior.ofPhi(reading.prior(), model.phi(subject.ticks(units))),
            Double.NaN);
    sketch
        .brush(Layer.CURVE, Term.POSTERIOR)
        .polyline(points, Stroke.solid(Ink.POSTERIOR, Sketch.CURVE));
    sketch.reserveLine(points);
  }

  /** Decades as percentages, with a line at one half. */
  private void shares(Axis y, Rectangle plot) {
    double em = sketch.em();
    Brush ground = sketch.brush(Layer.GROUND);
    ground.line(plot.left(), plot.top(), plot.left(), plot.bottom(), Stroke.solid(Ink.AXIS, 1));
    double decades = -StrictMath.log10(y.low());
    double step = Math.max(1, Ticks.step(decades / Math.max(1, plot.height() / (1.8 * em))));
    for (double k = 0; k <= decades + 1e-9; k += step) {
      double share = StrictMath.pow(10, -k);
      double level = y.pixel(share);
      ground.line(plot.left(), level, plot.right(), level, Stroke.solid(Ink.GRID, 1));
      tick(Numbers.percent(share), level, plot);
    }
    double half = y.pixel(0.5);
    ground.line(plot.left(), half, plot.right(), half, new Stroke(Ink.AXIS, 1, Stroke.Dash.DOTTED));
    tick("50%", half, plot);
  }

  private void tick(String text, double level, Rectangle plot) {
    double em = sketch.em();
    sketch.place(
        Label.of(text, em, Ink.TEXT_MUTED),
        Spot.right(plot.left() - 0.3 * em, level + sketch.measure().capital(em) / 2));
  }

  /** Marks the posterior now; false if its number found no room. */
  private boolean now(PosteriorReading reading, Axis x, Axis y, Rectangle plot) {
    double em = sketch.em();
    double at = plot.clampX(x.pixel(subject.units(subject.main().elapsed().orElseThrow())));
    double level = Columns.clamp(y, y.pixel(reading.posterior()));
    double size = Math.max(9, 0.85 * em);
    sketch
        .brush(Layer.FRONT, Term.POSTERIOR)
        .symbol(Shape.CIRCLE, at, level, size, Ink.POSTERIOR, true);
    sketch.reserve(new Rectangle(at - size / 2, level - size / 2, at + size / 2, level + size / 2));
    Label label =
        Label.of(PosteriorWords.share(reading), 1.25 * em, Ink.POSTERIOR)
            .bolder()
            .about(Term.POSTERIOR)
            .onPlate();
    double gap = 0.7 * em;
    return sketch.placeNear(
        label,
        plot,
        List.of(
            Spot.right(at - gap, level - 0.4 * em),
            Spot.right(at - gap, level + 1.5 * em),
            Spot.left(at + gap, level + 1.6 * em),
            Spot.left(at + gap, level - 0.4 * em)),
        new Point(at, level));
  }

  private void prior(PosteriorReading reading, Axis y, Rectangle plot) {
    double em = sketch.em();
    double level = Columns.clamp(y, y.pixel(reading.prior()));
    Brush brush = sketch.brush(Layer.CURVE, Term.PRIOR);
    brush.line(
        plot.left(), level, plot.right(), level, new Stroke(Ink.PRIOR, 1.5, Stroke.Dash.DASHED));
    Rectangle knob =
        Knob.draw(
            sketch,
            plot.right() - 0.2 * em,
            level,
            Handle.Direction.VERTICAL,
            Ink.PRIOR,
            Term.PRIOR);
    String percent = Numbers.percent(reading.prior());
    Label label =
        Label.of(subject.text("posterior.priorLine", percent), em, Ink.PRIOR)
            .about(Term.PRIOR)
            .onPlate();
    sketch.placeNear(
        label,
        plot,
        List.of(
            Spot.right(plot.right() - em, level - 0.35 * em),
            Spot.right(plot.right() - em, level + 1.1 * em),
            Spot.left(plot.left() + 0.4 * em, level - 0.35 * em),
            Spot.left(plot.left() + 0.4 * em, level + 1.1 * em)),
        new Point(plot.left() + em, level));
    sketch.add(
        new Handle(
                new Handle.Target.Prior(),
                plot.left(),
                Math.max(0, Math.min(sketch.frame().height() - HIT, level - HIT / 2)),
                plot.width(),
                HIT,
                Handle.Direction.VERTICAL,
                reading.prior(),
                subject.text("handle.prior", percent))
            .gripped(knob));
  }
}
