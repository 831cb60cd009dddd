package phiscope.ui.view;

import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import phiscope.ui.FxThread;

/**
 * Brings everything that shows the document up to the current revision, all in the same pulse:
 * texts before its layout, figures after it.
 */
public final class Pulse {
  private static final int PULSES = 3;

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

  /**
   * Does something once the next picture is on the screen.
   *
   * @param then on the thread of the scene
   */
  static void whenPainted(Runnable then) {
    new AnimationTimer() {
      private int pulses;

      @Override
      public void handle(long now) {
        pulses++;
        Platform.requestNextPulse();
        // What the first of them asks to be painted is painted when the third begins.
        if (pulses == PULSES) {
          stop();
          FxThread.later(then);
        }
      }
    }.start();
  }

  /** Asks for a pulse, since a canvas that should be painted does not. */
  public static void ask() {
    Platform.requestNextPulse();
  }
}
