package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.core.numeric.NormalTail;
import phiscope.figure.Mark.Shape;
import phiscope.text.Numbers;

/** The window's intervals against the quantiles of a normal distribution, with a test of fit. */
final class QuantileFigure {
  private static final double SIGNIFICANT = 0.05;
  private static final double LEAST_P = 0.001;

  private final Subject subject;
  private final Sketch sketch;
  private final double[] intervals;
  private final Optional<AndersonDarling> test;

  QuantileFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
    this.intervals =
        subject.main().window().intervals().stream()
            .mapToDouble(interval -> subject.units(interval))
            .sorted()
            .toArray();
    this.test = AndersonDarling.of(intervals);
  }

  Figure draw() {
    String name = subject.text("figure.qq.name", subject.tapeName());
    if (intervals.length < 2) {
      return EmptyFigure.of(FigureKind.QQ, subject, name, subject.text("figure.qq.tooFew"));
    }
    double em = sketch.em();
    double top = 1.7 * em;
    double bottom = Math.max(top + 4, sketch.frame().height() - AxisDrawing.rowHeight(sketch));
    Axis vertical = vertical(bottom, top);
    double left = Math.min(widestTick(vertical, bottom - top) + em, 0.3 * sketch.frame().width());
    Rectangle plot =
        new Rectangle(
            left,
            top,
            sketch.frame().width() - Math.min(em, 0.05 * sketch.frame().width()),
            bottom);
    double reach = Math.max(1.6, Math.ceil((score(intervals.length - 1) + 0.15) * 5) / 5);
    Axis x = Axis.linear(-reach, reach, plot.left(), plot.right());
    verdict(plot);
    AxisDrawing.below(sketch, x, plot, subject.text("axis.normalScore"), false);
    AxisDrawing.left(sketch, vertical, plot, AxisDrawing.title(subject, "axis.interval"));
    line(x, vertical);
    points(x, vertical, plot);
    return new Figure(
        FigureKind.QQ,
        subject.frame().width(),
        subject.frame().height(),
        Optional.of(x),
        Optional.of(vertical),
        sketch.marks(),
        sketch.handles(),
        name,
        sentence(),
        table());
  }

  /** The normal score of the i-th smallest interval (Blom 1958). */
  private double score(int i) {
    double share = (i + 1 - 0.375) / (intervals.length + 0.25);
    return -NormalTail.zOfSurvival(share);
  }

  private Axis vertical(double bottom, double top) {
    double low = intervals[0];
    double high = intervals[intervals.length - 1];
    double room = Math.max(high - low, Math.max(Math.abs(high) * 0.02, subject.units(1)));
    double step = Ticks.step(room * 1.2 / 8);
    double from = Math.floor((low - 0.06 * room) / step) * step;
    double to = Math.ceil((high + 0.06 * room) / step) * step;
    return to > from
        ? Axis.linear(from, to, bottom, top)
        : Axis.linear(low - 1, high + 1, bottom, top);
  }

  private double widestTick(Axis axis, double height) {
    double em = sketch.em();
    double step =
        Ticks.step((axis.high() - axis.low()) / Math.max(1, Math.min(8, height / (1.9 * em))));
    double widest = 0;
    for (double value : Ticks.values(axis.low(), axis.high(), step)) {
      widest = Math.max(widest, sketch.measure().width(Ticks.text(value, step), em, false));
    }
    return widest;
  }

  /** Where the points would lie if the model were exact. */
  private void line(Axis x, Axis y) {
    SilenceModel.of(subject.main(), subject.scale())
        .filter(SilenceModel::isBell)
        .ifPresent(
            model -> {
              double mean = subject.units(model.model().mean());
              double sigma = subject.units(model.model().sigma());
              double from = Math.max(x.low(), (y.low() - mean) / sigma);
              double to = Math.min(x.high(), (y.high() - mean) / sigma);
              if (from < to) {
                sketch
                    .brush(Layer.CURVE, Term.SIGMA)
                    .line(
                        x.pixel(from),
                        Columns.clamp(y, y.pixel(mean + sigma * from)),
                        x.pixel(to),
                        Columns.clamp(y, y.pixel(mean + sigma * to)),
                        Stroke.solid(Ink.MODEL, 0.75 * Sketch.CURVE));
              }
            });
  }

  private void points(Axis x, Axis y, Rectangle plot) {
    double size = intervals.length > 200 ? 4 : Math.max(6, 0.55 * sketch.em());
    Brush brush = sketch.brush(Layer.SYMBOL, Term.WINDOW);
    double drawnX = Double.NEGATIVE_INFINITY;
    double drawnY = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < intervals.length; i++) {
      double at = plot.clampX(x.pixel(score(i)));
      double level = y.pixel(intervals[i]);
      if (Math.abs(at - drawnX) >= 0.5 || Math.abs(level - drawnY) >= 2) {
        brush.symbol(Shape.CIRCLE, at, level, size, Ink.HEARTBEAT, intervals.length > 60);
        drawnX = at;
        drawnY = level;
      }
    }
  }

  private void verdict(Rectangle plot) {
    double em = sketch.em();
    List<String> texts =
        test.map(
                it ->
                    List.of(
                        subject.text("qq.test", statistic(it), pValue(it), subject.text(word(it))),
                        subject.text("qq.test.brief", pValue(it))))
            .orElseGet(() -> List.of(subject.text(noTest()), subject.text("qq.noTest")));
    for (String text : texts) {
      if (sketch.place(
          Label.of(text, em, Ink.TEXT).bolder().onPlate(),
          Spot.right(sketch.frame().width() - 0.5 * em, 1.15 * em),
          Spot.left(plot.left() + 0.5 * em, plot.top() + 1.2 * em))) {
        return;
      }
    }
  }

  private static String statistic(AndersonDarling test) {
    return Numbers.significant(test.statistic(), 3).text();
  }

  private static String pValue(AndersonDarling test) {
    return test.pValue() < LEAST_P
        ? "p < " + LEAST_P
        : "p = " + Numbers.significant(test.pValue(), 2).text();
  }

  private static String word(AndersonDarling test) {
    return test.pValue() < SIGNIFICANT ? "qq.notNormal" : "qq.mayBeNormal";
  }

  private String noTest() {
    return intervals.length < AndersonDarling.LEAST ? "qq.tooFew" : "qq.noSpread";
  }

  private String sentence() {
    String count = Numbers.whole(intervals.length);
    return test.map(
            it ->
                subject.text(
                    it.pValue() < SIGNIFICANT
                        ? "figure.qq.reading.notNormal"
                        : "figure.qq.reading.mayBeNormal",
                    count,
                    pValue(it)))
        .orElseGet(
            () ->
                intervals.length < AndersonDarling.LEAST
                    ? subject.text(
                        "figure.qq.reading.tooFew", count, Numbers.whole(AndersonDarling.LEAST))
                    : subject.text("figure.qq.reading.noSpread", count));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    int stride = Math.max(1, intervals.length / 200);
    for (int i = 0; i < intervals.length; i += stride) {
      rows.add(
          List.of(
              Numbers.whole(i + 1L),
              Numbers.significant(score(i), 4).text(),
              Numbers.significant(intervals[i], Numbers.TIME_DIGITS).text()));
    }
    return new FigureTable(
        List.of(
            subject.text("table.rank"),
            subject.text("table.normalScore"),
            subject.text("table.interval")),
        rows);
  }
}
