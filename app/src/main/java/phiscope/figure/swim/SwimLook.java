package phiscope.figure.swim;

import java.util.Optional;
import phiscope.core.swim.MessageId;

/**
 * How a run is looked at; not part of the document.
 *
 * @param observer through whose eyes the ring is seen; empty: as it truly is
 * @param selected the message that is marked everywhere
 * @param byTime whether the space-time diagram is spaced by time, else frame by frame
 */
public record SwimLook(Optional<Integer> observer, Optional<MessageId> selected, boolean byTime) {
  /** The truth, nothing marked, frame by frame. */
  public static SwimLook plain() {
    return new SwimLook(Optional.empty(), Optional.empty(), false);
  }

  public SwimLook seenBy(Optional<Integer> member) {
    return new SwimLook(member, selected, byTime);
  }

  public SwimLook marking(Optional<MessageId> message) {
    return new SwimLook(observer, message, byTime);
  }

  public SwimLook spacedByTime(boolean on) {
    return new SwimLook(observer, selected, on);
  }

  boolean marks(MessageId id) {
    return selected.filter(id::equals).isPresent();
  }
}
