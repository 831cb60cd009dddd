package phiscope.figure;

import phiscope.bench.Term;

/** The silence as a draggable upright line over an axis of silences. */
final class SilenceLine {
  private SilenceLine() {}

  /**
   * Draws it with its plate above the plot.
   *
   * @return the plate's place
   */
  static Rectangle draw(Sketch sketch, Subject subject, Axis x, Rectangle plot) {
    long elapsed = subject.main().elapsed().orElseThrow();
    double at = x.pixel(subject.units(elapsed));
    String text = subject.text("tape.silence", subject.seenTime(elapsed));
    if (at < plot.left() - 0.5) {
      text = "◀ " + text;
    } else if (at > plot.right() + 0.5) {
      text = text + " ▶";
    }
    double place = plot.clampX(at);
    Rectangle plate =
        GripLine.draw(sketch, place, plot.top(), plot.bottom(), text, Ink.NOW, Term.ELAPSED);
    double top = Math.max(0, plot.top() - GripLine.plateHeight(sketch));
    sketch.add(
        GripLine.handle(
            sketch,
            new Handle.Target.Silence(),
            place,
            new Rectangle(plot.left(), top, plot.right(), plot.bottom()),
            subject.units(elapsed),
            subject.text("handle.silence", subject.time(elapsed))));
    return plate;
  }
}
