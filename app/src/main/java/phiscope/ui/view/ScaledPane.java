package phiscope.ui.view;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/** Magnifies its content: it is laid out for a smaller window and drawn larger, still sharp. */
final class ScaledPane extends Pane {
  private final Region content;
  private final Scale magnify = new Scale(1, 1);

  ScaledPane(Region content) {
    this.content = content;
    content.getTransforms().add(magnify);
    content.setManaged(false);
    getChildren().add(content);
  }

  void setScale(double scale) {
    magnify.setX(scale);
    magnify.setY(scale);
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    content.resizeRelocate(0, 0, getWidth() / magnify.getX(), getHeight() / magnify.getY());
  }
}
