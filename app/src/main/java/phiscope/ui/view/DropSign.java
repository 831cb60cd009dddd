package phiscope.ui.view;

import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** Says, while files are dragged over the window, that it takes them and what it does with them. */
final class DropSign extends StackPane {
  private final Words words;
  private final Label what = new Label();

  DropSign(Words words) {
    this.words = words;
    setId("drop-sign");
    getStyleClass().add("drop-sign");
    setVisible(false);
    // The window under it is what the files are dropped on.
    setMouseTransparent(true);
    Label title = words.text(new Label(), "ui.drop.title");
    title.getStyleClass().add("dialog-title");
    what.setWrapText(true);
    what.getStyleClass().add("muted");
    VBox card = new VBox(new FontIcon("mdi2f-folder-open-outline"), title, what);
    card.getStyleClass().add("drop-card");
    card.setAlignment(Pos.CENTER);
    card.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    getChildren().add(card);
  }

  /** Comes and goes with what is dragged over a scene. */
  void follow(Scene scene) {
    scene.addEventFilter(DragEvent.ANY, this::dragged);
  }

  private void dragged(DragEvent event) {
    boolean isOver =
        event.getEventType() == DragEvent.DRAG_ENTERED_TARGET
            || event.getEventType() == DragEvent.DRAG_OVER;
    boolean isGone =
        event.getEventType() == DragEvent.DRAG_EXITED_TARGET
            || event.getEventType() == DragEvent.DRAG_DROPPED
            || event.getEventType() == DragEvent.DRAG_DONE;
    if (isOver && event.getDragboard().hasFiles()) {
      show(event.getDragboard().getFiles().size());
    } else if (isGone) {
      setVisible(false);
    }
  }

  private void show(int files) {
    what.setText(words.get("ui.drop.what", String.valueOf(files)));
    setVisible(true);
  }
}
