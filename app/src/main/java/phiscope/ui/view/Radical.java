package phiscope.ui.view;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/**
 * A root within a line of text: its hook, and what stands under its bar. It stands on the line of
 * the text around it.
 */
final class Radical extends HBox {
  private final HBox under = new HBox();

  Radical() {
    super(hook());
    under.getStyleClass().add("under-root");
    setAlignment(Pos.BOTTOM_LEFT);
    getChildren().add(under);
  }

  /** The hook, whose bar is the upper border of what it is drawn from. */
  private static Region hook() {
    Region hook = new Region();
    hook.getStyleClass().add("root-sign");
    hook.setMaxHeight(Double.MAX_VALUE);
    return hook;
  }

  void add(Node node) {
    under.getChildren().add(node);
  }

  /** That of the text under the bar: a box that is not laid out yet has none of its own to tell. */
  @Override
  public double getBaselineOffset() {
    double inner = 0;
    for (Node node : under.getChildren()) {
      inner = Math.max(inner, node.getBaselineOffset());
    }
    return under.getInsets().getTop() + inner;
  }
}
