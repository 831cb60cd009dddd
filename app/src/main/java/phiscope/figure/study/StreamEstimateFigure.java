package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.StudyReading;
import phiscope.bench.Term;
import phiscope.bench.study.StreamResult;
import phiscope.core.health.HealthRun;
import phiscope.core.health.StreamHealth;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;

/**
 * The estimate of the interval (EWMA) with every interval between frames as a point, and the
 * expected arrival, counted from the last frame, as a line above it.
 */
final class StreamEstimateFigure {
  private static final int MOST_ROWS = 500;

  private final StudyReading reading;
  private final StreamResult result;
  private final Messages messages;
  private final StudyNames names;
  private final boolean isAsked;
  private final Sketch sketch;
  private final double em;

  StreamEstimateFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(StreamResult.class);
    this.messages = frame.messages();
    this.names = new StudyNames(messages);
    this.sketch = new Sketch(frame);
    this.isAsked = frame.hides(Term.EXPECTED);
    this.em = sketch.em();
  }

  RunPicture draw() {
    Rectangle room = Plot.room(sketch, 2 * em, AxisDrawing.rowHeight(sketch) + 0.4 * em);
    List<HealthRun.Point> points = result.own().run().map(HealthRun::points).orElse(List.of());
    double most = 1e-3;
    for (HealthRun.Point point : points) {
      most = Math.max(most, point.health().estimate().doubleValue() / 1_000);
    }
    Plot plot = Plot.linear(sketch, room, result.end() / 1_000.0, 0, 2.2 * most);
    plot.axes(messages.get("study.axis.ms"), messages.get("study.axis.estimate"));
    double margin = result.own().policy().margin().doubleValue();
    plot.curve(steps(points, 1), Stroke.solid(Ink.MODEL, 2));
    if (!isAsked) {
      plot.curve(steps(points, margin), new Stroke(Ink.THRESHOLD, 1.5, Stroke.Dash.DASHED));
    }
    intervals(plot, points);
    if (reading.hasSteps()) {
      long at = reading.step().at();
      plot.cursor(at / 1_000.0, messages.get("study.stream.now", names.time(at)));
    }
    Naming naming =
        new Naming(
            StudyFigureKind.STREAM_ESTIMATE,
            messages.get("study.figure.streamEstimate"),
            said(),
            table(points));
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private String said() {
    return result
        .at(reading.step())
        .map(
            health ->
                messages.get(
                    "study.stream.estimateIs",
                    names.time(reading.step().at()),
                    names.time(health.estimate().doubleValue()),
                    expected(health)))
        .orElse(messages.get("study.stream.tooLong"));
  }

  private String expected(StreamHealth health) {
    return isAsked ? "?" : names.time(health.expected().doubleValue());
  }

  private List<Point> steps(List<HealthRun.Point> points, double factor) {
    List<Point> steps = new ArrayList<>();
    double before = Double.NaN;
    for (HealthRun.Point point : points) {
      double at = point.at() / 1_000.0;
      double now = factor * point.health().estimate().doubleValue() / 1_000;
      if (!Double.isNaN(before)) {
        steps.add(new Point(at, before));
      }
      steps.add(new Point(at, now));
      before = now;
    }
    if (!Double.isNaN(before)) {
      steps.add(new Point(result.end() / 1_000.0, before));
    }
    return steps;
  }

  /** An interval beyond the axis is a triangle at its upper end. */
  private void intervals(Plot plot, List<HealthRun.Point> points) {
    long last = 0;
    double before = Double.NEGATIVE_INFINITY;
    for (HealthRun.Point point : points) {
      if (point.frame().isEmpty()) {
        continue;
      }
      double interval = (point.at() - last) / 1_000.0;
      last = point.at();
      double x = plot.x().pixel(point.at() / 1_000.0);
      if (x - before < 1 || plot.area().height() < 4 || x > plot.area().right() + 0.5) {
        continue;
      }
      before = x;
      boolean beyond = interval > plot.y().high();
      double y = plot.area().clampY(plot.y().pixel(interval));
      sketch
          .brush(Layer.SYMBOL)
          .symbol(
              beyond ? Shape.TRIANGLE_UP : Shape.CIRCLE,
              x,
              y,
              (beyond ? 0.8 : 0.42) * em,
              Ink.HEARTBEAT,
              true);
    }
  }

  private FigureTable table(List<HealthRun.Point> points) {
    List<List<String>> rows = new ArrayList<>();
    long last = 0;
    for (HealthRun.Point point : points) {
      if (point.frame().isPresent() && rows.size() < MOST_ROWS) {
        rows.add(
            List.of(
                names.time(point.at()),
                messages.get("study.mark." + StreamSigns.word(point.frame().get())),
                names.time(point.at() - last),
                names.time(point.health().estimate().doubleValue()),
                expected(point.health())));
        last = point.at();
      }
    }
    return new FigureTable(
        List.of(
            messages.get("study.column.time"),
            messages.get("study.column.frame"),
            messages.get("study.column.interval"),
            messages.get("study.column.estimate"),
            messages.get("study.column.expected")),
        rows);
  }
}
