package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.text.Numbers;

/** A learner's prediction as a draggable upright line, in the units of the horizontal axis. */
final class PredictionLine {
  private static final int DIGITS = 4;

  private PredictionLine() {}

  /** Keeps labels off the line before it is drawn on top of all. */
  static void reserve(Sketch sketch, Subject subject, Axis x, Rectangle plot) {
    subject
        .frame()
        .prediction()
        .filter(Double::isFinite)
        .map(x::pixel)
        .map(plot::clampX)
        .ifPresent(at -> sketch.reserveLightly(new Rectangle(at, plot.top(), at, plot.bottom())));
  }

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
    List<Spot> spots = new ArrayList<>();
    for (double shift : new double[] {0, -1.5, 1.5, -3, 3, -4.5, 4.5}) {
      spots.add(Spot.left(at + 0.5 * em, baseline + shift * em));
      spots.add(Spot.right(at - 0.5 * em, baseline + shift * em));
    }
    // Beyond lines that stand right beside this one.
    for (double away = 2; away < 8; away += 1.5) {
      spots.add(Spot.right(at - away * em, baseline));
      spots.add(Spot.left(at + away * em, baseline));
      spots.add(Spot.right(at - away * em, baseline - 3 * em));
    }
    if (!sketch.placeNear(label, plot, spots, new Mark.Point(at, baseline))) {
      sketch.placeOnLines(label, plot, spots);
    }
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
