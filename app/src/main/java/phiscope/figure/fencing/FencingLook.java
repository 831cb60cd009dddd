package phiscope.figure.fencing;

import java.util.OptionalInt;

/**
 * How a run is looked at.
 *
 * @param chosen the message that is marked everywhere
 * @param byTime whether the space-time diagram is spaced by time, else frame by frame
 */
public record FencingLook(OptionalInt chosen, boolean byTime) {
  /** Nothing marked, frame by frame. */
  public static FencingLook plain() {
    return new FencingLook(OptionalInt.empty(), false);
  }

  boolean marks(int message) {
    return chosen.isPresent() && chosen.getAsInt() == message;
  }
}
