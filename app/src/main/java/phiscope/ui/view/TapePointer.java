package phiscope.ui.view;

import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import phiscope.figure.Axis;
import phiscope.figure.FigureKind;
import phiscope.ui.viewmodel.TapeVerbs;

/**
 * What a pointer does on the empty parts of the tape: a double click adds a heartbeat, a drag with
 * Shift paints jitter over a range, the wheel zooms.
 */
final class TapePointer {
  private static final double LEAST_BRUSH = 6;

  /** From so many pixels on a press is a drag. */
  private static final double LEAST_DRAG = 4;

  private final FigureView view;
  private final TapeVerbs verbs;
  private double brushFrom = Double.NaN;
  private double brushTo;
  private double pressedAt = Double.NaN;

  TapePointer(FigureView view, TapeVerbs verbs) {
    this.view = view;
    this.verbs = verbs;
  }

  private boolean isTape() {
    return view.kind() == FigureKind.TAPE;
  }

  boolean canZoom() {
    return isTape() || view.kind() == FigureKind.SAW_TOOTH;
  }

  private Axis axis() {
    return view.painted().flatMap(figure -> figure.x()).orElse(null);
  }

  /** Begins painting jitter; only the tape can be painted. */
  boolean brushBegins(MouseEvent event) {
    if (!isTape() || axis() == null) {
      return false;
    }
    brushFrom = event.getX();
    brushTo = brushFrom;
    return true;
  }

  void pressedBeside(MouseEvent event) {
    pressedAt = isTape() ? event.getX() : Double.NaN;
    if (isTape()
        && axis() != null
        && event.getButton() == MouseButton.PRIMARY
        && event.getClickCount() == 2) {
      verbs.addHeartbeat(view.tape(), axis(), event.getX());
      event.consume();
    }
  }

  void dragged(MouseEvent event) {
    if (!Double.isNaN(brushFrom)) {
      brushTo = event.getX();
      view.overlay().brush(brushFrom, brushTo);
    } else if (Math.abs(event.getX() - pressedAt) >= LEAST_DRAG) {
      double pressed = pressedAt;
      view.painted().ifPresent(figure -> verbs.announceCrowded(view.tape(), figure, pressed));
      pressedAt = Double.NaN;
    }
  }

  void released(MouseEvent event) {
    pressedAt = Double.NaN;
    if (Double.isNaN(brushFrom)) {
      return;
    }
    brushTo = event.getX();
    if (Math.abs(brushTo - brushFrom) >= LEAST_BRUSH && axis() != null) {
      double from = axis().value(Math.min(brushFrom, brushTo));
      double to = axis().value(Math.max(brushFrom, brushTo));
      verbs.jitter(view.tape(), from, to);
    }
    cancel();
  }

  boolean cancel() {
    boolean brushing = !Double.isNaN(brushFrom);
    brushFrom = Double.NaN;
    view.overlay().endBrush();
    return brushing;
  }
}
