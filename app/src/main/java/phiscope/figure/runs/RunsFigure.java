package phiscope.figure.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import phiscope.bench.RunsAnswer;
import phiscope.core.detector.runs.Estimate;
import phiscope.core.detector.runs.Sample;
import phiscope.core.detector.runs.StudiedDetector;
import phiscope.core.detector.runs.StudiedQuality;
import phiscope.figure.Axis;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.PolicyNames;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.figure.runs.RunsWords.Row;
import phiscope.text.Messages;

/**
 * Many runs, one row a detector: mistakes with their interval, and histograms of detection times
 * and of how long mistakes lasted, under a line with the same in numbers.
 */
public final class RunsFigure {
  /** A row, in units of the text size: a line of text and the plots below it. */
  private static final double ROW = 4.4;

  private static final double TEXT = 1.45;
  private static final double FOOT = 3.0;
  private static final double LEAST_PLOT = 11;

  /** Room between two plots: half of the last number of one and of the first of the next. */
  private static final double BETWEEN_PLOTS = 2.4;

  private static final int BARS = 64;

  private final RunsWords words;
  private final List<Row> rows;
  private final Sketch sketch;
  private final double em;

  private RunsFigure(RunsAnswer found, FigureFrame frame) {
    this.words = new RunsWords(found, frame.messages());
    this.rows = words.rows();
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  /** The figure of what was found: a pure function. */
  public static RunPicture of(RunsAnswer found, FigureFrame frame) {
    FigureFrame sized = sized(frame);
    RunsFigure figure = new RunsFigure(found, sized);
    return figure.rows.isEmpty() ? none(figure.words.reading(), frame) : figure.draw();
  }

  /** Before there are any: nothing is painted, what to do is said beside the figure. */
  public static RunPicture none(String reading, FigureFrame frame) {
    Messages messages = frame.messages();
    Sketch sketch = new Sketch(sized(frame));
    FigureTable table = new FigureTable(List.of(messages.get("table.detector")), List.of());
    Naming naming = new Naming(RunsFigureKind.RUNS, messages.get("runs.name"), reading, table);
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private static FigureFrame sized(FigureFrame frame) {
    return frame.sized(Math.max(16, frame.width()), Math.max(16, frame.height()));
  }

  /** The height at which all rows of so many detectors have room. */
  public static double height(int detectors, double textSize) {
    return (detectors * ROW + FOOT) * textSize;
  }

  /** One of the plots in each row. */
  private record Column(double left, double right, Axis axis, String title) {}

  private RunPicture draw() {
    int fitting = (int) ((sketch.frame().height() - FOOT * em) / (ROW * em));
    int shown = Math.max(1, Math.min(rows.size(), fitting));
    double height = Math.max(2 * em, (sketch.frame().height() - FOOT * em) / shown);
    List<Column> columns = columns();
    double foot = shown * height;
    for (int i = 0; i < shown; i++) {
      row(i, columns, i * height, (i + 1) * height);
    }
    for (Column column : columns) {
      Rectangle plot = new Rectangle(column.left(), 0, column.right(), foot);
      axis(column, plot);
    }
    Naming naming =
        new Naming(RunsFigureKind.RUNS, words.get("runs.name"), words.reading(), words.table());
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  /** As many of the three plots as there is room for; detection times come first. */
  private List<Column> columns() {
    double room = sketch.frame().width() - 1.2 * em;
    int count = (int) Math.max(1, Math.min(3, room / (LEAST_PLOT * em)));
    double pitch = room / count;
    List<Column> columns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double left = 0.6 * em + i * pitch + 0.5 * BETWEEN_PLOTS * em;
      double right = left + pitch - BETWEEN_PLOTS * em;
      columns.add(
          i == 0
              ? new Column(
                  left,
                  right,
                  times(StudiedQuality::detections, left, right),
                  words.timeAxis("runs.axis.detection"))
              : i == 1
                  ? new Column(left, right, rates(left, right), words.mistakesAxis())
                  : new Column(
                      left,
                      right,
                      times(StudiedQuality::durations, left, right),
                      words.timeAxis("runs.axis.duration")));
    }
    return columns;
  }

  private Axis times(Function<StudiedQuality, Sample> sample, double left, double right) {
    double most = 0;
    for (Row row : rows) {
      Sample times = sample.apply(row.quality());
      most = times.isEmpty() ? most : Math.max(most, row.units(times.quantile(0.999)));
    }
    return Axis.linear(0, most > 0 ? most * 1.04 : 1, left, right);
  }

  private Axis rates(double left, double right) {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (Row row : rows) {
      Estimate rate = row.rate();
      if (row.quality().observedRuns() > 0) {
        double low = rate.low() > 0 ? rate.low() : rate.high() / 10;
        least = Math.min(least, low);
        most = Math.max(most, rate.high());
      }
    }
    if (!(most > 0)) {
      return new Axis(Axis.Scale.LOG10, 0.1, 10, left, right);
    }
    double low = StrictMath.pow(10, Math.floor(StrictMath.log10(least)));
    double high = StrictMath.pow(10, Math.ceil(StrictMath.log10(most)));
    return new Axis(Axis.Scale.LOG10, low, Math.max(high, 10 * low), left, right);
  }

  private void axis(Column column, Rectangle plot) {
    AxisDrawing.below(sketch, column.axis(), plot, "", true);
    String title = sketch.measure().fitted(column.title(), em, false, plot.width());
    sketch.place(
        Label.of(title, em, Ink.TEXT_MUTED), Spot.right(plot.right(), plot.bottom() + 2.6 * em));
  }

  private void row(int index, List<Column> columns, double top, double bottom) {
    Row row = rows.get(index);
    if (index > 0) {
      boolean nextTape = row.of() != rows.get(index - 1).of();
      Stroke stroke = nextTape ? Stroke.solid(Ink.AXIS, 1.5) : Stroke.solid(Ink.GRID, 1);
      sketch
          .brush(Layer.GROUND)
          .line(0.4 * em, top, sketch.frame().width() - 0.4 * em, top, stroke);
    }
    head(row, top);
    Ink ink = stroke(row).ink();
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      Rectangle plot =
          new Rectangle(column.left(), top + (TEXT + 0.2) * em, column.right(), bottom - 0.15 * em);
      switch (i) {
        case 0 -> times(row, row.quality().detections(), column, plot, ink);
        case 1 -> rate(row, column, plot, ink);
        default -> times(row, row.quality().durations(), column, plot, ink);
      }
    }
  }

  /** The name and, behind it, the numbers; the numbers alone where there is no room for both. */
  private void head(Row row, double top) {
    double baseline = top + 1.15 * em;
    double left = 3.2 * em;
    double level = baseline - 0.36 * em;
    sketch.brush(Layer.CURVE).line(0.6 * em, level, left - 0.4 * em, level, stroke(row));
    double room = sketch.frame().width() - left - 0.6 * em;
    String name = words.name(row);
    String line = words.line(row);
    double named = sketch.measure().width(name, em, true);
    double told = sketch.measure().width(line, em, false);
    String fitted = sketch.measure().fitted(name, em, true, room);
    sketch.place(Label.of(fitted, em, Ink.TEXT).bolder().onPlate(), Spot.left(left, baseline));
    if (named + told + em < room) {
      sketch.place(
          Label.of(line, em, Ink.TEXT).onPlate(),
          Spot.right(sketch.frame().width() - 0.6 * em, baseline));
    }
  }

  /** The line of a detector as in the figures beside. */
  private static Stroke stroke(Row row) {
    return row.detector() instanceof StudiedDetector.Timeout
        ? new Stroke(Ink.TIMEOUT, 2, Stroke.Dash.DASH_DOT)
        : PolicyNames.stroke(row.index(), 2.5);
  }

  private void times(Row row, Sample sample, Column column, Rectangle plot, Ink ink) {
    if (sample.isEmpty()) {
      String nothing = words.get("quality.none");
      sketch.place(
          Label.of(nothing, em, Ink.TEXT_MUTED),
          Spot.left(plot.left() + 0.2 * em, plot.bottom() - 0.4 * em));
      return;
    }
    double perUnit = 1 / row.units(1);
    int bars = bars(sample, row.units(sample.quantile(0.999) - sample.least()), column, plot);
    double[] shares = sample.shares(0, column.axis().high() * perUnit, bars);
    double most = 0;
    for (double share : shares) {
      most = Math.max(most, share);
    }
    double pitch = plot.width() / bars;
    for (int i = 0; i < bars; i++) {
      if (shares[i] > 0) {
        double height = Math.max(1, plot.height() * shares[i] / most);
        double left = plot.left() + i * pitch;
        Rectangle bar =
            new Rectangle(
                left, plot.bottom() - height, left + Math.max(1, pitch - 1), plot.bottom());
        sketch.brush(Layer.SURFACE).box(bar, Fill.plain(ink, 0.6));
      }
    }
    mark(row.units(sample.quantile(0.5)), Shape.TRIANGLE_UP, column, plot, ink);
    double nearlyAll = sample.resolved(0.99);
    if (!Double.isNaN(nearlyAll)) {
      mark(row.units(nearlyAll), Shape.BAR, column, plot, ink);
    }
  }

  /**
   * So many bars over the whole axis that those of this sample, alone, are about twice the root of
   * its size, where pixels allow it.
   */
  private static int bars(Sample sample, double span, Column column, Rectangle plot) {
    double filled = Math.max(8, 2 * StrictMath.sqrt(sample.count()));
    double wanted = span > 0 ? filled * column.axis().high() / span : BARS;
    return (int) Math.max(8, Math.min(Math.min(BARS, wanted), plot.width() / 4));
  }

  /** A quantile as an upright line with a symbol at its foot. */
  private void mark(double time, Shape shape, Column column, Rectangle plot, Ink ink) {
    double at = plot.clampX(column.axis().pixel(time));
    sketch
        .brush(Layer.FRONT)
        .line(at, plot.top(), at, plot.bottom(), new Stroke(Ink.TEXT, 1.2, Stroke.Dash.DASHED));
    sketch.brush(Layer.FRONT).symbol(shape, at, plot.bottom() - 0.3 * em, 0.6 * em, ink, true);
  }

  private void rate(Row row, Column column, Rectangle plot, Ink ink) {
    Estimate rate = row.rate();
    if (Double.isNaN(rate.value())) {
      return;
    }
    double level = (plot.top() + plot.bottom()) / 2;
    double low = rate.low() > 0 ? plot.clampX(column.axis().pixel(rate.low())) : plot.left();
    double high = plot.clampX(column.axis().pixel(rate.high()));
    double cap = 0.45 * em;
    sketch.brush(Layer.CURVE).line(low, level, high, level, stroke(row));
    sketch.brush(Layer.CURVE).line(high, level - cap, high, level + cap, Stroke.solid(ink, 2));
    if (rate.low() > 0) {
      sketch.brush(Layer.CURVE).line(low, level - cap, low, level + cap, Stroke.solid(ink, 2));
    }
    if (rate.value() > 0) {
      double at = plot.clampX(column.axis().pixel(rate.value()));
      sketch.brush(Layer.SYMBOL).symbol(Shape.CIRCLE, at, level, 0.75 * em, ink, true);
    }
  }
}
