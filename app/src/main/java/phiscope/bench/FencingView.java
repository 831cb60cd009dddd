package phiscope.bench;

import java.util.OptionalInt;

/**
 * Where somebody looks in a document of the fencing bench: it changes nothing that is simulated.
 *
 * @param branch the branch that is shown
 * @param frame the frame that is shown, 0 or more; the last one where the run has fewer
 * @param chosen the number of the message that is marked, if one is
 */
public record FencingView(int branch, int frame, OptionalInt chosen) {
  public FencingView {
    if (branch < 0 || frame < 0 || chosen.orElse(0) < 0) {
      throw new IllegalArgumentException(
          "branch, frame and message must be 0 or more, got "
              + branch
              + ", "
              + frame
              + ", "
              + chosen);
    }
  }

  /** The beginning of the first branch. */
  public static FencingView atStart() {
    return new FencingView(0, 0, OptionalInt.empty());
  }

  /** Of another branch; below 0 is the first. */
  public FencingView ofBranch(int other) {
    return new FencingView(Math.max(0, other), frame, chosen);
  }

  /** At another frame; below 0 is the first. */
  public FencingView atFrame(int other) {
    return new FencingView(branch, Math.max(0, other), chosen);
  }

  public FencingView choosing(int message) {
    return new FencingView(branch, frame, OptionalInt.of(message));
  }

  public FencingView choosingNothing() {
    return new FencingView(branch, frame, OptionalInt.empty());
  }
}
