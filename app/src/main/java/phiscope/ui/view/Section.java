package phiscope.ui.view;

import javafx.scene.Node;
import javafx.scene.control.TitledPane;

/** A part of a side bar that can be folded. */
public final class Section extends TitledPane {
  public Section(Words words, String key, Node content, boolean open) {
    textProperty().bind(words.of(key));
    setContent(content);
    setExpanded(open);
    setAnimated(false);
    setMinWidth(0);
    getStyleClass().addAll("section", "dense");
  }
}
