package phiscope.ui.view;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.text.Messages;

/** Lessons and data sets, to the left: one press begins or opens one. */
final class LibraryView extends ScrollPane {
  private static final double TIP_WIDTH = 340;

  /**
   * Something that can be opened.
   *
   * @param id its name
   * @param title what it is called
   * @param about what it is about, in a sentence
   * @param open opens it
   */
  record Entry(
      String id, ObservableValue<String> title, ObservableValue<String> about, Runnable open) {}

  LibraryView(Words words, List<Entry> lessons, List<Entry> datasets) {
    getStyleClass().addAll("side-bar", "library", "edge-to-edge");
    setId("library");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    VBox box =
        new VBox(
            section(words, "ui.section.lessons", "mdi2s-school-outline", lessons),
            section(words, "ui.section.datasets", "mdi2c-chart-timeline-variant", datasets));
    box.getStyleClass().add("sections");
    setContent(box);
  }

  private static Section section(Words words, String key, String icon, List<Entry> entries) {
    VBox list = new VBox();
    list.getStyleClass().add("library-list");
    entries.forEach(entry -> list.getChildren().add(button(icon, entry)));
    FocusGroup.upAndDownMoveWithin(list);
    if (entries.isEmpty()) {
      Label none = words.text(new Label(), "ui.library.none");
      none.getStyleClass().add("muted");
      none.setWrapText(true);
      list.getChildren().add(none);
    }
    Fold.Content content = () -> list;
    return new Section(words, key, true, () -> content);
  }

  private static Button button(String icon, Entry entry) {
    Button button = new Button(null, new FontIcon(icon));
    button.setId("open-" + entry.id());
    button.textProperty().bind(entry.title());
    button.setWrapText(true);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinWidth(0);
    button.getStyleClass().addAll("flat", "library-entry");
    Tip.on(button, entry.about(), TIP_WIDTH);
    button.setOnAction(pressed -> entry.open().run());
    return button;
  }

  /** A text that follows the language. */
  static ObservableValue<String> text(
      Words words, java.util.function.Function<Messages, String> text) {
    return words.messagesValue().map(text);
  }
}
