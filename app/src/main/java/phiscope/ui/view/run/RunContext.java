package phiscope.ui.view.run;

import phiscope.ui.view.Words;
import phiscope.ui.viewmodel.WorkbenchViewModel;
import phiscope.ui.viewmodel.run.RunPlayback;
import phiscope.ui.viewmodel.run.RunSteps;

/**
 * What the views of every bench with a run need.
 *
 * @param <F> the frames
 */
public interface RunContext<F> {
  /** Walks through the run. */
  RunSteps<F> steps();

  /** Plays it. */
  RunPlayback<F> playback();

  /** The window around it. */
  WorkbenchViewModel workbench();

  /** Texts in the language of the window. */
  Words words();

  /** Says what was done. */
  default void said(String key, Object... arguments) {
    workbench().announce(key, arguments);
  }
}
