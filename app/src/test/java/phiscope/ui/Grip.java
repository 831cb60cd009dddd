package phiscope.ui;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Target;
import phiscope.ui.view.FigureView;

/** A handle on the screen, to be taken hold of with the mouse of the robot. */
final class Grip {
  private final Ui ui;
  private final FigureView view;
  private final Handle handle;

  private Grip(Ui ui, FigureView view, Handle handle) {
    this.ui = ui;
    this.view = view;
    this.handle = handle;
  }

  static Grip of(Ui ui, FigureKind kind, Target target) {
    return of(ui, ui.figure(kind), target);
  }

  static Grip of(Ui ui, FigureView view, Target target) {
    List<Handle> handles = view.painted().map(Figure::handles).orElse(List.of());
    Handle found =
        handles.stream()
            .filter(handle -> handle.target().equals(target))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no handle for " + target + " in " + handles));
    return new Grip(ui, view, found);
  }

  Handle handle() {
    return handle;
  }

  /** The point at which it is hit, and not one of the handles before it. */
  Point2D point() {
    List<Handle> handles = view.painted().orElseThrow().handles();
    for (double fy : new double[] {0.5, 0.2, 0.8, 0.05, 0.95}) {
      for (double fx : new double[] {0.5, 0.2, 0.8, 0.05, 0.95}) {
        double x = handle.x() + fx * handle.width();
        double y = handle.y() + fy * handle.height();
        Handle hit =
            handles.stream()
                .filter(
                    h ->
                        x >= h.x()
                            && x <= h.x() + h.width()
                            && y >= h.y()
                            && y <= h.y() + h.height())
                .findFirst()
                .orElseThrow();
        if (hit.equals(handle)) {
          return Ui.call(() -> view.localToScreen(x, y));
        }
      }
    }
    throw new AssertionError("another handle lies over " + handle);
  }

  /** Presses on it and moves the pointer by as many pixels of its direction; still pressed. */
  Grip dragBy(double pixels) {
    Point2D from = point();
    ui.hands.moveTo(from);
    ui.hands.press(MouseButton.PRIMARY);
    boolean level = handle.direction() == Handle.Direction.HORIZONTAL;
    for (int i = 1; i <= 4; i++) {
      double part = pixels * i / 4;
      ui.hands.moveTo(from.add(level ? part : 0, level ? 0 : part));
    }
    Ui.pulse();
    return this;
  }

  /** Drags to a value of the handle's axis; still pressed. */
  Grip dragTo(double value) {
    Figure figure = view.painted().orElseThrow();
    Axis axis =
        (handle.direction() == Handle.Direction.HORIZONTAL ? figure.x() : figure.y()).orElseThrow();
    return dragBy(axis.pixel(value) - axis.pixel(handle.value()));
  }

  void release() {
    ui.hands.release(MouseButton.PRIMARY);
    Ui.pulse();
  }

  void escapeAndRelease() {
    ui.hands.push(KeyCode.ESCAPE);
    release();
  }
}
