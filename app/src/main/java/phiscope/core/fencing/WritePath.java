package phiscope.core.fencing;

import java.util.List;

/**
 * What becomes of a scripted write.
 *
 * @param sendAfter from the decision to the sending; a pause in between makes it longer
 * @param copies what arrives at the resource; none: the message is lost
 */
public record WritePath(long sendAfter, List<Copy> copies) {
  /**
   * One copy of the message.
   *
   * @param delay how long it is on its way
   * @param stall how long the resource takes between check and write, if that is not one step
   * @param answerLost whether the answer to it is lost
   */
  public record Copy(long delay, long stall, boolean answerLost) {
    public Copy {
      Ranges.duration("delay", delay);
      Ranges.duration("stall", stall);
    }
  }

  public WritePath {
    copies = List.copyOf(copies);
    Ranges.duration("sendAfter", sendAfter);
    Ranges.within("copies", copies.size(), 0, 10);
  }

  /** Sent after one time and arriving another time later. */
  public static WritePath of(long sendAfter, long delay) {
    return new WritePath(sendAfter, List.of(new Copy(delay, 0, false)));
  }
}
