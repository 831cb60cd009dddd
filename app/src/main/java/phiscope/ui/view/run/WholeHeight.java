package phiscope.ui.view.run;

import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import phiscope.figure.FigureFrame;
import phiscope.text.Messages;

/**
 * Keeps the figure of a view as high as it must be to be whole. While one works on a document it
 * only grows, so that the figure does not become higher and lower from step to step.
 */
final class WholeHeight {
  private final RunFigureView view;
  private final ToDoubleFunction<FigureFrame> wholeHeight;
  private final Supplier<?> document;
  private Object scene;
  private Object documentThen;
  private double width;
  private Messages messages;
  private double textSize;

  /**
   * @param document what is open: the very same object as long as it is
   * @param wholeHeight the least height of the figure of a frame
   */
  WholeHeight(RunFigureView view, Supplier<?> document, ToDoubleFunction<FigureFrame> wholeHeight) {
    this.view = view;
    this.document = document;
    this.wholeHeight = wholeHeight;
  }

  /** Brings it up to the current revision, for a width that there is. */
  void update(double newWidth) {
    if (newWidth <= 0) {
      return;
    }
    FigureFrame frame = view.frameOf(newWidth, 1);
    Object documentNow = document.get();
    boolean sameGround =
        documentNow == documentThen
            && newWidth == width
            && frame.messages() == messages
            && frame.textSize() == textSize;
    if (sameGround && view.scene() == scene) {
      return;
    }
    double height = wholeHeight.applyAsDouble(frame);
    view.setMinHeight(sameGround ? Math.max(view.getMinHeight(), height) : height);
    scene = view.scene();
    documentThen = documentNow;
    width = newWidth;
    messages = frame.messages();
    textSize = frame.textSize();
  }
}
