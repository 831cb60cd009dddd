package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import phiscope.bench.Term;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.text.Numbers;

/** Lines and labels of the tail figure: silence, S, mean, sigma, z. */
final class TailMarkers {
  private static final double HIT = 24;
  private static final int BRIEF = 3;

  /** Below this a percentage has too many zeros to be read. */
  private static final double LEAST_PERCENT = 1e-5;

  /** A mass below 0 that is smaller than this is not worth a label. */
  private static final double LEAST_MASS = 1e-6;

  private final Sketch sketch;
  private final Subject subject;
  private final Axis x;
  private final Axis y;
  private final Rectangle plot;
  private Rectangle plate = new Rectangle(0, 0, 0, 0);

  TailMarkers(Sketch sketch, Subject subject, Axis x, Axis y, Rectangle plot) {
    this.sketch = sketch;
    this.subject = subject;
    this.x = x;
    this.y = y;
    this.plot = plot;
  }

  /** The draggable silence; an arrow at the edge where it lies outside. */
  void silence(double top) {
    OptionalLong elapsed = subject.main().elapsed();
    if (elapsed.isEmpty()) {
      return;
    }
    plate =
        SilenceLine.draw(
            sketch, subject, x, new Rectangle(plot.left(), top, plot.right(), plot.bottom()));
  }

  void untrained() {
    UntrainedWords.write(sketch, subject, plot);
  }

  void survival(SilenceModel model) {
    OptionalLong elapsed = subject.main().elapsed();
    if (elapsed.isEmpty()) {
      return;
    }
    double em = sketch.em();
    double at = plot.clampX(x.pixel(subject.units(elapsed.getAsLong())));
    double big = 1.25 * em;
    String value = Numbers.probabilityFromLog10(subject.main().log10Survival()).text();
    Label label = Label.of("S = " + value, big, Ink.TAIL).bolder().about(Term.SURVIVAL).onPlate();
    double upper = plot.top() + 1.4 * em;
    for (double baseline = upper; baseline < plot.bottom(); baseline += 1.3 * em) {
      Spot right = Spot.left(at + 0.7 * em, baseline);
      Spot left = Spot.right(at - 0.7 * em, baseline);
      if (sketch.place(label, right, left)) {
        boolean isRight = sketch.extent(label, right).right() <= sketch.frame().width();
        double below = baseline + 1.35 * em;
        sketch.placeWithin(
            share(),
            plot,
            List.of(isRight ? Spot.left(at + 0.7 * em, below) : Spot.right(at - 0.7 * em, below)));
        return;
      }
    }
    // Without room in the plot the number stands beside the plate, or is cut short.
    String brief = Numbers.significant(subject.main().survival(), BRIEF).text();
    List<Spot> spots = new ArrayList<>(GripLine.beside(sketch, plate));
    spots.add(Spot.left(at + 0.5 * em, plot.top() + em));
    spots.add(Spot.right(at - 0.5 * em, plot.top() + em));
    for (String text : List.of(value, brief)) {
      Label small = Label.of("S = " + text, em, Ink.TAIL).bolder().about(Term.SURVIVAL).onPlate();
      if (sketch.place(small, spots)) {
        return;
      }
    }
    Label least = Label.of("S = " + brief, em, Ink.TAIL).bolder().about(Term.SURVIVAL).onPlate();
    spots.add(Spot.left(plot.left(), plot.top() + em));
    spots.add(Spot.right(plot.right(), plot.top() + em));
    sketch.placeOnLines(least, sketch.bounds(), spots);
  }

  /** The tail as a percentage and as "1 in N"; very small ones only so. */
  private Label share() {
    double survival = subject.main().survival();
    String percent = Numbers.percent(survival);
    Optional<String> oneIn = Numbers.oneIn(survival, subject.messages());
    String text = oneIn.map(one -> subject.text("tail.share", percent, one)).orElse(percent);
    if (survival < LEAST_PERCENT) {
      text = oneIn.orElse("");
    }
    return Label.of(text, sketch.em(), Ink.TEXT_MUTED).about(Term.SURVIVAL).onPlate();
  }

