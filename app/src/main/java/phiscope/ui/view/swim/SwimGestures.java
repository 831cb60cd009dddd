package phiscope.ui.view.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import javafx.scene.input.MouseEvent;
import phiscope.bench.script.ScriptValues;
import phiscope.figure.Rectangle;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.figure.swim.SwimFigureKind;
import phiscope.figure.swim.SwimThing;
import phiscope.text.Numbers;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunPointer;
import phiscope.ui.view.run.RunWheel;

/**
 * The pointer on a figure. A click chooses; a drag along a line pauses the member; a drag from
 * member to member cuts the way there; a drag over empty ground of the ring picks the members in
 * it; the wheel zooms the space-time diagram.
 */
final class SwimGestures implements RunPointer.Acts {
  private static final double DRAG = 6;

  private final SwimContext context;
  private final RunFigureView view;
  private final FaultMenu menu;
  private final RunPointer pointer;

  SwimGestures(SwimContext context, RunFigureView view) {
    this.context = context;
    this.view = view;
    this.menu = new FaultMenu(context, view);
    this.pointer = new RunPointer(view, DRAG, this);
  }

  FaultMenu menu() {
    return menu;
  }

  void listen() {
    pointer.listen();
    if (view.kind() == SwimFigureKind.SPACE_TIME) {
      RunWheel.turn(
          view, context.steps(), factor -> context.model().look(now -> now.zoomed(factor)));
    }
  }

  @Override
  public boolean isNamed(Thing thing) {
    return !(thing instanceof SwimThing.Lane);
  }

  @Override
  public void openMenu(MouseEvent event) {
    menu.openAt(event.getX(), event.getY(), event.getScreenX(), event.getScreenY());
  }

  @Override
  public void hideMenu() {
    menu.hide();
  }

  @Override
  public void dragged(RunPointer.Held from, double toX, double toY) {
    double x = Math.max(0, Math.min(view.getWidth(), toX));
    double y = Math.max(0, Math.min(view.getHeight(), toY));
    if (member(from.all()).isEmpty()) {
      if (view.kind() == SwimFigureKind.RING) {
        view.overlay().showLasso(from.x(), from.y(), x, y);
      }
    } else if (isAlongLane(from, x, y)) {
      view.overlay().showLasso(from.x(), from.y() - 6, x, from.y() + 6);
    } else {
      view.overlay().showCut(from.x(), from.y(), x, y);
    }
  }

  /** The member in a place, whatever lies over it. */
  private static Optional<Integer> member(List<Thing> all) {
    return all.stream().flatMap(thing -> memberOf(thing).stream()).findFirst();
  }

  /** Whether the drag has stayed on the line on which it began. */
  private boolean isAlongLane(RunPointer.Held from, double x, double y) {
    return view.kind() == SwimFigureKind.SPACE_TIME
        && member(pointer.allAt(x, y)).equals(member(from.all()));
  }

  private static Optional<Integer> memberOf(Thing thing) {
    if (thing instanceof SwimThing.Member member) {
      return Optional.of(member.member());
    }
    return thing instanceof SwimThing.Lane lane ? Optional.of(lane.member()) : Optional.empty();
  }

  @Override
  public void dropped(RunPointer.Held from, double x, double y) {
    Optional<Integer> member = member(from.all());
    Optional<Integer> to = member(pointer.allAt(x, y));
    if (member.isEmpty()) {
      if (view.kind() == SwimFigureKind.RING) {
        pick(
            new Rectangle(
                Math.min(from.x(), x),
                Math.min(from.y(), y),
                Math.max(from.x(), x),
                Math.max(from.y(), y)));
      }
    } else if (isAlongLane(from, x, y)) {
      pause(member.get(), from.x(), x);
    } else if (to.isPresent() && !to.equals(member)) {
      context.verbs().cut(member.get(), to.get(), timeAt(from.x()));
      context.said(
          "swimview.said.cut", ScriptValues.member(member.get()), ScriptValues.member(to.get()));
    }
  }

  @Override
  public void clicked(RunPointer.Held at, MouseEvent event) {
    at.thing().ifPresent(view.overlay()::focus);
    choose(at.thing(), at.x(), event.isShiftDown() || event.isShortcutDown());
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
        .forEach(place -> memberOf(place.thing()).ifPresent(inside::add));
    List<Integer> members = List.copyOf(new TreeSet<>(inside));
    context.model().look(now -> now.picking(members));
    context.said("swimview.said.picked", Numbers.whole(members.size()));
  }

  private static boolean holdsCentre(Rectangle area, Rectangle place) {
    double x = (place.left() + place.right()) / 2;
    double y = (place.top() + place.bottom()) / 2;
    return x >= area.left() && x <= area.right() && y >= area.top() && y <= area.bottom();
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
}
