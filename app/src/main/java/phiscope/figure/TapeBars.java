package phiscope.figure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.figure.TapeBeats.Beat;
import phiscope.text.Numbers;

/** Interval bars, the bar of the silence, and the bracket of the window. */
final class TapeBars {
  private static final double LEAST_BAR = 1.5;

  /** A gap below this many pixels is no gap but the rounding to pixel columns. */
  private static final double JOINED = 2.5;

  /** Numbers on a few bars only would look like a choice: at least so many must have room. */
  private static final double LEAST_NUMBERS = 0.5;

  /** Least width of a bar whose edge can be taken hold of. */
  private static final double LEAST_HANDLED = 10;

  private static final double HIT = 24;

  private static final int MOST_NUMBERS = 1000;
  private static final double NUMBER_MARGIN = 6;

  /** Height of a bar, in em, that a text fits into. */
  private static final double LEAST_INSIDE = 1.5;

  private final Sketch sketch;
  private final Subject subject;
  private final TapeLayout layout;
  private final Map<Beat, Rectangle> numbers = new LinkedHashMap<>();
  private final PlaceList narrow = new PlaceList();
  private final PlaceList narrowInWindow = new PlaceList();
  private Optional<Rectangle> silence = Optional.empty();
  private boolean hasNumbers;

  TapeBars(Sketch sketch, Subject subject, TapeLayout layout) {
    this.sketch = sketch;
    this.subject = subject;
    this.layout = layout;
  }

  void draw(TapeBeats beats) {
    silence = silence();
    hasNumbers = fittingShare(beats) >= LEAST_NUMBERS;
    double left = Double.NaN;
    double drawnTo = Double.NEGATIVE_INFINITY;
    double tallest = layout.plot().bottom();
    for (Beat beat : beats.list()) {
      if (!beat.endsInterval()) {
        continue;
      }
      double start = layout.clampedX(subject, beat.intervalStart());
      double right = layout.clampedX(subject, beat.heartbeat().arrival());
      if (Double.isNaN(left)) {
        left = start - drawnTo < JOINED ? Math.min(start, drawnTo) : start;
      }
      tallest = Math.min(tallest, layout.barTop(beat.interval()));
      // Bars narrower than a pixel and a half are joined to the tallest of them.
      if (right - left >= LEAST_BAR) {
        bar(beat, new Rectangle(left, tallest, right, layout.plot().bottom()));
        drawnTo = right;
        left = Double.NaN;
        tallest = layout.plot().bottom();
      }
    }
    sketch.brush(Layer.SURFACE).boxes(narrow, Fill.plain(Ink.GHOST, 0.6));
    sketch.brush(Layer.SURFACE, Term.WINDOW).boxes(narrowInWindow, Fill.plain(Ink.HEARTBEAT, 0.75));
  }

  /** Writes into the bars, where what names a single heartbeat has left room. */
  void labels() {
    silence.ifPresent(this::silenceLabel);
    numbers.forEach(this::number);
  }

  /** The share of the visible bars that are wide enough for their number. */
  private double fittingShare(TapeBeats beats) {
    int fitting = 0;
    int visible = 0;
    for (Beat beat : beats.list()) {
      if (beat.endsInterval() && visible < MOST_NUMBERS) {
        double width =
            layout.clampedX(subject, beat.heartbeat().arrival())
                - layout.clampedX(subject, beat.intervalStart());
        visible += width > 0 ? 1 : 0;
        fitting += width >= NUMBER_MARGIN && fits(beat, width) ? 1 : 0;
      }
    }
    return visible == 0 ? 0 : fitting / (double) visible;
  }

  private boolean fits(Beat beat, double width) {
    String number =
        Numbers.significant(subject.scale().toTime(beat.interval()), Numbers.SEEN_DIGITS).text();
    return sketch.measure().width(number, sketch.em(), false) + NUMBER_MARGIN <= width;
  }

