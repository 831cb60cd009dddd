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

  private CrowdedMarks() {}

  /** Whether a pointer on a figure of a tape is at a mark that cannot be taken hold of. */
  public static boolean isAt(Figure figure, DetectorBench bench, int tape, double pixel) {
    if (figure.x().isEmpty()) {
      return false;
    }
    Axis axis = figure.x().get();
    HeartbeatTrace trace = bench.tapes().get(tape).heartbeats();
    int behind = trace.firstAtOrAfter(tick(bench, axis.value(pixel)));
    double after = gap(bench, axis, trace, behind, pixel);
    double before = gap(bench, axis, trace, behind - 1, pixel);
    Target nearest = new Target.HeartbeatArrival(tape, before < after ? behind - 1 : behind);
    return Math.min(before, after) <= REACH
        && figure.handles().stream().noneMatch(handle -> handle.target().equals(nearest));
  }

  /**
   * Whether of the heartbeats that a figure of a tape shows most cannot be taken hold of. Of some
   * hundred a few always happen to stand apart: to name their marks would help nobody who wants
   * another one.
   */
  public static boolean isMostOf(Figure figure, DetectorBench bench, int tape) {
    if (figure.x().isEmpty() || tape >= bench.tapes().size()) {
      return false;
    }
    HeartbeatTrace trace = bench.tapes().get(tape).heartbeats();
    int first = trace.firstAtOrAfter(tick(bench, figure.x().get().low()));
    int end = trace.firstAtOrAfter(tick(bench, figure.x().get().high()));
    long held =
        figure.handles().stream()
            .filter(handle -> handle.target() instanceof Target.HeartbeatArrival)
            .count();
    return end - first > 1 && 2 * held < end - first;
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
