package phiscope.figure;

import java.util.List;
import phiscope.text.Numbers;

/** A learner's prediction as a draggable upright line, in the units of the horizontal axis. */
final class PredictionLine {
  private static final int DIGITS = 4;

  private PredictionLine() {}

  static void draw(Sketch sketch, Subject subject, Axis x, Rectangle plot) {
    if (subject.frame().prediction().isEmpty()
        || !Double.isFinite(subject.frame().prediction().get())) {
      return;
    }
    double value = subject.frame().prediction().get();
    double em = sketch.em();
    double at = plot.clampX(x.pixel(value));
    sketch
        .brush(Layer.FRONT)
        .line(at, plot.top(), at, plot.bottom(), new Stroke(Ink.PREDICTION, 2, Stroke.Dash.DASHED));
    String written =
        Numbers.withUnit(Numbers.significant(value, DIGITS).text(), subject.scale().unit());
    Label label =
        Label.of(subject.text("prediction", written), em, Ink.PREDICTION).bolder().onPlate();
    double baseline = plot.bottom() - 0.3 * plot.height();
    sketch.placeWithin(
        label,
        plot,
        List.of(
            Spot.left(at + 0.5 * em, baseline),
            Spot.right(at - 0.5 * em, baseline),
            Spot.left(at + 0.5 * em, baseline - 1.5 * em),
            Spot.right(at - 0.5 * em, baseline - 1.5 * em),
            Spot.left(at + 0.5 * em, baseline + 1.5 * em),
            Spot.right(at - 0.5 * em, baseline + 1.5 * em)));
    sketch.add(
        GripLine.handle(
            sketch,
            new Handle.Target.Prediction(),
            at,
            plot,
            value,
            subject.text("handle.prediction", written)));
  }
}
