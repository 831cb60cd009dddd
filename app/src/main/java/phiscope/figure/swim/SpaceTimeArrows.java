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
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.MessageArrows;
import phiscope.figure.run.Place;

/** The messages between the lines, from the frame that sent them to the one that took them. */
final class SpaceTimeArrows {
  private final SwimScene scene;
  private final MessageArrows arrows;
  private final SwimWords words;
  private final LaneLayout lanes;
  private final FrameScale scale;

  SpaceTimeArrows(
      SwimScene scene,
      Sketch sketch,
      SwimWords words,
      LaneLayout lanes,
      FrameScale scale,
      Rectangle plot) {
    this.scene = scene;
    this.arrows = new MessageArrows(sketch, plot);
    this.words = words;
    this.lanes = lanes;
    this.scale = scale;
  }

  /** A message with the frame that took it, if that is in the window. */
  private record Flight(Envelope envelope, Optional<SwimFrame> taken) {}

  /** Draws all; gives what can be chosen, front to back. */
  List<Place> draw() {
    flights().stream().sorted(byImportance()).forEach(this::flight);
    return arrows.places();
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
    double to =
        flight
            .taken()
            .map(frame -> scale.ofFrame(frame.index()))
            .orElse(scale.ofTime(envelope.arrivesAt()));
    arrows.draw(
        new MessageArrows.Arrow(
            new SwimThing.Sent(envelope.id()),
            words.message(envelope),
            SwimSigns.of(envelope.message().kind()),
            scale.ofFrame(envelope.sentInFrame()),
            to,
            lanes.y(envelope.sender()),
            lanes.y(envelope.receiver()),
            envelope.fate() == Fate.ARRIVES
                ? Optional.empty()
                : Optional.of(SwimSigns.of(envelope.fate())),
            flight.taken().map(f -> f.event() instanceof SwimEvent.FoundNobody).orElse(false),
            scene.look().marks(envelope.id()),
            isNow(envelope),
            envelope.sentInFrame() > scene.cursor(),
            ""));
  }
}
