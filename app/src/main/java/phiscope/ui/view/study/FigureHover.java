package phiscope.ui.view.study;

import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import phiscope.ui.view.run.RunFigureView;

/** Names what the pointer is over, and lets the keys go from thing to thing. */
final class FigureHover {
  private final RunFigureView view;

  FigureHover(RunFigureView view) {
    this.view = view;
  }

  void listen() {
    view.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
    view.addEventHandler(MouseEvent.MOUSE_EXITED, event -> view.overlay().hideName());
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> view.requestFocus());
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  private void moved(MouseEvent event) {
    view.painted()
        .flatMap(picture -> picture.at(event.getX(), event.getY()))
        .ifPresentOrElse(
            place -> view.overlay().showName(place.label(), event.getX(), event.getY()),
            view.overlay()::hideName);
  }

  private void pressed(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean forward = code == KeyCode.RIGHT || code == KeyCode.DOWN;
    boolean back = code == KeyCode.LEFT || code == KeyCode.UP;
    boolean plain = !event.isAltDown() && !event.isShortcutDown();
    if (plain && (forward || back)) {
      view.overlay().move(forward ? 1 : -1);
      event.consume();
    }
  }
}
