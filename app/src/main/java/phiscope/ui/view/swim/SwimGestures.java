package phiscope.ui.view.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import phiscope.bench.script.ScriptValues;
import phiscope.figure.Rectangle;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.figure.swim.SwimThing;
import phiscope.ui.view.run.RunFigureView;

/**
 * The pointer on a figure. A click chooses; a drag along a line pauses the member; a drag from
 * member to member cuts the way there; a drag over empty ground of the ring picks the members in
 * it; the wheel zooms the space-time diagram.
 */
final class SwimGestures {
  private static final double DRAG = 6;

  private final SwimContext context;
  private final RunFigureView view;
  private final FaultMenu menu;
  private Held held;

  /**
   * What was under the pointer when it went down.
   *
   * @param thing the foremost, for a click
   * @param member the member there, whatever lies over it, for a drag
   */
  private record Held(
      double x, double y, Optional<Thing> thing, Optional<Integer> member, boolean dragging) {
    Held moving() {
      return new Held(x, y, thing, member, true);
    }
  }

  SwimGestures(SwimContext context, RunFigureView view) {
    this.context = context;
    this.view = view;
    this.menu = new FaultMenu(context, view);
  }

  FaultMenu menu() {
    return menu;
  }

  void listen() {
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    view.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.overlay().hideName());
    view.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
  }

  private Optional<Place> at(double x, double y) {
    return view.painted().flatMap(picture -> picture.at(x, y));
  }

  private void moved(MouseEvent event) {
    at(event.getX(), event.getY())
        .filter(place -> !(place.thing() instanceof SwimThing.Lane))
        .ifPresentOrElse(
            place -> view.overlay().showName(place.label(), event.getX(), event.getY()),
            view.overlay()::hideName);
  }

  private void pressed(MouseEvent event) {
    view.requestFocus();
    view.overlay().hideName();
    if (event.getButton() == MouseButton.SECONDARY) {
      menu.openAt(event.getX(), event.getY(), event.getScreenX(), event.getScreenY());
      event.consume();
    } else if (event.getButton() == MouseButton.PRIMARY) {
      menu.hide();
      Optional<Thing> thing = at(event.getX(), event.getY()).map(Place::thing);
      held = new Held(event.getX(), event.getY(), thing, target(event.getX(), event.getY()), false);
    }
  }

  private void dragged(MouseEvent event) {
    if (held == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    double away = Math.hypot(event.getX() - held.x(), event.getY() - held.y());
    if (!held.dragging() && away < DRAG) {
      return;
    }
    held = held.moving();
    double x = Math.max(0, Math.min(view.getWidth(), event.getX()));
    double y = Math.max(0, Math.min(view.getHeight(), event.getY()));
    if (held.member().isEmpty()) {
      if (view.kind() == SwimFigureKind.RING) {
        view.overlay().showLasso(held.x(), held.y(), x, y);
      }
    } else if (isAlongLane(x, y)) {
      view.overlay().showLasso(held.x(), held.y() - 6, x, held.y() + 6);
    } else {
      view.overlay().showCut(held.x(), held.y(), x, y);
    }
  }

  /** Whether the drag has stayed on the line on which it began. */
  private boolean isAlongLane(double x, double y) {
    return view.kind() == SwimFigureKind.SPACE_TIME && target(x, y).equals(held.member());
  }

  private static Optional<Integer> memberOf(Place place) {
    return memberOf(place.thing());
  }

  private static Optional<Integer> memberOf(Thing thing) {
    if (thing instanceof SwimThing.Member member) {
      return Optional.of(member.member());
    }
    return thing instanceof SwimThing.Lane lane ? Optional.of(lane.member()) : Optional.empty();
  }

  private void released(MouseEvent event) {
    if (held == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    Held done = held;
    view.overlay().hideDrawing();
    if (done.dragging()) {
      drawn(done, event.getX(), event.getY());
    } else {
      clicked(done, event);
    }
    held = null;
  }

  private void drawn(Held done, double x, double y) {
    Optional<Integer> from = done.member();
    if (from.isEmpty()) {
      if (view.kind() == SwimFigureKind.RING) {
        pick(
            new Rectangle(
                Math.min(done.x(), x),
                Math.min(done.y(), y),
                Math.max(done.x(), x),
                Math.max(done.y(), y)));
      }
      return;
    }
    if (isAlongLane(x, y)) {
      pause(from.get(), done.x(), x);
      return;
    }
    Optional<Integer> to = target(x, y);
    if (to.isPresent() && !to.equals(from)) {
      context.verbs().cut(from.get(), to.get(), timeAt(done.x()));
      context.said(
          "swimview.said.cut", ScriptValues.member(from.get()), ScriptValues.member(to.get()));
    }
  }

  /** The member under the pointer, whatever lies over it. */
  private Optional<Integer> target(double x, double y) {
    return view.painted().stream()
        .flatMap(picture -> picture.places().stream())
        .filter(place -> place.holds(x, y))
        .flatMap(place -> memberOf(place).stream())
        .findFirst();
  }

  private void pause(int member, double x1, double x2) {
    long from = timeAt(Math.min(x1, x2));
    long to = timeAt(Math.max(x1, x2));
    context.verbs().pause(member, from, Math.max(from + 1, to));
    context.said("swimview.said.paused", ScriptValues.member(member));
  }

  /** In the space-time diagram the time there, elsewhere that of the cursor. */
  long timeAt(double x) {
    Optional<FrameScale> scale = view.painted().flatMap(RunPicture::time);
    return scale.map(times -> times.timeAt(x)).orElse(context.verbs().now());
  }

  private void pick(Rectangle area) {
    List<Integer> inside = new ArrayList<>();
    view.painted().stream()
        .flatMap(picture -> picture.places().stream())
        .filter(place -> place.thing() instanceof SwimThing.Member)
        .filter(place -> holdsCentre(area, place.area()))
        .forEach(place -> memberOf(place).ifPresent(inside::add));
    List<Integer> members = List.copyOf(new TreeSet<>(inside));
    context.model().look(now -> now.picking(members));
    context.said("swimview.said.picked", String.valueOf(members.size()));
  }

  private static boolean holdsCentre(Rectangle area, Rectangle place) {
    double x = (place.left() + place.right()) / 2;
    double y = (place.top() + place.bottom()) / 2;
    return x >= area.left() && x <= area.right() && y >= area.top() && y <= area.bottom();
  }

  private void clicked(Held done, MouseEvent event) {
    done.thing().ifPresent(view.overlay()::focus);
    boolean more = event.isShiftDown() || event.isShortcutDown();
    choose(done.thing(), done.x(), more);
  }

  /** What a click or Enter does. */
  void choose(Optional<Thing> thing, double x, boolean more) {
    if (thing.isEmpty()) {
      view.painted()
          .flatMap(RunPicture::time)
          .ifPresentOrElse(
              scale -> context.model().goTo(scale.frameAt(x)),
              () -> context.model().look(now -> now.picking(List.of()).truth()));
    } else if (thing.get() instanceof SwimThing.Sent sent) {
      context.model().choose(sent.id());
    } else if (thing.get() instanceof SwimThing.Member member) {
      context
          .model()
          .look(now -> more ? now.toggling(member.member()) : now.seenBy(member.member()));
    } else if (thing.get() instanceof SwimThing.Belief belief) {
      context.model().look(now -> now.seenBy(belief.observer()));
    } else if (thing.get() instanceof SwimThing.Lane) {
      view.painted()
          .flatMap(RunPicture::time)
          .ifPresent(scale -> context.model().goTo(scale.frameAt(x)));
    }
  }

  private void scrolled(ScrollEvent event) {
    if (view.kind() == SwimFigureKind.SPACE_TIME && event.getDeltaY() != 0) {
      if (event.isShortcutDown()) {
        context.model().look(now -> now.zoomed(event.getDeltaY() > 0 ? 0.8 : 1.25));
      } else {
        context.model().goTo(context.model().cursor() + (event.getDeltaY() > 0 ? -1 : 1));
      }
      event.consume();
    }
  }
}
