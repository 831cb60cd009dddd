package phiscope.ui.view.study;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import phiscope.bench.study.MarkKind;
import phiscope.figure.Rectangle;
import phiscope.figure.run.Place;
import phiscope.figure.run.Thing;
import phiscope.figure.study.StudyThing;
import phiscope.text.Numbers;
import phiscope.text.study.StudyNames;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunPointer;
import phiscope.ui.viewmodel.study.MarkDrawing;

/**
 * The hand that draws marks on a figure: it drags them, its menu adds and removes them, and it says
 * what was done. What the keys do is for the figure to say.
 */
final class MarkHand implements RunPointer.Acts {
  private static final double DRAG = 4;

  private final StudyContext context;
  private final RunFigureView view;
  private final MarkDrawing drawing;
  private final List<MarkKind> kinds;
  private final Ground ground;
  private final ContextMenu menu = new ContextMenu();
  private MarkDrawing.Drag drag;

  /** The figure under the hand. */
  interface Ground {
    /** The time at a pixel. */
    long time(double x);

    /** What a mark at a pixel is worth. */
    long value(double y);

    boolean isNamed(Thing thing);

    /**
     * The pointer was pressed and let go at a place.
     *
     * @param mark the index of the mark there
     */
    void clicked(RunPointer.Held at, Optional<Integer> mark);

    /** Adds to the menu what else can be done with a mark. */
    void addItems(int mark);
  }

  /**
   * @param kinds of marks that can be added
   * @param menuId of the menu; those of its items begin with it
   */
  MarkHand(
      StudyContext context,
      RunFigureView view,
      MarkDrawing drawing,
      List<MarkKind> kinds,
      String menuId,
      Ground ground) {
    this.context = context;
    this.view = view;
    this.drawing = drawing;
    this.kinds = kinds;
    this.ground = ground;
    menu.setId(menuId);
  }

  void listen() {
    new RunPointer(view, DRAG, this).listen();
  }

  private static Optional<Integer> indexOf(Optional<Thing> thing) {
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

  private StudyNames names() {
    return new StudyNames(context.words().messages());
  }

  void add(long at, MarkKind kind, long value) {
    if (drawing.isFull()) {
      context.said("study.said.full", Numbers.whole(drawing.marks().size()));
      return;
    }
    focus(drawing.add(at, kind, value));
    String what = names().mark(kind) + context.words().get("study.separator") + names().time(at);
    context.said("study.said.added", what);
  }

  void remove(int index) {
    drawing.remove(index);
    context.said("study.said.removed");
  }

  @Override
  public boolean isNamed(Thing thing) {
    return ground.isNamed(thing);
  }

  @Override
  public void clicked(RunPointer.Held at, MouseEvent event) {
    ground.clicked(at, indexOf(at.thing()));
  }

  @Override
  public void dragged(RunPointer.Held from, double x, double y) {
    Optional<Integer> mark = indexOf(from.thing());
    if (mark.isPresent()) {
      drag = drag == null ? drawing.drag(mark.get()) : drag;
      focus(drag.to(ground.time(x), ground.value(y)));
    }
  }

  @Override
  public void dropped(RunPointer.Held from, double x, double y) {
    if (drag != null) {
      drag.done();
      drag = null;
      context.said("study.said.moved", names().time(ground.time(x)));
    }
  }

  @Override
  public void cancelled() {
    if (drag != null) {
      drag.cancel();
      drag = null;
    }
  }

  @Override
  public void hideMenu() {
    menu.hide();
  }

  @Override
  public void openMenu(MouseEvent event) {
    Optional<Thing> thing = RunPointer.at(view, event).map(Place::thing);
    thing.ifPresent(view.overlay()::focus);
    open(
        indexOf(thing),
        ground.time(event.getX()),
        ground.value(event.getY()),
        new Point2D(event.getScreenX(), event.getScreenY()));
  }

  /** Opens the menu at what the keys are at. */
  void openAtKeys(long at, long value) {
    Rectangle area = view.focused().map(Place::area).orElse(new Rectangle(20, 20, 20, 20));
    open(index(), at, value, view.localToScreen(area.left(), area.bottom()));
  }

  private void open(Optional<Integer> mark, long at, long value, Point2D screen) {
    menu.getItems().clear();
    for (MarkKind kind : kinds) {
      addItem("add", kind, () -> add(at, kind, value));
    }
    mark.ifPresent(
        index -> {
          ground.addItems(index);
          addItem("remove", "study.menu.remove", "", () -> remove(index));
        });
    menu.show(view, screen.getX(), screen.getY());
  }

  /** Adds to the menu what is done with a kind of marks. */
  void addItem(String verb, MarkKind kind, Runnable run) {
    addItem(verb + "-" + kind.word(), "study.menu." + verb, names().mark(kind), run);
  }

  private void addItem(String id, String key, String argument, Runnable run) {
    MenuItem item = new MenuItem(context.words().get(key, argument));
    item.setId(menu.getId() + "-" + id);
    item.setOnAction(chosen -> run.run());
    menu.getItems().add(item);
  }

  void addSeparator() {
    menu.getItems().add(new SeparatorMenuItem());
  }

  /** Whether a key asks for the menu. */
  static boolean isMenu(KeyEvent event) {
    return event.getCode() == KeyCode.CONTEXT_MENU
        || event.getCode() == KeyCode.F10 && event.isShiftDown();
  }
}
