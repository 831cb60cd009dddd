package phiscope.figure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.PosteriorReading;
import phiscope.bench.Term;
import phiscope.core.numeric.Posterior;
import phiscope.text.Numbers;

/**
 * Belief and change of belief on one scale of decades: log10 prior odds, plus phi, makes log10
 * posterior odds.
 */
final class PosteriorBarsFigure {
  private static final double LEAST_REACH = 4;
  private static final double HIT = 24;

  /** Greatest thickness of a bar, in em. */
  private static final double MOST_BAR = 3.2;

  private static final int DIGITS = 5;
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  private final Subject subject;
  private final Sketch sketch;

  PosteriorBarsFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
  }

  Figure draw() {
    Optional<PosteriorReading> posterior = subject.posterior();
    String name = subject.text("figure.posteriorBars.name", subject.tapeName());
    if (posterior.isEmpty()) {
      return EmptyFigure.of(
          FigureKind.POSTERIOR_BARS, subject, name, UntrainedWords.sentence(subject));
    }
    PosteriorReading reading = posterior.get();
    double em = sketch.em();
    double side = Math.min(1.6 * em, 0.06 * sketch.frame().width());
    double row = AxisDrawing.rowHeight(sketch);
    boolean hasShares = sketch.frame().height() > 11 * em;
    double top = hasShares ? 1.7 * em : 0.3 * em;
    double bottom = Math.max(top + 4, sketch.frame().height() - row);
    Rectangle plot = new Rectangle(side, top, sketch.frame().width() - side, bottom);
    Axis x = axis(reading, plot);
    AxisDrawing.below(sketch, x, plot, subject.text("axis.odds"), true);
    if (hasShares) {
      shares(x, plot);
    }
    evenOdds(x, plot);
    bars(reading, x, plot);
    return new Figure(
        FigureKind.POSTERIOR_BARS,
        subject.frame().width(),
        subject.frame().height(),
        Optional.of(x),
        Optional.empty(),
        sketch.marks(),
        sketch.handles(),
        name,
        PosteriorWords.sentence(subject, reading),
        PosteriorWords.table(subject, reading));
  }

  /** Whole decades around 0 that hold all three ends; a far posterior is cut. */
  private static Axis axis(PosteriorReading reading, Rectangle plot) {
    double prior = reading.log10PriorOdds();
    double limit = 3 * Math.max(LEAST_REACH, Math.abs(prior));
    double after = Math.max(-limit, Math.min(limit, finite(reading.log10PosteriorOdds(), limit)));
    double low = Math.min(-LEAST_REACH, Math.min(prior, after) * 1.1);
    double high = Math.max(LEAST_REACH, Math.max(prior, after) * 1.1);
    return Axis.linear(Math.floor(low), Math.ceil(high), plot.left(), plot.right());
  }

  private static double finite(double value, double otherwise) {
    return Double.isFinite(value) ? value : otherwise;
  }

  /** The same scale as probabilities, above. */
  private void shares(Axis x, Rectangle plot) {
    double em = sketch.em();
    boolean hasRoom = x.pixel(1) - x.pixel(0) > 4 * em;
    for (double decade : new double[] {0, -2, 2, -1, 1, -4, 4, -3, 3, -6, 6, -8, 8, -10, 10}) {
      boolean odd = decade % 2 != 0;
      if (decade < x.low() || decade > x.high() || odd && !hasRoom) {
        continue;
      }
      String text = decade > 4 ? "1 − 1×10^" + (long) -decade : share(decade);
      double at = x.pixel(decade);
      sketch.place(
          Label.of(text, 0.92 * em, Ink.TEXT_MUTED), Spot.centre(at, plot.top() - 0.5 * em));
    }
  }

  /** The probability of odds, with two digits of the smaller of it and what it lacks of 1. */
  private static String share(double decade) {
    double smaller = Posterior.ofLog10Odds(-Math.abs(decade)) * 100;
    String percent = Numbers.significant(smaller, 2).text();
    return (decade <= 0 ? percent : Numbers.exact(HUNDRED.subtract(new BigDecimal(percent)))) + "%";
  }

  private void evenOdds(Axis x, Rectangle plot) {
    double zero = x.pixel(0);
    sketch
        .brush(Layer.GROUND)
        .line(zero, plot.top(), zero, plot.bottom(), Stroke.solid(Ink.AXIS, 1.5));
  }

  private void bars(PosteriorReading reading, Axis x, Rectangle plot) {
    double rowHeight = plot.height() / 3;
    boolean another = subject.answersAnotherPhi();
    String phi = Numbers.phi(reading.phi()).text();
    double prior = reading.log10PriorOdds();
    double after = finite(reading.log10PosteriorOdds(), x.high());
    handle(reading, x, plot, rowHeight);
    connectors(x, plot, rowHeight, prior, after);
    bar(
        Term.PRIOR,
        Ink.PRIOR,
        subject.text("posterior.prior", decades(prior), Numbers.percent(reading.prior())),
        subject.text("posterior.prior.brief", decades(prior)),
        new Row(x, plot, 0, rowHeight, 0, prior));
    bar(
        Term.PHI,
        Ink.PHI,
        subject.text(another ? "posterior.phi.exact" : "posterior.phi", phi),
        subject.text(another ? "posterior.phi.exact.brief" : "posterior.phi.brief", phi),
        new Row(x, plot, 1, rowHeight, prior, after));
    bar(
        Term.POSTERIOR,
        Ink.POSTERIOR,
        subject.text(
            "posterior.posterior",
            decades(reading.log10PosteriorOdds()),
            PosteriorWords.share(reading)),
        subject.text("posterior.posterior.brief", decades(reading.log10PosteriorOdds())),
        new Row(x, plot, 2, rowHeight, 0, after));
  }

  private static String decades(double odds) {
    return Numbers.significant(odds, DIGITS).text();
  }

  /** One of the three rows. */
  private record Row(Axis x, Rectangle plot, int index, double height, double from, double to) {
    double textBaseline(double em) {
      return plot.top() + index * height + Math.min(1.15 * em, 0.5 * height);
    }

    double barTop(double em) {
      return Math.min(
          plot.top() + (index + 1) * height - 3, plot.top() + index * height + 1.5 * em);
    }

    double barBottom(double em) {
      double room = plot.top() + (index + 1) * height - Math.min(4, 0.1 * height);
      return Math.min(room, barTop(em) + MOST_BAR * em);
    }
  }

  private void bar(Term term, Ink ink, String text, String brief, Row row) {
    double em = sketch.em();
    double from = row.plot().clampX(row.x().pixel(row.from()));
    double to = row.plot().clampX(row.x().pixel(row.to()));
    Rectangle place =
        new Rectangle(Math.min(from, to), row.barTop(em), Math.max(from, to), row.barBottom(em));
    Brush brush = sketch.brush(Layer.SURFACE, term);
    if (term == Term.PHI) {
      brush.box(place, new Fill(ink, 0.9, Fill.Pattern.HATCHED), Stroke.solid(ink, 1.5));
      double middle = (place.top() + place.bottom()) / 2;
      sketch
          .brush(Layer.CURVE, term)
          .arrow(
              from, middle, to, middle, Math.min(0.8 * em, place.height()), Stroke.solid(ink, 2));
    } else {
      brush.box(place, Fill.plain(ink, 0.45), Stroke.solid(ink, 1.5));
    }
    if (row.to() > row.x().high() || row.to() < row.x().low()) {
      cut(place, row.to() > row.x().high());
    }
    for (String words : List.of(text, brief)) {
      Label label = Label.of(words, em, ink).bolder().about(term).onPlate();
      double baseline = row.textBaseline(em);
      double middle = (place.left() + place.right()) / 2;
      List<Spot> spots = new ArrayList<>();
      spots.add(Spot.centre(middle, baseline));
      for (double end : new double[] {from, to}) {
        spots.add(Spot.left(end + 0.4 * em, baseline));
        spots.add(Spot.right(end - 0.4 * em, baseline));
      }
      spots.add(Spot.left(row.plot().left() + 2, baseline));
      spots.add(Spot.right(row.plot().right() - 2, baseline));
      boolean written =
          words.equals(brief)
              ? sketch.placeOnLines(label, row.plot(), spots)
              : sketch.placeWithin(label, row.plot(), spots);
      if (written) {
        return;
      }
    }
  }

  /** Two slanted gaps near the end of a bar that goes on beyond the scale. */
  private void cut(Rectangle bar, boolean right) {
    double em = sketch.em();
    for (double back : new double[] {1.6, 2.2}) {
      double at = right ? bar.right() - back * em : bar.left() + back * em;
      if (at - 0.5 * em > bar.left() && at + 0.5 * em < bar.right()) {
        sketch
            .brush(Layer.CURVE)
            .line(
                at - 0.25 * em,
                bar.bottom(),
                at + 0.25 * em,
                bar.top(),
                Stroke.solid(Ink.BACKGROUND, 3));
      }
    }
  }

  /** Lines that show where one bar takes over from another. */
  private void connectors(Axis x, Rectangle plot, double height, double prior, double after) {
    double em = sketch.em();
    Stroke stroke = new Stroke(Ink.TEXT_MUTED, 1, Stroke.Dash.DOTTED);
    double atPrior = plot.clampX(x.pixel(prior));
    double atAfter = plot.clampX(x.pixel(after));
    Brush brush = sketch.brush(Layer.GROUND);
    double firstTop = plot.top() + 1.5 * em;
    double secondTop = plot.top() + height + 1.5 * em;
    brush.line(atPrior, firstTop, atPrior, plot.top() + 2 * height, stroke);
    sketch.reserveLine(atPrior, firstTop, atPrior, plot.top() + 2 * height);
    sketch
        .brush(Layer.GROUND, Term.POSTERIOR)
        .line(atAfter, secondTop, atAfter, plot.top() + 3 * height, stroke);
    sketch.reserveLine(atAfter, secondTop, atAfter, plot.top() + 3 * height);
  }

  private void handle(PosteriorReading reading, Axis x, Rectangle plot, double height) {
    double at = plot.clampX(x.pixel(reading.log10PriorOdds()));
    String percent = Numbers.percent(reading.prior());
    double em = sketch.em();
    Row row = new Row(x, plot, 0, height, 0, reading.log10PriorOdds());
    double middle = (row.barTop(em) + row.barBottom(em)) / 2;
    Knob.draw(sketch, at, middle, Handle.Direction.HORIZONTAL, Ink.PRIOR, Term.PRIOR);
    sketch.add(
        new Handle(
            new Handle.Target.Prior(),
            Math.max(0, Math.min(sketch.frame().width() - HIT, at - HIT / 2)),
            plot.top(),
            HIT,
            Math.max(HIT, height),
            Handle.Direction.HORIZONTAL,
            reading.log10PriorOdds(),
            subject.text("handle.prior", percent)));
  }
}
