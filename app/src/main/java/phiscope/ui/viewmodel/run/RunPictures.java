package phiscope.ui.viewmodel.run;

import phiscope.figure.FigureFrame;

/** What figures of a run are drawn from. */
public interface RunPictures {
  /** The frames around the cursor; the very same object while nothing of it changes. */
  Object scene();

  /** Whether something else is being computed, and the scene is still that of a moment ago. */
  default boolean isPending() {
    return false;
  }

  /** What a figure of a size is drawn for, now. */
  FigureFrame frame(double width, double height, double lineWidth);
}
