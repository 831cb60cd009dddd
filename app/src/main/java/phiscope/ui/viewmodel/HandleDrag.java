package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import phiscope.bench.DetectorBench;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.figure.Axis;
import phiscope.figure.Handle;
import phiscope.figure.Handle.Target;

/**
 * One handle being moved. The scale is that of the moment it was taken hold of, so that a figure
 * which rescales meanwhile does not run away from the pointer.
 */
public final class HandleDrag {
  private static final int DIGITS_ON_DECADES = 2;
  private static final double STEPS_A_DECADE = 20;

  private final BenchViewModel model;
  private final Handle handle;
  private final Axis axis;
  private final DetectorBench before;
  private final HandleEdits edits;
  private final long gesture;

  HandleDrag(BenchViewModel model, Handle handle, int tape, Axis axis) {
    this.model = model;
    this.handle = handle;
    this.axis = axis;
    this.before = model.bench();
    this.edits = new HandleEdits(before, model.reading(), tape);
    this.gesture = model.edits().newGesture();
  }

  public Handle handle() {
    return handle;
  }

  /** How far one pixel reaches, for the grid; decades have none. */
  private BigDecimal step() {
    double pixels = Math.abs(axis.end() - axis.start());
    return DragGrid.step((axis.high() - axis.low()) / pixels);
  }

  /** Moves to as many pixels from where it was taken hold of. */
  public void moveBy(double pixels) {
    if (pixels == 0) {
      change(BigDecimal.valueOf(handle.value()));
      return;
    }
    moveTo(axis.value(axis.pixel(handle.value()) + pixels));
  }

  /** Moves to as many grid points from where it was taken hold of. */
  public void moveBySteps(double steps) {
    if (axis.scale() == Axis.Scale.LOG10) {
      moveTo(handle.value() * Math.pow(10, steps / STEPS_A_DECADE));
      return;
    }
    BigDecimal step = step();
    BigDecimal start = DragGrid.nearest(handle.value(), step);
    set(start.add(step.multiply(BigDecimal.valueOf(steps))));
  }

  /** Moves to a value of the axis. */
  public void moveTo(double value) {
    if (Double.isFinite(value)) {
      boolean decades = axis.scale() == Axis.Scale.LOG10;
      set(
          decades
              ? DragGrid.significant(value, DIGITS_ON_DECADES)
              : DragGrid.nearest(value, step()));
    }
  }

  private void set(BigDecimal value) {
    if (handle.target() instanceof Target.Prediction) {
      model.predict(value.doubleValue());
    } else {
      change(value);
    }
  }

  private void change(BigDecimal value) {
    edits.of(handle.target(), value).ifPresent(edit -> model.edits().inGesture(gesture, edit));
  }

  /** Lets go: what was done is one step of the history. */
  public void release() {
    model.edits().finishGesture();
  }

  /** Everything as before. */
  public void cancel() {
    model.edits().cancelGesture();
  }

  /**
   * What the handle is called now: a heartbeat that has passed its neighbours has another index.
   */
  public Target target() {
    if (handle.target() instanceof Target.HeartbeatArrival moved) {
      Heartbeat was = trace(before, moved.tape()).get(moved.index());
      HeartbeatTrace now = trace(model.bench(), moved.tape());
      for (int i = 0; i < Math.min(now.size(), SEARCHED); i++) {
        Heartbeat is = now.get(i);
        boolean same = is.sequence() == was.sequence() && is.incarnation() == was.incarnation();
        if (same && (now.size() == trace(before, moved.tape()).size())) {
          return new Target.HeartbeatArrival(moved.tape(), i);
        }
      }
    }
    return handle.target();
  }

  private static final int SEARCHED = 10_000;

  private static HeartbeatTrace trace(DetectorBench bench, int tape) {
    return bench.tapes().get(tape).heartbeats();
  }
}
