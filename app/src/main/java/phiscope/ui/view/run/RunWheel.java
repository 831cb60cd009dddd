package phiscope.ui.view.run;

import java.util.function.DoubleConsumer;
import javafx.scene.input.ScrollEvent;
import phiscope.ui.viewmodel.run.RunSteps;

/** The wheel on a space-time diagram: it walks from frame to frame, and zooms with the shortcut. */
public final class RunWheel {
  private static final double CLOSER = 0.8;
  private static final double FARTHER = 1.25;

  private RunWheel() {}

  /**
   * Lets the wheel turn on a figure.
   *
   * @param zoom shows so many times as many frames
   */
  public static void turn(RunFigureView view, RunSteps<?> steps, DoubleConsumer zoom) {
    view.addEventHandler(
        ScrollEvent.SCROLL,
        event -> {
          boolean up = event.getDeltaY() > 0;
          if (event.getDeltaY() == 0) {
            return;
          }
          if (event.isShortcutDown()) {
            zoom.accept(up ? CLOSER : FARTHER);
          } else {
            steps.walk(up ? -1 : 1);
          }
          event.consume();
        });
  }
}
