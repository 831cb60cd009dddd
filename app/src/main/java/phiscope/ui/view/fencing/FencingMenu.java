package phiscope.ui.view.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import phiscope.bench.FencingWords;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.Party;
import phiscope.figure.Rectangle;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.fencing.FencingVerbs;

/** What can be done at a place of a figure: every fault, by pointer and by keys. */
final class FencingMenu {
  private final FencingContext context;
  private final RunFigureView view;
  private final ContextMenu menu = new ContextMenu();

  FencingMenu(FencingContext context, RunFigureView view) {
    this.context = context;
    this.view = view;
    menu.setId("fencing-menu");
  }

  void hide() {
    menu.hide();
  }

  private static Optional<Party> party(Thing thing) {
    if (thing instanceof FencingThing.Who who) {
      return Optional.of(who.party());
    }
    return thing instanceof FencingThing.Lane lane ? Optional.of(lane.party()) : Optional.empty();
  }

  /** Opens at the pointer; in the space-time diagram at the time there. */
  void openAt(double x, double y, double screenX, double screenY) {
    Optional<Place> place = view.painted().flatMap(picture -> picture.at(x, y));
    long at =
        view.painted()
            .flatMap(RunPicture::time)
            .filter(scale -> place.map(Place::thing).orElse(null) instanceof FencingThing.Lane)
            .map(scale -> scale.timeAt(x))
            .orElse(context.verbs().now());
    open(place, at, screenX, screenY);
  }

  /** Opens at what the keys are at; there the time is that of the cursor. */
  void openAtKeys() {
    Optional<Place> place = view.focused();
    Rectangle area = place.map(Place::area).orElse(new Rectangle(20, 20, 20, 20));
    Point2D corner = view.localToScreen(Math.max(area.left(), 0) + 12, area.bottom());
    open(place, context.verbs().now(), corner.getX(), corner.getY());
  }

  private void open(Optional<Place> place, long at, double screenX, double screenY) {
    List<MenuItem> items = new ArrayList<>();
    Thing thing = place.map(Place::thing).orElse(null);
    if (thing instanceof FencingThing.Sent sent) {
      items.add(item("markMessage", () -> context.model().choose(sent.message())));
    }
    Optional<Party> party = Optional.ofNullable(thing).flatMap(FencingMenu::party);
    party.filter(Party::isHolder).ifPresent(it -> items.addAll(ofHolder(it.holder(), at)));
    if (!items.isEmpty()) {
      items.add(new SeparatorMenuItem());
    }
    items.addAll(ofOthers(at));
    menu.getItems().setAll(items);
    menu.show(view, screenX, screenY);
  }

  private List<MenuItem> ofHolder(int holder, long at) {
    FencingVerbs verbs = context.verbs();
    Menu cut = new Menu(context.words().get("fencingview.verb.cut", FencingWords.holder(holder)));
    cut.setId("fencing-verb-cut");
    for (Side side : Side.values()) {
      MenuItem from = new MenuItem(context.words().get("fencingview.side." + side.name()));
      from.setId("fencing-verb-cut-" + side.name());
      from.setOnAction(
          chosen -> {
            verbs.cut(holder, side, at);
            context.said("fencingview.said.cut", FencingWords.holder(holder));
          });
      cut.getItems().add(from);
    }
    return List.of(
        act("write", holder, () -> verbs.write(holder, at)),
        act("writeOwn", holder, () -> verbs.writeUnderOwnNumber(holder, at)),
        act("pause", holder, () -> verbs.pause(holder, at)),
        act("crash", holder, () -> verbs.crash(holder, at)),
        act("restart", holder, () -> verbs.restart(holder, at)),
        cut,
        act("slow", holder, () -> verbs.slow(holder, at)),
        act("slowClock", holder, () -> verbs.slowClock(holder, at)),
        act("clockBack", holder, () -> verbs.clockBack(holder, at)),
        act("refuse", holder, () -> verbs.refuse(holder, at)));
  }

  private List<MenuItem> ofOthers(long at) {
    FencingVerbs verbs = context.verbs();
    List<MenuItem> items = new ArrayList<>();
    verbs
        .unanswered()
        .ifPresent(
            request -> {
              String name = FencingWords.request(request.id());
              MenuItem repeat = new MenuItem(context.words().get("fencingview.verb.repeat", name));
              repeat.setId("fencing-verb-repeat");
              repeat.setOnAction(
                  chosen -> {
                    verbs.repeat(request.id(), at);
                    context.said("fencingview.said.repeat", name);
                  });
              items.add(repeat);
            });
    items.add(
        item(
            "suspect",
            () -> {
              verbs.suspect(at);
              context.said("fencingview.said.suspect");
            }));
    items.add(
        item(
            "restartResource",
            () -> {
              verbs.restartResource(at);
              context.said("fencingview.said.restartResource");
            }));
    return items;
  }

  private MenuItem act(String verb, int holder, Runnable action) {
    return item(
        verb,
        () -> {
          action.run();
          context.said("fencingview.said." + verb, FencingWords.holder(holder));
        });
  }

  private MenuItem item(String verb, Runnable action) {
    MenuItem item = new MenuItem(context.words().get("fencingview.verb." + verb));
    item.setId("fencing-verb-" + verb);
    item.setOnAction(chosen -> action.run());
    return item;
  }
}
