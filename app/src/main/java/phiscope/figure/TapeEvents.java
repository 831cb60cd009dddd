package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Term;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.core.trace.Heartbeat;
import phiscope.figure.DrawnSuspicions.Stretch;
import phiscope.figure.Mark.Shape;
import phiscope.figure.TapeBeats.Beat;
import phiscope.text.Numbers;

/** Heartbeats as symbols on the time line; suspicions and the crash. */
final class TapeEvents {
  private static final double LEAST_GAP = 6;
  private static final double LEAST_SIZE = 4;
  private static final double HIT = 24;

  private final Sketch sketch;
  private final Subject subject;
  private final TapeLayout layout;
  private final List<Name> names = new ArrayList<>();

  /** What a heartbeat is called, and where it stands. */
  private record Name(double x, String text, Ink ink) {}

  TapeEvents(Sketch sketch, Subject subject, TapeLayout layout) {
    this.sketch = sketch;
    this.subject = subject;
    this.layout = layout;
  }

  void beats(TapeBeats beats) {
    double spacing = layout.plot().width() / Math.max(1, beats.total());
    double roomy = Math.min(16, Math.max(7, 0.72 * sketch.em()));
    double size = Math.max(LEAST_SIZE, Math.min(roomy, 1.6 * spacing));
    HeartbeatBand band = new HeartbeatBand(sketch, size, layout.plot().bottom());
    double drawn = Double.NEGATIVE_INFINITY;
    List<Beat> list = beats.list();
    for (int i = 0; i < list.size(); i++) {
      Beat beat = list.get(i);
      double x = layout.x(subject, beat.heartbeat().arrival());
      if (!layout.shows(x)) {
        continue;
      }
      boolean ordinary = isOrdinary(beat);
      if (!ordinary || x - drawn >= 1.5) {
        if (ordinary && size == LEAST_SIZE && subject.isKnownAtNow(beat.heartbeat().arrival())) {
          band.add(x, beat.inWindow());
        } else {
          symbol(beat, x, ordinary ? size : roomy);
        }
        drawn = ordinary ? x : drawn;
      }
      handle(list, i, x);
    }
    band.draw();
  }

  private static boolean isOrdinary(Beat beat) {
    return switch (beat.treatment()) {
      case RECORDED, ACCEPTED -> true;
      case DUPLICATE, STALE, RESTART, LOST -> false;
    };
  }

  private void symbol(Beat beat, double x, double size) {
    double y = layout.plot().bottom();
    boolean known = subject.isKnownAtNow(beat.heartbeat().arrival());
    Brush brush =
        beat.inWindow() ? sketch.brush(Layer.SYMBOL, Term.WINDOW) : sketch.brush(Layer.SYMBOL);
    switch (beat.treatment()) {
      case RECORDED, ACCEPTED -> brush.symbol(Shape.CIRCLE, x, y, size, Ink.HEARTBEAT, known);
      case RESTART -> {
        brush.symbol(Shape.SQUARE, x, y, size * 1.15, Ink.HEARTBEAT, known);
        name(x, subject.text("tape.restart", beat.heartbeat().incarnation()), Ink.HEARTBEAT);
      }
      case LOST -> {
        brush.symbol(Shape.CROSS, x, y, size * 1.15, Ink.GHOST, false);
        name(x, subject.text("tape.lost"), Ink.GHOST);
      }
      case DUPLICATE -> {
        brush.symbol(Shape.DIAMOND, x, y, size * 1.15, Ink.GHOST, false);
        name(x, subject.text("tape.duplicate"), Ink.GHOST);
      }
      case STALE -> {
        brush.symbol(Shape.TRIANGLE_DOWN, x, y, size * 1.15, Ink.GHOST, false);
        name(x, subject.text("tape.stale"), Ink.GHOST);
      }
    }
  }

  private void name(double x, String text, Ink ink) {
    names.add(new Name(x, text, ink));
  }

  /** Writes what single heartbeats are called; after the bars, whose grips must be seen. */
  void names() {
    double em = sketch.em();
    double baseline = layout.plot().bottom() - 0.75 * em;
    for (Name name : names) {
      List<Spot> spots = new ArrayList<>();
      for (double lift = 0; lift < 5; lift += 1.2) {
        spots.add(Spot.centre(name.x(), baseline - lift * em));
        for (double off = 0; off < 1.2; off += 0.5) {
          spots.add(Spot.left(name.x() + off * em, baseline - lift * em));
          spots.add(Spot.right(name.x() - off * em, baseline - lift * em));
        }
      }
      sketch.placeOnLines(Label.of(name.text(), em, name.ink()).onPlate(), layout.plot(), spots);
    }
  }

