package phiscope.ui.view;

import java.math.BigDecimal;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Target;
import phiscope.ui.viewmodel.HandleEdits;
import phiscope.ui.viewmodel.HandleRange;

/** A small box beside a handle in which its value is typed. It lives inside the window. */
final class ValuePopover extends Pane implements ValueEntry {
  private static final double GAP = 6;
  private static final double WIDTH = 220;

  private final Words words;
  private VBox card;
  private Node focusBefore;

  ValuePopover(Words words) {
    this.words = words;
    setPickOnBounds(false);
  }

  boolean isOpen() {
    return card != null;
  }

  @Override
  public void open(FigureView view, Handle handle) {
    close();
    focusBefore = view;
    NumberField field =
        new NumberField(words, "ui.value.name", HandleRange.of(handle.target(), view.model()));
    field.setId("typed-value");
    field.setUnit(HandleRange.unit(handle.target(), view.model().bench()));
    BigDecimal value = HandleRange.shown(handle, view.model());
    field.show(value);
    field.onCommit(typed -> commit(view, handle, typed));
    Label label = new Label(handle.label());
    label.setWrapText(true);
    Button done = words.text(new Button(), "ui.value.done");
    done.setOnAction(
        pressed -> {
          if (field.commit()) {
            close();
          }
        });
    field.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER && field.commit()) {
            close();
            event.consume();
          } else if (event.getCode() == KeyCode.ESCAPE) {
            field.cancel();
            close();
            event.consume();
          }
        });
    card = new VBox(label, new HBox(6, field, done));
    card.getStyleClass().add("popover-card");
    card.setId("value-popover");
    card.setPrefWidth(WIDTH);
    getChildren().setAll(card);
    place(view.overlay().inScene(handle));
    field.field().requestFocus();
    field.field().selectAll();
    getScene().focusOwnerProperty().addListener(closesWhenFocusLeaves);
  }

  private final javafx.beans.value.ChangeListener<Node> closesWhenFocusLeaves =
      (owner, was, is) -> {
        if (card != null && !isInside(is)) {
          focusBefore = null;
          close();
        }
      };

  private boolean isInside(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at == card) {
        return true;
      }
    }
    return false;
  }

  private static void commit(FigureView view, Handle handle, BigDecimal typed) {
    if (handle.target() instanceof Target.Prediction) {
      view.model().predict(typed.doubleValue());
      return;
    }
    Optional<phiscope.bench.DetectorEdit> edit =
        new HandleEdits(view.model().bench(), view.model().reading(), view.tape())
            .of(handle.target(), typed);
    edit.ifPresent(view.model()::apply);
  }

  private void place(Bounds inScene) {
    Point2D at = sceneToLocal(inScene.getCenterX(), inScene.getMaxY());
    card.applyCss();
    double width = WIDTH;
    double height = card.prefHeight(width) + 24;
    double x = Math.max(GAP, Math.min(getWidth() - width - GAP, at.getX() - width / 2));
    double y = Math.max(GAP, Math.min(getHeight() - height - GAP, at.getY() + GAP));
    card.relocate(x, y);
  }

  void close() {
    if (card == null) {
      return;
    }
    card = null;
    getScene().focusOwnerProperty().removeListener(closesWhenFocusLeaves);
    getChildren().clear();
    if (focusBefore != null) {
      focusBefore.requestFocus();
    }
  }
}
