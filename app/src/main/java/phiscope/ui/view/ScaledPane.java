package phiscope.ui.view;

import javafx.beans.binding.Bindings;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
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
  private static final double UNSEEN = 1e-6;

  /** What moves may make others move, which are then painted in the pulse after. */
  private static final int PULSES_OF_A_MOVE = 2;

  private final Region content;
  private final Scale magnify = new Scale(1, 1);
  private final DoubleProperty wanted = new SimpleDoubleProperty(1);
  private final ObservableValue<Double> scale =
      Bindings.createDoubleBinding(this::possible, wanted, widthProperty(), heightProperty())
          .asObject();

  // In how many pulses there is still something to be painted that has moved.
  private int moving;

  ScaledPane(Region content) {
    this.content = content;
    content.getTransforms().add(magnify);
    content.setManaged(false);
    getChildren().add(content);
  }

  void setScale(double scale) {
    wanted.set(scale);
    requestLayout();
  }

  /** By how much the content is magnified now. */
  double scale() {
    return possible();
  }

  ObservableValue<Double> scaleValue() {
    return scale;
  }

  private double possible() {
    double asked = wanted.get();
    double room = Math.min(getWidth() / LEAST_WIDTH, getHeight() / LEAST_HEIGHT);
    return room <= 0 ? asked : Math.min(asked, Math.max(room, Math.min(1, asked)));
  }

  /** Tells the pane around a node that the node takes another place than before. */
  static void moved(Node node) {
    if (node.getScene() != null && node.getScene().getRoot() instanceof ScaledPane pane) {
      pane.moving = PULSES_OF_A_MOVE;
    }
  }

  /**
   * Where something has moved, has all of it painted anew, if a pixel of the layout is no whole
   * number of pixels of the screen: what JavaFX takes for changed is then too small by a part of a
   * pixel, and crumbs of the old picture would stay.
   */
  void repaintWhatMoved() {
    if (moving > 0) {
      moving--;
      double pixels = scale() * getScene().getWindow().getOutputScaleX();
      if (pixels != Math.rint(pixels)) {
        // A shift that nobody can see, and back again the next time, is a change of the whole.
        content.setTranslateX(content.getTranslateX() == 0 ? UNSEEN : 0);
      }
    }
  }

  @Override
  protected void layoutChildren() {
    double scale = scale();
    magnify.setX(scale);
    magnify.setY(scale);
    content.resizeRelocate(0, 0, getWidth() / scale, getHeight() / scale);
  }
}
