package phiscope.ui.view.swim;

import java.util.Optional;
import phiscope.figure.Rectangle;
import phiscope.figure.run.Place;
import phiscope.figure.run.Thing;
import phiscope.figure.swim.SwimThing;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunKeys;

/**
 * The keys on a figure: arrows go from thing to thing, Enter chooses, Space picks a member, the
 * menu key lists what can be done, Home and End and Page Up and Down walk through the run.
 */
final class SwimKeys implements RunKeys.Acts {
  private final SwimContext context;
  private final RunFigureView view;
  private final FaultMenu menu;

  SwimKeys(SwimContext context, RunFigureView view, FaultMenu menu) {
    this.context = context;
    this.view = view;
    this.menu = menu;
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

  @Override
  public void pick() {
    view.focused()
        .flatMap(place -> FaultMenu.memberOf(place.thing()))
        .ifPresent(member -> context.model().look(now -> now.toggling(member)));
  }

  @Override
  public boolean clear() {
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
