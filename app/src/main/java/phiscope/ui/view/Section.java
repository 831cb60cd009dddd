package phiscope.ui.view;

import javafx.scene.Node;
import javafx.scene.control.TitledPane;

/** A part of a side bar that can be folded. */
public final class Section extends TitledPane {
  private final String key;
  private final boolean open;

  /**
   * @param open whether it is open at first
   */
  public Section(Words words, String key, Node content, boolean open) {
    this.open = open;
    this.key = key.substring(key.lastIndexOf('.') + 1);
    textProperty().bind(words.of(key));
    setContent(content);
    setExpanded(open);
    setAnimated(false);
    setMinWidth(0);
    getStyleClass().addAll("section", "dense");
  }

  /** Opens or folds it as at the start of the program. */
  public void asAtFirst() {
    setExpanded(open);
  }

  /** The last word of the key of its title. */
  String key() {
    return key;
  }
}
