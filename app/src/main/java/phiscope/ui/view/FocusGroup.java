package phiscope.ui.view;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Nodes that belong together: left and right move the focus among them. */
public final class FocusGroup {
  private FocusGroup() {}

  public static void arrowsMoveWithin(Node... nodes) {
    for (int i = 0; i < nodes.length; i++) {
      int index = i;
      nodes[i].addEventHandler(
          KeyEvent.KEY_PRESSED,
          event -> {
            int next = index + direction(event.getCode());
            if (next != index && next >= 0 && next < nodes.length) {
              nodes[next].requestFocus();
              event.consume();
            }
          });
    }
  }

  private static int direction(KeyCode code) {
    if (code == KeyCode.RIGHT) {
      return 1;
    }
    return code == KeyCode.LEFT ? -1 : 0;
  }
}
