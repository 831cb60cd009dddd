package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.Fate;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.Change;

/**
 * What is drawn: the frames around the cursor.
 *
 * @param scenario what the run depends on
 * @param frames successive frames, the one of the cursor among them
 * @param cursor the index of the frame that is looked at
 * @param look through whose eyes, and what is marked
 */
public record SwimScene(SwimScenario scenario, List<SwimFrame> frames, int cursor, SwimLook look) {
  public SwimScene {
    frames = List.copyOf(frames);
    if (frames.isEmpty()
        || cursor < frames.get(0).index()
        || cursor > frames.get(frames.size() - 1).index()) {
      throw new IllegalArgumentException("the frame of the cursor, " + cursor + ", is needed");
    }
  }

  /** The frame that is looked at. */
  public SwimFrame now() {
    return frames.get(cursor - first());
  }

  int first() {
    return frames.get(0).index();
  }

  ClusterSnapshot cluster() {
    return now().cluster();
  }

  int members() {
    return cluster().members();
  }

  /** The member through whose eyes the ring is seen, if there is such a member. */
  Optional<Integer> observer() {
    return look.observer().filter(member -> member >= 0 && member < members());
  }

  /** Whether this frame changed what an observer believes of a subject. */
  boolean changed(int observer, int subject) {
    return now().changes().stream()
        .anyMatch(
            change ->
                change instanceof Change.ViewChanged view
                    && view.observer() == observer
                    && view.subject() == subject);
  }

  /** The message that this frame is about. */
  Optional<Envelope> message() {
    SwimEvent event = now().event();
    if (event instanceof SwimEvent.Received received) {
      return Optional.of(received.envelope());
    }
    if (event instanceof SwimEvent.FoundNobody lost) {
      return Optional.of(lost.envelope());
    }
    return event instanceof SwimEvent.Waits waits
        ? Optional.of(waits.envelope())
        : Optional.empty();
  }

  /** What is on its way at the cursor, by its arrival; what gets lost on its way included. */
  List<Envelope> underway() {
    List<Envelope> all = new ArrayList<>(cluster().inFlight());
    for (SwimFrame frame : frames) {
      if (frame.index() <= cursor) {
        for (Envelope envelope : frame.sent()) {
          if (envelope.fate() != Fate.ARRIVES && envelope.arrivesAt() > now().time()) {
            all.add(envelope);
          }
        }
      }
    }
    all.sort(
        java.util.Comparator.comparingLong(Envelope::arrivesAt)
            .thenComparingInt(Envelope::sender)
            .thenComparingLong(envelope -> envelope.id().number()));
    return all;
  }

  /** A message that some frame of the window sent, received or had on its way. */
  Optional<Envelope> find(MessageId id) {
    for (SwimFrame frame : frames) {
      for (Envelope envelope : frame.sent()) {
        if (envelope.id().equals(id)) {
          return Optional.of(envelope);
        }
      }
    }
    return frames.get(0).cluster().inFlight().stream()
        .filter(envelope -> envelope.id().equals(id))
        .findFirst();
  }
}
