package phiscope.cli.simulate;

import phiscope.bench.SwimBench;
import phiscope.core.swim.SwimEnding;
import phiscope.core.swim.SwimFrame;

/** Prints a run while it goes on, so that its frames need not be kept. */
public interface RunOutput {
  /** The run of a document begins. */
  void begin(SwimBench bench);

  /** The next frame. */
  void frame(SwimFrame frame);

  /** The run has ended: prints how, and what has come of it. */
  void end(SwimEnding ending);
}
