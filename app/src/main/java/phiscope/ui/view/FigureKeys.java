package phiscope.ui.view;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Direction;
import phiscope.ui.viewmodel.HandleDrag;
import phiscope.ui.viewmodel.TapeVerbs;

/**
 * The keys over a figure. Arrows along a handle's direction move it (ten times as far with Shift),
 * arrows across it, or with Control, go to the next handle that is in sight; Home and End move it
 * to the ends; Enter opens its typed value. On the tape Insert adds a heartbeat and Delete removes
 * one. A held key is one gesture.
 */
final class FigureKeys {
  private static final int FAR = 10;

  private final FigureView view;
  private final FigurePointer pointer;
  private final TapeVerbs verbs;
  private final ValueEntry entry;
  private HandleDrag drag;
  private double moved;

  FigureKeys(FigureView view, FigurePointer pointer, TapeVerbs verbs, ValueEntry entry) {
    this.view = view;
    this.pointer = pointer;
    this.verbs = verbs;
    this.entry = entry;
  }

  void listen() {
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    view.addEventHandler(KeyEvent.KEY_RELEASED, this::released);
    view.focusedProperty().subscribe(focused -> focusChanged(focused));
  }

  private void focusChanged(boolean focused) {
    if (focused) {
      announce();
    } else {
      finish();
    }
  }

  private void announce() {
    view.painted()
        .ifPresent(
            figure ->
                view.setAccessibleText(
                    figure.name()
                        + view.overlay().focused().map(h -> ". " + h.label()).orElse("")));
  }

  private void pressed(KeyEvent event) {
    KeyCode code = event.getCode();
    if (code == KeyCode.ESCAPE) {
      if (pointer.cancel() || cancel() || putOut()) {
        event.consume();
      }
      return;
    }
    Optional<Handle> handle = view.overlay().focused();
    if (pointer.isDragging() || event.isAltDown()) {
      return;
    }
    view.overlay().mark(true);
    if (code.isArrowKey()) {
      handle.ifPresentOrElse(held -> arrow(held, event), () -> choose(event));
    } else if (code == KeyCode.HOME || code == KeyCode.END) {
      handle.ifPresent(held -> toEnd(held, code == KeyCode.END));
    } else if (code == KeyCode.ENTER) {
      handle.ifPresent(held -> entry.open(view, held));
    } else if (!tapeKey(code, handle)) {
      return;
    }
    event.consume();
  }

  /** Puts out what is lit up. */
  private boolean putOut() {
    boolean lit = view.model().options().selected().isPresent();
    view.model().look(options -> options.withSelected(null));
    return lit;
  }

  private boolean tapeKey(KeyCode code, Optional<Handle> handle) {
    if (view.kind() != FigureKind.TAPE) {
      return false;
    }
    if (code == KeyCode.INSERT) {
      verbs.addHeartbeatAtNow(view.tape());
      markAt(view.model().bench().now());
      return true;
    }
    if (code == KeyCode.DELETE || code == KeyCode.BACK_SPACE) {
      handle.map(Handle::target).ifPresent(target -> verbs.remove(target));
      return true;
    }
    return false;
  }

  /** The keys go on with the heartbeat that came there. */
  private void markAt(long arrival) {
    HeartbeatTrace trace = view.model().bench().tapes().get(view.tape()).heartbeats();
    int index = trace.firstAtOrAfter(arrival);
    if (index < trace.size()) {
      view.overlay().focus(new Handle.Target.HeartbeatArrival(view.tape(), index));
    }
  }

  private void arrow(Handle handle, KeyEvent event) {
    boolean horizontalKey = event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT;
    boolean along = horizontalKey == (handle.direction() == Direction.HORIZONTAL);
    boolean forward = event.getCode() == KeyCode.RIGHT || event.getCode() == KeyCode.UP;
    if (event.isControlDown() || !along) {
      finish();
      boolean next = event.getCode() == KeyCode.RIGHT || event.getCode() == KeyCode.DOWN;
      walk(handle, next ? 1 : -1);
      return;
    }
    axis(handle)
        .ifPresent(
            axis -> {
              if (drag == null) {
                drag = view.model().grab(handle, view.tape(), axis);
                moved = 0;
              }
              view.overlay().focus(handle.target());
              view.overlay().showValue(true);
              moved += (forward ? 1 : -1) * (event.isShiftDown() ? FAR : 1);
              drag.moveBySteps(moved);
            });
  }

  /** Nothing is marked: Control with an arrow marks what keys begin at, an arrow alone says so. */
  private void choose(KeyEvent event) {
    Optional<Handle> first = view.overlay().first();
    if (!event.isControlDown()) {
      first.ifPresent(any -> verbs.announceNothingMarked());
      return;
    }
    first.ifPresent(this::mark);
  }

  private void mark(Handle handle) {
    view.overlay().focus(handle.target());
    announce();
    verbs.announce(handle.label());
  }

  private Optional<Axis> axis(Handle handle) {
    return view.painted()
        .flatMap(handle.direction() == Direction.HORIZONTAL ? Figure::x : Figure::y);
  }

  private void toEnd(Handle handle, boolean last) {
    axis(handle)
        .ifPresent(
            axis -> {
              finish();
              HandleDrag jump = view.model().grab(handle, view.tape(), axis);
              jump.moveTo(last ? axis.high() : axis.low());
              jump.release();
            });
  }

  private void walk(Handle from, int by) {
    List<Handle> handles = view.overlay().inSight();
    mark(handles.get(Math.floorMod(handles.indexOf(from) + by, handles.size())));
  }

  private void released(KeyEvent event) {
    if (event.getCode().isArrowKey()) {
      finish();
    }
  }

  private void finish() {
    if (drag != null) {
      drag.release();
      view.overlay().focus(drag.target());
      drag = null;
      view.overlay().showValue(false);
      announce();
    }
  }

  private boolean cancel() {
    if (drag == null) {
      return false;
    }
    drag.cancel();
    drag = null;
    view.overlay().showValue(false);
    return true;
  }
}
