package phiscope.bench;

import java.util.List;
import java.util.OptionalInt;

/**
 * Where somebody looks in a document of the fencing bench: it changes nothing that is simulated.
 *
 * @param branch the branch that is shown
 * @param frame the frame that is shown, 0 or more; the last one where the run has fewer
 * @param chosen the number of the message that is marked, if one is
 * @param last no frame behind this one is shown, so that a lesson ends where the learner stands;
 *     empty for all frames there are
 */
public record FencingView(int branch, int frame, OptionalInt chosen, OptionalInt last) {
  public FencingView {
    if (branch < 0 || frame < 0 || chosen.orElse(0) < 0 || last.orElse(0) < 0) {
      throw new IllegalArgumentException(
          "branch, frames and message must be 0 or more, got "
              + List.of(branch, frame, chosen, last));
    }
  }

  /** A view of all frames there are. */
  public FencingView(int branch, int frame, OptionalInt chosen) {
    this(branch, frame, chosen, OptionalInt.empty());
  }

  /** The beginning of the first branch. */
  public static FencingView atStart() {
    return new FencingView(0, 0, OptionalInt.empty());
  }

  /** Of another branch; below 0 is the first. */
  public FencingView ofBranch(int other) {
    return new FencingView(Math.max(0, other), frame, chosen, last);
  }

  /** At another frame; below 0 is the first. */
  public FencingView atFrame(int other) {
    return new FencingView(branch, Math.max(0, other), chosen, last);
  }

  public FencingView choosing(int message) {
    return new FencingView(branch, frame, OptionalInt.of(message), last);
  }

  public FencingView choosingNothing() {
    return new FencingView(branch, frame, OptionalInt.empty(), last);
  }

  /** With all frames: who changes what is simulated wants to see what comes of it. */
  public FencingView toTheEnd() {
    return last.isEmpty() ? this : new FencingView(branch, frame, chosen);
  }
}