  /** The standard scores above the plot: whole sigmas from the mean. */
  void scores(SilenceModel model) {
    NormalModel normal = model.model();
    double em = sketch.em();
    double axisY = plot.top() - 0.15 * em;
    Brush brush = sketch.brush(Layer.GROUND, Term.Z);
    brush.line(plot.left(), axisY, plot.right(), axisY, Stroke.solid(Ink.AXIS, 1));
    double small = 0.92 * em;
    Label title = Label.of("z", small, Ink.TEXT_MUTED).bolder().about(Term.Z);
    sketch.place(title, Spot.right(sketch.frame().width() - 0.3 * em, axisY - 0.45 * em));
    double low = normal.z(subject.ticks(x.low()));
    double high = normal.z(subject.ticks(x.high()));
    double step = Math.max(1, Ticks.step((high - low) * 1.6 * em / plot.width()));
    for (double z : Ticks.values(low, high, step)) {
      double at = x.pixel(subject.units(normal.centre() + z * normal.sigma()));
      brush.line(at, axisY, at, axisY - 0.3 * em, Stroke.solid(Ink.AXIS, 1));
      sketch.place(
          Label.of(Ticks.text(z, step), small, Ink.TEXT_MUTED).about(Term.Z),
          Spot.centre(at, axisY - 0.45 * em));
    }
  }

  /** Mean and one sigma; draggable where they are typed. */
  void parameters(SilenceModel model) {
    if (model.tail() == PhiPolicy.Tail.EMPIRICAL) {
      return;
    }
    NormalModel normal = model.model();
    double em = sketch.em();
    boolean bell = model.isBell();
    double centre = normal.centre();
    double at = x.pixel(subject.units(centre));
    if (at < plot.left() || at > plot.right()) {
      return;
    }
    double peakY = densityY(model, centre);
    sketch
        .brush(Layer.CURVE, Term.MEAN)
        .line(at, plot.bottom(), at, peakY, new Stroke(Ink.MODEL, 1.25, Stroke.Dash.DASHED));
    sketch.reserveLine(at, plot.bottom(), at, peakY);
    if (bell) {
      reserveScore(at);
    }
    String key = normal.pause() == 0 ? "tail.mean" : "tail.centre";
    Label label =
        Label.of(subject.text(key, subject.time(centre)), em, Ink.MODEL).about(Term.MEAN).onPlate();
    double above = peakY - 0.4 * em;
    sketch.place(
        label,
        Spot.centre(at, above),
        Spot.right(at - 0.5 * em, peakY + em),
        Spot.left(at + 0.5 * em, peakY + em),
        Spot.right(at - 0.5 * em, plot.bottom() - 2.2 * em));
    if (bell) {
      sigma(model, at);
      score(model, at);
    }
    typedHandles(model, at);
  }

  private double densityY(SilenceModel model, double ticks) {
    return Columns.clamp(y, y.pixel(model.density(ticks) * subject.ticks(1)));
  }

  private void sigma(SilenceModel model, double centreX) {
    NormalModel normal = model.model();
    double em = sketch.em();
    double end = x.pixel(subject.units(normal.centre() - normal.sigma()));
    double length = Math.abs(end - centreX);
    if (length < 1.1 * em || end < plot.left()) {
      return;
    }
    double level = densityY(model, normal.centre() - normal.sigma());
    Brush brush = sketch.brush(Layer.CURVE, Term.SIGMA);
    Stroke stroke = Stroke.solid(Ink.MODEL, 1.25);
    brush.arrow(centreX, level, end, level, 0.6 * em, stroke);
    Label label =
        Label.of("σ " + subject.time(normal.sigma()), em, Ink.MODEL).about(Term.SIGMA).onPlate();
    sketch.reserveLine(centreX, level, end, level);
    double middle = (centreX + end) / 2;
    sketch.placeNear(
        label,
        plot,
        List.of(
            Spot.centre(middle, level - 0.35 * em),
            Spot.centre(middle, level + 1.15 * em),
            Spot.right(end - 0.4 * em, level + 0.3 * em)),
        new Mark.Point(middle, level));
  }

