package phiscope.bench;

import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.kernel.FrameComparison.Difference;

/**
 * Everything that is computed from a {@link FencingBench}; a pure function of it.
 *
 * @param bench the document that was read
 * @param run the run of the branch that is shown, with all its frames
 * @param frame the frame that is shown: that of the document, or the last one there is
 * @param comparison the branch that is shown beside the one it parted from; empty for the first one
 * @param runs all runs that were needed so far, the one that is shown first
 */
public record FencingReading(
    FencingBench bench,
    FencingRun run,
    FencingFrame frame,
    Optional<BranchComparison> comparison,
    List<FencingRun> runs)
    implements BenchReading {
  public FencingReading {
    runs = List.copyOf(runs);
  }

  /** Everything as it is in the frame that is shown. */
  public FencingSnapshot snapshot() {
    return frame.snapshot();
  }

  /** The frame that caused the one that is shown; empty where the script or the beginning did. */
  public Optional<FencingFrame> cause() {
    return frame.cause() < 0 ? Optional.empty() : Optional.of(run.frame(frame.cause()));
  }

  /**
   * A branch beside the one that it parted from.
   *
   * @param parent the branch that it parted from
   * @param other the run of that one
   * @param difference the first difference, the parent being the left; empty where there is none
   */
  public record BranchComparison(int parent, FencingRun other, Optional<Difference> difference) {}
}
