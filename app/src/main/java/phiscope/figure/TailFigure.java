package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.bench.PolicyReading;
import phiscope.bench.Term;
import phiscope.core.detector.PhiPolicy;
import phiscope.text.Numbers;

/** The fitted density with the area right of the silence, over the intervals of the window. */
final class TailFigure {
  private final Subject subject;
  private final Sketch sketch;
  private final Optional<SilenceModel> model;
  private final TailScale scale;

  TailFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
    this.model = subject.silence(subject.main());
    this.scale = TailScale.of(subject);
  }

  Figure draw() {
    double em = sketch.em();
    double margin = Math.min(em, 0.05 * sketch.frame().width());
    double top = GripLine.top(sketch);
    boolean hasScores =
        model.filter(SilenceModel::isBell).isPresent() && sketch.frame().height() > 14 * em;
    double bottom = sketch.frame().height() - AxisDrawing.rowHeight(sketch);
    Rectangle plot =
        new Rectangle(
            margin,
            Math.min(top + (hasScores ? 1.9 * em : 0.2 * em), bottom - 2),
            sketch.frame().width() - margin,
            Math.max(bottom, top + 4));
    Axis x = Axis.linear(scale.low(), scale.high(), plot.left(), plot.right());
    Axis y = Axis.linear(0, scale.peak() / peakShare(plot), plot.bottom(), plot.top());
    TailShapes shapes = new TailShapes(sketch, subject, x, y, plot);
    TailMarkers markers = new TailMarkers(sketch, subject, x, y, plot);
    PredictionLine.reserve(sketch, subject, x, plot);
    markers.silence(top);
    TapeName.draw(sketch, subject);
    model.ifPresent(
        it -> {
          shapes.density(it);
          shapes.negativeMass(it);
        });
    AxisDrawing.below(sketch, x, plot, AxisDrawing.title(subject, "axis.interval"), false);
    shapes.window(model);
    if (model.isEmpty()) {
      markers.untrained();
    }
    model.ifPresent(
        it -> {
          markers.survival(it);
          if (hasScores) {
            markers.scores(it);
          }
          markers.parameters(it);
          markers.negativeMass(it);
        });
    PredictionLine.draw(sketch, subject, x, plot);
    return new Figure(
        FigureKind.TAIL,
        subject.frame().width(),
        subject.frame().height(),
        Optional.of(x),
        Optional.of(y),
        sketch.marks(),
        sketch.handles(),
        subject.text("figure.tail.name", subject.tapeName()),
        sentence() + subject.drawnPart(),
        table());
  }

  /** How much of the plot the peak takes: above it there must be room for the mean's label. */
  private double peakShare(Rectangle plot) {
    return Math.max(0.5, Math.min(0.9, 1 - 1.5 * sketch.em() / plot.height()));
  }

  private String sentence() {
    PolicyReading main = subject.main();
    OptionalLong elapsed = main.elapsed();
    if (model.isEmpty() || elapsed.isEmpty()) {
      return UntrainedWords.sentence(subject);
    }
    String survival =
        subject.told(Term.SURVIVAL, Numbers.probabilityFromLog10(main.log10Survival()).text());
    String silence = subject.told(Term.ELAPSED, subject.time(elapsed.getAsLong()));
    if (!model.get().isBell()) {
      String key =
          model.get().tail() == PhiPolicy.Tail.EXPONENTIAL
              ? "figure.tail.reading.exponential"
              : "figure.tail.reading.empirical";
      String mean = subject.told(Term.MEAN, subject.time(model.get().model().mean()));
      return subject.text(key, mean, silence, survival);
    }
    String key =
        model.get().tail() == PhiPolicy.Tail.LOGISTIC
            ? "figure.tail.reading.logistic"
            : "figure.tail.reading";
    return subject.text(
        key,
        subject.told(Term.MEAN, subject.time(model.get().model().centre())),
        subject.told(Term.SIGMA, subject.time(model.get().model().sigma())),
        silence,
        subject.told(Term.Z, score(model.get(), elapsed.getAsLong())),
        survival);
  }

  private static String score(SilenceModel model, double elapsed) {
    return Numbers.significant(model.model().z(elapsed), Numbers.TIME_DIGITS).text();
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    PolicyReading main = subject.main();
    String count = Numbers.whole(main.window().count());
    row(rows, "term.window", subject.told(Term.WINDOW, count));
    model.ifPresent(
        it -> {
          row(rows, "term.mean", subject.told(Term.MEAN, subject.time(it.model().mean())));
          if (it.model().pause() != 0) {
            row(rows, "term.pause", subject.time(it.model().pause()));
          }
          if (it.isBell()) {
            row(rows, "term.sigma", subject.told(Term.SIGMA, subject.time(it.model().sigma())));
            row(rows, "term.negativeMass", Numbers.probability(it.massBelowZero()).text());
          }
        });
    main.elapsed()
        .ifPresent(
            elapsed ->
                row(rows, "term.elapsed", subject.told(Term.ELAPSED, subject.time(elapsed))));
    if (model.isPresent() && main.elapsed().isPresent()) {
      double elapsed = main.elapsed().getAsLong();
      if (model.get().isBell()) {
        row(rows, "term.z", subject.told(Term.Z, score(model.get(), elapsed)));
      }
      String survival = Numbers.probabilityFromLog10(main.log10Survival()).text();
      row(rows, "term.survival", subject.told(Term.SURVIVAL, survival));
    }
    return new FigureTable(
        List.of(subject.text("table.quantity"), subject.text("table.value")), rows);
  }

  private void row(List<List<String>> rows, String key, String value) {
    rows.add(List.of(subject.text(key), value));
  }
}
