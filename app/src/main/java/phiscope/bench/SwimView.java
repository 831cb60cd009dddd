package phiscope.bench;

import java.util.Optional;
import java.util.OptionalInt;
import phiscope.core.swim.MessageId;

/**
 * Where somebody looks in a document of the SWIM bench: it changes nothing that is simulated.
 *
 * @param branch the branch that is shown
 * @param frame the frame that is shown, 0 or more; the last one where the run has fewer
 * @param chosen the message that is marked, if one is
 * @param last no frame behind this one is shown, so that a lesson ends where the learner stands;
 *     empty for all frames there are
 */
public record SwimView(int branch, int frame, Optional<MessageId> chosen, OptionalInt last) {
  public SwimView {
    if (branch < 0 || frame < 0) {
      throw new IllegalArgumentException(
          "branch and frame must be 0 or more, got " + branch + ", " + frame);
    }
    if (chosen.isPresent() && (chosen.get().sender() < 0 || chosen.get().number() < 0)) {
      throw new IllegalArgumentException("a message is named by numbers of 0 or more");
    }
    if (last.isPresent() && last.getAsInt() < 0) {
      throw new IllegalArgumentException("the last frame must be 0 or more, got " + last);
    }
  }

  /** A view of all frames there are. */
  public SwimView(int branch, int frame, Optional<MessageId> chosen) {
    this(branch, frame, chosen, OptionalInt.empty());
  }

  /** The beginning of the first branch. */
  public static SwimView atStart() {
    return new SwimView(0, 0, Optional.empty());
  }

  public SwimView ofBranch(int other) {
    return new SwimView(Math.max(0, other), frame, chosen, last);
  }

  /** At another frame; below 0 is the first. */
  public SwimView atFrame(int other) {
    return new SwimView(branch, Math.max(0, other), chosen, last);
  }

  public SwimView choosing(MessageId message) {
    return new SwimView(branch, frame, Optional.of(message), last);
  }

  public SwimView choosingNothing() {
    return new SwimView(branch, frame, Optional.empty(), last);
  }

  /** With all frames: who changes what is simulated wants to see what comes of it. */
  public SwimView toTheEnd() {
    return last.isEmpty() ? this : new SwimView(branch, frame, chosen);
  }
}
