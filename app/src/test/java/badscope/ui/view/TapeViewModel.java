package badscope.ui.view;

import javafx.application.Platform;
import javafx.scene.control.Label;

/** In the wrong package; styles in code; has its own way to the thread of the window. */
public final class TapeViewModel {
  void show(Label label) {
    label.setStyle("-fx-text-fill: red");
    Platform.runLater(() -> label.setText("shown"));
  }
}
