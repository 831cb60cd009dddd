package phiscope.ui.view.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import phiscope.bench.script.ScriptValues;
import phiscope.figure.Rectangle;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.figure.swim.SwimThing;
import phiscope.text.Numbers;
import phiscope.ui.view.run.RunFigureView;

/** What can be done at a place of a figure: every fault, by pointer and by keys. */
final class FaultMenu {
  /** A longer menu fits on no screen; whoever is meant can be drawn to, or typed. */
  private static final int MOST_IN_MENU = 24;

  private final SwimContext context;
  private final RunFigureView view;
  private final ContextMenu menu = new ContextMenu();

  FaultMenu(SwimContext context, RunFigureView view) {
    this.context = context;
    this.view = view;
    menu.setId("swim-menu");
  }

  void hide() {
    menu.hide();
  }

  /** The member that a thing is about. */
  static Optional<Integer> memberOf(Thing thing) {
    if (thing instanceof SwimThing.Member member) {
      return Optional.of(member.member());
    }
    if (thing instanceof SwimThing.Lane lane) {
      return Optional.of(lane.member());
    }
    return thing instanceof SwimThing.Belief belief
        ? Optional.of(belief.subject())
        : Optional.empty();
  }

  /** Opens at the pointer. */
  void openAt(double x, double y, double screenX, double screenY) {
    Optional<Place> place = view.painted().flatMap(picture -> picture.at(x, y));
    long at = timeAt(x);
    open(place, at, screenX, screenY);
  }

  private long timeAt(double x) {
    return view.painted()
        .flatMap(RunPicture::time)
        .map(scale -> scale.timeAt(x))
        .orElse(context.verbs().now());
  }

  /** Opens at what the keys are at; there the time is that of the cursor. */
  void openAtKeys() {
    Optional<Place> place = view.focused();
    Rectangle area = place.map(Place::area).orElse(new Rectangle(20, 20, 20, 20));
    Point2D corner = view.localToScreen(Math.max(area.left(), 0) + 12, area.bottom());
    open(place, context.verbs().now(), corner.getX(), corner.getY());
  }

  private void open(Optional<Place> place, long at, double screenX, double screenY) {
    Optional<Integer> member = place.map(Place::thing).flatMap(FaultMenu::memberOf);
    List<MenuItem> items = new ArrayList<>();
    place
        .map(Place::thing)
        .filter(SwimThing.Sent.class::isInstance)
        .map(SwimThing.Sent.class::cast)
        .ifPresent(sent -> items.add(item("markMessage", () -> context.model().choose(sent.id()))));
    member.ifPresent(found -> items.addAll(ofMember(found, at)));
    if (!items.isEmpty()) {
      items.add(new SeparatorMenuItem());
    }
    items.addAll(ofCluster(at));
    menu.getItems().setAll(items);
    menu.show(view, screenX, screenY);
  }

  private List<MenuItem> ofMember(int member, long at) {
    var verbs = context.verbs();
    Menu cut = ways("cut", member, other -> verbs.cut(member, other, at));
    Menu delay = ways("delay", member, other -> verbs.delay(member, other, at));
    return List.of(
        look(member),
        act("crash", member, () -> verbs.crash(member, at)),
        act("pause", member, () -> verbs.pause(member, at)),
        act("observerPause", member, () -> verbs.observerPause(member, at)),
        act("slow", member, () -> verbs.slow(member, at)),
        act("lose", member, () -> verbs.lose(member, at)),
        act("loseAll", member, () -> verbs.loseAll(member, at)),
        cut,
        delay,
        act("restart", member, () -> verbs.restart(member, at)),
        act("leave", member, () -> verbs.leave(member, at)),
        act("clockStep", member, () -> verbs.clockStep(member, at)),
        act("announce", member, () -> verbs.announce(member, at)));
  }

  /** A choice of the member at the other end of a way. */
  private Menu ways(String verb, int member, IntConsumer act) {
    String name = ScriptValues.member(member);
    Menu menu = new Menu(context.words().get("swimview.verb." + verb + "To", name));
    menu.setId("swim-verb-" + verb + "To");
    List<Integer> members = context.model().members();
    for (int other : members.subList(0, Math.min(MOST_IN_MENU, members.size()))) {
      if (other != member) {
        MenuItem to = new MenuItem(ScriptValues.member(other));
        to.setId("swim-verb-" + verb + "To-" + other);
        to.setOnAction(
            chosen -> {
              act.accept(other);
              context.said("swimview.said." + verb, name, ScriptValues.member(other));
            });
        menu.getItems().add(to);
      }
    }
    return menu;
  }

  private MenuItem look(int member) {
    return item("seeWith", () -> context.model().look(now -> now.seenBy(member)));
  }

  private List<MenuItem> ofCluster(long at) {
    List<MenuItem> items = new ArrayList<>();
    List<Integer> picked = context.model().options().picked();
    if (!picked.isEmpty()) {
      items.add(
          item(
              "partition",
              () -> {
                context.verbs().partition(picked, at);
                context.said("swimview.said.partitioned", Numbers.whole(picked.size()));
              }));
    }
    items.add(
        item(
            "heal",
            () -> {
              context.verbs().heal(at);
              context.said("swimview.said.healed");
            }));
    items.add(
        item(
            "join",
            () -> {
              context.verbs().join(at);
              context.said("swimview.said.joined");
            }));
    for (boolean synced : new boolean[] {true, false}) {
      items.add(
          item(
              synced ? "joinMany" : "joinUnsynced",
              () -> {
                context.verbs().joinMany(synced, at);
                context.said("swimview.said.joinedMany");
              }));
    }
    return items;
  }

  private MenuItem act(String verb, int member, Runnable action) {
    return item(
        verb,
        () -> {
          action.run();
          context.said("swimview.said." + verb, ScriptValues.member(member));
        });
  }

  private MenuItem item(String verb, Runnable action) {
    MenuItem item = new MenuItem(context.words().get("swimview.verb." + verb));
    item.setId("swim-verb-" + verb);
    item.setOnAction(chosen -> action.run());
    return item;
  }
}