  private void bar(Beat beat, Rectangle place) {
    boolean known = subject.isKnownAtNow(beat.heartbeat().arrival());
    double inset = place.width() > 8 ? 1 : 0;
    Rectangle bar =
        new Rectangle(place.left() + inset, place.top(), place.right() - inset, place.bottom());
    Brush brush =
        beat.inWindow() ? sketch.brush(Layer.SURFACE, Term.WINDOW) : sketch.brush(Layer.SURFACE);
    Ink ink = beat.inWindow() ? Ink.HEARTBEAT : Ink.GHOST;
    Fill fill = Fill.plain(ink, beat.inWindow() ? 0.26 : known ? 0.1 : 0);
    if (place.width() > 4) {
      Stroke.Dash dash = known ? Stroke.Dash.SOLID : Stroke.Dash.DOTTED;
      brush.box(bar, fill, new Stroke(ink, beat.inWindow() ? 1.25 : 1, dash));
      reserveEdges(bar);
    } else {
      (beat.inWindow() ? narrowInWindow : narrow).add(bar);
    }
    if (hasNumbers && (known || beat.intervalStart() != lastAccepted())) {
      numbers.put(beat, bar);
    }
    grip(beat, bar, ink);
    if (bar.width() >= LEAST_HANDLED && beat.heartbeat().isDelivered()) {
      handle(beat, bar);
    }
  }

  /** Keeps labels off the edges of a bar. */
  private void reserveEdges(Rectangle bar) {
    sketch.reserveLine(bar.left(), bar.top(), bar.right(), bar.top());
    if (bar.width() > HIT) {
      sketch.reserveLine(bar.left(), bar.top(), bar.left(), bar.bottom());
      sketch.reserveLine(bar.right(), bar.top(), bar.right(), bar.bottom());
    }
  }

  private long lastAccepted() {
    return subject.main().lastAccepted().orElse(Beat.NO_INTERVAL);
  }

  /** Two short strokes at the right edge of a bar that is wide enough for them. */
  private void grip(Beat beat, Rectangle bar, Ink ink) {
    double em = sketch.em();
    String number = hasNumbers ? Numbers.exact(subject.scale().toTime(beat.interval())) : "";
    double text = sketch.measure().width(number, em, false);
    if (!sketch.frame().grips() || bar.width() < text + 1.8 * em || bar.height() < 0.6 * em) {
      return;
    }
    double middle = (bar.top() + bar.bottom()) / 2;
    double half = Math.min(0.5 * em, 0.35 * bar.height());
    Stroke stroke = Stroke.solid(ink, 1.5);
    for (double in : new double[] {0.3, 0.55}) {
      double at = bar.right() - in * em;
      sketch.brush(Layer.SYMBOL).line(at, middle - half, at, middle + half, stroke);
    }
    // Its handle is no line that a name may lie on.
    double left = bar.right() - 0.55 * em;
    sketch.reserve(new Rectangle(left, middle - half, bar.right() - 0.3 * em, middle + half));
  }

  private void number(Beat beat, Rectangle bar) {
    double em = sketch.em();
    Label label =
        Label.of(
                Numbers.significant(subject.scale().toTime(beat.interval()), Numbers.SEEN_DIGITS)
                    .text(),
                em,
                Ink.TEXT)
            .about(Term.WINDOW);
    if (!beat.inWindow()) {
      label = Label.of(label.text(), em, Ink.TEXT_MUTED);
    }
    // On paper a number that is left out cannot be found by pointing at its bar.
    double margin = sketch.frame().grips() ? 6 : 1;
    if (label.width(sketch.measure()) + margin > bar.width()) {
      return;
    }
    double middle = (bar.left() + bar.right()) / 2;
    double above = bar.top() - 0.45 * em;
    if (bar.height() > LEAST_INSIDE * em) {
      sketch.place(label, Spot.centre(middle, inside(bar)), Spot.centre(middle, above));
    } else {
      sketch.place(label, Spot.centre(middle, above));
    }
  }

  /** The base line of a text at the top of a bar, or in the middle of a low one. */
  private double inside(Rectangle bar) {
    double em = sketch.em();
    double below = bar.top() + 0.3 * em + sketch.measure().ascent(em);
    double centred = (bar.top() + bar.bottom() + sketch.measure().capital(em)) / 2;
    return Math.min(below, centred);
  }

