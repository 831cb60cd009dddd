package phiscope.ui.view;

import javafx.scene.Node;
import javafx.scene.control.TitledPane;

/** A part of a side bar that can be folded. */
public final class Section extends TitledPane {
  private final String key;

  public Section(Words words, String key, Node content, boolean open) {
    this.key = key.substring(key.lastIndexOf('.') + 1);
    textProperty().bind(words.of(key));
    setContent(content);
    setExpanded(open);
    setAnimated(false);
    setMinWidth(0);
    getStyleClass().addAll("section", "dense");
  }

  /** The last word of the key of its title. */
  String key() {
    return key;
  }
}
