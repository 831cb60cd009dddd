package phiscope.ui.view.run;

import java.util.function.ToDoubleFunction;
import phiscope.figure.FigureFrame;
import phiscope.text.Messages;

/**
 * Keeps the figure of a view as high as it must be to be whole. While one goes through a run it
 * only grows, so that the figure does not become higher and lower from step to step.
 */
final class WholeHeight {
  private final RunFigureView view;
  private final ToDoubleFunction<FigureFrame> wholeHeight;
  private Object scene;
  private double width;
  private Messages messages;
  private double textSize;

  WholeHeight(RunFigureView view, ToDoubleFunction<FigureFrame> wholeHeight) {
    this.view = view;
    this.wholeHeight = wholeHeight;
  }

  /** Brings it up to the current revision, for a width that there is. */
  void update(double newWidth) {
    if (newWidth <= 0) {
      return;
    }
    FigureFrame frame = view.frameOf(newWidth, 1);
    boolean sameGround =
        newWidth == width && frame.messages() == messages && frame.textSize() == textSize;
    if (sameGround && view.scene() == scene) {
      return;
    }
    double height = wholeHeight.applyAsDouble(frame);
    view.setMinHeight(sameGround ? Math.max(view.getMinHeight(), height) : height);
    scene = view.scene();
    width = newWidth;
    messages = frame.messages();
    textSize = frame.textSize();
  }
}
