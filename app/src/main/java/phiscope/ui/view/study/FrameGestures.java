package phiscope.ui.view.study;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.StudyKind;
import phiscope.core.kernel.SimTime;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.figure.study.StudyThing;
import phiscope.text.study.StudyNames;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.study.FrameDrawing;

/**
 * Pointer and keys on the score of a stream: a click in the lane of frames adds one, a drag moves
 * one, a click above goes to that time; the menu and the keys do the same.
 */
final class FrameGestures {
  private static final double DRAG = 4;

  private final StudyContext context;
  private final RunFigureView view;
  private final FrameDrawing drawing;
  private final ContextMenu menu = new ContextMenu();
  private Held held;
  private FrameDrawing.Drag drag;

  /** What was under the pointer when it went down. */
  private record Held(double x, double y, Optional<Thing> thing) {}

  FrameGestures(StudyContext context, RunFigureView view) {
    this.context = context;
    this.view = view;
    this.drawing = new FrameDrawing(context.model());
    menu.setId("study-menu");
  }

  void listen() {
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    view.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.overlay().hideName());
    view.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
  }

  private Optional<Place> at(double x, double y) {
    return view.painted().flatMap(picture -> picture.at(x, y));
  }

  private Optional<Axis> axis() {
    return view.painted().map(RunPicture::figure).flatMap(Figure::x);
  }

  /** The time at a pixel, to the tenth of a millisecond. */
  private long time(double x) {
    double ms = axis().map(axis -> axis.value(x)).orElse(0.0);
    return Math.max(0, Math.round(ms * 10) * (SimTime.MILLISECOND / 10));
  }

  private void moved(MouseEvent event) {
    at(event.getX(), event.getY())
        .filter(place -> place.thing() instanceof StudyThing.Drawn)
        .ifPresentOrElse(
            place -> view.overlay().showName(place.label(), event.getX(), event.getY()),
            view.overlay()::hideName);
  }

  private void pressed(MouseEvent event) {
    view.requestFocus();
    view.overlay().hideName();
    menu.hide();
    Optional<Thing> thing = at(event.getX(), event.getY()).map(Place::thing);
    if (event.getButton() == MouseButton.SECONDARY) {
      thing.ifPresent(view.overlay()::focus);
      openMenu(thing, time(event.getX()), event.getScreenX(), event.getScreenY());
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
    if (held.thing().orElse(null) instanceof StudyThing.Drawn frame) {
      drag = drag == null ? drawing.drag(frame.index()) : drag;
      focus(drag.to(time(event.getX())));
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
      click(done);
    }
  }

  private void click(Held at) {
    Thing thing = at.thing().orElse(null);
    if (thing instanceof StudyThing.Drawn) {
      view.overlay().focus(thing);
      goTo(time(at.x()));
    } else if (thing instanceof StudyThing.Lane) {
      add(time(at.x()), MarkKind.DATA);
    } else {
      goTo(time(at.x()));
    }
  }

  private void goTo(long time) {
    context.model().goTo(context.model().run().indexAt(time));
  }

  /** What was drawn or moved last is what the keys are about. */
  private void focus(int index) {
    view.overlay().focus(new StudyThing.Drawn(index));
  }

  private StudyNames names() {
    return new StudyNames(context.words().messages());
  }

  private void add(long at, MarkKind kind) {
    focus(drawing.add(at, kind));
    String what = names().mark(kind) + context.words().get("study.separator") + names().time(at);
    context.said("study.said.added", what);
  }

  private void openMenu(Optional<Thing> thing, long at, double screenX, double screenY) {
    menu.getItems().clear();
    for (MarkKind kind : StudyKind.STREAM.marks()) {
      item("add-" + kind.word(), "study.menu.add", names().mark(kind), () -> add(at, kind));
    }
    if (thing.orElse(null) instanceof StudyThing.Drawn frame) {
      menu.getItems().add(new SeparatorMenuItem());
      for (MarkKind kind : StudyKind.STREAM.marks()) {
        item(
            "change-" + kind.word(),
            "study.menu.change",
            names().mark(kind),
            () -> drawing.change(frame.index(), kind));
      }
      item("remove", "study.menu.remove", "", () -> remove(frame.index()));
    }
    menu.show(view, screenX, screenY);
  }

  private void item(String id, String key, String argument, Runnable run) {
    MenuItem item = new MenuItem(context.words().get(key, argument));
    item.setId("study-menu-" + id);
    item.setOnAction(chosen -> run.run());
    menu.getItems().add(item);
  }

  private void remove(int index) {
    drawing.remove(index);
    context.said("study.said.removed");
  }

  private void scrolled(ScrollEvent event) {
    if (event.getDeltaY() != 0 && !event.isShortcutDown()) {
      context.model().goTo(context.model().cursor() + (event.getDeltaY() > 0 ? -1 : 1));
      event.consume();
    }
  }

  private void typed(KeyEvent event) {
    boolean plain = !event.isAltDown() && !event.isShortcutDown();
    if (plain && handled(event)) {
      event.consume();
    }
  }

  private boolean handled(KeyEvent event) {
    KeyCode code = event.getCode();
    int way = code == KeyCode.LEFT || code == KeyCode.UP ? -1 : 1;
    switch (code) {
      case LEFT, RIGHT, UP, DOWN -> {
        if (event.isShiftDown()) {
          index().ifPresent(index -> focus(drawing.shift(index, way)));
        } else {
          view.overlay().move(way);
        }
      }
      case HOME -> context.steps().toFirst();
      case END -> context.steps().toLast();
      case PAGE_UP -> context.model().goTo(context.model().cursor() - 10);
      case PAGE_DOWN -> context.model().goTo(context.model().cursor() + 10);
      case DELETE, BACK_SPACE -> index().ifPresent(this::remove);
      case INSERT -> add(context.model().reading().step().at(), MarkKind.DATA);
      case ENTER, SPACE -> index().flatMap(drawing::frame).ifPresent(frame -> goTo(frame.at()));
      case CONTEXT_MENU -> openMenuAtKeys();
      case F10 -> {
        if (!event.isShiftDown()) {
          return false;
        }
        openMenuAtKeys();
      }
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

  private void openMenuAtKeys() {
    Optional<Place> place = view.focused();
    double x = place.map(p -> p.area().left()).orElse(20.0);
    double y = place.map(p -> p.area().bottom()).orElse(20.0);
    Point2D screen = view.localToScreen(x, y);
    long at =
        index()
            .flatMap(drawing::frame)
            .map(frame -> frame.at())
            .orElse(context.model().reading().step().at());
    openMenu(place.map(Place::thing), at, screen.getX(), screen.getY());
  }
}
