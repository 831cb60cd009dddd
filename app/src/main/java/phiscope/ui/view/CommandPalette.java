package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Every action, and every field of the parameters, by name: type a few letters, press Enter. */
final class CommandPalette {
  private final Words words;
  private final DialogLayer dialogs;
  private final Supplier<List<Action>> actions;
  private final Supplier<List<Findable>> fields;
  // Of the document as it is while the palette is open; looked for when something is typed.
  private List<Findable> found;

  CommandPalette(
      Words words,
      DialogLayer dialogs,
      Supplier<List<Action>> actions,
      Supplier<List<Findable>> fields) {
    this.words = words;
    this.dialogs = dialogs;
    this.actions = actions;
    this.fields = fields;
  }

  void open() {
    found = null;
    TextField search = new TextField();
    search.setId("palette-search");
    search.setPromptText(words.get("ui.palette.prompt"));
    words.named(search, "ui.palette.prompt");
    ListView<Action> list = new ListView<>();
    list.setId("palette-list");
    list.setCellFactory(view -> new ActionCell());
    list.setPlaceholder(new Label(words.get("ui.palette.none")));
    list.setPrefHeight(320);
    list.setMinHeight(0);
    VBox.setVgrow(list, Priority.ALWAYS);
    search.textProperty().subscribe(typed -> filter(list, typed));
    search.addEventFilter(KeyEvent.KEY_PRESSED, event -> searchKey(event, list));
    list.setOnMouseClicked(click -> run(list));
    list.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            run(list);
          }
        });
    VBox card = new VBox(search, list);
    card.getStyleClass().addAll("dialog-card", "palette");
    card.setPrefWidth(520);
    card.setId("palette");
    dialogs.showLight(card, search);
  }

  /** What names begin with and nobody looks for, in the words of the language. */
  static List<String> verbs(Words words) {
    return List.of(words.get("ui.palette.verbs").split("\\|"));
  }

  private void filter(ListView<Action> list, String typed) {
    list.getItems().setAll(typed.isBlank() ? actions.get() : matching(typed));
    list.getSelectionModel().selectFirst();
  }

  /** What fits, the best first; what fits equally well in its order, actions before fields. */
  private List<Action> matching(String typed) {
    if (found == null) {
      List<String> verbs = verbs(words);
      found = new ArrayList<>();
      actions.get().forEach(action -> found.add(Findable.of(verbs, action)));
      found.addAll(fields.get());
    }
    Map<Integer, List<Action>> ranks = new TreeMap<>();
    for (Findable each : found) {
      ranks.computeIfAbsent(each.rank(typed), rank -> new ArrayList<>()).add(each.action());
    }
    ranks.remove(Findable.NOT);
    return ranks.values().stream().flatMap(List::stream).toList();
  }

  private void searchKey(KeyEvent event, ListView<Action> list) {
    int by = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
    if (by != 0) {
      int size = Math.max(1, list.getItems().size());
      int next = Math.floorMod(list.getSelectionModel().getSelectedIndex() + by, size);
      list.getSelectionModel().select(next);
      list.scrollTo(Math.max(0, next - 3));
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER) {
      run(list);
      event.consume();
    }
  }

  private void run(ListView<Action> list) {
    Action chosen = list.getSelectionModel().getSelectedItem();
    if (chosen != null && !chosen.disabled().getValue()) {
      dialogs.close();
      chosen.run().run();
    }
  }

  private static final class ActionCell extends ListCell<Action> {
    @Override
    protected void updateItem(Action action, boolean empty) {
      super.updateItem(action, empty);
      if (empty || action == null) {
        setGraphic(null);
        setDisable(false);
        return;
      }
      Label name = new Label(action.text().getValue());
      Region space = new Region();
      HBox.setHgrow(space, Priority.ALWAYS);
      Label keys = new Label(action.keys().map(KeyCombination::getDisplayText).orElse(""));
      keys.getStyleClass().add("muted");
      keys.setMinWidth(Region.USE_PREF_SIZE);
      setGraphic(new HBox(8, name, space, keys));
      setDisable(action.disabled().getValue());
    }
  }
}
