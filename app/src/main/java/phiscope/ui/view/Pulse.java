package phiscope.ui.view;

import java.util.List;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Scene;

/**
 * Brings everything that shows the document up to the current revision, all in the same pulse:
 * texts before its layout, figures after it.
 */
final class Pulse {
  private final Supplier<List<Panel>> panels;
  private final List<Runnable> others;

  /**
   * @param panels what shows the document now
   * @param others what else is brought up to date before the layout
   */
  Pulse(Supplier<List<Panel>> panels, List<Runnable> others) {
    this.panels = panels;
    this.others = others;
  }

  void run(Scene scene) {
    scene.addPreLayoutPulseListener(this::beforeLayout);
    scene.addPostLayoutPulseListener(this::afterLayout);
  }

  /** Asks for a pulse, since a canvas that should be painted does not. */
  static void ask() {
    Platform.requestNextPulse();
  }

  private void beforeLayout() {
    others.forEach(Runnable::run);
    panels.get().forEach(Panel::beforeLayout);
  }

  private void afterLayout() {
    panels.get().forEach(Panel::afterLayout);
  }
}
