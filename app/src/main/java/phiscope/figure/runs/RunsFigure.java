package phiscope.figure.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import phiscope.core.detector.runs.Estimate;
import phiscope.core.detector.runs.ManyRuns;
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
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
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
  private static final int BARS = 64;

  private final ManyRuns found;
  private final RunsWords words;
  private final Sketch sketch;
  private final double em;

  private RunsFigure(ManyRuns found, double period, FigureFrame frame) {
    this.found = found;
    this.words = new RunsWords(found, period, frame.messages());
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  /**
   * The figure of a found: a pure function.
   *
   * @param period the ticks of a day, or of 1,000 units of time without a name
   */
  public static RunPicture of(ManyRuns found, double period, FigureFrame frame) {
    return new RunsFigure(found, period, sized(frame)).draw();
  }

  /** Before there are any. */
  public static RunPicture none(String reading, FigureFrame frame) {
    Messages messages = frame.messages();
    Sketch sketch = new Sketch(sized(frame));
    double em = sketch.em();
    String fitted = sketch.measure().fitted(reading, em, false, sketch.frame().width() - em);
    sketch.place(Label.of(fitted, em, Ink.TEXT_MUTED), Spot.left(0.5 * em, 1.4 * em));
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
    int rows = Math.max(1, Math.min(found.detectors().size(), fitting));
    double height = Math.max(2 * em, (sketch.frame().height() - FOOT * em) / rows);
    List<Column> columns = columns();
    double foot = rows * height;
    for (int i = 0; i < rows; i++) {
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
      double left = 0.6 * em + i * pitch + 0.6 * em;
      double right = left + pitch - 1.2 * em;
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
    for (StudiedQuality quality : found.detectors()) {
      Sample times = sample.apply(quality);
      most = times.isEmpty() ? most : Math.max(most, units(times.quantile(0.999)));
    }
    return Axis.linear(0, most > 0 ? most * 1.04 : 1, left, right);
  }

  private double units(double ticks) {
    return found.settings().scale().toUnits(ticks);
  }

  private Axis rates(double left, double right) {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (StudiedQuality quality : found.detectors()) {
      Estimate rate = quality.mistakesIn(words.period());
      if (quality.observedRuns() > 0) {
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
    StudiedQuality quality = found.detectors().get(index);
    if (index > 0) {
      sketch
          .brush(Layer.GROUND)
          .line(0.4 * em, top, sketch.frame().width() - 0.4 * em, top, Stroke.solid(Ink.GRID, 1));
    }
    head(index, quality, top);
    Ink ink = ink(index);
    for (int i = 0; i < columns.size(); i++) {
      Column column = columns.get(i);
      Rectangle plot =
          new Rectangle(column.left(), top + (TEXT + 0.2) * em, column.right(), bottom - 0.15 * em);
      switch (i) {
        case 0 -> times(quality.detections(), column, plot, ink);
        case 1 -> rate(quality, column, plot, ink);
        default -> times(quality.durations(), column, plot, ink);
      }
    }
  }

  /** The name and, behind it, the numbers; the numbers alone where there is no room for both. */
  private void head(int index, StudiedQuality quality, double top) {
    double baseline = top + 1.15 * em;
    double room = sketch.frame().width() - 1.2 * em;
    String name = words.name(index);
    String line = words.line(quality);
    double named = sketch.measure().width(name, em, true);
    double told = sketch.measure().width(line, em, false);
    String fitted = sketch.measure().fitted(name, em, true, room);
    sketch.place(Label.of(fitted, em, Ink.TEXT).bolder().onPlate(), Spot.left(0.6 * em, baseline));
    if (named + told + em < room) {
      sketch.place(
          Label.of(line, em, Ink.TEXT).onPlate(),
          Spot.right(sketch.frame().width() - 0.6 * em, baseline));
    }
  }

  private Ink ink(int index) {
    boolean timeout = found.settings().detectors().get(index) instanceof StudiedDetector.Timeout;
    return timeout ? Ink.TIMEOUT : index == 0 ? Ink.PHI : Ink.OVERLAY;
  }

  private void times(Sample sample, Column column, Rectangle plot, Ink ink) {
    if (sample.isEmpty()) {
      String nothing = words.get("quality.none");
      sketch.place(
          Label.of(nothing, em, Ink.TEXT_MUTED),
          Spot.left(plot.left() + 0.2 * em, plot.bottom() - 0.4 * em));
      return;
    }
    double perUnit = 1 / units(1);
    int bars = bars(sample, units(sample.quantile(0.999) - sample.least()), column, plot);
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
    mark(sample.quantile(0.5), Shape.TRIANGLE_UP, column, plot, ink);
    mark(sample.quantile(0.99), Shape.BAR, column, plot, ink);
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
  private void mark(double ticks, Shape shape, Column column, Rectangle plot, Ink ink) {
    double at = plot.clampX(column.axis().pixel(units(ticks)));
    sketch
        .brush(Layer.FRONT)
        .line(at, plot.top(), at, plot.bottom(), new Stroke(Ink.TEXT, 1.2, Stroke.Dash.DASHED));
    sketch.brush(Layer.FRONT).symbol(shape, at, plot.bottom() - 0.3 * em, 0.6 * em, ink, true);
  }

  private void rate(StudiedQuality quality, Column column, Rectangle plot, Ink ink) {
    Estimate rate = quality.mistakesIn(words.period());
    if (Double.isNaN(rate.value())) {
      return;
    }
    double level = (plot.top() + plot.bottom()) / 2;
    double low = rate.low() > 0 ? plot.clampX(column.axis().pixel(rate.low())) : plot.left();
    double high = plot.clampX(column.axis().pixel(rate.high()));
    double cap = 0.45 * em;
    sketch.brush(Layer.CURVE).line(low, level, high, level, Stroke.solid(ink, 2));
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
