package phiscope.ui.view.study;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.StudyKind;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.SpeedCurve;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.figure.study.StudyThing;
import phiscope.text.study.StudyNames;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.study.CurveDrawing;

/**
 * Pointer and keys on the curves of a study of probes: a click adds a point of the start-up curve,
 * a drag moves a point; the menu adds points of either curve; the keys do the same.
 */
final class CurveGestures {
  private static final double DRAG = 4;
  private static final long TIME_STEP = SimTime.SECOND;
  private static final long SPEED_STEP = SpeedCurve.FULL / 20;

  private final StudyContext context;
  private final RunFigureView view;
  private final CurveDrawing drawing;
  private final ContextMenu menu = new ContextMenu();
  private Held held;
  private CurveDrawing.Drag drag;

  /** What was under the pointer when it went down. */
  private record Held(double x, double y, Optional<Thing> thing) {}

  CurveGestures(StudyContext context, RunFigureView view) {
    this.context = context;
    this.view = view;
    this.drawing = new CurveDrawing(context.model());
    menu.setId("study-curve-menu");
  }

  void listen() {
    new FigureHover(view).listen();
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    // Before the arrows without Shift, which go from point to point.
    view.addEventFilter(KeyEvent.KEY_PRESSED, this::typed);
  }

  private Optional<Figure> figure() {
    return view.painted().map(RunPicture::figure);
  }

  private Optional<Thing> at(double x, double y) {
    return view.painted().flatMap(picture -> picture.at(x, y)).map(Place::thing);
  }

  /** The time at a pixel, to a tenth of a second. */
  private long time(double x) {
    double seconds = figure().flatMap(Figure::x).map(axis -> axis.value(x)).orElse(0.0);
    return Math.max(0, Math.round(10 * seconds) * (SimTime.SECOND / 10));
  }

  /** The speed at a pixel, to a hundredth. */
  private long speed(double y) {
    Optional<Axis> axis = figure().flatMap(Figure::y);
    double share = axis.map(it -> it.value(y)).orElse(0.0);
    return Math.round(100 * Math.max(0, Math.min(1, share))) * (SpeedCurve.FULL / 100);
  }

  private void pressed(MouseEvent event) {
    menu.hide();
    Optional<Thing> thing = at(event.getX(), event.getY());
    if (event.getButton() == MouseButton.SECONDARY) {
      thing.ifPresent(view.overlay()::focus);
      open(thing, time(event.getX()), speed(event.getY()), event.getScreenX(), event.getScreenY());
      event.consume();
    } else if (event.getButton() == MouseButton.PRIMARY) {
      held = new Held(event.getX(), event.getY(), thing);
    }
  }

  private void dragged(MouseEvent event) {
    boolean far =
        held != null && Math.hypot(event.getX() - held.x(), event.getY() - held.y()) >= DRAG;
    if (!far && drag == null) {
      return;
    }
    if (held.thing().orElse(null) instanceof StudyThing.Drawn point) {
      drag = drag == null ? drawing.drag(point.index()) : drag;
      focus(drag.to(time(event.getX()), speed(event.getY())));
    }
  }

  private void released(MouseEvent event) {
    if (held == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    Held done = held;
    held = null;
    if (drag != null) {
      drag.done();
      drag = null;
      context.said("study.said.moved", names().time(time(event.getX())));
    } else if (Math.hypot(event.getX() - done.x(), event.getY() - done.y()) < DRAG) {
      if (done.thing().orElse(null) instanceof StudyThing.Drawn point) {
        view.overlay().focus(point);
      } else if (done.thing().isPresent()) {
        add(time(done.x()), MarkKind.PROGRESS, speed(done.y()));
      }
    }
  }

  /** What was drawn or moved last is what the keys are about. */
  private void focus(int index) {
    view.overlay().focus(new StudyThing.Drawn(index));
  }

  private StudyNames names() {
    return new StudyNames(context.words().messages());
  }

  private void add(long at, MarkKind kind, long speed) {
    focus(drawing.add(at, kind, speed));
    String what = names().mark(kind) + context.words().get("study.separator") + names().time(at);
    context.said("study.said.added", what);
  }

  private void remove(int index) {
    drawing.remove(index);
    context.said("study.said.removed");
  }

  private void open(Optional<Thing> thing, long at, long speed, double screenX, double screenY) {
    menu.getItems().clear();
    for (MarkKind kind : StudyKind.PROBE.marks()) {
      item("add-" + kind.word(), "study.menu.add", names().mark(kind), () -> add(at, kind, speed));
    }
    if (thing.orElse(null) instanceof StudyThing.Drawn point) {
      item("remove", "study.menu.remove", "", () -> remove(point.index()));
    }
    menu.show(view, screenX, screenY);
  }

  private void item(String id, String key, String argument, Runnable run) {
    MenuItem item = new MenuItem(context.words().get(key, argument));
    item.setId("study-curve-menu-" + id);
    item.setOnAction(chosen -> run.run());
    menu.getItems().add(item);
  }

  private void typed(KeyEvent event) {
    boolean plain = !event.isAltDown() && !event.isShortcutDown();
    if (plain && handled(event)) {
      event.consume();
    }
  }

  private boolean handled(KeyEvent event) {
    KeyCode code = event.getCode();
    Optional<Integer> index = index();
    if (code == KeyCode.INSERT) {
      long at = index.flatMap(drawing::point).map(point -> point.at() + TIME_STEP).orElse(0L);
      add(at, MarkKind.PROGRESS, SpeedCurve.FULL / 2);
      return true;
    }
    if (code == KeyCode.CONTEXT_MENU || code == KeyCode.F10 && event.isShiftDown()) {
      openAtKeys(index);
      return true;
    }
    if (index.isEmpty()) {
      return false;
    }
    if (code == KeyCode.DELETE || code == KeyCode.BACK_SPACE) {
      remove(index.get());
      return true;
    }
    return event.isShiftDown() && shifted(code, index.get());
  }

  private boolean shifted(KeyCode code, int index) {
    switch (code) {
      case LEFT -> focus(drawing.shift(index, -TIME_STEP, 0));
      case RIGHT -> focus(drawing.shift(index, TIME_STEP, 0));
      case UP -> focus(drawing.shift(index, 0, SPEED_STEP));
      case DOWN -> focus(drawing.shift(index, 0, -SPEED_STEP));
      default -> {
        return false;
      }
    }
    return true;
  }

  private Optional<Integer> index() {
    return view.focused()
        .map(Place::thing)
        .filter(StudyThing.Drawn.class::isInstance)
        .map(thing -> ((StudyThing.Drawn) thing).index());
  }

  private void openAtKeys(Optional<Integer> index) {
    Optional<Place> place = view.focused();
    double x = place.map(p -> p.area().left()).orElse(20.0);
    double y = place.map(p -> p.area().bottom()).orElse(20.0);
    Point2D screen = view.localToScreen(x, y);
    long at = index.flatMap(drawing::point).map(point -> point.at() + TIME_STEP).orElse(0L);
    open(place.map(Place::thing), at, SpeedCurve.FULL / 2, screen.getX(), screen.getY());
  }
}
