package phiscope.ui.view;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/**
 * Magnifies its content: it is laid out for a smaller window and drawn larger, still sharp. It
 * magnifies as far as it is told to and as the window has room for what must be seen.
 */
final class ScaledPane extends Pane {
  private static final double LEAST_WIDTH = 620;
  private static final double LEAST_HEIGHT = 340;

  private final Region content;
  private final Scale magnify = new Scale(1, 1);
  private double wanted = 1;

  ScaledPane(Region content) {
    this.content = content;
    content.getTransforms().add(magnify);
    content.setManaged(false);
    getChildren().add(content);
  }

  void setScale(double scale) {
    wanted = scale;
    requestLayout();
  }

  /** By how much the content is magnified now. */
  double scale() {
    double room = Math.min(getWidth() / LEAST_WIDTH, getHeight() / LEAST_HEIGHT);
    return room <= 0 ? wanted : Math.min(wanted, Math.max(room, Math.min(1, wanted)));
  }

  @Override
  protected void layoutChildren() {
    double scale = scale();
    magnify.setX(scale);
    magnify.setY(scale);
    content.resizeRelocate(0, 0, getWidth() / scale, getHeight() / scale);
  }
}
