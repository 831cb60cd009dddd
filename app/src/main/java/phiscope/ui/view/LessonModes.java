package phiscope.ui.view;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import phiscope.lesson.LessonMode;
import phiscope.ui.viewmodel.LessonViewModel;

/** How much of a lesson is shown from the start: an example to read, gaps to fill, or a problem. */
final class LessonModes extends HBox {
  private final Map<LessonMode, ToggleButton> buttons = new EnumMap<>(LessonMode.class);

  LessonModes(Words words, LessonViewModel lesson) {
    getStyleClass().add("lesson-modes");
    setAccessibleRole(AccessibleRole.PARENT);
    words.named(this, "ui.lesson.mode");
    for (LessonMode mode : LessonMode.values()) {
      ToggleButton button = new ToggleButton();
      words.tip(button, "ui.lesson.mode.tip." + mode.name());
      words.text(button, "ui.lesson.mode." + mode.name());
      button.setId("lesson-mode-" + mode.name());
      button.getStyleClass().add("lesson-mode");
      button.setMinWidth(0);
      button.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(button, Priority.ALWAYS);
      button.setOnAction(
          pressed -> {
            lesson.changeMode(mode);
            show(mode);
          });
      buttons.put(mode, button);
      getChildren().add(button);
    }
    FocusGroup.arrowsMoveWithin(getChildren().toArray(Node[]::new));
  }

  /** Marks the mode that is in force. */
  void show(LessonMode mode) {
    buttons.forEach((each, button) -> button.setSelected(each == mode));
  }
}
