package phiscope.ui.view;

import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import phiscope.bench.DetectorReading;
import phiscope.figure.DetectorFigures;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureInputs;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.LatestWork;

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
  private final LatestWork<Made> late;
  private Figure figure;
  private FigureFrame frame;
  private DetectorReading reading;
  private FigureInputs inputs;
  private DetectorReading wantedOf;
  private FigureFrame wantedFor;
  private Figure wanted;
  private DetectorReading asked;
  private FigureFrame askedFor;

  public FigureView(BenchViewModel model, Appearance appearance, FigureKind kind, int tape) {
    this.model = model;
    this.appearance = appearance;
    this.kind = kind;
    this.tape = tape;
    this.overlay = new FigureOverlay(this);
    this.late =
        model.inBackground(
            made -> {
              take(made);
              Pulse.ask();
            });
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
    FigureFrame now = model.frame(kind, width, height, appearance.lineWidth());
    if (wanted == null || wantedOf != model.reading() || !now.equals(wantedFor)) {
      wantedOf = model.reading();
      wantedFor = now;
      wanted = model.figure(kind, tape, now);
    }
    return wanted;
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
      bringUp(model.reading(), wanted);
    }
    overlay.pending(isPending());
    if (figure == null) {
      return;
    }
    canvas.show(figure);
  }

  /** Whether what is painted is not yet the figure of the document. */
  private boolean isPending() {
    return late.isPending() || model.pendingProperty().get();
  }

  /** A figure whose inputs are those of the painted one is that one. */
  private void bringUp(DetectorReading of, FigureFrame size) {
    FigureInputs next = FigureInputs.of(kind, of, tape);
    if (size.equals(frame) && next.equals(inputs)) {
      reading = of;
    } else {
      make(of, size);
    }
  }

  /** Makes the figure of a reading: at once, or in the background if it takes long. */
  private void make(DetectorReading of, FigureFrame size) {
    if (!model.isSlow(kind)) {
      late.forget();
      asked = null;
      take(new Made(model.figure(kind, tape, size), of, size));
    } else if (of != asked || !size.equals(askedFor)) {
      asked = of;
      askedFor = size;
      late.ask(() -> new Made(DetectorFigures.of(kind, of, tape, size), of, size))
          .ifPresent(this::take);
    }
  }

  /** A figure with what it was made for. */
  private record Made(Figure figure, DetectorReading reading, FigureFrame frame) {}

  private void take(Made made) {
    reading = made.reading();
    inputs = FigureInputs.of(kind, reading, tape);
    frame = made.frame();
    figure = made.figure();
    setAccessibleText(figure.name());
    setAccessibleHelp(figure.reading());
    overlay.figureChanged();
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
