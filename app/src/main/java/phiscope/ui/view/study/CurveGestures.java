package phiscope.ui.view.study;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.StudyKind;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.SpeedCurve;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunPointer;
import phiscope.ui.viewmodel.study.MarkDrawing;

/**
 * Pointer and keys on the curves of a study of probes: a click adds a point of the start-up curve,
 * a drag moves a point; the menu adds points of either curve; the keys do the same.
 */
final class CurveGestures implements MarkHand.Ground {
  private static final long TIME_STEP = SimTime.SECOND;
  private static final long SPEED_STEP = SpeedCurve.FULL / 20;

  private final RunFigureView view;
  private final MarkDrawing drawing;
  private final MarkHand hand;

  CurveGestures(StudyContext context, RunFigureView view) {
    this.view = view;
    this.drawing = MarkDrawing.ofCurves(context.model());
    this.hand =
        new MarkHand(context, view, drawing, StudyKind.PROBE.marks(), "study-curve-menu", this);
  }

  void listen() {
    new FigureHover(view).listen();
    hand.listen();
    // Before the arrows without Shift, which go from point to point.
    view.addEventFilter(KeyEvent.KEY_PRESSED, this::typed);
  }

  private Optional<Figure> figure() {
    return view.painted().map(RunPicture::figure);
  }

  /** The time at a pixel, to a tenth of a second. */
  @Override
  public long time(double x) {
    double seconds = figure().flatMap(Figure::x).map(axis -> axis.value(x)).orElse(0.0);
    return Math.max(0, Math.round(10 * seconds) * (SimTime.SECOND / 10));
  }

  /** The speed at a pixel, to a hundredth. */
  @Override
  public long value(double y) {
    Optional<Axis> axis = figure().flatMap(Figure::y);
    double share = axis.map(it -> it.value(y)).orElse(0.0);
    return Math.round(100 * Math.max(0, Math.min(1, share))) * (SpeedCurve.FULL / 100);
  }

  @Override
  public boolean isNamed(Thing thing) {
    return true;
  }

  @Override
  public void clicked(RunPointer.Held at, Optional<Integer> mark) {
    if (mark.isPresent()) {
      hand.focus(mark.get());
    } else if (at.thing().isPresent()) {
      hand.add(time(at.x()), MarkKind.PROGRESS, value(at.y()));
    }
  }

  @Override
  public void addItems(int mark) {}

  private void typed(KeyEvent event) {
    boolean plain = !event.isAltDown() && !event.isShortcutDown();
    if (plain && handled(event)) {
      event.consume();
    }
  }

  private boolean handled(KeyEvent event) {
    KeyCode code = event.getCode();
    Optional<Integer> index = hand.index();
    long next = index.flatMap(drawing::mark).map(point -> point.at() + TIME_STEP).orElse(0L);
    if (code == KeyCode.INSERT) {
      hand.add(next, MarkKind.PROGRESS, SpeedCurve.FULL / 2);
      return true;
    }
    if (MarkHand.isMenu(event)) {
      hand.openAtKeys(next, SpeedCurve.FULL / 2);
      return true;
    }
    if (index.isEmpty()) {
      return false;
    }
    if (code == KeyCode.DELETE || code == KeyCode.BACK_SPACE) {
      hand.remove(index.get());
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
