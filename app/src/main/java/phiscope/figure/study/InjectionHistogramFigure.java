package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.bench.study.InjectionOutcome;
import phiscope.bench.study.InjectionOutcome.Row;
import phiscope.bench.study.InjectionOutcome.Watcher;
import phiscope.figure.Axis;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/**
 * The detection times of one fault as histograms on decades of time, one row a detector, with the
 * 23 ms and the 4.2 s of the article.
 */
final class InjectionHistogramFigure {
  private static final int BINS = 120;

  private final InjectionOutcome outcome;
  private final String reading;
  private final Messages messages;
  private final StudyNames names;
  private final Sketch sketch;
  private final double em;
  private final List<Place> places = new ArrayList<>();

  InjectionHistogramFigure(phiscope.bench.StudyReading reading, FigureFrame frame) {
    this.outcome = reading.result(InjectionOutcome.class);
    this.messages = frame.messages();
    this.reading = new StudySentences(messages).summary(reading).get(0);
    this.names = new StudyNames(messages);
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  RunPicture draw() {
    double below = AxisDrawing.rowHeight(sketch) + 0.4 * em;
    Rectangle room = Plot.room(sketch, 2.9 * em, below);
    Axis x = InjectionLook.axis(outcome, room);
    Plot plot = new Plot(sketch, room, x, Axis.linear(0, 1, room.bottom(), room.top()));
    AxisDrawing.below(sketch, x, room, messages.get("study.axis.ms"), true);
    mark(plot, InjectionOutcome.STREAM_OF_ARTICLE);
    mark(plot, InjectionOutcome.HEARTBEAT_OF_ARTICLE);
    double pitch = room.height() / Watcher.values().length;
    for (Watcher watcher : Watcher.values()) {
      double top = room.top() + watcher.ordinal() * pitch;
      outcome
          .row(watcher)
          .ifPresent(
              row -> row(row, x, new Rectangle(room.left(), top, room.right(), top + pitch)));
    }
    Naming naming =
        new Naming(
            StudyFigureKind.INJECTION_HISTOGRAM,
            messages.get("study.figure.injectionHistogram", InjectionLook.fault(outcome, messages)),
            reading,
            table());
    return RunPicture.of(sketch, naming, places, Optional.empty());
  }

  private void mark(Plot plot, double ticks) {
    plot.above(
        ticks / 1_000, messages.get("study.injection.article", names.time(ticks)), Ink.THRESHOLD);
  }

  private void row(Row row, Axis x, Rectangle area) {
    String who = messages.get("study.word." + Parameter.word(row.watcher()));
    double baseline = area.top() + 1.1 * em;
    String said =
        row.sample().size() == 0
            ? messages.get("study.injection.none", who)
            : messages.get(
                "study.injection.row",
                who,
                names.time(row.sample().mean()),
                names.time(row.quantile(0.99)));
    Plot.text(sketch, said, area.left() + 0.4 * em, baseline, area.width() - em);
    places.add(Place.of(new StudyThing.Row(row.watcher().ordinal()), area, said));
    double top = area.top() + 1.5 * em;
    double bottom = area.bottom() - 1;
    if (bottom - top < 4) {
      return;
    }
    int[] counts = new int[BINS];
    double width = (x.end() - x.start()) / BINS;
    for (long time : row.sample().times()) {
      double at = x.pixel(Math.max(time / 1_000.0, x.low()));
      counts[(int) Math.max(0, Math.min(BINS - 1, (at - x.start()) / width))]++;
    }
    int most = 1;
    for (int count : counts) {
      most = Math.max(most, count);
    }
    Ink ink = InjectionLook.ink(row.watcher());
    for (int i = 0; i < BINS; i++) {
      double left = x.start() + i * width;
      double height = (bottom - top) * counts[i] / most;
      sketch
          .brush(Layer.SURFACE)
          .box(new Rectangle(left, bottom - height, left + width, bottom), Fill.plain(ink, 0.75));
    }
    sketch
        .brush(Layer.GROUND)
        .line(area.left(), bottom, area.right(), bottom, Stroke.solid(Ink.GRID, 1));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (Row row : outcome.rows()) {
      rows.add(
          List.of(
              names.choice(Parameter.word(row.fault())),
              messages.get("study.word." + Parameter.word(row.watcher())),
              names.timeOr(row.sample().mean()),
              names.timeOr(row.quantile(0.5)),
              names.timeOr(row.quantile(0.99)),
              names.timeOr(row.quantile(1)),
              names.number(row.falsePerHour())));
    }
    return new FigureTable(
        List.of(
            messages.get("study.column.fault"),
            messages.get("study.column.variant"),
            messages.get("study.word.mean"),
            messages.get("study.word.median"),
            messages.get("study.word.p99"),
            messages.get("study.word.longest"),
            messages.get("study.word.falsePerHour")),
        rows);
  }
}
