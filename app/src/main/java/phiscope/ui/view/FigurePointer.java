package phiscope.ui.view;

import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import phiscope.bench.Term;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Direction;
import phiscope.ui.viewmodel.BenchViewModel;
import phiscope.ui.viewmodel.HandleDrag;
import phiscope.ui.viewmodel.MarkAt;

/** The pointer over a figure: takes hold of handles, moves them, and lets go. */
final class FigurePointer {
  private static final double ZOOM_STEP = 1.25;

  private final FigureView view;
  private final BenchViewModel model;
  private final TapePointer tapePointer;
  private HandleDrag drag;
  private double pressedAt;
  private Optional<Term> litBefore = Optional.empty();

  FigurePointer(FigureView view, TapePointer tapePointer) {
    this.view = view;
    this.model = view.model();
    this.tapePointer = tapePointer;
    view.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, exited -> view.overlay().hover(null));
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    view.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    view.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
  }

  /** The front-most handle at a place. */
  static Optional<Handle> at(Figure figure, double x, double y) {
    return figure.handles().stream()
        .filter(
            handle ->
                x >= handle.x()
                    && x <= handle.x() + handle.width()
                    && y >= handle.y()
                    && y <= handle.y() + handle.height())
        .findFirst();
  }

  private void moved(MouseEvent event) {
    Optional<Handle> under = view.painted().flatMap(f -> at(f, event.getX(), event.getY()));
    view.overlay().hover(under.map(Handle::target).orElse(null));
    view.setCursor(
        under
            .map(h -> h.direction() == Direction.HORIZONTAL ? Cursor.H_RESIZE : Cursor.V_RESIZE)
            .orElse(Cursor.DEFAULT));
  }

  private void pressed(MouseEvent event) {
    if (!view.isFocused()) {
      view.overlay().mark(false);
    }
    view.requestFocus();
    if (event.getButton() != MouseButton.PRIMARY || view.painted().isEmpty()) {
      return;
    }
    Figure figure = view.painted().get();
    Optional<Handle> under = at(figure, event.getX(), event.getY());
    if (event.isShiftDown() && tapePointer.brushBegins(event)) {
      return;
    }
    if (under.isEmpty()) {
      tapePointer.pressedBeside(event);
      return;
    }
    Handle handle = under.get();
    view.overlay().focus(handle.target());
    Optional<Axis> axis = handle.direction() == Direction.HORIZONTAL ? figure.x() : figure.y();
    if (axis.isPresent()) {
      pressedAt = along(handle, event);
      drag = model.grab(handle, view.tape(), axis.get());
      view.overlay().showValue(true);
    }
    event.consume();
  }

  private static double along(Handle handle, MouseEvent event) {
    return handle.direction() == Direction.HORIZONTAL ? event.getX() : event.getY();
  }

  private void dragged(MouseEvent event) {
    if (drag != null) {
      drag.moveBy(along(drag.handle(), event) - pressedAt);
      event.consume();
    } else {
      tapePointer.dragged(event);
    }
  }

  private void released(MouseEvent event) {
    if (drag != null) {
      // A quick hand lets go farther on than the last move that was told.
      if (!event.isStillSincePress()) {
        drag.moveBy(along(drag.handle(), event) - pressedAt);
      }
      drag.release();
      view.overlay().focus(drag.target());
      endDrag();
      view.overlay().mark(true);
      event.consume();
    } else {
      tapePointer.released(event);
    }
  }

  private void endDrag() {
    drag = null;
    view.overlay().showValue(false);
  }

  /** A click that moved nothing lights up the quantity at its place. */
  private void clicked(MouseEvent event) {
    if (event.getButton() != MouseButton.PRIMARY || !event.isStillSincePress()) {
      return;
    }
    if (event.getClickCount() == 1) {
      litBefore = model.options().selected();
      Optional<Term> here =
          view.painted().flatMap(figure -> MarkAt.term(figure, event.getX(), event.getY()));
      here.ifPresentOrElse(model::select, () -> model.look(options -> options.withSelected(null)));
    } else {
      // The first click of a double click was not meant to light anything up.
      model.look(options -> options.withSelected(litBefore.orElse(null)));
    }
  }

  /** Escape while dragging: everything is as before the press. */
  boolean cancel() {
    if (drag == null) {
      return tapePointer.cancel();
    }
    drag.cancel();
    endDrag();
    return true;
  }

  boolean isDragging() {
    return drag != null;
  }

  private void scrolled(ScrollEvent event) {
    if (!tapePointer.canZoom() || event.getDeltaY() == 0 || drag != null) {
      return;
    }
    view.painted()
        .flatMap(Figure::x)
        .ifPresent(
            axis -> {
              if (event.isShortcutDown() || !event.isShiftDown()) {
                double factor = event.getDeltaY() > 0 ? 1 / ZOOM_STEP : ZOOM_STEP;
                model.zoomSpan(axis, axis.value(event.getX()), factor);
              } else {
                model.shiftSpan(axis, event.getDeltaY() > 0 ? -0.1 : 0.1);
              }
            });
    event.consume();
  }
}
