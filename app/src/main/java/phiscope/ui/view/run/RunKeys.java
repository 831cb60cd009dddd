package phiscope.ui.view.run;

import javafx.scene.input.KeyEvent;
import phiscope.ui.viewmodel.run.RunSteps;

/**
 * The keys on a figure of a run: arrows go from thing to thing, Home and End and Page Up and Down
 * walk through the run, the menu key lists what can be done. What the others do, the bench says.
 */
public final class RunKeys {
  private static final int PAGE = 10;

  private final RunFigureView view;
  private final RunSteps<?> steps;
  private final Acts acts;

  /** What the keys do on one bench, with the thing that they are at. */
  public interface Acts {
    /** Enter. */
    void choose();

    /** Space. */
    void pick();

    /** The menu key, or Shift and F10. */
    void openMenu();

    /** Escape takes back what is marked; false where nothing is. */
    boolean clear();
  }

  public RunKeys(RunFigureView view, RunSteps<?> steps, Acts acts) {
    this.view = view;
    this.steps = steps;
    this.acts = acts;
  }

  public void listen() {
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void pressed(KeyEvent event) {
    boolean plain = !event.isAltDown() && !event.isShortcutDown();
    if (plain && handled(event)) {
      event.consume();
    }
  }

  private boolean handled(KeyEvent event) {
    switch (event.getCode()) {
      case RIGHT, DOWN -> view.overlay().move(1);
      case LEFT, UP -> view.overlay().move(-1);
      case HOME -> steps.toFirst();
      case END -> steps.toLast();
      case PAGE_DOWN -> steps.walk(PAGE);
      case PAGE_UP -> steps.walk(-PAGE);
      case ENTER -> acts.choose();
      case SPACE -> acts.pick();
      case CONTEXT_MENU -> acts.openMenu();
      case ESCAPE -> {
        return acts.clear();
      }
      case F10 -> {
        if (!event.isShiftDown()) {
          return false;
        }
        acts.openMenu();
      }
      default -> {
        return false;
      }
    }
    return true;
  }
}
