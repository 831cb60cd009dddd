package phiscope.figure.swim;

import java.util.List;
import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.figure.Brush;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.Sign;
import phiscope.figure.run.SignDrawing;

/** On the lines: what happened in each frame, and what a member believes from then on. */
final class SpaceTimeEvents {
  private final SwimScene scene;
  private final Sketch sketch;
  private final LaneLayout lanes;
  private final FrameScale scale;
  private final Rectangle plot;
  private final double em;

  SpaceTimeEvents(
      SwimScene scene, Sketch sketch, LaneLayout lanes, FrameScale scale, Rectangle plot) {
    this.scene = scene;
    this.sketch = sketch;
    this.lanes = lanes;
    this.scale = scale;
    this.plot = plot;
    this.em = sketch.em();
  }

  void draw() {
    cause();
    for (SwimFrame frame : scene.frames()) {
      if (lanes.has(frame.event().member())) {
        dot(frame);
      }
    }
    for (SwimFrame frame : nearestFirst()) {
      changes(frame);
    }
  }

  /** Labels near the cursor get the room first. */
  private List<SwimFrame> nearestFirst() {
    return scene.frames().stream()
        .sorted(
            java.util.Comparator.comparingInt(frame -> Math.abs(frame.index() - scene.cursor())))
        .toList();
  }

  /** From the frame in which a timer was started to the one in which it went off. */
  private void cause() {
    SwimFrame now = scene.now();
    if (now.event() instanceof SwimEvent.TimerFired fired && lanes.has(fired.member())) {
      double y = lanes.y(fired.member()) - Math.min(0.5 * em, lanes.pitch() * 0.3);
      double from = plot.clampX(scale.ofFrame(fired.startedInFrame()));
      double to = scale.ofFrame(now.index());
      if (to - from > 2) {
        sketch
            .brush(Layer.CURVE)
            .arrow(from, y, to, y, 6, new Stroke(Ink.NOW, 1.5, Stroke.Dash.DOTTED));
      }
    }
  }

  private void dot(SwimFrame frame) {
    double x = scale.ofFrame(frame.index());
    double y = lanes.y(frame.event().member());
    boolean now = frame.index() == scene.cursor();
    double size = now ? Math.max(7, 0.7 * em) : Math.max(3.5, 0.32 * em);
    Ink ink = now ? Ink.NOW : frame.index() > scene.cursor() ? Ink.GHOST : Ink.AXIS;
    SwimEvent event = frame.event();
    Shape shape =
        event instanceof SwimEvent.TimerFired
            ? Shape.SQUARE
            : event instanceof SwimEvent.Intervened || event instanceof SwimEvent.Ended
                ? Shape.TRIANGLE_DOWN
                : Shape.CIRCLE;
    Brush brush = sketch.brush(Layer.SYMBOL);
    brush.symbol(shape, x, y, size, ink, now || !(event instanceof SwimEvent.TimerFired));
    sketch.reserve(SignDrawing.around(x, y, size));
  }

  /** A flag with the new state of the subject: S3, A3. */
  private void changes(SwimFrame frame) {
    for (Change change : frame.changes()) {
      if (change instanceof Change.ViewChanged view
          && view.observer() != view.subject()
          && lanes.has(view.observer())) {
        flag(frame, view.observer(), view.subject(), view.after());
      }
    }
  }

  private void flag(SwimFrame frame, int observer, int subject, MemberRecord after) {
    Sign sign = SwimSigns.of(after);
    boolean later = frame.index() > scene.cursor();
    Ink ink = later ? Ink.GHOST : sign.ink();
    double size = Math.max(8, 0.85 * em);
    double x = scale.ofFrame(frame.index());
    double y = lanes.y(observer);
    Label label = Label.of(sign.letter() + subject, size, ink).bolder().onPlate();
    double above = y - 0.45 * em;
    boolean placed =
        sketch.placeWithin(
            label,
            new Rectangle(plot.left(), 0, plot.right(), plot.bottom() + em),
            List.of(
                Spot.left(x + 0.25 * em, above),
                Spot.right(x - 0.25 * em, above),
                Spot.left(x + 0.25 * em, y + 1.1 * em),
                Spot.right(x - 0.25 * em, y + 1.1 * em)));
    double mark = Math.max(5, 0.5 * em);
    sketch.brush(Layer.SYMBOL).symbol(sign.shape(), x, y, mark, ink, sign.filled());
    if (!placed) {
      sketch
          .brush(Layer.SURFACE)
          .box(SignDrawing.around(x, y, mark + 4), Fill.plain(sign.ink(), 0.25));
    }
  }
}
