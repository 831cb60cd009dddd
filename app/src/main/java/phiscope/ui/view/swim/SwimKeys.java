package phiscope.ui.view.swim;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import phiscope.figure.Rectangle;
import phiscope.figure.run.Place;
import phiscope.figure.run.Thing;
import phiscope.figure.swim.SwimThing;
import phiscope.ui.view.run.RunFigureView;

/**
 * The keys on a figure: arrows go from thing to thing, Enter chooses, Space picks a member, the
 * menu key lists what can be done, Home and End and Page Up and Down walk through the run.
 */
final class SwimKeys {
  private static final int PAGE = 10;

  private final SwimContext context;
  private final RunFigureView view;
  private final FaultMenu menu;

  SwimKeys(SwimContext context, RunFigureView view, FaultMenu menu) {
    this.context = context;
    this.view = view;
    this.menu = menu;
  }

  void listen() {
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    boolean plain = !event.isAltDown() && !event.isShortcutDown();
    if (plain && handled(event)) {
      event.consume();
    }
  }

  private boolean handled(KeyEvent event) {
    KeyCode code = event.getCode();
    switch (code) {
      case RIGHT, DOWN -> view.overlay().move(1);
      case LEFT, UP -> view.overlay().move(-1);
      case HOME -> context.steps().toFirst();
      case END -> context.steps().toLast();
      case PAGE_DOWN -> context.model().goTo(context.model().cursor() + PAGE);
      case PAGE_UP -> context.model().goTo(context.model().cursor() - PAGE);
      case ENTER -> choose();
      case SPACE -> pick();
      case CONTEXT_MENU -> menu.openAtKeys();
      case ESCAPE -> {
        return clear();
      }
      case F10 -> {
        if (!event.isShiftDown()) {
          return false;
        }
        menu.openAtKeys();
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private void choose() {
    Optional<Place> place = view.focused();
    if (place.isPresent()) {
      Thing thing = place.get().thing();
      Rectangle area = place.get().area();
      if (thing instanceof SwimThing.Sent sent) {
        context.model().choose(sent.id());
      } else if (thing instanceof SwimThing.Member member) {
        context.model().look(now -> now.seenBy(member.member()));
      } else if (thing instanceof SwimThing.Belief belief) {
        context.model().look(now -> now.seenBy(belief.observer()));
      } else {
        menu.openAtKeys();
      }
      view.overlay().showName(place.get().label(), area.right(), area.bottom());
    }
  }

  private void pick() {
    view.focused()
        .flatMap(place -> FaultMenu.memberOf(place.thing()))
        .ifPresent(member -> context.model().look(now -> now.toggling(member)));
  }

  /** Takes back what is marked and picked; false where nothing is. */
  private boolean clear() {
    boolean something =
        context.model().bench().view().chosen().isPresent()
            || !context.model().options().picked().isEmpty();
    if (something) {
      context.model().chooseNothing();
      context.model().look(now -> now.picking(java.util.List.of()));
    }
    return something;
  }
}
