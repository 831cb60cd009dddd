package phiscope.figure;

import phiscope.bench.InstantOrder;
import phiscope.bench.Term;
import phiscope.core.trace.HeartbeatTrace;

/** "Now" on a time axis: a line with a plate to take hold of, or an arrow where it is outside. */
final class NowLine {
  private NowLine() {}

  /** Draws it over a plot; the plate stands above the plot. */
  static void draw(Sketch sketch, Subject subject, Axis axis, Rectangle plot) {
    long now = subject.bench().now();
    double x = axis.pixel(subject.units(now));
    boolean before = x < plot.left() - 0.5;
    boolean after = x > plot.right() + 0.5;
    double place = plot.clampX(x);
    String text = text(subject, now);
    if (before || after) {
      text = before ? "◀ " + text : text + " ▶";
    }
    GripLine.draw(sketch, place, plot.top(), plot.bottom(), text, Ink.NOW, Term.ELAPSED);
    double top = Math.max(0, plot.top() - GripLine.plateHeight(sketch));
    sketch.add(
        GripLine.handle(
            sketch,
            new Handle.Target.Now(),
            place,
            new Rectangle(plot.left(), top, plot.right(), plot.bottom()),
            subject.units(now),
            subject.text("handle.now", subject.time(now))));
  }

  private static String text(Subject subject, long now) {
    HeartbeatTrace trace = subject.tape().tape().heartbeats();
    int index = trace.firstAtOrAfter(now);
    boolean meets = false;
    for (int i = index; i < trace.size() && trace.arrival(i) == now && !meets; i++) {
      meets = trace.get(i).isDelivered();
    }
    if (!meets) {
      return subject.text("tape.now", subject.seenTime(now));
    }
    return subject.bench().instantOrder() == InstantOrder.QUERY_THEN_DELIVER
        ? subject.text("tape.now.query", subject.seenTime(now))
        : subject.text("tape.now.deliver", subject.seenTime(now));
  }
}
