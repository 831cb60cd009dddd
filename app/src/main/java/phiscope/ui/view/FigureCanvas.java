package phiscope.ui.view;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import phiscope.figure.Figure;
import phiscope.figure.FigureInputs;
import phiscope.figure.FigurePainter;
import phiscope.figure.FigurePalette;

/**
 * The pixels of one figure: as many as the screen shows, also at fractional scales, painted only
 * when something has changed on which they hang.
 */
public final class FigureCanvas extends Canvas {
  private final Region owner;
  private final Appearance appearance;
  private final Scale shrink = new Scale(1, 1);
  private Look painted;

  /** Everything on which the pixels hang; marks that stay the same are the same list. */
  private record Look(
      FigureInputs.Same marks,
      double figureWidth,
      double figureHeight,
      FigurePalette palette,
      double scale,
      Point2D origin) {}

  /**
   * @param owner whose size the figure has; the canvas is its child
   */
  public FigureCanvas(Region owner, Appearance appearance) {
    this.owner = owner;
    this.appearance = appearance;
    getTransforms().add(shrink);
    setMouseTransparent(true);
    setManaged(false);
  }

  /** Paints a figure of the owner's size. */
  public void show(Figure figure) {
    Look look =
        new Look(
            new FigureInputs.Same(figure.marks()),
            figure.width(),
            figure.height(),
            appearance.palette(),
            appearance.scale(),
            devicePosition());
    if (!look.equals(painted)) {
      paint(look, figure);
      painted = look;
    }
  }

  /** Where the top left lies between device pixels, so that the canvas can be put onto them. */
  private Point2D devicePosition() {
    Bounds inScene = owner.localToScene(owner.getLayoutBounds());
    double output =
        owner.getScene().getWindow() == null ? 1 : owner.getScene().getWindow().getOutputScaleX();
    double x = inScene.getMinX() * output;
    double y = inScene.getMinY() * output;
    return new Point2D(
        Math.rint((Math.rint(x) - x) / output * 4096) / 4096,
        Math.rint((Math.rint(y) - y) / output * 4096) / 4096);
  }

  private void paint(Look look, Figure figure) {
    double scale = look.scale();
    double width = Math.ceil(owner.getWidth() * scale);
    double height = Math.ceil(owner.getHeight() * scale);
    if (getWidth() != width || getHeight() != height) {
      setWidth(width);
      setHeight(height);
      ScaledPane.moved(this);
    }
    shrink.setX(1 / scale);
    shrink.setY(1 / scale);
    setTranslateX(look.origin().getX() / scale);
    setTranslateY(look.origin().getY() / scale);
    GraphicsContext graphics = getGraphicsContext2D();
    graphics.setTransform(1, 0, 0, 1, 0, 0);
    // A little more than all of it: a part of a pixel at the edge would keep what was there.
    graphics.clearRect(-1, -1, width + 2, height + 2);
    graphics.setTransform(scale, 0, 0, scale, 0, 0);
    FigurePainter.paint(figure, look.palette(), new CanvasPen(graphics));
  }
}
