package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.Fate;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.figure.Ink;
import phiscope.figure.Layer;
import phiscope.figure.Mark;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Stroke;

/** The messages between the lines, from the frame that sent them to the one that took them. */
final class SpaceTimeArrows {
  private static final double FAILS_AT = 0.55;
  private static final double[] LETTER_AT = {0.5, 0.35, 0.65, 0.22, 0.78};

  private final SwimScene scene;
  private final Sketch sketch;
  private final SignDrawing signs;
  private final SwimWords words;
  private final LaneLayout lanes;
  private final FrameScale scale;
  private final Rectangle plot;
  private final double em;
  private final List<SwimPlace> letters = new ArrayList<>();
  private final List<SwimPlace> lines = new ArrayList<>();

  SpaceTimeArrows(
      SwimScene scene,
      Sketch sketch,
      SwimWords words,
      LaneLayout lanes,
      FrameScale scale,
      Rectangle plot) {
    this.scene = scene;
    this.sketch = sketch;
    this.signs = new SignDrawing(sketch);
    this.words = words;
    this.lanes = lanes;
    this.scale = scale;
    this.plot = plot;
    this.em = sketch.em();
  }

  /** A message with the frame that took it, if that is in the window. */
  private record Flight(Envelope envelope, Optional<SwimFrame> taken) {}

  /** The part of a message's way that is in sight. */
  private record Way(double x1, double y1, double x2, double y2, boolean whole) {
    double x(double share) {
      return x1 + share * (x2 - x1);
    }

    double y(double share) {
      return y1 + share * (y2 - y1);
    }
  }

  /** Draws all; gives what can be chosen, front to back. */
  List<SwimPlace> draw() {
    flights().stream().sorted(byImportance()).forEach(this::flight);
    List<SwimPlace> places = new ArrayList<>(letters);
    places.addAll(lines);
    return places;
  }

  /** The chosen message, then what concerns the frame of the cursor, then the nearest. */
  private Comparator<Flight> byImportance() {
    return Comparator.comparingInt(
        flight ->
            scene.look().marks(flight.envelope().id())
                ? -2
                : isNow(flight.envelope())
                    ? -1
                    : Math.abs(flight.envelope().sentInFrame() - scene.cursor()));
  }

  private boolean isNow(Envelope envelope) {
    return envelope.sentInFrame() == scene.cursor()
        || scene.message().filter(now -> now.id().equals(envelope.id())).isPresent();
  }

  private List<Flight> flights() {
    Map<MessageId, Flight> all = new LinkedHashMap<>();
    for (Envelope envelope : scene.frames().get(0).cluster().inFlight()) {
      all.put(envelope.id(), new Flight(envelope, Optional.empty()));
    }
    for (SwimFrame frame : scene.frames()) {
      taken(frame.event())
          .ifPresent(
              envelope ->
                  all.compute(
                      envelope.id(),
                      (id, old) ->
                          old != null && old.taken().isPresent()
                              ? old
                              : new Flight(envelope, Optional.of(frame))));
      for (Envelope envelope : frame.sent()) {
        all.putIfAbsent(envelope.id(), new Flight(envelope, Optional.empty()));
      }
    }
    return new ArrayList<>(all.values());
  }

  private static Optional<Envelope> taken(SwimEvent event) {
    if (event instanceof SwimEvent.Received received) {
      return Optional.of(received.envelope());
    }
    if (event instanceof SwimEvent.Waits waits) {
      return Optional.of(waits.envelope());
    }
    return event instanceof SwimEvent.FoundNobody lost
        ? Optional.of(lost.envelope())
        : Optional.empty();
  }