  private void handle(List<Beat> list, int i, double x) {
    Beat beat = list.get(i);
    double left = i == 0 ? -HIT : layout.x(subject, list.get(i - 1).heartbeat().arrival());
    double right =
        i + 1 == list.size()
            ? sketch.frame().width() + HIT
            : layout.x(subject, list.get(i + 1).heartbeat().arrival());
    if (x - left < LEAST_GAP || right - x < LEAST_GAP) {
      return;
    }
    double from = Math.max(0, Math.max(x - HIT / 2, (left + x) / 2));
    double to = Math.min(sketch.frame().width(), Math.min(x + HIT / 2, (x + right) / 2));
    // A little below the line, so that low bars keep their edge.
    double top = layout.plot().bottom() - TapeLayout.MARK_ABOVE;
    double y = Math.max(0, Math.min(sketch.frame().height() - HIT, top));
    Heartbeat heartbeat = beat.heartbeat();
    String key = heartbeat.isDelivered() ? "handle.heartbeat" : "handle.lostHeartbeat";
    sketch.add(
        new Handle(
            new Handle.Target.HeartbeatArrival(subject.index(), beat.index()),
            from,
            y,
            to - from,
            HIT,
            Handle.Direction.HORIZONTAL,
            subject.units(heartbeat.arrival()),
            subject.text(
                key, Numbers.whole(heartbeat.sequence()), subject.time(heartbeat.arrival()))));
  }

  void suspicions(TimeSpan span) {
    if (subject.frame().hidesDecisions()) {
      return;
    }
    double em = sketch.em();
    double height = stripHeight(em);
    double y = layout.plot().top() + 1;
    for (Stretch stretch : DrawnSuspicions.of(subject, span, layout.axis())) {
      Suspicion suspicion = stretch.suspicion();
      double from = layout.plot().clampX(stretch.from());
      double to = Math.max(from + 1, layout.plot().clampX(stretch.to()));
      Rectangle strip = new Rectangle(from, y, Math.min(to, sketch.frame().width()), y + height);
      Fill fill =
          suspicion.mistake()
              ? new Fill(Ink.SUSPICION, 0.9, Fill.Pattern.HATCHED)
              : Fill.plain(Ink.SUSPICION, 0.85);
      sketch.brush(Layer.SURFACE, Term.THRESHOLD).box(strip, fill, Stroke.solid(Ink.SUSPICION, 1));
      // Of thousands of stretches few are as wide as a letter.
      if (to - from > em) {
        suspicionName(stretch, from, to);
      }
    }
  }

  private void suspicionName(Stretch stretch, double from, double to) {
    double em = sketch.em();
    String words =
        stretch.suspicion().mistake()
            ? DrawnSuspicions.mistakes(stretch, subject)
            : subject.text("tape.suspected");
    Label label = Label.of(words, em, Ink.SUSPICION).about(Term.THRESHOLD);
    double top = layout.plot().top() + 1 + stripHeight(em);
    double baseline = top + 0.2 * em + sketch.measure().ascent(em);
    if (label.width(sketch.measure()) < to - from) {
      sketch.place(label, Spot.centre((from + to) / 2, baseline), Spot.left(from, baseline));
    }
  }

  /** Height of the strip of suspicions along the top; labels stay below it. */
  static double stripHeight(double em) {
    return Math.max(4, 0.45 * em);
  }

  void crash() {
    var crash = subject.tape().tape().crash();
    if (crash.isEmpty()) {
      return;
    }
    double x = layout.x(subject, crash.getAsLong());
    if (!layout.shows(x)) {
      return;
    }
    double em = sketch.em();
    Brush brush = sketch.brush(Layer.SYMBOL);
    brush.line(x, layout.plot().top(), x, layout.plot().bottom(), Stroke.solid(Ink.CRASH, 2));
    brush.symbol(Shape.CROSS, x, layout.plot().bottom(), 1.1 * em, Ink.CRASH, true);
    double baseline =
        layout.plot().top() + stripHeight(em) + 0.4 * em + sketch.measure().ascent(em);
    Label label =
        Label.of(subject.text("tape.crash", subject.seenTime(crash.getAsLong())), em, Ink.CRASH)
            .bolder()
            .onPlate();
    sketch.place(
        label,
        Spot.left(x + 0.4 * em, baseline),
        Spot.right(x - 0.4 * em, baseline),
        Spot.left(x + 0.4 * em, baseline + 1.3 * em),
        Spot.right(x - 0.4 * em, baseline + 1.3 * em));
    sketch.add(
        GripLine.handle(
            sketch,
            new Handle.Target.Crash(subject.index()),
            x,
            layout.plot(),
            subject.units(crash.getAsLong()),
            subject.text("handle.crash", subject.time(crash.getAsLong()))));
  }
}
