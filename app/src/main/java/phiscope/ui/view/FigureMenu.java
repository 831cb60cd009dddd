package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import phiscope.core.trace.Pause;
import phiscope.figure.Axis;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Target;
import phiscope.ui.viewmodel.TapeVerbs;

/** The context menu of a figure: every verb for the handle or the place under the pointer. */
final class FigureMenu {
  private final Bench bench;
  private final FigureView view;
  private final TapeVerbs verbs;
  private final ContextMenu menu = new ContextMenu();

  FigureMenu(Bench bench, FigureView view) {
    this.bench = bench;
    this.view = view;
    this.verbs = bench.verbs();
  }

  void listen() {
    view.setOnContextMenuRequested(this::requested);
    view.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    boolean asks =
        event.getCode() == KeyCode.CONTEXT_MENU
            || (event.getCode() == KeyCode.F10 && event.isShiftDown());
    if (asks && !menu.isShowing()) {
      view.overlay().focused().ifPresent(this::openAtHandle);
      event.consume();
    }
  }

  /** Where the platform does not ask for a menu on its own. */
  private void clicked(MouseEvent click) {
    if (click.getButton() == MouseButton.SECONDARY && !menu.isShowing()) {
      openAt(click.getX(), click.getY(), click.getScreenX(), click.getScreenY());
      click.consume();
    }
  }

  private void requested(ContextMenuEvent event) {
    if (!event.isKeyboardTrigger()) {
      openAt(event.getX(), event.getY(), event.getScreenX(), event.getScreenY());
    } else {
      view.overlay().focused().ifPresent(this::openAtHandle);
    }
    event.consume();
  }

  private void openAt(double x, double y, double screenX, double screenY) {
    view.painted()
        .ifPresent(
            figure -> {
              menu.getItems().setAll(items(FigurePointer.at(figure, x, y), x));
              menu.show(view, screenX, screenY);
            });
  }

  private void openAtHandle(Handle handle) {
    double x = handle.x() + handle.width() / 2;
    Point2D at = view.localToScreen(x, handle.y() + handle.height() / 2);
    menu.getItems().setAll(items(Optional.of(handle), x));
    menu.show(view, at.getX(), at.getY());
  }

  private List<MenuItem> items(Optional<Handle> handle, double x) {
    List<MenuItem> items = new ArrayList<>();
    handle.ifPresent(
        held -> {
          items.add(item("type", () -> bench.entry().open(view, held)));
          heartbeat(held.target()).ifPresent(index -> items.addAll(heartbeatItems(index)));
          if (held.target() instanceof Target.Crash crash) {
            items.addAll(losing("loseAfterCrash", verbs.arrivingAfterCrash(crash.tape())));
            items.add(item("removeCrash", () -> verbs.removeCrash(crash.tape())));
          }
          if (held.target() instanceof Target.PauseEdge edge) {
            items.addAll(losing("loseWithin", verbs.arrivingWithin(edge.tape(), edge.pause())));
            items.add(item("removePause", () -> verbs.remove(held.target())));
          }
        });
    if (view.kind() == FigureKind.TAPE) {
      if (!items.isEmpty()) {
        items.add(new SeparatorMenuItem());
      }
      view.painted().flatMap(figure -> figure.x()).ifPresent(axis -> items.addAll(here(axis, x)));
    }
    if (view.kind() == FigureKind.TAPE || view.kind() == FigureKind.SAW_TOOTH) {
      items.add(item("showAll", bench.model()::showWholeTape));
    }
    return items;
  }

  /** Offers to lose heartbeats, if there are any. */
  private List<MenuItem> losing(String key, List<Integer> heartbeats) {
    return heartbeats.isEmpty()
        ? List.of()
        : List.of(item(key, () -> verbs.lose(view.tape(), heartbeats)));
  }

  private static Optional<Integer> heartbeat(Target target) {
    if (target instanceof Target.HeartbeatArrival heartbeat) {
      return Optional.of(heartbeat.index());
    }
    return target instanceof Target.IntervalLength interval
        ? Optional.of(interval.index())
        : Optional.empty();
  }

  private List<MenuItem> heartbeatItems(int index) {
    int tape = view.tape();
    boolean lost = !bench.model().bench().tapes().get(tape).heartbeats().get(index).isDelivered();
    return List.of(
        item(lost ? "deliver" : "lose", () -> verbs.toggleLost(tape, index)),
        item("duplicate", () -> verbs.duplicate(tape, index)),
        item("late", () -> verbs.late(tape, index)),
        item("restart", () -> verbs.restart(tape, index)),
        item("remove", () -> verbs.remove(tape, index)));
  }

  private List<MenuItem> here(Axis axis, double x) {
    int tape = view.tape();
    long tick = verbs.tickAt(axis, x);
    return List.of(
        item("add", () -> verbs.addHeartbeat(tape, tick)),
        item("now", () -> verbs.nowAt(tick)),
        item("crash", () -> verbs.crashAt(tape, tick)),
        item("pauseSender", () -> verbs.pauseAt(tape, tick, Pause.Who.SENDER)),
        item("pauseNetwork", () -> verbs.pauseAt(tape, tick, Pause.Who.NETWORK)),
        item("pauseObserver", () -> verbs.pauseAt(tape, tick, Pause.Who.OBSERVER)));
  }

  private MenuItem item(String key, Runnable action) {
    MenuItem item = new MenuItem(bench.words().get("ui.verb." + key));
    item.setId("verb-" + key);
    item.setOnAction(chosen -> action.run());
    return item;
  }
}
