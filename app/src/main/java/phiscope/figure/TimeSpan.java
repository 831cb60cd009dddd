package phiscope.figure;

import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;

/**
 * The stretch of time that tape and saw-tooth show, in units of the document: what the frame zooms
 * to, else everything from 0 on. All tapes of a reading share it, so that they line up.
 */
record TimeSpan(double from, double to) {
  private static final double MARGIN = 1.04;
  private static final double EMPTY = 10;

  static TimeSpan of(Subject subject) {
    double end = 0;
    for (var tape : subject.reading().tapes()) {
      end = Math.max(end, Math.max(tape.horizon(), lastTick(tape.tape())));
    }
    end = Math.max(end, subject.bench().now());
    double from = subject.frame().from().map(Long::doubleValue).map(subject::units).orElse(0.0);
    double to =
        subject
            .frame()
            .to()
            .map(Long::doubleValue)
            .map(subject::units)
            .orElse(end == 0 ? EMPTY : Ticks.roundUp(subject.units(end) * MARGIN));
    double least = Math.max(Math.abs(from) * 1e-12, 1e-12);
    return to - from > least ? new TimeSpan(from, to) : new TimeSpan(from, from + 1);
  }

  private static long lastTick(Tape tape) {
    HeartbeatTrace heartbeats = tape.heartbeats();
    long last = heartbeats.isEmpty() ? 0 : heartbeats.arrival(heartbeats.size() - 1);
    for (Pause pause : tape.pauses()) {
      last = Math.max(last, pause.to());
    }
    return Math.max(last, tape.crash().orElse(0));
  }

  /** The axis across a plot. */
  Axis axis(Rectangle plot) {
    return Axis.linear(from, to, plot.left(), plot.right());
  }
}
