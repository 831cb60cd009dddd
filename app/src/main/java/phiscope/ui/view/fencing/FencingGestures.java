package phiscope.ui.view.fencing;

import java.util.Optional;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import phiscope.bench.FencingWords;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Party;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.ui.view.run.RunFigureView;

/**
 * The pointer on a figure. A click chooses a message, goes to a breach, or to the frame there; a
 * drag along the line of a holder pauses it; the wheel walks and zooms.
 */
final class FencingGestures {
  private static final double DRAG = 6;

  private final FencingContext context;
  private final RunFigureView view;
  private final FencingMenu menu;
  private Held held;

  /**
   * What was under the pointer when it went down.
   *
   * @param holder whose line it is, whatever lies over it
   */
  private record Held(
      double x, double y, Optional<Thing> thing, Optional<Integer> holder, boolean dragging) {
    Held moving() {
      return new Held(x, y, thing, holder, true);
    }
  }

  FencingGestures(FencingContext context, RunFigureView view, FencingMenu menu) {
    this.context = context;
    this.view = view;
    this.menu = menu;
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
        .filter(place -> !(place.thing() instanceof FencingThing.Lane))
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
      held = new Held(event.getX(), event.getY(), thing, lane(event.getX(), event.getY()), false);
    }
  }

  /** The holder whose line is there, whatever lies over it. */
  private Optional<Integer> lane(double x, double y) {
    return view.painted().stream()
        .flatMap(picture -> picture.places().stream())
        .filter(place -> place.holds(x, y))
        .map(Place::thing)
        .filter(FencingThing.Lane.class::isInstance)
        .map(thing -> ((FencingThing.Lane) thing).party())
        .filter(Party::isHolder)
        .map(Party::holder)
        .findFirst();
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
    if (held.holder().isPresent()) {
      double x = Math.max(0, Math.min(view.getWidth(), event.getX()));
      view.overlay().showLasso(held.x(), held.y() - 6, x, held.y() + 6);
    }
  }

  private void released(MouseEvent event) {
    if (held == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    Held done = held;
    held = null;
    view.overlay().hideDrawing();
    if (!done.dragging()) {
      done.thing().ifPresent(view.overlay()::focus);
      choose(done.thing(), done.x());
    } else if (done.holder().isPresent()) {
      pause(done.holder().get(), done.x(), event.getX());
    }
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

  private void scrolled(ScrollEvent event) {
    if (view.kind() == FencingFigureKind.SPACE_TIME && event.getDeltaY() != 0) {
      if (event.isShortcutDown()) {
        context.model().look(now -> now.zoomed(event.getDeltaY() > 0 ? 0.8 : 1.25));
      } else {
        context.model().goTo(context.model().cursor() + (event.getDeltaY() > 0 ? -1 : 1));
      }
      event.consume();
    }
  }
}
