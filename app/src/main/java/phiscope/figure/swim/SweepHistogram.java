package phiscope.figure.swim;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import phiscope.figure.Axis;
import phiscope.figure.AxisDrawing;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.text.Numbers;

/** How many runs had which number, with the mean by theory as a dashed line. */
final class SweepHistogram {
  private static final int BARS = 14;

  private final Sketch sketch;
  private final SwimWords words;
  private final SweepQuantity quantity;
  private final double em;

  SweepHistogram(Sketch sketch, SwimWords words, SweepQuantity quantity) {
    this(sketch, words, quantity, sketch.em());
  }

  private SweepHistogram(Sketch sketch, SwimWords words, SweepQuantity quantity, double em) {
    this.sketch = sketch;
    this.words = words;
    this.quantity = quantity;
    this.em = em;
  }

  void draw(Rectangle plot) {
    if (quantity.values().isEmpty()) {
      String text = words.get("swimview.sweep.never");
      sketch.place(
          Label.of(sketch.measure().fitted(text, em, false, plot.width()), em, Ink.TEXT_MUTED),
          Spot.centre((plot.left() + plot.right()) / 2, (plot.top() + plot.bottom()) / 2));
      return;
    }
    double low = low();
    double width = barWidth(low);
    List<Integer> counts = counts(low, width);
    int bars = counts.size();
    int tallest = Math.max(1, Collections.max(counts));
    Axis x = Axis.linear(low, low + bars * width, plot.left(), plot.right());
    Axis y = Axis.linear(0, tallest, plot.bottom(), plot.top());
    AxisDrawing.leftWhole(sketch, y, plot, "");
    String axis = words.get(quantity.axis());
    if (quantity.whole()) {
      AxisDrawing.belowWhole(sketch, x, plot, axis, plot.right(), false);
    } else {
      AxisDrawing.below(sketch, x, plot, axis, plot.right(), false);
    }
    for (int i = 0; i < bars; i++) {
      bar(counts.get(i), low + i * width, low + (i + 1) * width, x, y);
    }
    expected(x, plot);
  }

  /** The heights of the bars of a quantity that has values. */
  static List<Integer> counts(SweepQuantity quantity) {
    SweepHistogram histogram = new SweepHistogram(null, null, quantity, 1);
    double low = histogram.low();
    return histogram.counts(low, histogram.barWidth(low));
  }

  private List<Integer> counts(double low, double width) {
    int[] counts = new int[bars(low, width)];
    for (double value : quantity.values()) {
      counts[(int) Math.max(0, Math.min(counts.length - 1, Math.floor((value - low) / width)))]++;
    }
    return Arrays.stream(counts).boxed().toList();
  }

  /** Whole numbers have bars of their own, with the number in the middle. */
  private double low() {
    double least = quantity.least().orElseThrow();
    if (quantity.whole()) {
      return least - 0.5;
    }
    double most = high();
    return most - least > 0.5 * most ? 0 : Math.min(least, quantity.expected().orElse(least));
  }

  private double high() {
    double greatest = quantity.greatest().orElseThrow();
    return Math.max(greatest, quantity.expected().orElse(greatest));
  }

  private double barWidth(double low) {
    double span = high() - low;
    if (quantity.whole()) {
      return Math.max(1, Math.ceil((span + 0.5) / BARS));
    }
    return span > 0 ? span * 1.000001 / BARS : Math.max(1e-6, Math.abs(low) / BARS);
  }

  private int bars(double low, double width) {
    return quantity.whole() ? (int) Math.max(3, Math.ceil((high() + 0.5 - low) / width)) : BARS;
  }

  private void bar(int count, double from, double to, Axis x, Axis y) {
    if (count > 0) {
      double gap = Math.min(1, (x.pixel(to) - x.pixel(from)) / 4);
      Rectangle bar =
          new Rectangle(x.pixel(from) + gap, y.pixel(count), x.pixel(to) - gap, y.pixel(0));
      sketch.brush(Layer.SURFACE).box(bar, Fill.plain(Ink.PHI, 0.55), Stroke.solid(Ink.PHI, 1));
    }
  }

  private void expected(Axis x, Rectangle plot) {
    OptionalDouble mean = quantity.expected();
    if (mean.isEmpty()) {
      return;
    }
    double at = x.pixel(mean.getAsDouble());
    sketch
        .brush(Layer.FRONT)
        .line(at, plot.top(), at, plot.bottom(), new Stroke(Ink.MODEL, 2, Stroke.Dash.DASHED));
    String text =
        words.get("swimview.sweep.mean", Numbers.significant(mean.getAsDouble(), 3).text());
    Label label = Label.of(text, em, Ink.MODEL).onPlate();
    double baseline = plot.top() + 1.2 * em;
    sketch.placeOnLines(
        label,
        plot,
        List.of(Spot.left(at + 0.4 * em, baseline), Spot.right(at - 0.4 * em, baseline)));
  }
}
