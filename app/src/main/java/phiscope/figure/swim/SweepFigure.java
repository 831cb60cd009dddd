package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import phiscope.figure.Axis;
import phiscope.figure.AxisDrawing;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Seconds;
import phiscope.text.Numbers;

/**
 * Many runs: how news covers the cluster beside the exact expectation, and histograms of how long
 * detection takes, what it costs, and how often it is wrong.
 */
public final class SweepFigure {
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
    List<SweepQuantity> quantities = SweepQuantity.of(summary);
    List<Rectangle> places = SweepLayout.places(sketch.frame(), em, 1 + quantities.size());
    for (int i = 0; i < places.size(); i++) {
      Rectangle plot = SweepLayout.plot(places.get(i), em);
      if (i == 0) {
        title(words.get("swimview.sweep.coverage"), places.get(i));
        coverage(plot);
      } else {
        SweepQuantity quantity = quantities.get(i - 1);
        title(words.get(quantity.key()), places.get(i));
        new SweepHistogram(sketch, words, quantity).draw(plot);
      }
    }
    return new Figure(
        SweepFigureKind.STATISTICS,
        sketch.frame().width(),
        sketch.frame().height(),
        Optional.empty(),
        Optional.empty(),
        sketch.marks(),
        List.of(),
        words.get("swimview.sweep.name"),
        reading(),
        table(quantities));
  }

  private void title(String said, Rectangle place) {
    String text = sketch.measure().fitted(said, em, true, place.width() - em);
    sketch.place(
        Label.of(text, em, Ink.TEXT).bolder(),
        Spot.left(place.left() + 0.4 * em, place.top() + 1.15 * em));
  }

  private void coverage(Rectangle plot) {
    int rounds = Math.max(2, Math.max(summary.coverage().size(), summary.expected().size()));
    Axis x = Axis.linear(0, rounds - 1, plot.left(), plot.right());
    Axis y = Axis.linear(0, 100, plot.bottom(), plot.top());
    AxisDrawing.left(sketch, y, plot, "");
    String axis = words.get("swimview.sweep.rounds", Seconds.label(summary.round()));
    AxisDrawing.below(sketch, x, plot, axis, plot.right(), false);
    line(summary.expected(), x, y, new Stroke(Ink.MODEL, 1.5, Stroke.Dash.DASHED));
    line(summary.coverage(), x, y, Stroke.solid(Ink.PHI, 2));
    for (int i = 0; i < summary.coverage().size(); i++) {
      sketch
          .brush(Layer.SYMBOL)
          .symbol(
              Shape.CIRCLE, x.pixel(i), y.pixel(100 * summary.coverage().get(i)), 6, Ink.PHI, true);
    }
    key(plot, "swimview.sweep.measured", Ink.PHI, 0.6);
    key(
        plot,
        summary.expected().isEmpty() ? "swimview.sweep.notExpected" : "swimview.sweep.expected",
        Ink.MODEL,
        2.0);
  }

  private void key(Rectangle plot, String text, Ink ink, double up) {
    String fitted = sketch.measure().fitted(words.get(text), em, false, plot.width());
    Label label = Label.of(fitted, em, ink).onPlate();
    double low = plot.bottom() - up * em;
    List<Spot> spots = new ArrayList<>();
    for (double down = 0; low - down > plot.top() + em; down += 1.4 * em) {
      spots.add(Spot.right(plot.right() - 0.3 * em, low - down));
    }
    if (!spots.isEmpty()) {
      sketch.placeOnLines(label, plot, spots);
    }
  }

  private void line(List<Double> shares, Axis x, Axis y, Stroke stroke) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < shares.size(); i++) {
      points.add(new Point(x.pixel(i), y.pixel(100 * shares.get(i))));
    }
    sketch.brush(Layer.CURVE).polyline(points, stroke);
    sketch.reserveLine(points);
  }

  private String number(OptionalDouble value) {
    return value.isEmpty()
        ? words.get("swimview.none")
        : Numbers.significant(value.getAsDouble(), 3).text();
  }

  private String reading() {
    return words.get(
        "swimview.sweep.reading",
        Numbers.whole(summary.runs()),
        number(SweepQuantity.mean(summary.probe())),
        number(SweepQuantity.mean(summary.death())),
        number(SweepQuantity.mean(summary.messages())),
        number(summary.expectedMessages()),
        number(SweepQuantity.mean(summary.falseSuspicions())),
        number(SweepQuantity.mean(summary.falseDeaths())));
  }

  private FigureTable table(List<SweepQuantity> quantities) {
    List<List<String>> rows = new ArrayList<>();
    for (SweepQuantity quantity : quantities) {
      rows.add(
          List.of(
              words.get(quantity.key()),
              Numbers.whole(quantity.values().size()),
              number(quantity.least()),
              number(SweepQuantity.mean(quantity.values())),
              number(quantity.greatest()),
              number(quantity.expected())));
    }
    int rounds = Math.max(summary.coverage().size(), summary.expected().size());
    for (int i = 0; i < rounds; i++) {
      rows.add(
          List.of(
              words.get("swimview.sweep.afterRound", Numbers.whole(i)),
              Numbers.whole(summary.runs()),
              "",
              share(summary.coverage(), i),
              "",
              share(summary.expected(), i)));
    }
    List<String> header = new ArrayList<>();
    for (String column : List.of("what", "runs", "least", "mean", "greatest", "theory")) {
      header.add(words.get("swimview.sweep.column." + column));
    }
    return new FigureTable(header, rows);
  }

  private String share(List<Double> shares, int round) {
    return shares.isEmpty()
        ? words.get("swimview.none")
        : Numbers.percent(round < shares.size() ? shares.get(round) : 1);
  }
}
