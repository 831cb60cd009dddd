package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.ConsumerReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.Term;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiResult;
import phiscope.text.Numbers;

/** Phi over the silence, with thresholds, crossings, overlays and fixed timeouts. */
final class PhiCurveFigure {
  private final Subject subject;
  private final Sketch sketch;
  private final Optional<SilenceModel> model;
  private final PhiScale scale;

  PhiCurveFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
    this.model = subject.silence(subject.main());
    this.scale = PhiScale.of(subject);
  }

  Figure draw() {
    double em = sketch.em();
    double top = GripLine.top(sketch);
    double bottom = Math.max(top + 4, sketch.frame().height() - AxisDrawing.rowHeight(sketch));
    Rectangle plot =
        new Rectangle(
            Math.min(2.8 * em, 0.2 * sketch.frame().width()),
            top,
            sketch.frame().width() - Math.min(em, 0.05 * sketch.frame().width()),
            bottom);
    Axis x = Axis.linear(0, scale.high(), plot.left(), plot.right());
    Axis y = Axis.linear(0, scale.top(), plot.bottom(), plot.top());
    PhiLines lines = new PhiLines(sketch, subject, x, y, plot);
    PhiThresholds thresholds = new PhiThresholds(sketch, subject, x, y, plot);
    PredictionLine.reserve(sketch, subject, x, plot);
    thresholds.reserve();
    if (subject.main().elapsed().isPresent()) {
      lines.silence();
    }
    TapeName.draw(sketch, subject);
    AxisDrawing.below(sketch, x, plot, AxisDrawing.title(subject, "axis.silence"), false);
    AxisDrawing.left(sketch, y, plot, "φ");
    lines.timeouts();
    model.ifPresentOrElse(lines::curve, lines::untrained);
    lines.overlays();
    model.ifPresent(lines::now);
    thresholds.draw();
    lines.names();
    lines.timeoutNames();
    PredictionLine.draw(sketch, subject, x, plot);
    return new Figure(
        FigureKind.PHI_CURVE,
        subject.frame().width(),
        subject.frame().height(),
        Optional.of(x),
        Optional.of(y),
        sketch.marks(),
        sketch.handles(),
        subject.text("figure.phiCurve.name", subject.tapeName()),
        sentence() + drawnPart(),
        table());
  }

  private String sentence() {
    PolicyReading main = subject.main();
    if (model.isEmpty() || main.elapsed().isEmpty()) {
      return UntrainedWords.sentence(subject);
    }
    String silence = subject.told(Term.ELAPSED, subject.time(main.elapsed().getAsLong()));
    boolean isBound = main.result().status() == PhiResult.Status.AT_LEAST;
    String value =
        isBound
            ? Numbers.phi(main.result().phi()).text()
            : Numbers.phi(main.result(), subject.messages());
    String phi = subject.told(Term.PHI, value);
    String key = isBound ? "figure.phiCurve.bound" : "figure.phiCurve.reading";
    if (main.consumers().isEmpty()) {
      String own = Numbers.exact(main.policy().threshold());
      return subject.text(key, silence, phi, subject.told(Term.THRESHOLD, own));
    }
    List<String> decisions = new ArrayList<>();
    for (ConsumerReading consumer : main.consumers()) {
      decisions.add(
          subject.text(
              "phi.decision",
              consumer.consumer().name(),
              threshold(consumer),
              subject.told(consumer.decision())));
    }
    return subject.text(
        key + ".consumers", silence, phi, String.join(subject.text("list.separator"), decisions));
  }

  /** The curve of an empirical tail is that of the intervals themselves. */
  private String drawnPart() {
    boolean empirical = model.filter(it -> it.tail() == PhiPolicy.Tail.EMPIRICAL).isPresent();
    return empirical ? subject.drawnPart() : "";
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (ConsumerReading consumer : subject.main().consumers()) {
      rows.add(
          List.of(
              consumer.consumer().name(),
              threshold(consumer),
              subject.told(Term.CROSSING, crossing(consumer.crossingElapsed())),
              subject.told(consumer.decision())));
    }
    return new FigureTable(
        List.of(
            subject.text("table.consumer"),
            subject.text("table.threshold"),
            subject.text("table.crossing"),
            subject.text("table.decision")),
        rows);
  }

  private String threshold(ConsumerReading consumer) {
    return subject.told(Term.THRESHOLD, Numbers.exact(consumer.consumer().threshold()));
  }

  private String crossing(double ticks) {
    if (Double.isNaN(ticks)) {
      return subject.text("number.untrained");
    }
    return Double.isInfinite(ticks) ? subject.text("phi.never") : subject.time(ticks);
  }
}
