package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.figure.Axis;
import phiscope.figure.AxisDrawing;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.text.Numbers;

/** Many runs: how news covers the cluster, how long detection takes, and what it costs. */
public final class SweepFigure {
  private static final int BARS = 14;

  private final SweepSummary summary;
  private final SwimWords words;
  private final Sketch sketch;
  private final double em;

  private SweepFigure(SweepSummary summary, FigureFrame frame) {
    this.summary = summary;
    this.words = new SwimWords(frame.messages());
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  /** The figure of a summary: a pure function. */
  public static Figure of(SweepSummary summary, FigureFrame frame) {
    return new SweepFigure(
            summary, frame.sized(Math.max(16, frame.width()), Math.max(16, frame.height())))
        .draw();
  }

  private Figure draw() {
    double width = sketch.frame().width();
    double top = 2.2 * em;
    double bottom = sketch.frame().height() - 4.2 * em;
    double middle = width * 0.54;
    if (bottom - top > 3 * em && width > 24 * em) {
      coverage(new Rectangle(3.2 * em, top, middle - 1.5 * em, bottom));
      detection(new Rectangle(middle + 2.6 * em, top, width - 1.2 * em, bottom));
    }
    String said = reading();
    sketch.place(
        Label.of(sketch.measure().fitted(said, em, false, width - em), em, Ink.TEXT),
        Spot.left(0.5 * em, sketch.frame().height() - 0.6 * em));
    return new Figure(
        SweepFigureKind.STATISTICS,
        width,
        sketch.frame().height(),
        Optional.empty(),
        Optional.empty(),
        sketch.marks(),
        List.of(),
        words.get("swimview.sweep.name"),
        said,
        table());
  }

  private void title(String key, Rectangle plot) {
    String text = sketch.measure().fitted(words.get(key), em, true, plot.width() + 2 * em);
    sketch.place(Label.of(text, em, Ink.TEXT).bolder(), Spot.left(plot.left() - 2 * em, 1.15 * em));
  }

  private void coverage(Rectangle plot) {
    title("swimview.sweep.coverage", plot);
    int periods = Math.max(2, Math.max(summary.coverage().size(), summary.expected().size()));
    Axis x = Axis.linear(0, periods - 1, plot.left(), plot.right());
    Axis y = Axis.linear(0, 100, plot.bottom(), plot.top());
    AxisDrawing.left(sketch, y, plot, "");
    AxisDrawing.below(sketch, x, plot, words.get("swimview.sweep.periods"), false);
    line(summary.expected(), x, y, new Stroke(Ink.MODEL, 1.5, Stroke.Dash.DASHED));
    line(summary.coverage(), x, y, Stroke.solid(Ink.PHI, 2));
    for (int i = 0; i < summary.coverage().size(); i++) {
      sketch
          .brush(Layer.SYMBOL)
          .symbol(
              Shape.CIRCLE, x.pixel(i), y.pixel(100 * summary.coverage().get(i)), 6, Ink.PHI, true);
    }
    key(plot, "swimview.sweep.measured", Ink.PHI, 1.4);
    if (!summary.expected().isEmpty()) {
      key(plot, "swimview.sweep.expected", Ink.MODEL, 2.9);
    }
  }

  private void key(Rectangle plot, String text, Ink ink, double up) {
    Label label = Label.of(words.get(text), em, ink).onPlate();
    double baseline = plot.bottom() - up * em;
    sketch.placeWithin(
        label,
        plot,
        List.of(
            Spot.right(plot.right() - 0.4 * em, baseline),
            Spot.right(plot.right() - 0.4 * em, baseline - 3 * em)));
  }

  private void line(List<Double> shares, Axis x, Axis y, Stroke stroke) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < shares.size(); i++) {
      points.add(new Point(x.pixel(i), y.pixel(100 * shares.get(i))));
    }
    sketch.brush(Layer.CURVE).polyline(points, stroke);
    sketch.reserveLine(points);
  }

  private void detection(Rectangle plot) {
    title("swimview.sweep.detection", plot);
    double most = summary.detection().stream().mapToDouble(Double::doubleValue).max().orElse(1);
    double high = Math.max(1, Math.ceil(most * 2) / 2);
    int[] counts = new int[BARS];
    for (double periods : summary.detection()) {
      counts[(int) Math.min(BARS - 1, Math.floor(periods / high * BARS))]++;
    }
    int tallest = 1;
    for (int count : counts) {
      tallest = Math.max(tallest, count);
    }
    Axis x = Axis.linear(0, high, plot.left(), plot.right());
    Axis y = Axis.linear(0, tallest, plot.bottom(), plot.top());
    AxisDrawing.left(sketch, y, plot, "");
    AxisDrawing.below(sketch, x, plot, words.get("swimview.sweep.periods"), false);
    for (int i = 0; i < BARS; i++) {
      Rectangle bar =
          new Rectangle(
              x.pixel(high * i / BARS) + 1,
              y.pixel(counts[i]),
              x.pixel(high * (i + 1) / BARS) - 1,
              plot.bottom());
      sketch.brush(Layer.SURFACE).box(bar, Fill.plain(Ink.PHI, 0.55), Stroke.solid(Ink.PHI, 1));
    }
    if (summary.expectedDetection().isPresent()
        && summary.expectedDetection().getAsDouble() < high) {
      double at = x.pixel(summary.expectedDetection().getAsDouble());
      sketch
          .brush(Layer.FRONT)
          .line(at, plot.top(), at, plot.bottom(), new Stroke(Ink.MODEL, 2, Stroke.Dash.DASHED));
      Label label =
          Label.of(
                  words.get(
                      "swimview.sweep.mean", number(summary.expectedDetection().getAsDouble())),
                  em,
                  Ink.MODEL)
              .onPlate();
      sketch.placeWithin(
          label,
          plot,
          List.of(
              Spot.left(at + 0.4 * em, plot.top() + 1.2 * em),
              Spot.right(at - 0.4 * em, plot.top() + 1.2 * em)));
    }
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  private static String number(double value) {
    return Numbers.significant(value, 3).text();
  }

  private String reading() {
    return words.get(
        "swimview.sweep.reading",
        String.valueOf(summary.runs()),
        summary.detection().isEmpty()
            ? words.get("swimview.none")
            : number(mean(summary.detection())),
        number(mean(summary.messages())),
        number(summary.expectedMessages()),
        number(summary.falseSuspicions()),
        number(summary.falseDeaths()));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    int periods = Math.max(summary.coverage().size(), summary.expected().size());
    for (int i = 0; i < periods; i++) {
      rows.add(
          List.of(String.valueOf(i), share(summary.coverage(), i), share(summary.expected(), i)));
    }
    return new FigureTable(
        List.of(
            words.get("swimview.sweep.periods"),
            words.get("swimview.sweep.measured"),
            words.get("swimview.sweep.expected")),
        rows);
  }

  private String share(List<Double> shares, int period) {
    return shares.isEmpty()
        ? words.get("swimview.none")
        : Numbers.percent(period < shares.size() ? shares.get(period) : 1);
  }
}
