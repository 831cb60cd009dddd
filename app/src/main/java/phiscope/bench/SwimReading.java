package phiscope.bench;

import java.util.List;
import java.util.Optional;
import phiscope.core.kernel.FrameComparison.Difference;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;

/**
 * Everything that is computed from a {@link SwimBench}; a pure function of it.
 *
 * @param bench the document that was read
 * @param run the run of the branch that is shown, with all its frames
 * @param frame the frame that is shown: that of the document, or the last one there is
 * @param measures counters up to this frame, beside what theory expects
 * @param comparison the branch that is shown beside the one it parted from; empty for the first one
 * @param runs all runs that were needed so far, the one that is shown first
 */
public record SwimReading(
    SwimBench bench,
    SwimRun run,
    SwimFrame frame,
    List<SwimMeasure> measures,
    Optional<BranchComparison> comparison,
    List<SwimRun> runs)
    implements BenchReading {
  private static final int SHOWN_ONE_BY_ONE = 60;

  public SwimReading {
    measures = List.copyOf(measures);
    runs = List.copyOf(runs);
  }

  /** The cluster as it is in the frame that is shown. */
  public ClusterSnapshot cluster() {
    return frame.cluster();
  }

  /** What each running member may do by its own view; empty above 60 members. */
  public List<Standing> standings() {
    return bench.members() > SHOWN_ONE_BY_ONE ? List.of() : Standing.of(cluster());
  }

  /** The frame that caused the one that is shown; empty where the script or the beginning did. */
  public Optional<SwimFrame> cause() {
    return frame.cause() < 0 ? Optional.empty() : Optional.of(run.frame(frame.cause()));
  }

  /** A measure of a kind; empty where it is none yet. */
  public Optional<SwimMeasure> measure(SwimMeasure.Quantity quantity) {
    return measures.stream().filter(measure -> measure.quantity() == quantity).findFirst();
  }

  /**
   * A branch beside the one that it parted from.
   *
   * @param parent the branch that it parted from
   * @param other the run of that one
   * @param difference the first difference, the parent being the left; empty where there is none
   */
  public record BranchComparison(int parent, SwimRun other, Optional<Difference> difference) {}
}
