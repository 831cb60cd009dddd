package phiscope.ui.view.fencing;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.run.Place;
import phiscope.ui.view.run.RunFigureView;

/**
 * The keys on a figure: arrows go from thing to thing, Enter chooses, the menu key lists what can
 * be done, Home and End and Page Up and Down walk through the run.
 */
final class FencingKeys {
  private static final int PAGE = 10;

  private final FencingContext context;
  private final RunFigureView view;
  private final FencingMenu menu;
  private final FencingGestures gestures;

  FencingKeys(
      FencingContext context, RunFigureView view, FencingMenu menu, FencingGestures gestures) {
    this.context = context;
    this.view = view;
    this.menu = menu;
    this.gestures = gestures;
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
      case ENTER, SPACE -> choose();
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
      boolean acts =
          place.get().thing() instanceof FencingThing.Lane
              || place.get().thing() instanceof FencingThing.Who;
      if (acts) {
        menu.openAtKeys();
      } else {
        gestures.choose(place.map(Place::thing), place.get().area().left());
      }
    }
  }

  /** Takes back what is marked; false where nothing is. */
  private boolean clear() {
    boolean something = context.model().bench().view().chosen().isPresent();
    context.model().chooseNothing();
    return something;
  }
}
