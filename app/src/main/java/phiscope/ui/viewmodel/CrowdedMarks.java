package phiscope.ui.viewmodel;

import phiscope.bench.DetectorBench;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.figure.Axis;
import phiscope.figure.Figure;
import phiscope.figure.Handle.Target;

/** Heartbeats that lie too close on the screen for one of them to be taken hold of. */
public final class CrowdedMarks {
  /** How far from a mark a pointer still means it, in pixels. */
  private static final double REACH = 12;

  /** Marks that are nearer to each other, in pixels, have no bar between them to take hold of. */
  private static final double NEAR = 10;

  private CrowdedMarks() {}

  /** Whether a pointer on a tape is at a mark that has another close to it. */
  public static boolean isAt(DetectorBench bench, int tape, Axis axis, double pixel) {
    HeartbeatTrace trace = bench.tapes().get(tape).heartbeats();
    int behind = trace.firstAtOrAfter(tick(bench, axis.value(pixel)));
    double after = gap(bench, axis, trace, behind, pixel);
    double before = gap(bench, axis, trace, behind - 1, pixel);
    if (Math.min(before, after) > REACH) {
      return false;
    }
    int mark = before < after ? behind - 1 : behind;
    double at = pixel(bench, axis, trace, mark);
    return gap(bench, axis, trace, mark - 1, at) < NEAR
        || gap(bench, axis, trace, mark + 1, at) < NEAR;
  }

  /** Whether a figure of a tape shows heartbeats and none of them can be taken hold of. */
  public static boolean isAllOf(Figure figure, DetectorBench bench, int tape) {
    if (figure.x().isEmpty() || tape >= bench.tapes().size()) {
      return false;
    }
    HeartbeatTrace trace = bench.tapes().get(tape).heartbeats();
    int first = trace.firstAtOrAfter(tick(bench, figure.x().get().low()));
    int end = trace.firstAtOrAfter(tick(bench, figure.x().get().high()));
    return end - first > 1
        && figure.handles().stream()
            .noneMatch(handle -> handle.target() instanceof Target.HeartbeatArrival);
  }

  private static long tick(DetectorBench bench, double time) {
    return Math.max(0, bench.scale().nearestTick(time));
  }

  private static double pixel(DetectorBench bench, Axis axis, HeartbeatTrace trace, int index) {
    return axis.pixel(bench.scale().toTime(trace.arrival(index)).doubleValue());
  }

  /** Pixels from a place to a mark; infinite where there is no such heartbeat. */
  private static double gap(
      DetectorBench bench, Axis axis, HeartbeatTrace trace, int index, double from) {
    return index < 0 || index >= trace.size()
        ? Double.POSITIVE_INFINITY
        : Math.abs(pixel(bench, axis, trace, index) - from);
  }
}
