package phiscope.ui.view.study;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import phiscope.bench.study.MarkKind;
import phiscope.figure.Rectangle;
import phiscope.figure.run.Place;
import phiscope.figure.run.Thing;
import phiscope.figure.study.StudyThing;
import phiscope.text.study.StudyNames;
import phiscope.ui.view.run.RunFigureView;

/**
 * Marks being drawn on a figure: which of them the keys are at, the menu there, and what is said of
 * them.
 */
final class MarkHand {
  private final StudyContext context;
  private final RunFigureView view;
  private final ContextMenu menu = new ContextMenu();

  /**
   * @param menuId of the menu; those of its items begin with it
   */
  MarkHand(StudyContext context, RunFigureView view, String menuId) {
    this.context = context;
    this.view = view;
    menu.setId(menuId);
  }

  /** The index of the mark that a thing is, if it is one. */
  static Optional<Integer> indexOf(Optional<Thing> thing) {
    return thing
        .filter(StudyThing.Drawn.class::isInstance)
        .map(drawn -> ((StudyThing.Drawn) drawn).index());
  }

  /** The index of the mark that the keys are at. */
  Optional<Integer> index() {
    return indexOf(view.focused().map(Place::thing));
  }

  /** What was drawn or moved last is what the keys are about. */
  void focus(int index) {
    view.overlay().focus(new StudyThing.Drawn(index));
  }

  StudyNames names() {
    return new StudyNames(context.words().messages());
  }

  void saidAdded(MarkKind kind, long at) {
    String what = names().mark(kind) + context.words().get("study.separator") + names().time(at);
    context.said("study.said.added", what);
  }

  void saidMoved(long at) {
    context.said("study.said.moved", names().time(at));
  }

  void saidRemoved() {
    context.said("study.said.removed");
  }

  void hideMenu() {
    menu.hide();
  }

  void clearMenu() {
    menu.getItems().clear();
  }

  void addItem(String id, String key, String argument, Runnable run) {
    MenuItem item = new MenuItem(context.words().get(key, argument));
    item.setId(menu.getId() + "-" + id);
    item.setOnAction(chosen -> run.run());
    menu.getItems().add(item);
  }

  void addSeparator() {
    menu.getItems().add(new SeparatorMenuItem());
  }

  void showMenu(Point2D screen) {
    menu.show(view, screen.getX(), screen.getY());
  }

  /** Where the keys are, on the screen. */
  Point2D place() {
    Rectangle area = view.focused().map(Place::area).orElse(new Rectangle(20, 20, 20, 20));
    return view.localToScreen(area.left(), area.bottom());
  }

  /** Whether a key asks for the menu. */
  static boolean isMenu(KeyEvent event) {
    return event.getCode() == KeyCode.CONTEXT_MENU
        || event.getCode() == KeyCode.F10 && event.isShiftDown();
  }
}
