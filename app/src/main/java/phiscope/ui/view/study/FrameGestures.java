package phiscope.ui.view.study;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyMark;
import phiscope.core.kernel.SimTime;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Thing;
import phiscope.figure.study.StudyThing;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunPointer;
import phiscope.ui.viewmodel.study.MarkDrawing;

/**
 * Pointer and keys on the score of a stream: a click in the lane of frames adds one, a drag moves
 * one, a click above goes to that time; the menu and the keys do the same.
 */
final class FrameGestures implements MarkHand.Ground {
  private static final int PAGE = 10;

  private final StudyContext context;
  private final RunFigureView view;
  private final MarkDrawing drawing;
  private final MarkHand hand;

  FrameGestures(StudyContext context, RunFigureView view) {
    this.context = context;
    this.view = view;
    this.drawing = MarkDrawing.ofFrames(context.model());
    this.hand = new MarkHand(context, view, drawing, StudyKind.STREAM.marks(), "study-menu", this);
  }

  void listen() {
    hand.listen();
    view.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
  }

  private Optional<Axis> axis() {
    return view.painted().map(RunPicture::figure).flatMap(Figure::x);
  }

  /** The time at a pixel, to the tenth of a millisecond. */
  @Override
  public long time(double x) {
    double ms = axis().map(axis -> axis.value(x)).orElse(0.0);
    return Math.max(0, Math.round(ms * 10) * (SimTime.MILLISECOND / 10));
  }

  @Override
  public boolean isNamed(Thing thing) {
    return thing instanceof StudyThing.Drawn;
  }

  /** Frames are worth nothing. */
  @Override
  public long value(double y) {
    return 0;
  }

  @Override
  public void clicked(RunPointer.Held at, Optional<Integer> mark) {
    if (at.thing().orElse(null) instanceof StudyThing.Lane) {
      hand.add(time(at.x()), MarkKind.DATA, 0);
    } else {
      mark.ifPresent(hand::focus);
      goTo(time(at.x()));
    }
  }

  @Override
  public void addItems(int mark) {
    hand.addSeparator();
    for (MarkKind kind : StudyKind.STREAM.marks()) {
      hand.addItem("change", kind, () -> drawing.change(mark, kind));
    }
  }

  private void goTo(long time) {
    context.model().goTo(context.model().run().indexAt(time));
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
    Optional<StudyMark> frame = hand.index().flatMap(drawing::mark);
    long now = context.model().reading().step().at();
    if (MarkHand.isMenu(event)) {
      hand.openAtKeys(frame.map(StudyMark::at).orElse(now), 0);
      return true;
    }
    switch (code) {
      case LEFT, RIGHT, UP, DOWN -> {
        if (event.isShiftDown()) {
          hand.index()
              .ifPresent(index -> hand.focus(drawing.shift(index, way * SimTime.MILLISECOND, 0)));
        } else {
          view.overlay().move(way);
        }
      }
      case HOME -> context.steps().toFirst();
      case END -> context.steps().toLast();
      case PAGE_UP -> context.steps().walk(-PAGE);
      case PAGE_DOWN -> context.steps().walk(PAGE);
      case DELETE, BACK_SPACE -> hand.index().ifPresent(hand::remove);
      case INSERT -> hand.add(now, MarkKind.DATA, 0);
      case ENTER, SPACE -> frame.ifPresent(drawn -> goTo(drawn.at()));
      default -> {
        return false;
      }
    }
    return true;
  }
}
