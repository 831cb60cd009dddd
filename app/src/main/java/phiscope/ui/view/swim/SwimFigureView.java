package phiscope.ui.view.swim;

import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import phiscope.bench.SwimReading;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.ui.view.FigureCanvas;
import phiscope.ui.viewmodel.swim.SwimOptions;

/**
 * One figure of the SWIM bench on the screen. It asks the view model for the figure of the current
 * revision once a pulse, and paints only what has changed.
 */
public final class SwimFigureView extends Region {
  private static final double LEAST = 40;

  private final SwimContext context;
  private final SwimFigureKind kind;
  private final FigureCanvas canvas;
  private final SwimOverlay overlay;
  private RunPicture picture;
  private FigureFrame frame;
  private SwimReading reading;
  private SwimOptions options;

  SwimFigureView(SwimContext context, SwimFigureKind kind) {
    this.context = context;
    this.kind = kind;
    this.canvas = new FigureCanvas(this, context.appearance());
    this.overlay = new SwimOverlay(this);
    getStyleClass().add("figure-view");
    setId(kind.id());
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    getChildren().addAll(canvas, overlay);
    SwimGestures gestures = new SwimGestures(context, this);
    gestures.listen();
    new SwimKeys(context, this, gestures.menu()).listen();
  }

  public SwimFigureKind kind() {
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
  Figure wanted() {
    return context.model().picture(kind, wantedFrame()).figure();
  }

  private FigureFrame wantedFrame() {
    return context
        .model()
        .frame(
            Math.max(480, getWidth()),
            Math.max(240, getHeight()),
            context.appearance().lineWidth());
  }

  SwimOverlay overlay() {
    return overlay;
  }

  /** What the keys are at, if anything. */
  Optional<Place> focused() {
    return overlay.focused();
  }

  /** Brings the screen up to the current revision. */
  public void update() {
    if (getWidth() < LEAST || getHeight() < LEAST || getScene() == null) {
      return;
    }
    FigureFrame wanted =
        context.model().frame(getWidth(), getHeight(), context.appearance().lineWidth());
    SwimReading now = context.model().reading();
    SwimOptions looked = context.model().options();
    if (now != reading || !looked.equals(options) || !wanted.equals(frame)) {
      picture = context.model().picture(kind, wanted);
      reading = now;
      options = looked;
      frame = wanted;
      setAccessibleText(picture.figure().name());
      setAccessibleHelp(picture.figure().reading());
      overlay.pictureChanged();
    }
    canvas.show(picture.figure());
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
