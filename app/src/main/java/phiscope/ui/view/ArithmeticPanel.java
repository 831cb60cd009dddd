package phiscope.ui.view;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

/** Every step from the heartbeats to the decision, with its numbers put in. */
final class ArithmeticPanel implements Panel {
  private final VBox rows = new VBox();
  private final ScrollPane content = new ScrollPane(rows);

  ArithmeticPanel(Bench bench) {
    content.setFitToWidth(true);
    content.setMinSize(0, 0);
    content.getStyleClass().add("edge-to-edge");
  }

  @Override
  public String id() {
    return "arithmetic";
  }

  @Override
  public Node content() {
    return content;
  }
}
