package phiscope.ui.view;

import java.util.function.Supplier;

/** A part of a side bar that can be folded. */
public final class Section extends Fold {
  private final String key;
  private final boolean open;

  /**
   * @param open whether it is open at first
   * @param making makes what stands in it, when it is first open
   */
  public Section(Words words, String key, boolean open, Supplier<? extends Content> making) {
    super(open, making);
    this.open = open;
    this.key = key.substring(key.lastIndexOf('.') + 1);
    textProperty().bind(words.of(key));
    setMinWidth(0);
    getStyleClass().add("section");
  }

  /** Opens or folds it as at the start of the program. */
  public void asAtFirst() {
    setExpanded(open);
  }

  boolean isAsAtFirst() {
    return isExpanded() == open;
  }

  /** The last word of the key of its title. */
  String key() {
    return key;
  }
}
