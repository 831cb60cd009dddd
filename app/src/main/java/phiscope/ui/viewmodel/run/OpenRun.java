package phiscope.ui.viewmodel.run;

import phiscope.core.kernel.FrameRun;

/**
 * A run that is open, and the frame that is looked at.
 *
 * @param <F> the frames
 */
public interface OpenRun<F> {
  /** The run that is shown. */
  FrameRun<?, ?, F> run();

  /** The index of the frame that is looked at. */
  int cursor();

  /** The frame that the document looks at; its run may not have been made yet. */
  int wanted();

  /** Goes to a frame; to the nearest there is. */
  void goTo(int frame);

  /** The frame that caused the one that is looked at; -1 where the script or the beginning did. */
  int cause();
}
