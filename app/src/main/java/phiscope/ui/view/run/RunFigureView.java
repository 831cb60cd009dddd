package phiscope.ui.view.run;

import java.util.Optional;
import java.util.function.Function;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureId;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.ui.view.Appearance;
import phiscope.ui.view.FigureCanvas;
import phiscope.ui.viewmodel.run.RunPictures;

/**
 * One figure of a run on the screen. It asks for the figure of the current revision once a pulse,
 * and paints only what has changed.
 */
public final class RunFigureView extends Region {
  private static final double LEAST = 40;

  private final RunPictures source;
  private final Appearance appearance;
  private final FigureId kind;
  private final Function<FigureFrame, RunPicture> draw;
  private final FigureCanvas canvas;
  private final RunOverlay overlay;
  private RunPicture picture;
  private FigureFrame frame;
  private Object scene;

  /**
   * @param source says when there is something else to draw
   * @param kind which figure it is; its id names the view
   * @param draw the picture of the current revision: a pure function of the source's scene
   */
  public RunFigureView(
      RunPictures source,
      Appearance appearance,
      FigureId kind,
      Function<FigureFrame, RunPicture> draw) {
    this.source = source;
    this.appearance = appearance;
    this.kind = kind;
    this.draw = draw;
    this.canvas = new FigureCanvas(this, appearance);
    this.overlay = new RunOverlay(this);
    getStyleClass().add("figure-view");
    setId(kind.id());
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    getChildren().addAll(canvas, overlay);
  }

  public FigureId kind() {
    return kind;
  }

  /** The picture that is on the screen; empty before the first pulse with room for it. */
  public Optional<RunPicture> painted() {
    return Optional.ofNullable(picture);
  }

  /** What it was drawn for. */
  public Optional<FigureFrame> frame() {
    return Optional.ofNullable(frame);
  }

  /** The figure of the current revision at this size, painted or not. */
  public Figure wanted() {
    return draw.apply(wantedFrame()).figure();
  }

  private FigureFrame wantedFrame() {
    return source.frame(
        Math.max(480, getWidth()), Math.max(240, getHeight()), appearance.lineWidth());
  }

  /** What is drawn now; the very same object while nothing of it changes. */
  Object scene() {
    return source.scene();
  }

  /** What its figure would be drawn for at another size. */
  FigureFrame frameOf(double width, double height) {
    return source.frame(width, height, appearance.lineWidth());
  }

  /** What lies over it. */
  public RunOverlay overlay() {
    return overlay;
  }

  /** What the keys are at, if anything. */
  public Optional<Place> focused() {
    return overlay.focused();
  }

  /** Brings the screen up to the current revision. */
  public void update() {
    if (getWidth() < LEAST || getHeight() < LEAST || getScene() == null) {
      return;
    }
    FigureFrame wanted = source.frame(getWidth(), getHeight(), appearance.lineWidth());
    Object now = source.scene();
    if (now != scene || !wanted.equals(frame)) {
      picture = draw.apply(wanted);
      scene = now;
      frame = wanted;
      setAccessibleText(picture.figure().name());
      setAccessibleHelp(picture.figure().reading());
      overlay.pictureChanged();
    }
    canvas.show(picture.figure());
    overlay.pending(source.isPending(), frame.messages());
  }

  @Override
  protected void layoutChildren() {
    overlay.resizeRelocate(0, 0, getWidth(), getHeight());
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinHeight(double width) {
    return 0;
  }

  @Override
  protected double computePrefWidth(double height) {
    return 320;
  }

  @Override
  protected double computePrefHeight(double width) {
    return 200;
  }
}
