package phiscope.ui.view.fencing;

import java.util.Optional;
import javafx.scene.input.MouseEvent;
import phiscope.bench.FencingWords;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Party;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunPointer;
import phiscope.ui.view.run.RunWheel;

/**
 * The pointer on a figure. A click chooses a message, goes to a breach, or to the frame there; a
 * drag along the line of a holder pauses it; the wheel walks and zooms.
 */
final class FencingGestures implements RunPointer.Acts {
  private static final double DRAG = 6;

  private final FencingContext context;
  private final RunFigureView view;
  private final FencingMenu menu;

  FencingGestures(FencingContext context, RunFigureView view, FencingMenu menu) {
    this.context = context;
    this.view = view;
    this.menu = menu;
  }

  void listen() {
    new RunPointer(view, DRAG, this).listen();
    if (view.kind() == FencingFigureKind.SPACE_TIME) {
      RunWheel.turn(
          view, context.steps(), factor -> context.model().look(now -> now.zoomed(factor)));
    }
  }

  @Override
  public boolean isNamed(Thing thing) {
    return !(thing instanceof FencingThing.Lane);
  }

  @Override
  public void openMenu(MouseEvent event) {
    menu.openAt(event.getX(), event.getY(), event.getScreenX(), event.getScreenY());
  }

  @Override
  public void hideMenu() {
    menu.hide();
  }

  /** The holder on whose line it began. */
  private static Optional<Integer> holder(RunPointer.Held from) {
    return from.all().stream()
        .filter(FencingThing.Lane.class::isInstance)
        .map(thing -> ((FencingThing.Lane) thing).party())
        .filter(Party::isHolder)
        .map(Party::holder)
        .findFirst();
  }

  @Override
  public void dragged(RunPointer.Held from, double x, double y) {
    if (holder(from).isPresent()) {
      double end = Math.max(0, Math.min(view.getWidth(), x));
      view.overlay().showLasso(from.x(), from.y() - 6, end, from.y() + 6);
    }
  }

  @Override
  public void dropped(RunPointer.Held from, double x, double y) {
    holder(from).ifPresent(holder -> pause(holder, from.x(), x));
  }

  @Override
  public void clicked(RunPointer.Held at, MouseEvent event) {
    at.thing().ifPresent(view.overlay()::focus);
    choose(at.thing(), at.x());
  }

  private void pause(int holder, double x1, double x2) {
    Optional<FrameScale> scale = view.painted().flatMap(RunPicture::time);
    if (scale.isPresent()) {
      long from = scale.get().timeAt(Math.min(x1, x2));
      long to = scale.get().timeAt(Math.max(x1, x2));
      context.verbs().pause(holder, from, Math.max(from + 1, to));
      context.said("fencingview.said.paused", FencingWords.holder(holder));
    }
  }

  /** What a click does, and Enter. */
  void choose(Optional<Thing> thing, double x) {
    Thing what = thing.orElse(null);
    if (what instanceof FencingThing.Sent sent) {
      context.model().choose(sent.message());
    } else if (what instanceof FencingThing.Breach breach) {
      context.model().goTo(breach.frame());
    } else if (what instanceof FencingThing.Law law) {
      toBreach(law.invariant());
    } else if (what == null || what instanceof FencingThing.Lane) {
      view.painted()
          .flatMap(RunPicture::time)
          .ifPresent(scale -> context.model().goTo(scale.frameAt(x)));
    }
  }

  /** Goes to where it is broken first; again, to where it was broken last. */
  private void toBreach(Invariant invariant) {
    InvariantState now = context.model().reading().snapshot().invariant(invariant);
    int first = context.model().run().firstBreach(invariant).orElse(-1);
    if (first < 0) {
      context.said("fencingview.said.holds");
    } else {
      int here = context.model().cursor();
      int latest = now.latest().map(InvariantState.Breach::frame).orElse(first);
      context.model().goTo(here == first ? latest : first);
    }
  }
}