  private void flight(Flight flight) {
    Envelope envelope = flight.envelope();
    if (!lanes.has(envelope.sender()) || !lanes.has(envelope.receiver())) {
      return;
    }
    Optional<Way> way = way(flight);
    if (way.isEmpty()) {
      return;
    }
    boolean marked = scene.look().marks(envelope.id());
    boolean later = envelope.sentInFrame() > scene.cursor();
    boolean fails =
        envelope.fate() != Fate.ARRIVES
            || flight.taken().map(f -> f.event() instanceof SwimEvent.FoundNobody).orElse(false);
    SwimSigns.Sign sign = SwimSigns.of(envelope.message().kind());
    Ink ink = marked ? Ink.SELECTION : later ? Ink.GHOST : sign.ink();
    double width = marked ? 3 : isNow(envelope) ? 2.25 : 1.25;
    Stroke stroke = new Stroke(ink, width, fails ? Stroke.Dash.DASHED : Stroke.Dash.SOLID);
    Way drawn = way.get();
    double end = envelope.fate() == Fate.ARRIVES ? 1 : FAILS_AT;
    sketch
        .brush(Layer.CURVE)
        .arrow(drawn.x1(), drawn.y1(), drawn.x(end), drawn.y(end), end < 1 ? 0.01 : 7, stroke);
    if (envelope.fate() != Fate.ARRIVES) {
      double size = Math.max(8, 0.9 * em);
      sketch
          .brush(Layer.SYMBOL)
          .symbol(
              SwimSigns.of(envelope.fate()),
              drawn.x(end),
              drawn.y(end),
              size,
              later ? Ink.GHOST : Ink.CRASH,
              true);
      sketch.reserve(SignDrawing.around(drawn.x(end), drawn.y(end), size));
    }
    letter(envelope, sign, drawn, end, ink, marked);
    line(envelope, drawn, end, stroke);
  }

  private void letter(
      Envelope envelope, SwimSigns.Sign sign, Way way, double end, Ink ink, boolean marked) {
    double size = 1.3 * em;
    for (double share : LETTER_AT) {
      double x = way.x(share * end);
      double y = way.y(share * end);
      Rectangle around = SignDrawing.around(x, y, size * 1.15);
      if (sketch.isFree(around) && plot.holds(around)) {
        Ink own = marked ? sign.ink() : ink;
        signs.draw(sign, x, y, size, own);
        sketch.reserve(around);
        if (marked) {
          signs.mark(x, y, size * 1.1);
        }
        letters.add(
            SwimPlace.of(
                new SwimThing.Sent(envelope.id()),
                SignDrawing.around(x, y, Math.max(20, size)),
                words.message(envelope)));
        return;
      }
    }
  }

  private void line(Envelope envelope, Way way, double end, Stroke stroke) {
    Point from = new Point(way.x1(), way.y1());
    Point to = new Point(way.x(end), way.y(end));
    lines.add(
        new SwimPlace(
            new SwimThing.Sent(envelope.id()),
            new Rectangle(
                Math.min(from.x(), to.x()),
                Math.min(from.y(), to.y()),
                Math.max(from.x(), to.x()),
                Math.max(from.y(), to.y())),
            Optional.of(new Mark.Line(from, to, stroke, Optional.empty())),
            words.message(envelope)));
  }

  /** From lane to lane, cut at the edges of the window. */
  private Optional<Way> way(Flight flight) {
    Envelope envelope = flight.envelope();
    double from = scale.ofFrame(envelope.sentInFrame());
    double to =
        flight
            .taken()
            .map(frame -> scale.ofFrame(frame.index()))
            .orElse(scale.ofTime(envelope.arrivesAt()));
    to = Math.max(to, from + 1);
    double y1 = lanes.y(envelope.sender());
    double y2 = lanes.y(envelope.receiver());
    double low = Math.max(0, (plot.left() - from) / (to - from));
    double high = Math.min(1, (plot.right() - from) / (to - from));
    if (high - low < 1e-6) {
      return Optional.empty();
    }
    return Optional.of(
        new Way(
            from + low * (to - from),
            y1 + low * (y2 - y1),
            from + high * (to - from),
            y1 + high * (y2 - y1),
            low == 0 && high == 1));
  }
}
