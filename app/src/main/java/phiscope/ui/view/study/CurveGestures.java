package phiscope.ui.view.study;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.StudyKind;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.SpeedCurve;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunPointer;
import phiscope.ui.viewmodel.study.CurveDrawing;

/**
 * Pointer and keys on the curves of a study of probes: a click adds a point of the start-up curve,
 * a drag moves a point; the menu adds points of either curve; the keys do the same.
 */
final class CurveGestures implements RunPointer.Acts {
  private static final double DRAG = 4;
  private static final long TIME_STEP = SimTime.SECOND;
  private static final long SPEED_STEP = SpeedCurve.FULL / 20;

  private final StudyContext context;
  private final RunFigureView view;
  private final CurveDrawing drawing;
  private final MarkHand hand;
  private CurveDrawing.Drag drag;

  CurveGestures(StudyContext context, RunFigureView view) {
    this.context = context;
    this.view = view;
    this.drawing = new CurveDrawing(context.model());
    this.hand = new MarkHand(context, view, "study-curve-menu");
  }

  void listen() {
    new FigureHover(view).listen();
    new RunPointer(view, DRAG, this).listen();
    // Before the arrows without Shift, which go from point to point.
    view.addEventFilter(KeyEvent.KEY_PRESSED, this::typed);
  }

  private Optional<Figure> figure() {
    return view.painted().map(RunPicture::figure);
  }

  /** The time at a pixel, to a tenth of a second. */
  private long time(double x) {
    double seconds = figure().flatMap(Figure::x).map(axis -> axis.value(x)).orElse(0.0);
    return Math.max(0, Math.round(10 * seconds) * (SimTime.SECOND / 10));
  }

  /** The speed at a pixel, to a hundredth. */
  private long speed(double y) {
    Optional<Axis> axis = figure().flatMap(Figure::y);
    double share = axis.map(it -> it.value(y)).orElse(0.0);
    return Math.round(100 * Math.max(0, Math.min(1, share))) * (SpeedCurve.FULL / 100);
  }

  @Override
  public boolean isNamed(Thing thing) {
    return true;
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
        speed(event.getY()),
        new Point2D(event.getScreenX(), event.getScreenY()));
  }

  @Override
  public void dragged(RunPointer.Held from, double x, double y) {
    Optional<Integer> point = MarkHand.indexOf(from.thing());
    if (point.isPresent()) {
      drag = drag == null ? drawing.drag(point.get()) : drag;
      hand.focus(drag.to(time(x), speed(y)));
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
    Optional<Integer> point = MarkHand.indexOf(at.thing());
    if (point.isPresent()) {
      hand.focus(point.get());
    } else if (at.thing().isPresent()) {
      add(time(at.x()), MarkKind.PROGRESS, speed(at.y()));
    }
  }

  private void add(long at, MarkKind kind, long speed) {
    hand.focus(drawing.add(at, kind, speed));
    hand.saidAdded(kind, at);
  }

  private void remove(int index) {
    drawing.remove(index);
    hand.saidRemoved();
  }

  private void open(Optional<Integer> point, long at, long speed, Point2D screen) {
    hand.clearMenu();
    for (MarkKind kind : StudyKind.PROBE.marks()) {
      hand.addItem(
          "add-" + kind.word(),
          "study.menu.add",
          hand.names().mark(kind),
          () -> add(at, kind, speed));
    }
    point.ifPresent(index -> hand.addItem("remove", "study.menu.remove", "", () -> remove(index)));
    hand.showMenu(screen);
  }

  private void typed(KeyEvent event) {
    boolean plain = !event.isAltDown() && !event.isShortcutDown();
    if (plain && handled(event)) {
      event.consume();
    }
  }

  private boolean handled(KeyEvent event) {
    KeyCode code = event.getCode();
    Optional<Integer> index = hand.index();
    long next = index.flatMap(drawing::point).map(point -> point.at() + TIME_STEP).orElse(0L);
    if (code == KeyCode.INSERT) {
      add(next, MarkKind.PROGRESS, SpeedCurve.FULL / 2);
      return true;
    }
    if (MarkHand.isMenu(event)) {
      open(index, next, SpeedCurve.FULL / 2, hand.place());
      return true;
    }
    if (index.isEmpty()) {
      return false;
    }
    if (code == KeyCode.DELETE || code == KeyCode.BACK_SPACE) {
      remove(index.get());
      return true;
    }
    return event.isShiftDown() && shifted(code, index.get());
  }

  private boolean shifted(KeyCode code, int index) {
    switch (code) {
      case LEFT -> hand.focus(drawing.shift(index, -TIME_STEP, 0));
      case RIGHT -> hand.focus(drawing.shift(index, TIME_STEP, 0));
      case UP -> hand.focus(drawing.shift(index, 0, SPEED_STEP));
      case DOWN -> hand.focus(drawing.shift(index, 0, -SPEED_STEP));
      default -> {
        return false;
      }
    }
    return true;
  }
}
