package phiscope.ui.view;

import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import phiscope.bench.DetectorReading;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.ui.viewmodel.BenchViewModel;

/**
 * One figure on the screen. It asks the view model for the figure of the current revision once a
 * pulse, and paints only what has changed. The canvas holds as many pixels as the screen shows,
 * also at fractional scales.
 */
public final class FigureView extends Region {
  private static final double LEAST_WIDTH = 60;
  private static final double LEAST_HEIGHT = 40;

  private final BenchViewModel model;
  private final Appearance appearance;
  private final FigureKind kind;
  private final int tape;
  private final FigureCanvas canvas;
  private final FigureOverlay overlay;
  private Figure figure;
  private FigureFrame frame;
  private DetectorReading reading;

  public FigureView(BenchViewModel model, Appearance appearance, FigureKind kind, int tape) {
    this.model = model;
    this.appearance = appearance;
    this.kind = kind;
    this.tape = tape;
    this.overlay = new FigureOverlay(this);
    getStyleClass().add("figure-view");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setId(tape == 0 ? kind.id() : kind.id() + "-" + (tape + 1));
    this.canvas = new FigureCanvas(this, appearance);
    getChildren().addAll(canvas, overlay);
  }

  public FigureKind kind() {
    return kind;
  }

  public int tape() {
    return tape;
  }

  /** The figure that is on the screen; empty before the first pulse with room for it. */
  public Optional<Figure> painted() {
    return Optional.ofNullable(figure);
  }

  /** What the painted figure was drawn for. */
  public Optional<FigureFrame> frame() {
    return Optional.ofNullable(frame);
  }

  /** The figure of the current revision at this size, painted or not. */
  Figure wanted() {
    double width = Math.max(LEAST_WIDTH * 8, getWidth());
    double height = Math.max(LEAST_HEIGHT * 6, getHeight());
    return model.figure(kind, tape, model.frame(kind, width, height, appearance.lineWidth()));
  }

  /** The handle that the keys move; empty where the figure has none. */
  public Optional<Handle> marked() {
    return overlay.focused();
  }

  FigureOverlay overlay() {
    return overlay;
  }

  BenchViewModel model() {
    return model;
  }

  Appearance appearance() {
    return appearance;
  }

  /** Brings the screen up to the current revision. */
  public void update() {
    if (getWidth() < LEAST_WIDTH || getHeight() < LEAST_HEIGHT || getScene() == null) {
      return;
    }
    FigureFrame wanted = model.frame(kind, getWidth(), getHeight(), appearance.lineWidth());
    if (model.reading() != reading || !wanted.equals(frame)) {
      Figure next = model.figure(kind, tape, wanted);
      reading = model.reading();
      frame = wanted;
      if (!next.equals(figure)) {
        figure = next;
        setAccessibleText(figure.name());
        setAccessibleHelp(figure.reading());
      }
      overlay.figureChanged();
    }
    canvas.show(figure);
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
    return 160;
  }
}
