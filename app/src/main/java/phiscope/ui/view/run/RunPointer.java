package phiscope.ui.view.run;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import phiscope.figure.run.Place;
import phiscope.figure.run.Thing;

/** The pointer on a figure: it names what it is over, opens a menu, and clicks or drags. */
public final class RunPointer {
  private final RunFigureView view;
  private final double slack;
  private final Acts acts;
  private Held held;
  private boolean dragging;

  /** What the pointer does on one figure. */
  public interface Acts {
    /** Whether a thing tells its name while the pointer is over it. */
    boolean isNamed(Thing thing);

    /** The other button was pressed. */
    void openMenu(MouseEvent event);

    void hideMenu();

    /**
     * The button went down, and up again at the same place. The later clicks of a double click are
     * not told: they are meant for what the first has done, and would do it again or undo it.
     */
    void clicked(Held at, MouseEvent event);

    /** It is being dragged, and is here now. */
    void dragged(Held from, double x, double y);

    /** It was dragged, and is let go here. */
    void dropped(Held from, double x, double y);

    /** It was dragged, and Escape takes back what that has done. */
    default void cancelled() {}
  }

  /**
   * What was under the pointer when the button went down.
   *
   * @param thing the foremost
   * @param all everything there, whatever lies over it
   */
  public record Held(double x, double y, Optional<Thing> thing, List<Thing> all) {
    /** How far away a place is, in pixels. */
    public double distance(double otherX, double otherY) {
      return Math.hypot(otherX - x, otherY - y);
    }
  }

  /**
   * @param slack so many pixels away it is a drag
   */
  public RunPointer(RunFigureView view, double slack, Acts acts) {
    this.view = view;
    this.slack = slack;
    this.acts = acts;
  }

  public void listen() {
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    view.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.overlay().hideName());
    view.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
  }

  /** Everything at a place of the picture, in its order. */
  public List<Thing> allAt(double x, double y) {
    return view.painted().stream()
        .flatMap(picture -> picture.places().stream())
        .filter(place -> place.holds(x, y))
        .map(Place::thing)
        .toList();
  }

  /** The foremost thing that a figure has under the pointer. */
  public static Optional<Place> at(RunFigureView view, MouseEvent event) {
    return view.painted().flatMap(picture -> picture.at(event.getX(), event.getY()));
  }

  private void moved(MouseEvent event) {
    at(view, event)
        .filter(place -> acts.isNamed(place.thing()))
        .ifPresentOrElse(
            place -> view.overlay().showName(place.label(), event.getX(), event.getY()),
            view.overlay()::hideName);
  }

  private void pressed(MouseEvent event) {
    view.requestFocus();
    view.overlay().hideName();
    acts.hideMenu();
    if (event.getButton() == MouseButton.SECONDARY) {
      acts.openMenu(event);
      event.consume();
    } else if (event.getButton() == MouseButton.PRIMARY) {
      double x = event.getX();
      double y = event.getY();
      held = new Held(x, y, at(view, event).map(Place::thing), allAt(x, y));
      dragging = false;
    }
  }

  private void dragged(MouseEvent event) {
    if (held == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    dragging = dragging || held.distance(event.getX(), event.getY()) >= slack;
    if (dragging) {
      acts.dragged(held, event.getX(), event.getY());
    }
  }

  private void keyPressed(KeyEvent event) {
    if (held == null || !dragging || event.getCode() != KeyCode.ESCAPE) {
      return;
    }
    held = null;
    view.overlay().hideDrawing();
    acts.cancelled();
    event.consume();
  }

  private void released(MouseEvent event) {
    if (held == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    Held done = held;
    held = null;
    view.overlay().hideDrawing();
    if (dragging) {
      acts.dropped(done, event.getX(), event.getY());
    } else if (event.getClickCount() <= 1) {
      acts.clicked(done, event);
    }
  }
}
