package phiscope.ui.view;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/**
 * A tooltip that is made when the mouse first comes to its node. Each is a window of its own with a
 * scene, and of a few hundred few are ever seen: made at once they would be a tenth of the start.
 */
final class Tip implements EventHandler<MouseEvent> {
  private static final Duration DELAY = Duration.millis(500);

  private final StringProperty text = new SimpleStringProperty();
  private final Node node;
  private final double width;

  private Tip(Node node, double width) {
    this.node = node;
    this.width = width;
    node.addEventHandler(MouseEvent.MOUSE_ENTERED, this);
  }

  /**
   * Gives a node its tooltip, or its tooltip another text. Assistive technology reads that of a
   * control.
   *
   * @param width where its lines end
   */
  static void on(Node node, ObservableValue<String> text, double width) {
    Tip tip = (Tip) node.getProperties().computeIfAbsent(Tip.class, key -> new Tip(node, width));
    tip.text.bind(text);
    if (node instanceof Control) {
      node.accessibleHelpProperty().bind(text);
    }
  }

  @Override
  public void handle(MouseEvent entered) {
    node.removeEventHandler(MouseEvent.MOUSE_ENTERED, this);
    Tooltip tip = new Tooltip();
    text.subscribe(said -> PowerText.show(tip, said == null ? "" : said, width));
    tip.setShowDelay(DELAY);
    tip.setWrapText(true);
    tip.setMaxWidth(width);
    // What scrolls away from under the mouse is not what it points at any more.
    node.localToSceneTransformProperty().addListener(moved -> tip.hide());
    if (node instanceof Control control) {
      control.setTooltip(tip);
    } else {
      Tooltip.install(node, tip);
    }
  }
}
