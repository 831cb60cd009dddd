package phiscope.ui.view;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/** What the keys and the mouse do: gestures in figures, then every shortcut. */
final class KeyboardHelp {
  private static final List<String> GESTURES =
      List.of(
          "tab", "arrows", "across", "shift", "ends", "enter", "insert", "delete", "escape",
          "double", "brush", "wheel", "menu");

  private final Words words;
  private final DialogLayer dialogs;
  private final ActionBook actions;

  KeyboardHelp(Words words, DialogLayer dialogs, ActionBook actions) {
    this.words = words;
    this.dialogs = dialogs;
    this.actions = actions;
  }

  void open() {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("form");
    int row = 0;
    for (String gesture : GESTURES) {
      add(grid, row++, words.get("ui.help.key." + gesture), words.get("ui.help.does." + gesture));
    }
    for (Action action : actions.all()) {
      if (action.keys().isPresent()) {
        add(grid, row++, action.keys().get().getDisplayText(), action.text().getValue());
      }
    }
    DialogCard card = new DialogCard(words.get("ui.help.title"), new VBox(grid), 620, 420);
    Button close = card.mainButton(words.get("ui.dialog.close"), dialogs::close);
    close.setCancelButton(true);
    dialogs.showLight(card, close);
  }

  private static void add(GridPane grid, int row, String keys, String does) {
    Label left = new Label(keys);
    left.getStyleClass().add("group-title");
    left.setMinWidth(190);
    Label right = new Label(does);
    right.setWrapText(true);
    grid.addRow(row, left, right);
  }
}
