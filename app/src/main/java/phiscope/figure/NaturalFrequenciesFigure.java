package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.PosteriorReading;
import phiscope.bench.Term;
import phiscope.figure.Mark.Shape;
import phiscope.text.Numbers;

/**
 * The posterior as counts: of 1000 silences like this one, so many are real stops. Counts are
 * understood where percentages are not (Hoffrage and others 2015).
 */
final class NaturalFrequenciesFigure {
  private static final int SILENCES = 1000;

  private final Subject subject;
  private final Sketch sketch;

  NaturalFrequenciesFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
  }

  Figure draw() {
    Optional<PosteriorReading> posterior = subject.posterior();
    String name = subject.text("figure.frequencies.name", subject.tapeName());
    if (posterior.isEmpty()) {
      return EmptyFigure.of(
          FigureKind.NATURAL_FREQUENCIES, subject, name, UntrainedWords.sentence(subject));
    }
    double share = posterior.get().posterior();
    int stops = (int) Math.round(SILENCES * share);
    String sentence = sentence(share, stops);
    double top = headline(sentence, stops);
    double legend = legend(stops);
    icons(stops, top, legend);
    return new Figure(
        FigureKind.NATURAL_FREQUENCIES,
        subject.frame().width(),
        subject.frame().height(),
        Optional.empty(),
        Optional.empty(),
        sketch.marks(),
        sketch.handles(),
        name,
        sentence,
        table(stops));
  }

  private String sentence(double share, int stops) {
    if (isUntold()) {
      return subject.text("figure.frequencies.reading", Numbers.whole(SILENCES), Subject.UNTOLD);
    }
    if (stops == 0 && share > 0) {
      return subject.text("figure.frequencies.reading.few", Numbers.whole(SILENCES));
    }
    if (stops == SILENCES && !isCertain()) {
      return subject.text(
          "figure.frequencies.reading.most", Numbers.whole(SILENCES), Numbers.whole(SILENCES - 1L));
    }
    if (stops == 1) {
      return subject.text("figure.frequencies.reading.one", Numbers.whole(SILENCES));
    }
    return subject.text(
        "figure.frequencies.reading", Numbers.whole(SILENCES), Numbers.whole(stops));
  }

  /** Whether the model rules out that the sender lives: an empirical tail can be exactly 0. */
  private boolean isCertain() {
    return subject.posterior().filter(it -> Double.isInfinite(it.phi())).isPresent();
  }

  private boolean isUntold() {
    return subject.frame().hides(Optional.of(Term.POSTERIOR));
  }

  private String count(int silences) {
    if (isUntold()) {
      return Subject.UNTOLD;
    }
    boolean none = silences == 0 && !isCertain();
    return none ? "< 1" : Numbers.whole(silences);
  }

  /**
   * Writes the sentence on top.
   *
   * @return where the space below it begins
   */
  private double headline(String sentence, int stops) {
    double em = sketch.em();
    double width = sketch.frame().width() - em;
    List<String> lines = TextWrap.lines(sentence, sketch.measure(), em, width);
    int most = (int) Math.max(1, Math.floor(0.45 * sketch.frame().height() / (1.4 * em)));
    if (lines.size() > most) {
      String brief =
          subject.text("figure.frequencies.brief", count(stops), Numbers.whole(SILENCES));
      lines = TextWrap.lines(brief, sketch.measure(), em, width);
    }
    if (lines.size() > most) {
      lines = List.of(count(stops) + " / " + Numbers.whole(SILENCES));
    }
    double baseline = 1.15 * em;
    for (String line : lines.subList(0, Math.min(most, lines.size()))) {
      Label label = Label.of(line, em, Ink.TEXT);
      // A sentence without its number is for the learner to complete: it stays in sight.
      sketch.place(isUntold() ? label : label.about(Term.POSTERIOR), Spot.left(0.5 * em, baseline));
      baseline += 1.4 * em;
    }
    return baseline - 0.9 * em;
  }

  /**
   * Names the two symbols at the foot.
   *
   * @return where the space above it ends
   */
  private double legend(int stops) {
    double em = sketch.em();
    double height = sketch.frame().height();
    if (height < 9 * em) {
      return height - 2;
    }
    double baseline = height - 0.5 * em;
    double size = 0.75 * em;
    double middle = baseline - sketch.measure().capital(em) / 2;
    Label stop =
        Label.of(subject.text("frequencies.stop", count(stops)), em, Ink.POSTERIOR)
            .bolder()
            .about(Term.POSTERIOR);
    double at = 0.5 * em + size / 2;
    double next = at + 0.6 * em + stop.width(sketch.measure()) + 1.2 * em;
    Label alive =
        Label.of(subject.text("frequencies.alive", count(SILENCES - stops)), em, Ink.PRIOR)
            .about(Term.POSTERIOR);
    sketch
        .brush(Layer.SYMBOL, Term.POSTERIOR)
        .symbol(Shape.SQUARE, at, middle, size, Ink.POSTERIOR, true);
    sketch.place(stop, Spot.left(at + 0.6 * em, baseline));
    if (next + 0.6 * em + alive.width(sketch.measure()) < sketch.frame().width()) {
      sketch
          .brush(Layer.SYMBOL, Term.POSTERIOR)
          .symbol(Shape.CIRCLE, next, middle, 0.7 * size, Ink.PRIOR, false);
      sketch.place(alive, Spot.left(next + 0.6 * em, baseline));
    }
    return baseline - 1.3 * em;
  }

  private void icons(int stops, double top, double bottom) {
    double em = sketch.em();
    double width = Math.max(10, sketch.frame().width() - em);
    double height = Math.max(4, bottom - top);
    int columns = bestColumns(width, height);
    int rows = (SILENCES + columns - 1) / columns;
    double cell = Math.min(width / columns, height / rows);
    double left = (sketch.frame().width() - cell * columns) / 2;
    Brush stop = sketch.brush(Layer.SYMBOL, Term.POSTERIOR);
    Brush alive = sketch.brush(Layer.SYMBOL);
    for (int i = 0; i < SILENCES; i++) {
      double x = left + cell * (i % columns + 0.5);
      double y = top + cell * (i / columns + 0.5);
      // Whether a silence is a stop is for the learner to find out: then all look the same.
      if (i < stops && !isUntold()) {
        stop.symbol(Shape.SQUARE, x, y, 0.88 * cell, Ink.POSTERIOR, true);
      } else {
        alive.symbol(Shape.CIRCLE, x, y, 0.5 * cell, Ink.PRIOR, cell < 7);
      }
    }
  }

  /** The columns, in fives, that make the cells greatest. */
  private static int bestColumns(double width, double height) {
    int best = 50;
    double greatest = 0;
    for (int columns = 10; columns <= 200; columns += 5) {
      int rows = (SILENCES + columns - 1) / columns;
      double cell = Math.min(width / columns, height / rows);
      if (cell > greatest) {
        greatest = cell;
        best = columns;
      }
    }
    return best;
  }

  private FigureTable table(int stops) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of(subject.text("frequencies.stop.row"), count(stops)));
    rows.add(List.of(subject.text("frequencies.alive.row"), count(SILENCES - stops)));
    return new FigureTable(List.of(subject.text("table.kind"), subject.text("table.count")), rows);
  }
}
