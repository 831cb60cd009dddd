package phiscope.ui.view;

import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Scene;

/**
 * Brings everything that shows the document up to the current revision, all in the same pulse:
 * texts before its layout, figures after it.
 */
public final class Pulse {
  private Pulse() {}

  /**
   * @param bench what shows the open document now
   * @param root all that is painted
   */
  static void run(Scene scene, Supplier<BenchView> bench, ScaledPane root) {
    scene.addPreLayoutPulseListener(() -> bench.get().beforeLayout());
    scene.addPostLayoutPulseListener(
        () -> {
          bench.get().afterLayout();
          root.repaintWhatMoved();
        });
  }

  /** Asks for a pulse, since a canvas that should be painted does not. */
  public static void ask() {
    Platform.requestNextPulse();
  }
}
