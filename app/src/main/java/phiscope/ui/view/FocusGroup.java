package phiscope.ui.view;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;

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

  /** Up and down move the focus among the children of a list; no arrow leads out of it. */
  public static void upAndDownMoveWithin(Pane list) {
    list.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (!event.getCode().isArrowKey()) {
            return;
          }
          int by = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
          int next = list.getChildren().indexOf(event.getTarget()) + by;
          if (by != 0 && next >= 0 && next < list.getChildren().size()) {
            list.getChildren().get(next).requestFocus();
          }
          event.consume();
        });
  }

  private static int direction(KeyCode code) {
    if (code == KeyCode.RIGHT) {
      return 1;
    }
    return code == KeyCode.LEFT ? -1 : 0;
  }
}
