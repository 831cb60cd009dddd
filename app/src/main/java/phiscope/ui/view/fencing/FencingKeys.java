package phiscope.ui.view.fencing;

import java.util.Optional;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.run.Place;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunKeys;

/**
 * The keys on a figure: arrows go from thing to thing, Enter chooses, the menu key lists what can
 * be done, Home and End and Page Up and Down walk through the run.
 */
final class FencingKeys implements RunKeys.Acts {
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
    new RunKeys(view, context.steps(), this).listen();
  }

  @Override
  public void openMenu() {
    menu.openAtKeys();
  }

  @Override
  public void choose() {
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

  @Override
  public void pick() {
    choose();
  }

  @Override
  public boolean clear() {
    boolean something = context.model().bench().view().chosen().isPresent();
    context.model().chooseNothing();
    return something;
  }
}
