package phiscope.figure.swim;

import java.util.List;
import java.util.Optional;
import phiscope.core.swim.MessageId;

/**
 * How a run is looked at; not part of the document.
 *
 * @param observer through whose eyes the ring is seen; empty: as it truly is
 * @param selected the message that is marked everywhere
 * @param picked members that are picked for a fault of several
 * @param byTime whether the space-time diagram is spaced by time, else frame by frame
 */
public record SwimLook(
    Optional<Integer> observer,
    Optional<MessageId> selected,
    List<Integer> picked,
    boolean byTime) {
  public SwimLook {
    picked = List.copyOf(picked);
  }

  /** The truth, nothing marked, frame by frame. */
  public static SwimLook plain() {
    return new SwimLook(Optional.empty(), Optional.empty(), List.of(), false);
  }

  public SwimLook seenBy(Optional<Integer> member) {
    return new SwimLook(member, selected, picked, byTime);
  }

  public SwimLook marking(Optional<MessageId> message) {
    return new SwimLook(observer, message, picked, byTime);
  }

  boolean marks(MessageId id) {
    return selected.filter(id::equals).isPresent();
  }
}
