package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.bench.StudyReading;
import phiscope.bench.study.InjectionOutcome;
import phiscope.bench.study.InjectionOutcome.Row;
import phiscope.bench.study.InjectionOutcome.Watcher;
import phiscope.figure.Axis;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/** Which share of the faults is detected by when: every quantile of every detector at once. */
final class InjectionQuantilesFigure {
  private static final double[] SHARES = {0, 0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1};

  private final StudyReading reading;
  private final InjectionOutcome outcome;
  private final Messages messages;
  private final StudyNames names;
  private final Sketch sketch;
  private final double em;

  InjectionQuantilesFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.outcome = reading.result(InjectionOutcome.class);
    this.messages = frame.messages();
    this.names = new StudyNames(messages);
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  RunPicture draw() {
    Rectangle room =
        Plot.room(sketch, 1.6 * em, phiscope.figure.AxisDrawing.rowHeight(sketch) + 0.4 * em);
    Axis x = InjectionLook.axis(outcome, room);
    Plot plot = new Plot(sketch, room, x, Axis.linear(0, 100, room.bottom(), room.top()));
    plot.axes(messages.get("study.axis.ms"), messages.get("study.axis.detected"));
    for (Watcher watcher : Watcher.values()) {
      outcome.row(watcher).ifPresent(row -> curve(plot, row));
    }
    for (Watcher watcher : Watcher.values()) {
      outcome.row(watcher).ifPresent(row -> name(plot, row));
    }
    Naming naming =
        new Naming(
            StudyFigureKind.INJECTION_QUANTILES,
            messages.get("study.figure.injectionQuantiles", InjectionLook.fault(outcome, messages)),
            new StudySentences(messages).summary(reading).get(1),
            table());
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private void curve(Plot plot, Row row) {
    long[] times = row.sample().times();
    if (times.length == 0) {
      return;
    }
    int all = times.length + row.sample().undetected();
    List<Point> points = new ArrayList<>();
    double before = 0;
    for (int i = 0; i < times.length; i++) {
      double at = Math.max(plot.x().low(), times[i] / 1_000.0);
      points.add(new Point(at, before));
      before = 100.0 * (i + 1) / all;
      points.add(new Point(at, before));
    }
    points.add(new Point(plot.x().high(), before));
    plot.curve(
        points, new Stroke(InjectionLook.ink(row.watcher()), 2, InjectionLook.dash(row.watcher())));
  }

  /** The name of a curve beside the middle of it, tied to it where there is no room so near. */
  private void name(Plot plot, Row row) {
    if (row.sample().size() == 0) {
      return;
    }
    double at = plot.x().pixel(Math.max(plot.x().low(), row.quantile(0.5) / 1_000));
    double share = 50 - 15 * (row.watcher().ordinal() - 1);
    double y = plot.y().pixel(share);
    String who = messages.get("study.word." + Parameter.word(row.watcher()));
    sketch.placeNear(
        Label.of(who, 0.92 * em, Ink.TEXT).onPlate(),
        plot.area(),
        List.of(Spot.left(at + 0.8 * em, y), Spot.right(at - 0.8 * em, y)),
        new Point(at, y));
  }

  private FigureTable table() {
    List<String> header = new ArrayList<>(List.of(messages.get("study.column.share")));
    List<Row> rows = new ArrayList<>();
    for (Watcher watcher : Watcher.values()) {
      outcome.row(watcher).ifPresent(rows::add);
    }
    rows.forEach(r -> header.add(messages.get("study.word." + Parameter.word(r.watcher()))));
    List<List<String>> cells = new ArrayList<>();
    for (double share : SHARES) {
      List<String> line = new ArrayList<>(List.of(names.number(100 * share) + " %"));
      rows.forEach(row -> line.add(names.timeOr(row.quantile(share))));
      cells.add(line);
    }
    return new FigureTable(header, cells);
  }
}
