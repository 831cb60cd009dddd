package phiscope.ui.view.study;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;
import phiscope.core.kernel.SimTime;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.figure.study.StudyThing;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunPointer;
import phiscope.ui.viewmodel.study.FrameDrawing;

/**
 * Pointer and keys on the score of a stream: a click in the lane of frames adds one, a drag moves
 * one, a click above goes to that time; the menu and the keys do the same.
 */
final class FrameGestures implements RunPointer.Acts {
  private static final double DRAG = 4;
  private static final int PAGE = 10;

  private final StudyContext context;
  private final RunFigureView view;
  private final FrameDrawing drawing;
  private final MarkHand hand;
  private FrameDrawing.Drag drag;

  FrameGestures(StudyContext context, RunFigureView view) {
    this.context = context;
    this.view = view;
    this.drawing = new FrameDrawing(context.model());
    this.hand = new MarkHand(context, view, "study-menu");
  }

  void listen() {
    new RunPointer(view, DRAG, this).listen();
    view.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
  }

  private Optional<Axis> axis() {
    return view.painted().map(RunPicture::figure).flatMap(Figure::x);
  }

  /** The time at a pixel, to the tenth of a millisecond. */
  private long time(double x) {
    double ms = axis().map(axis -> axis.value(x)).orElse(0.0);
    return Math.max(0, Math.round(ms * 10) * (SimTime.MILLISECOND / 10));
  }

  @Override
  public boolean isNamed(Thing thing) {
    return thing instanceof StudyThing.Drawn;
  }

  @Override
  public void hideMenu() {
    hand.hideMenu();
  }

  @Override
  public void openMenu(MouseEvent event) {
    Optional<Thing> thing = RunPointer.at(view, event).map(Place::thing);
    thing.ifPresent(view.overlay()::focus);
    open(
        MarkHand.indexOf(thing),
        time(event.getX()),
        new Point2D(event.getScreenX(), event.getScreenY()));
  }

  @Override
  public void dragged(RunPointer.Held from, double x, double y) {
    Optional<Integer> frame = MarkHand.indexOf(from.thing());
    if (frame.isPresent()) {
      drag = drag == null ? drawing.drag(frame.get()) : drag;
      hand.focus(drag.to(time(x)));
    }
  }

  @Override
  public void dropped(RunPointer.Held from, double x, double y) {
    if (drag != null) {
      drag.done();
      drag = null;
      hand.saidMoved(time(x));
    }
  }

  @Override
  public void clicked(RunPointer.Held at, MouseEvent event) {
    if (at.thing().orElse(null) instanceof StudyThing.Lane) {
      add(time(at.x()), MarkKind.DATA);
    } else {
      MarkHand.indexOf(at.thing()).ifPresent(hand::focus);
      goTo(time(at.x()));
    }
  }

  private void goTo(long time) {
    context.model().goTo(context.model().run().indexAt(time));
  }

  private void add(long at, MarkKind kind) {
    hand.focus(drawing.add(at, kind));
    hand.saidAdded(kind, at);
  }

  private void remove(int index) {
    drawing.remove(index);
    hand.saidRemoved();
  }

  private void open(Optional<Integer> frame, long at, Point2D screen) {
    hand.clearMenu();
    for (MarkKind kind : StudyKind.STREAM.marks()) {
      hand.addItem(
          "add-" + kind.word(), "study.menu.add", hand.names().mark(kind), () -> add(at, kind));
    }
    frame.ifPresent(this::addItemsOf);
    hand.showMenu(screen);
  }

  private void addItemsOf(int frame) {
    hand.addSeparator();
    for (MarkKind kind : StudyKind.STREAM.marks()) {
      hand.addItem(
          "change-" + kind.word(),
          "study.menu.change",
          hand.names().mark(kind),
          () -> drawing.change(frame, kind));
    }
    hand.addItem("remove", "study.menu.remove", "", () -> remove(frame));
  }

  private void scrolled(ScrollEvent event) {
    if (event.getDeltaY() != 0 && !event.isShortcutDown()) {
      context.model().goTo(context.model().cursor() + (event.getDeltaY() > 0 ? -1 : 1));
      event.consume();
    }
  }

  private void typed(KeyEvent event) {
    boolean plain = !event.isAltDown() && !event.isShortcutDown();
    if (plain && handled(event)) {
      event.consume();
    }
  }

  private boolean handled(KeyEvent event) {
    KeyCode code = event.getCode();
    int way = code == KeyCode.LEFT || code == KeyCode.UP ? -1 : 1;
    Optional<StudyMark> frame = hand.index().flatMap(drawing::frame);
    long now = context.model().reading().step().at();
    if (MarkHand.isMenu(event)) {
      open(hand.index(), frame.map(StudyMark::at).orElse(now), hand.place());
      return true;
    }
    switch (code) {
      case LEFT, RIGHT, UP, DOWN -> {
        if (event.isShiftDown()) {
          hand.index().ifPresent(index -> hand.focus(drawing.shift(index, way)));
        } else {
          view.overlay().move(way);
        }
      }
      case HOME -> context.steps().toFirst();
      case END -> context.steps().toLast();
      case PAGE_UP -> context.steps().walk(-PAGE);
      case PAGE_DOWN -> context.steps().walk(PAGE);
      case DELETE, BACK_SPACE -> hand.index().ifPresent(this::remove);
      case INSERT -> add(now, MarkKind.DATA);
      case ENTER, SPACE -> frame.ifPresent(drawn -> goTo(drawn.at()));
      default -> {
        return false;
      }
    }
    return true;
  }
}
