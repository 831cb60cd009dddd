package phiscope.figure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import phiscope.bench.Term;
import phiscope.core.detector.QualityOfService;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.figure.DrawnSuspicions.Stretch;
import phiscope.figure.Mark.Shape;
import phiscope.text.Numbers;

/**
 * The suspicions of the saw-tooth: all of them as surfaces, the longest of them named. A noisy
 * recording has hundreds; the legend counts them.
 */
final class SawToothSuspicions {
  /** More names than this would say nothing new. */
  private static final int MOST_NAMED = 3;

  /** Among many, a surface narrower than this share of an em is too thin to be pointed at. */
  private static final double THIN = 0.5;

  private static final int STEPS = 20;

  private final Sketch sketch;
  private final Subject subject;
  private final TimeSpan span;
  private final List<Surface> surfaces = new ArrayList<>();

  SawToothSuspicions(Sketch sketch, Subject subject, TimeSpan span) {
    this.sketch = sketch;
    this.subject = subject;
    this.span = span;
  }

  private record Surface(Stretch stretch, Rectangle place) {
    Suspicion suspicion() {
      return stretch.suspicion();
    }
  }

  void draw(Axis x, Axis y, Rectangle plot) {
    double level = y.pixel(subject.main().policy().threshold().doubleValue());
    double size = Math.max(7, 0.65 * sketch.em());
    double marked = Double.NEGATIVE_INFINITY;
    for (Stretch stretch : DrawnSuspicions.of(subject, span, x)) {
      Suspicion suspicion = stretch.suspicion();
      double from = plot.clampX(stretch.from());
      double to = Math.max(from + 1.5, plot.clampX(stretch.to()));
      Rectangle place = new Rectangle(from, level, Math.min(to, plot.right() + 1.5), plot.bottom());
      sketch.brush(Layer.SURFACE, Term.THRESHOLD).box(place, fill(suspicion.mistake()));
      surfaces.add(new Surface(stretch, place));
      // Among many a mark for each would be a bar over the threshold.
      if (stretch.from() >= plot.left() && from - marked >= size / 2) {
        marked = from;
        sketch
            .brush(Layer.SYMBOL, Term.CROSSING)
            .symbol(Shape.DIAMOND, from, level, size, Ink.SUSPICION, !suspicion.mistake());
      }
    }
  }

  private static Fill fill(boolean mistake) {
    return mistake
        ? new Fill(Ink.SUSPICION, 0.8, Fill.Pattern.HATCHED)
        : Fill.plain(Ink.SUSPICION, 0.2);
  }

  /** Names the longest suspicions, where there is room beside the curve. */
  void label(Rectangle plot) {
    List<Surface> longest = new ArrayList<>(surfaces);
    longest.sort(
        Comparator.comparing((Surface it) -> it.suspicion().mistake())
            .thenComparingDouble(it -> -it.place().width()));
    boolean many = longest.size() > MOST_NAMED;
    double least = many ? THIN * sketch.em() : 0;
    for (Surface surface : longest.subList(0, Math.min(MOST_NAMED, longest.size()))) {
      if (surface.place().width() >= least) {
        name(surface, plot);
      }
    }
  }

  private void name(Surface surface, Rectangle plot) {
    double em = sketch.em();
    Rectangle place = surface.place();
    double middle = (place.left() + place.right()) / 2;
    List<Spot> spots = new ArrayList<>();
    for (double baseline = plot.bottom() - 0.5 * em;
        baseline > place.top() + em;
        baseline -= 1.4 * em) {
      spots.add(Spot.centre(middle, baseline));
      spots.add(Spot.left(place.right() + 0.4 * em, baseline));
      spots.add(Spot.right(place.left() - 0.4 * em, baseline));
    }
    for (double up = 0.6; up < 2; up += 1.1) {
      spots.add(Spot.centre(middle, place.top() - up * em));
      spots.add(Spot.left(place.left(), place.top() - up * em));
      spots.add(Spot.right(place.right(), place.top() - up * em));
      spots.add(Spot.left(place.right() + 0.4 * em, place.top() - up * em));
      spots.add(Spot.right(place.left() - 0.4 * em, place.top() - up * em));
    }
    Label label = Label.of(words(surface), em, Ink.SUSPICION);
    sketch.placeWithin(label.about(Term.THRESHOLD).onPlate(), plot, spots);
  }

  private String words(Surface surface) {
    Suspicion suspicion = surface.suspicion();
    if (suspicion.mistake()) {
      return DrawnSuspicions.mistakes(surface.stretch(), subject);
    }
    OptionalLong crash = subject.tape().tape().crash();
    return crash.isPresent() && suspicion.open() && suspicion.from() >= crash.getAsLong()
        ? subject.text("saw.detected", subject.time(suspicion.from() - crash.getAsLong()))
        : subject.text("tape.suspected");
  }

  /** How many mistakes there are, behind a sample of their hatching, and the query accuracy. */
  void legend(Rectangle plot) {
    QualityOfService quality = subject.main().quality();
    double em = sketch.em();
    String mistakes = subject.text("saw.mistakes", Numbers.whole(quality.mistakes()));
    String accuracy =
        Double.isNaN(quality.queryAccuracy())
            ? mistakes
            : subject.text("saw.quality", mistakes, Numbers.percent(quality.queryAccuracy()));
    double sample = quality.mistakes() > 0 ? 1.5 * em : 0;
    for (boolean onLines : new boolean[] {false, true}) {
      for (String text : List.of(accuracy, mistakes)) {
        Label label = Label.of(text, em, Ink.TEXT).onPlate();
        if (legend(label, sample, plot, onLines)) {
          return;
        }
      }
    }
  }

  /** From the corner on, farther to the right where the curve is in the way, or above the plot. */
  private boolean legend(Label label, double sample, Rectangle plot, boolean onLines) {
    double em = sketch.em();
    double room = plot.width() - em - sample - label.width(sketch.measure());
    Rectangle area = new Rectangle(plot.left(), 0, plot.right(), plot.bottom());
    for (double row : new double[] {1.2, 2.6, -0.5}) {
      double baseline = plot.top() + row * em;
      for (int step = 0; step <= STEPS; step++) {
        double left = plot.left() + 0.5 * em + sample + step * room / STEPS;
        List<Spot> spot = List.of(Spot.left(left, baseline));
        boolean free = sample == 0 || sketch.isFree(samplePlace(left, baseline, sample), onLines);
        boolean written =
            free
                && (onLines
                    ? sketch.placeOnLines(label, area, spot)
                    : sketch.placeWithin(label, area, spot));
        if (written) {
          sample(left, baseline, sample);
          return true;
        }
      }
    }
    return false;
  }

  private Rectangle samplePlace(double left, double baseline, double width) {
    double em = sketch.em();
    return new Rectangle(left - width, baseline - 0.7 * em, left - 0.4 * em, baseline);
  }

  private void sample(double left, double baseline, double width) {
    if (width > 0) {
      Rectangle place = samplePlace(left, baseline, width);
      sketch
          .brush(Layer.LABEL, Term.THRESHOLD)
          .box(place, fill(true), Stroke.solid(Ink.SUSPICION, 1));
      sketch.reserve(place);
    }
  }
}
