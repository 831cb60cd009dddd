package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingMessage.Fate;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.MessageArrows;
import phiscope.figure.run.Place;

/** The messages between the lines, from the frame that sent them to the one that took them. */
final class LaneArrows {
  private final FencingScene scene;
  private final MessageArrows arrows;
  private final FencingTexts texts;
  private final PartyLanes lanes;
  private final FrameScale scale;

  LaneArrows(
      FencingScene scene,
      Sketch sketch,
      FencingTexts texts,
      PartyLanes lanes,
      FrameScale scale,
      Rectangle plot) {
    this.scene = scene;
    this.arrows = new MessageArrows(sketch, plot);
    this.texts = texts;
    this.lanes = lanes;
    this.scale = scale;
  }

  /** A message with the frame that took it, if that is in the window. */
  record Flight(FencingMessage message, Optional<FencingFrame> taken) {
    /** Whether there is nobody who could take it. */
    boolean inVain() {
      return taken.map(frame -> frame.event() instanceof FencingEvent.NobodyThere).orElse(false);
    }
  }

  /** Draws all; gives what can be chosen, front to back. */
  List<Place> draw() {
    flights(scene).stream().sorted(byImportance()).forEach(this::flight);
    return arrows.places();
  }

  /** The chosen message, then what concerns the frame of the cursor, then writes, the nearest. */
  private Comparator<Flight> byImportance() {
    return Comparator.comparingInt(
        flight -> {
          FencingMessage message = flight.message();
          if (scene.look().marks(message.id())) {
            return -2;
          }
          int away = Math.abs(message.sentInFrame() - scene.cursor());
          boolean quiet = message.content() instanceof FencingMessage.Heartbeat;
          return isNow(message) ? -1 : quiet ? 1_000_000 + away : away;
        });
  }

  private boolean isNow(FencingMessage message) {
    return message.sentInFrame() == scene.cursor()
        || scene.message().filter(now -> now.id() == message.id()).isPresent();
  }

  /** All messages that are on their way in the frames in sight. */
  static List<Flight> flights(FencingScene scene) {
    Map<Integer, Flight> all = new LinkedHashMap<>();
    for (FencingMessage message : scene.frames().get(0).snapshot().inFlight()) {
      all.put(message.id(), new Flight(message, Optional.empty()));
    }
    for (FencingFrame frame : scene.frames()) {
      EventPlace.message(frame.event())
          .ifPresent(
              message ->
                  all.compute(
                      message.id(),
                      (id, old) ->
                          old != null && old.taken().isPresent()
                              ? old
                              : new Flight(message, Optional.of(frame))));
      for (FencingMessage message : frame.sent()) {
        all.putIfAbsent(message.id(), new Flight(message, Optional.empty()));
      }
    }
    return new ArrayList<>(all.values());
  }

  private void flight(Flight flight) {
    FencingMessage message = flight.message();
    double to =
        flight
            .taken()
            .map(frame -> scale.ofFrame(frame.index()))
            .orElse(scale.ofTime(message.arrivesAt()));
    long token = FencingTexts.token(message.content());
    boolean tells =
        message.content() instanceof FencingMessage.Write
            || message.content() instanceof FencingMessage.Grant;
    arrows.draw(
        new MessageArrows.Arrow(
            new FencingThing.Sent(message.id()),
            texts.message(message),
            FencingSigns.of(message.content()),
            scale.ofFrame(message.sentInFrame()),
            to,
            lanes.y(message.from()),
            lanes.y(message.to()),
            message.fate() == Fate.ARRIVES
                ? Optional.empty()
                : Optional.of(FencingSigns.of(message.fate())),
            flight.inVain(),
            scene.look().marks(message.id()),
            isNow(message),
            message.sentInFrame() > scene.cursor(),
            tells ? String.valueOf(token) : ""));
  }
}
