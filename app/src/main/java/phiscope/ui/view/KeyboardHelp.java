package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import phiscope.bench.BenchKind;

/** What the keys and the mouse do: gestures in figures, then every shortcut. */
final class KeyboardHelp {
  private static final List<String> GESTURES =
      List.of(
          "tab", "arrows", "across", "shift", "ends", "enter", "insert", "delete", "escape",
          "double", "brush", "wheel", "menu");

  /** On a bench of runs there are frames to go through, and nothing to type into a handle. */
  private static final List<String> OF_RUNS =
      List.of(
          "tab",
          "runArrows",
          "runEnds",
          "runPages",
          "runEnter",
          "runEscape",
          "runClick",
          "runDrag",
          "runWheel",
          "runMenu");

  /** A study is drawn: frames in a lane, points of a curve. */
  private static final List<String> OF_STUDIES =
      List.of(
          "tab",
          "runArrows",
          "runEnds",
          "studyClick",
          "studyDrag",
          "studyShift",
          "studyInsert",
          "studyDelete",
          "studyMenu",
          "escape");

  private final Words words;
  private final DialogLayer dialogs;
  private final ActionBook actions;
  private final Predicate<BenchKind> isOpen;

  /**
   * @param isOpen whether a bench of this kind is in front
   */
  KeyboardHelp(Words words, DialogLayer dialogs, ActionBook actions, Predicate<BenchKind> isOpen) {
    this.words = words;
    this.dialogs = dialogs;
    this.actions = actions;
    this.isOpen = isOpen;
  }

  private List<String> gestures() {
    if (isOpen.test(BenchKind.SWIM) || isOpen.test(BenchKind.FENCING)) {
      List<String> gestures = new ArrayList<>(OF_RUNS);
      gestures.add(isOpen.test(BenchKind.SWIM) ? "swimCut" : "fencingTable");
      return gestures;
    }
    return isOpen.test(BenchKind.STUDY) ? OF_STUDIES : GESTURES;
  }

  void open() {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("form");
    grid.setId("keyboard-help");
    int row = 0;
    for (String gesture : gestures()) {
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
    // Of the two columns this one is not made narrower than its words.
    left.setMinWidth(Region.USE_PREF_SIZE);
    Label right = new Label(does);
    right.setWrapText(true);
    GridPane.setHgrow(right, Priority.ALWAYS);
    grid.addRow(row, left, right);
  }
}
