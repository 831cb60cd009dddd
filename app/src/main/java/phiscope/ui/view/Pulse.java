package phiscope.ui.view;

import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Scene;

/**
 * Brings everything that shows the document up to the current revision, all in the same pulse:
 * texts before its layout, figures after it.
 */
public final class Pulse {
  /** A change may move what is around it, which is then painted in the pulse after. */
  private static final int PULSES_OF_A_CHANGE = 2;

  // In how many pulses there is still something new to be painted.
  private static int changing;

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
          if (changing > 0) {
            changing--;
            root.repaintIfFractional();
          }
        });
  }

  /** Asks for a pulse, since a canvas that should be painted does not. */
  public static void ask() {
    changing = PULSES_OF_A_CHANGE;
    Platform.requestNextPulse();
  }
}
