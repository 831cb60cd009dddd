package phiscope.ui.view;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Dialogs inside the window: they fit it at every size and zoom, and input methods work in them.
 * One at a time; focus stays inside until it is closed, then goes back to where it was.
 */
public final class DialogLayer extends Pane {
  private static final double MARGIN = 16;

  private final Region scrim = new Region();
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper(false);
  private Region card;
  private boolean light;
  private Node focusBefore;
  private Runnable onCancel = () -> {};

  public DialogLayer() {
    scrim.getStyleClass().add("scrim");
    setVisible(false);
    scrim.setOnMousePressed(press -> pressedBeside());
    addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene != null) {
                scene.focusOwnerProperty().subscribe(owner -> keepFocusInside(owner));
              }
            });
  }

  public ReadOnlyBooleanProperty openProperty() {
    return open.getReadOnlyProperty();
  }

  public boolean isOpen() {
    return open.get();
  }

  /** Shows a card; Escape closes it and runs {@code whenCancelled}. */
  public void show(Region newCard, Node firstFocus, Runnable whenCancelled) {
    if (!isOpen()) {
      focusBefore = getScene() == null ? null : getScene().getFocusOwner();
    }
    light = false;
    card = newCard;
    onCancel = whenCancelled;
    getChildren().setAll(scrim, card);
    setVisible(true);
    open.set(true);
    firstFocus.requestFocus();
  }

  /** The same for what holds nothing that could be lost: a press beside it closes it. */
  public void showLight(Region newCard, Node firstFocus) {
    show(newCard, firstFocus, () -> {});
    light = true;
  }

  private void pressedBeside() {
    if (light) {
      cancel();
    }
  }

  /** Closes what is open. */
  public void close() {
    if (!isOpen()) {
      return;
    }
    open.set(false);
    setVisible(false);
    getChildren().clear();
    card = null;
    if (focusBefore != null && focusBefore.getScene() != null) {
      focusBefore.requestFocus();
    }
    focusBefore = null;
  }

  @Override
  protected void layoutChildren() {
    scrim.resizeRelocate(0, 0, getWidth(), getHeight());
    if (card != null) {
      double width = Math.min(card.prefWidth(-1), getWidth() - 2 * MARGIN);
      double height = Math.min(card.prefHeight(width), getHeight() - 2 * MARGIN);
      double x = snapPositionX((getWidth() - width) / 2);
      double y = snapPositionY((getHeight() - height) / 2);
      card.resizeRelocate(x, y, snapSizeX(width), snapSizeY(height));
    }
  }

  private void cancel() {
    Runnable cancelled = onCancel;
    close();
    cancelled.run();
  }

  private void keyPressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      cancel();
      event.consume();
    }
  }

  private void keepFocusInside(Node owner) {
    if (isOpen() && owner != null && !holds(owner)) {
      firstFocusable(card).requestFocus();
    }
  }

  /** Whether something stands in a dialog. */
  boolean holds(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at == this) {
        return true;
      }
    }
    return false;
  }

  private static Node firstFocusable(Region root) {
    return root.lookupAll("*").stream()
        .filter(node -> node.isFocusTraversable() && !node.isDisabled())
        .findFirst()
        .orElse(root);
  }
}