  /** The right edge of a bar, on both sides of it, above the mark of its heartbeat. */
  private void handle(Beat beat, Rectangle bar) {
    double edge = layout.x(subject, beat.heartbeat().arrival());
    if (!layout.shows(edge)) {
      return;
    }
    double half = Math.min(HIT / 2, bar.width() / 2);
    double bottom = Math.max(HIT, bar.bottom() - TapeLayout.MARK_ABOVE);
    double top = Math.max(0, Math.min(bar.top(), bottom - HIT));
    double left = Math.max(0, Math.min(sketch.frame().width() - 2 * half, edge - half));
    sketch.add(
        new Handle(
            new Handle.Target.IntervalLength(subject.index(), beat.index()),
            left,
            top,
            2 * half,
            bottom - top,
            Handle.Direction.HORIZONTAL,
            subject.units(beat.interval()),
            subject.text("handle.interval", beat.index() + 1, subject.time(beat.interval()))));
  }

  /** Draws the bar of the silence; empty where it is too short. */
  private Optional<Rectangle> silence() {
    if (subject.main().lastAccepted().isEmpty() || subject.main().elapsed().isEmpty()) {
      return Optional.empty();
    }
    long elapsed = subject.main().elapsed().getAsLong();
    double left = layout.clampedX(subject, subject.main().lastAccepted().getAsLong());
    double right = layout.clampedX(subject, subject.bench().now());
    if (right - left < 1) {
      return Optional.empty();
    }
    Rectangle bar = new Rectangle(left, layout.barTop(elapsed), right, layout.plot().bottom());
    sketch
        .brush(Layer.SURFACE, Term.ELAPSED)
        .box(bar, Fill.plain(Ink.NOW, 0.09), new Stroke(Ink.NOW, 1.5, Stroke.Dash.DASHED));
    sketch.reserveLine(left, bar.top(), right, bar.top());
    sketch.reserveLine(left, bar.top(), left, bar.bottom());
    return Optional.of(bar);
  }

  private void silenceLabel(Rectangle bar) {
    long elapsed = subject.main().elapsed().orElseThrow();
    double em = sketch.em();
    String full = subject.text("tape.silence", subject.seenTime(elapsed));
    String brief = subject.seenTime(elapsed);
    double middle = (bar.left() + bar.right()) / 2;
    for (String text : List.of(full, brief)) {
      Label label = Label.of(text, em, Ink.NOW).bolder().about(Term.ELAPSED).onPlate();
      boolean fits = label.width(sketch.measure()) + 6 < bar.width();
      if (fits
          && bar.height() > LEAST_INSIDE * em
          && sketch.place(
              label,
              Spot.centre(middle, inside(bar)),
              Spot.centre(middle, inside(bar) + 1.3 * em))) {
        return;
      }
    }
    for (String text : List.of(full, brief)) {
      Label label = Label.of(text, em, Ink.NOW).bolder().about(Term.ELAPSED).onPlate();
      if (sketch.place(
          label,
          Spot.left(bar.right() + 6, Math.min(bar.top() + em, bar.bottom() - 0.6 * em)),
          Spot.left(bar.right() + 6, bar.bottom() - 1.9 * em),
          Spot.right(bar.right() - 6, layout.plot().top() + 1.3 * em))) {
        return;
      }
    }
  }

  /** The window under the time line. */
  void bracket() {
    var window = subject.main().window();
    if (Double.isNaN(layout.bracketY())
        || window.firstHeartbeat().isEmpty()
        || subject.main().lastAccepted().isEmpty()) {
      return;
    }
    long start = subject.tape().tape().heartbeats().arrival(window.firstHeartbeat().getAsInt());
    double left = layout.clampedX(subject, start);
    double right = layout.clampedX(subject, subject.main().lastAccepted().getAsLong());
    if (right - left < 3) {
      return;
    }
    double em = sketch.em();
    double y = layout.bracketY();
    Stroke stroke = Stroke.solid(Ink.HEARTBEAT, 1.5);
    Brush brush = sketch.brush(Layer.SYMBOL, Term.WINDOW);
    brush.line(left, y, right, y, stroke);
    brush.line(left, y - 0.3 * em, left, y, stroke);
    brush.line(right, y - 0.3 * em, right, y, stroke);
    double baseline = y + 0.25 * em + sketch.measure().ascent(em);
    double middle = (left + right) / 2;
    String words =
        window.count() == 1
            ? subject.text("tape.window.one")
            : subject.text("tape.window", Numbers.whole(window.count()));
    Label label = Label.of(words, em, Ink.HEARTBEAT).about(Term.WINDOW);
    sketch.place(
        label,
        Spot.centre(middle, baseline),
        Spot.left(left, baseline),
        Spot.right(right, baseline));
  }
}
