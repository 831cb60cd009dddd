package phiscope.ui.view.run;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import phiscope.figure.Rectangle;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.text.Messages;
import phiscope.ui.view.PendingMark;
import phiscope.ui.view.PowerText;

/** Over a figure: what the keys are at, what the pointer is over, and what is being drawn. */
public final class RunOverlay extends Pane {
  private final RunFigureView view;
  private final Region focusBox = new Region();
  private final Label name = new Label();
  private final Region lasso = new Region();
  private final Line cut = new Line();
  private final PendingMark pending = new PendingMark();
  private Thing focused;

  RunOverlay(RunFigureView view) {
    this.view = view;
    setMouseTransparent(true);
    focusBox.getStyleClass().add("handle-focus");
    name.getStyleClass().add("handle-value");
    lasso.getStyleClass().add("brush");
    lasso.setOpacity(0.5);
    cut.getStyleClass().add("run-cut");
    getChildren().addAll(lasso, cut, focusBox, name, pending);
    getChildren().forEach(node -> node.setManaged(false));
    getChildren().forEach(node -> node.setVisible(false));
    view.focusedProperty().subscribe(on -> showFocus());
  }

  /** What the keys are at. */
  public Optional<Place> focused() {
    return Optional.ofNullable(focused)
        .flatMap(thing -> view.painted().flatMap(picture -> picture.of(thing)));
  }

  /** Puts the keys at a thing. */
  public void focus(Thing thing) {
    focused = thing;
    showFocus();
  }

  /** One thing on or back among those in the picture, each once. */
  public void move(int by) {
    List<Thing> things =
        view.painted()
            .map(picture -> picture.places().stream().map(Place::thing).distinct().toList())
            .orElse(List.of());
    if (!things.isEmpty()) {
      int at = things.indexOf(focused);
      int next = at < 0 ? (by > 0 ? 0 : things.size() - 1) : Math.floorMod(at + by, things.size());
      focus(things.get(next));
    }
  }

  /** Says that the picture is of a moment ago while another one is being computed. */
  void pending(boolean is, Messages messages) {
    pending.show(is, messages, view.painted().map(RunPicture::figure));
  }

  void pictureChanged() {
    pending.keepOffTexts(view.painted().map(RunPicture::figure));
    showFocus();
  }

  private void showFocus() {
    Optional<Place> place = view.isFocused() ? focused() : Optional.empty();
    focusBox.setVisible(place.isPresent());
    place.ifPresentOrElse(
        at -> {
          Rectangle area = at.area();
          focusBox.resizeRelocate(
              area.left() - 2, area.top() - 2, area.width() + 4, area.height() + 4);
          showName(at.label(), area.right(), area.bottom());
          view.setAccessibleRoleDescription(at.label());
        },
        this::hideName);
  }

  /** Names what is under the pointer or the keys. */
  public void showName(String text, double x, double y) {
    PowerText.show(name, text);
    name.autosize();
    double width = name.prefWidth(-1);
    double height = name.prefHeight(-1);
    double left = Math.max(2, Math.min(view.getWidth() - width - 2, x + 6));
    double top = y + 6 + height > view.getHeight() ? y - height - 14 : y + 6;
    name.resizeRelocate(left, Math.max(2, top), Math.min(width, view.getWidth() - 4), height);
    name.setVisible(true);
  }

  /** No name is shown any more. */
  public void hideName() {
    name.setVisible(false);
  }

  /** A surface that is being drawn from one corner to the other. */
  public void showLasso(double x1, double y1, double x2, double y2) {
    lasso.resizeRelocate(Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
    lasso.setVisible(true);
  }

  /** A line that is being drawn from one thing to another. */
  public void showCut(double x1, double y1, double x2, double y2) {
    cut.setStartX(x1);
    cut.setStartY(y1);
    cut.setEndX(x2);
    cut.setEndY(y2);
    cut.setVisible(true);
  }

  /** Nothing is being drawn any more. */
  public void hideDrawing() {
    lasso.setVisible(false);
    cut.setVisible(false);
  }
}
