package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.Grade;
import phiscope.core.fencing.TakeoverRules;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Seconds;

/** What the detector saw last, on a line with the thresholds at which something is done. */
final class DetectorScale {
  private static final double LEAST_TOP = 10;

  private final FencingScene scene;
  private final Sketch sketch;
  private final FencingTexts texts;
  private final double em;

  DetectorScale(FencingScene scene, Sketch sketch, FencingTexts texts) {
    this.scene = scene;
    this.sketch = sketch;
    this.texts = texts;
    this.em = sketch.em();
  }

  /** A threshold with what is done there. */
  private record Threshold(double at, String text) {}

  /** What it saw last, in a sentence. */
  String sentence() {
    Optional<FencingEvent.Evaluated> seen = scene.evaluated();
    if (scene.scenario().detector() instanceof DetectorChoice.Off) {
      return texts.get("fencingview.detector.off");
    }
    if (seen.isEmpty() || seen.get().silence() < 0) {
      return texts.get("fencingview.detector.none");
    }
    String holder = FencingTexts.holder(seen.get().holder());
    String silence = Seconds.label(seen.get().silence());
    if (scene.scenario().detector() instanceof DetectorChoice.FixedTimeout fixed) {
      return texts.get(
          "fencingview.detector.silence", holder, silence, Seconds.label(fixed.timeout()));
    }
    return seen.get().phi().isPresent()
        ? texts.get(
            seen.get().atLeast() ? "fencingview.detector.atLeast" : "fencingview.detector.phi",
            holder,
            PhiText.number(seen.get().phi().getAsDouble()),
            silence)
        : texts.get("fencingview.detector.untrained", holder, silence);
  }

  void draw(Rectangle area) {
    double baseline = area.top() + em;
    if (baseline + 0.3 * em > area.bottom()) {
      return;
    }
    String text = sketch.measure().fitted(sentence(), em, false, area.width());
    sketch.place(Label.of(text, em, Ink.TEXT), Spot.left(area.left(), baseline));
    double y = baseline + 1.5 * em;
    boolean scaled = !(scene.scenario().detector() instanceof DetectorChoice.Off);
    if (scaled && y + 2.4 * em <= area.bottom() && area.width() > 6 * em) {
      scale(area, y);
    }
  }

  private void scale(Rectangle area, double y) {
    List<Threshold> thresholds = thresholds();
    double top = Math.max(LEAST_TOP, 1.25 * thresholds.get(thresholds.size() - 1).at());
    if (scene.scenario().detector() instanceof DetectorChoice.FixedTimeout) {
      top = 1.5 * thresholds.get(0).at();
    }
    double unit = area.width() / top;
    double half = 0.28 * em;
    Rectangle bar = new Rectangle(area.left(), y - half, area.right(), y + half);
    sketch.brush(Layer.GROUND).box(bar, Fill.plain(Ink.GRID, 0.5), Stroke.solid(Ink.AXIS, 1));
    value()
        .ifPresent(
            value -> {
              double x = Math.min(area.right(), area.left() + value * unit);
              Rectangle filled = new Rectangle(area.left(), y - half, x, y + half);
              sketch.brush(Layer.SURFACE).box(filled, Fill.plain(Ink.PHI, 0.75));
              sketch
                  .brush(Layer.SYMBOL)
                  .symbol(Shape.TRIANGLE_DOWN, x, y - 0.75 * em, 0.8 * em, Ink.PHI, true);
            });
    List<Threshold> highestFirst = new ArrayList<>(thresholds);
    java.util.Collections.reverse(highestFirst);
    for (Threshold threshold : highestFirst) {
      double x = area.left() + threshold.at() * unit;
      sketch
          .brush(Layer.CURVE)
          .line(x, y - half - 3, x, y + half + 3, Stroke.solid(Ink.THRESHOLD, 2));
      double size = 0.9 * em;
      Label label = Label.of(threshold.text(), size, Ink.TEXT_MUTED);
      sketch.place(
          label,
          Spot.centre(x, y + 1.6 * em),
          Spot.right(Math.min(area.right(), x + 2 * em), y + 1.6 * em),
          Spot.left(Math.max(area.left(), x - em), y + 1.6 * em),
          Spot.centre(x, y + 2.9 * em),
          Spot.right(area.right(), y + 2.9 * em),
          Spot.left(area.left(), y + 2.9 * em));
    }
  }

  /** Phi, or seconds of silence; empty without a value; infinite stays so. */
  private Optional<Double> value() {
    return scene
        .evaluated()
        .flatMap(
            seen -> {
              if (scene.scenario().detector() instanceof DetectorChoice.FixedTimeout) {
                return seen.silence() < 0 ? Optional.empty() : Optional.of(seen.silence() / 1e6);
              }
              return seen.phi().isPresent()
                  ? Optional.of(Math.min(1e6, Math.max(0, seen.phi().getAsDouble())))
                  : Optional.empty();
            });
  }

  private List<Threshold> thresholds() {
    if (scene.scenario().detector() instanceof DetectorChoice.FixedTimeout fixed) {
      return List.of(
          new Threshold(
              fixed.timeout() / 1e6,
              texts.get("fencingview.detector.suspected", Seconds.label(fixed.timeout()))));
    }
    TakeoverRules rules = scene.scenario().takeover();
    List<Threshold> all = new ArrayList<>();
    if (rules.graded()) {
      for (Grade grade : Grade.values()) {
        if (grade != Grade.TRUSTED) {
          all.add(
              new Threshold(
                  grade.threshold().doubleValue(),
                  grade.threshold().toPlainString() + " " + texts.grade(grade)));
        }
      }
    } else {
      all.add(
          new Threshold(
              rules.switchAt().doubleValue(),
              rules.switchAt().toPlainString() + " " + texts.grade(Grade.SWITCH)));
    }
    return all;
  }
}
