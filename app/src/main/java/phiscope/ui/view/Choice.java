package phiscope.ui.view;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;

/** One out of few named things; in force as soon as it is chosen. */
public final class Choice extends ComboBox<String> {
  private static final double TIP_WIDTH = 320;

  private final Words words;
  private final String textPrefix;
  private Consumer<String> onCommit = chosen -> {};
  private boolean showing;

  /**
   * @param textPrefix what stands before an option's name in the key of its text
   * @param options names of the options, in order
   */
  public Choice(Words words, String nameKey, String textPrefix, List<String> options) {
    this.words = words;
    this.textPrefix = textPrefix;
    words.named(this, nameKey);
    getItems().setAll(options);
    setCellFactory(list -> new OptionCell());
    setButtonCell(new OptionCell());
    setMaxWidth(Double.MAX_VALUE);
    setMinWidth(0);
    setVisibleRowCount(12);
    setOnAction(
        chosen -> {
          if (!showing && getValue() != null) {
            onCommit.accept(getValue());
          }
        });
  }

  public Choice onCommit(Consumer<String> action) {
    onCommit = action;
    return this;
  }

  public void show(String option) {
    if (!option.equals(getValue())) {
      showing = true;
      setValue(option);
      showing = false;
    }
  }

  private final class OptionCell extends ListCell<String> {
    @Override
    protected void updateItem(String option, boolean empty) {
      super.updateItem(option, empty);
      textProperty().unbind();
      if (empty || option == null) {
        setText(null);
      } else {
        textProperty().bind(words.of(textPrefix + option));
      }
    }
  }

  /** Gives the whole sentence where the option is cut off. */
  public Choice explained(String tipKey) {
    Tip.on(this, words.of(tipKey), TIP_WIDTH);
    return this;
  }
}
