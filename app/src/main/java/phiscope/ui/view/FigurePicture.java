package phiscope.ui.view;

import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import phiscope.figure.Figure;
import phiscope.figure.FigurePainter;

/** A figure that is only looked at. */
final class FigurePicture extends Region {
  private final Appearance appearance;
  private final Canvas canvas = new Canvas();

  FigurePicture(Appearance appearance, double width, double height) {
    this.appearance = appearance;
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setMinSize(width, height);
    setPrefSize(width, height);
    setMaxSize(width, height);
    canvas.setMouseTransparent(true);
    canvas.setManaged(false);
    getChildren().add(canvas);
  }

  /** Shows a figure of its size. */
  void show(Figure figure) {
    double scale = appearance.scale();
    canvas.setWidth(Math.ceil(figure.width() * scale));
    canvas.setHeight(Math.ceil(figure.height() * scale));
    canvas.getTransforms().setAll(new Scale(1 / scale, 1 / scale));
    GraphicsContext graphics = canvas.getGraphicsContext2D();
    graphics.setTransform(scale, 0, 0, scale, 0, 0);
    FigurePainter.paint(figure, appearance.palette(), new CanvasPen(graphics));
    setAccessibleText(figure.name());
    setAccessibleHelp(figure.reading());
  }
}
