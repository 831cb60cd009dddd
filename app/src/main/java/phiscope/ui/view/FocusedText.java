package phiscope.ui.view;

import javafx.scene.control.TextField;
import phiscope.ui.FxThread;

/** Selection of a text that has just got the focus. */
final class FocusedText {
  private FocusedText() {}

  /** Selects all once the press that brought the focus has placed its caret. */
  static void selectAll(TextField field) {
    FxThread.later(
        () -> {
          if (field.isFocused() && field.getSelection().getLength() == 0) {
            field.selectAll();
          }
        });
  }
}