  /** Where the arrow of z ends; empty where there is no room for it. */
  private OptionalDouble scoreEnd(double centreX) {
    OptionalLong elapsed = subject.main().elapsed();
    if (elapsed.isEmpty()) {
      return OptionalDouble.empty();
    }
    double end = plot.clampX(x.pixel(subject.units(elapsed.getAsLong())));
    boolean room =
        Math.abs(end - centreX) >= 1.3 * sketch.em() && scoreLevel() >= plot.top() + sketch.em();
    return room ? OptionalDouble.of(end) : OptionalDouble.empty();
  }

  private double scoreLevel() {
    return plot.bottom() - Math.max(2.4 * sketch.em(), 0.26 * plot.height());
  }

  private void reserveScore(double centreX) {
    scoreEnd(centreX)
        .ifPresent(end -> sketch.reserveLine(centreX, scoreLevel(), end, scoreLevel()));
  }

  private void score(SilenceModel model, double centreX) {
    OptionalDouble found = scoreEnd(centreX);
    if (found.isEmpty()) {
      return;
    }
    double em = sketch.em();
    double end = found.getAsDouble();
    double level = scoreLevel();
    sketch
        .brush(Layer.CURVE, Term.Z)
        .arrow(centreX, level, end, level, 0.7 * em, Stroke.solid(Ink.NOW, 1.25));
    double z = model.model().z(subject.main().elapsed().orElseThrow());
    Label label =
        Label.of("z = " + Numbers.significant(z, 4).text(), em, Ink.NOW).about(Term.Z).onPlate();
    double middle = (centreX + end) / 2;
    sketch.placeNear(
        label,
        plot,
        List.of(
            Spot.centre(middle, level - 0.35 * em),
            Spot.centre(middle, level + 1.15 * em),
            Spot.left(Math.max(end, centreX) + 0.5 * em, level + 0.35 * em),
            Spot.right(Math.min(end, centreX) - 0.5 * em, level + 0.35 * em)),
        new Mark.Point(middle, level));
  }

  private void typedHandles(SilenceModel model, double at) {
    NormalModel normal = model.model();
    if (!(subject.main().policy().parameters() instanceof PhiPolicy.ModelParameters.Given)) {
      return;
    }
    Rectangle column = new Rectangle(0, plot.top(), 0, plot.bottom());
    double em = sketch.em();
    double level = densityY(model, normal.centre() - normal.sigma());
    double sigmaAt = plot.clampX(x.pixel(subject.units(normal.centre() - normal.sigma())));
    Knob.draw(
        sketch, at, plot.bottom() - 1.2 * em, Handle.Direction.HORIZONTAL, Ink.MODEL, Term.MEAN);
    Knob.draw(sketch, sigmaAt, level, Handle.Direction.HORIZONTAL, Ink.MODEL, Term.SIGMA);
    sketch.add(
        GripLine.handle(
            sketch,
            new Handle.Target.Mean(),
            at,
            column,
            subject.units(normal.mean()),
            subject.text("handle.mean", subject.time(normal.mean()))));
    sketch.add(
        new Handle(
            new Handle.Target.Sigma(),
            Math.max(0, Math.min(sketch.frame().width() - HIT, sigmaAt - HIT / 2)),
            plot.top(),
            HIT,
            plot.height(),
            Handle.Direction.HORIZONTAL,
            subject.units(normal.sigma()),
            subject.text("handle.sigma", subject.time(normal.sigma()))));
  }

  /** How much of the model lies below 0. */
  void negativeMass(SilenceModel model) {
    if (!(x.low() < 0) || !model.isBell() || model.massBelowZero() < LEAST_MASS) {
      return;
    }
    double em = sketch.em();
    String mass = Numbers.percent(model.massBelowZero());
    double zero = x.pixel(0);
    double baseline = plot.bottom() - Math.max(3.4 * em, 0.4 * plot.height());
    for (String text :
        List.of(subject.text("tail.negative", mass), subject.text("tail.negative.brief", mass))) {
      Label label = Label.of(text, em, Ink.NEGATIVE_MASS).onPlate();
      if (sketch.place(
          label,
          Spot.right(zero - 0.4 * em, baseline),
          Spot.left(plot.left(), baseline),
          Spot.left(plot.left(), baseline - 1.4 * em),
          Spot.left(plot.left(), plot.top() + em))) {
        return;
      }
    }
  }
}
