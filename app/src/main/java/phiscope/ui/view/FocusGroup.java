package phiscope.ui.view;

import java.util.Optional;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.Parent;
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

  /**
   * Gives the focus to the figure of a panel, else to the first control that can have it, if need
   * be of its title bar.
   */
  public static void goInto(Node content) {
    // What a scroll pane shows is in the scene only from then on.
    content.applyCss();
    Predicate<Node> takesKeys = node -> node.isFocusTraversable() && !node.isDisabled();
    firstOf(content, node -> node.getStyleClass().contains("figure-view"))
        .or(() -> firstOf(content, takesKeys))
        .or(
            () ->
                Optional.ofNullable(content.getParent()).flatMap(cell -> firstOf(cell, takesKeys)))
        .ifPresent(Node::requestFocus);
  }

  private static Optional<Node> firstOf(Node node, Predicate<Node> wanted) {
    if (!node.isVisible()) {
      return Optional.empty();
    }
    if (wanted.test(node)) {
      return Optional.of(node);
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream()
            .flatMap(child -> firstOf(child, wanted).stream())
            .findFirst()
        : Optional.empty();
  }

  private static int direction(KeyCode code) {
    if (code == KeyCode.RIGHT) {
      return 1;
    }
    return code == KeyCode.LEFT ? -1 : 0;
  }
}
