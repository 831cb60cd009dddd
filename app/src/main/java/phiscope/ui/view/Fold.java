package phiscope.ui.view;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.TitledPane;

/**
 * What can be folded. What stands in it is made when it is unfolded first, and follows the document
 * while it is unfolded: nobody waits for boxes that nobody sees.
 */
public class Fold extends TitledPane {
  private final OnDemand<? extends Content> content;

  /** What stands in it. */
  public interface Content {
    Node node();

    /** Shows the document as it is now; nothing to do where it shows nothing of it. */
    default void update() {}
  }

  /**
   * @param making makes what stands in it; called once
   */
  Fold(boolean open, Supplier<? extends Content> making) {
    content = new OnDemand<>(making);
    setExpanded(open);
    setAnimated(false);
    getStyleClass().add("dense");
    if (open) {
      setContent(content.get().node());
    }
    expandedProperty().addListener((expanded, was, is) -> showContent(is));
  }

  private void showContent(boolean unfolded) {
    if (unfolded) {
      setContent(content.get().node());
      content.get().update();
    }
  }

  /** What stands in it, brought up to the document, also while it is folded. */
  final Node contentOfNow() {
    content.get().update();
    return content.get().node();
  }

  /** Brings what can be seen of it up to the document; the rest when it is unfolded. */
  public final void update() {
    if (isExpanded()) {
      content.get().update();
    }
  }
}
