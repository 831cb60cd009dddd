package phiscope.bench.study;

import java.util.List;
import java.util.Optional;
import phiscope.core.kernel.FrameRun;

/** What a study says: a pure function of its settings; each study has its own. */
public interface StudyResult {
  /** What it comes to, in a fixed order; see {@link Quantity}. */
  List<Quantity> quantities();

  /** The frames, of a study that can be stepped through. */
  default Optional<FrameRun<?, ?, ?>> run() {
    return Optional.empty();
  }
}
