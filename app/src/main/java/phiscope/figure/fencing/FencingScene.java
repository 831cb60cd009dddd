package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingSnapshot;

/**
 * What is drawn: the frames around the cursor.
 *
 * @param scenario what the run depends on
 * @param frames successive frames, the one of the cursor among them
 * @param cursor the index of the frame that is looked at
 * @param evaluated what the detector saw last, at or before the cursor
 * @param look how it is looked at
 */
public record FencingScene(
    FencingScenario scenario,
    List<FencingFrame> frames,
    int cursor,
    Optional<FencingEvent.Evaluated> evaluated,
    FencingLook look) {
  public FencingScene {
    frames = List.copyOf(frames);
    if (frames.isEmpty()
        || cursor < frames.get(0).index()
        || cursor > frames.get(frames.size() - 1).index()) {
      throw new IllegalArgumentException("the frame of the cursor, " + cursor + ", is needed");
    }
  }

  /**
   * The scene around a frame: as many frames as are worth so many, two thirds of them before it.
   *
   * @param shown how many frames in which something happens
   */
  public static FencingScene around(FencingRun run, int cursor, int shown, FencingLook look) {
    int from = cursor;
    double before = 0;
    while (from > 0 && before < shown * 2 / 3.0) {
      from--;
      before += FrameWeight.of(run.frame(from));
    }
    int to = cursor + 1;
    double all = before + 1;
    while (to < run.size() && all < shown) {
      all += FrameWeight.of(run.frame(to));
      to++;
    }
    while (from > 0 && all < shown) {
      from--;
      all += FrameWeight.of(run.frame(from));
    }
    return new FencingScene(
        run.scenario(), run.frames(from, to), cursor, evaluated(run, cursor), look);
  }

  private static Optional<FencingEvent.Evaluated> evaluated(FencingRun run, int cursor) {
    if (run.scenario().detector() instanceof DetectorChoice.Off) {
      return Optional.empty();
    }
    OptionalInt found =
        run.lastBefore(cursor + 1, frame -> frame.event() instanceof FencingEvent.Evaluated);
    return found.isPresent()
        ? Optional.of((FencingEvent.Evaluated) run.frame(found.getAsInt()).event())
        : Optional.empty();
  }

  /** The frame that is looked at. */
  public FencingFrame now() {
    return frames.get(cursor - first());
  }

  int first() {
    return frames.get(0).index();
  }

  FencingSnapshot snapshot() {
    return now().snapshot();
  }

  int holders() {
    return snapshot().holders().size();
  }

  /** The message that this frame is about. */
  Optional<FencingMessage> message() {
    return EventPlace.message(now().event());
  }

  /** What is on its way at the cursor, by its arrival; what will not arrive included. */
  List<FencingMessage> underway() {
    List<FencingMessage> all = new ArrayList<>(snapshot().inFlight());
    for (FencingFrame frame : frames) {
      if (frame.index() <= cursor) {
        for (FencingMessage message : frame.sent()) {
          if (message.fate() != FencingMessage.Fate.ARRIVES && message.arrivesAt() > now().time()) {
            all.add(message);
          }
        }
      }
    }
    all.sort(
        Comparator.comparingLong(FencingMessage::arrivesAt).thenComparingInt(FencingMessage::id));
    return all;
  }

  /** A message that some frame of the window sent or had on its way. */
  Optional<FencingMessage> find(int id) {
    for (FencingFrame frame : frames) {
      for (FencingMessage message : frame.sent()) {
        if (message.id() == id) {
          return Optional.of(message);
        }
      }
    }
    return frames.get(0).snapshot().inFlight().stream()
        .filter(message -> message.id() == id)
        .findFirst();
  }
}
