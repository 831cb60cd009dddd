package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Suspicion;
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
import phiscope.figure.run.SignDrawing;

/**
 * Along the lines: grey where a member stands still, hatched where it is gone, suspicions below.
 */
final class SpaceTimeBars {
  private final SwimScene scene;
  private final Sketch sketch;
  private final LaneLayout lanes;
  private final FrameScale scale;
  private final Rectangle plot;
  private final double em;

  SpaceTimeBars(
      SwimScene scene, Sketch sketch, LaneLayout lanes, FrameScale scale, Rectangle plot) {
    this.scene = scene;
    this.sketch = sketch;
    this.lanes = lanes;
    this.scale = scale;
    this.plot = plot;
    this.em = sketch.em();
  }

  void draw() {
    for (int member : lanes.shown()) {
      statuses(member);
      suspicions(member);
    }
  }

  /** Where the status stays the same is one bar. */
  private void statuses(int member) {
    List<SwimFrame> frames = scene.frames();
    int from = 0;
    while (from < frames.size()) {
      HostStatus status = frames.get(from).cluster().status(member);
      boolean slow = frames.get(from).cluster().slowness(member) > 0;
      int to = from + 1;
      while (to < frames.size()
          && frames.get(to).cluster().status(member) == status
          && frames.get(to).cluster().slowness(member) > 0 == slow) {
        to++;
      }
      double left = from == 0 ? plot.left() : scale.ofFrame(frames.get(from).index());
      double right = to == frames.size() ? plot.right() : scale.ofFrame(frames.get(to).index());
      bar(member, status, slow, plot.clampX(left), plot.clampX(right), from > 0);
      from = to;
    }
  }

  private void bar(
      int member, HostStatus status, boolean slow, double left, double right, boolean begins) {
    double y = lanes.y(member);
    double half = Math.max(2, Math.min(0.42 * em, lanes.pitch() * 0.3));
    Rectangle place = new Rectangle(left, y - half, right, y + half);
    Brush brush = sketch.brush(Layer.SURFACE);
    switch (status) {
      case PAUSED -> brush.box(place, Fill.plain(Ink.PAUSE, 0.55), Stroke.solid(Ink.PAUSE, 1));
      case CRASHED, GONE, ABSENT -> {
        brush.box(new Rectangle(left, y - 1.5, right, y + 1.5), Fill.plain(Ink.BACKGROUND, 1));
        brush.line(left, y, right, y, new Stroke(Ink.GHOST, 1, Stroke.Dash.DOTTED));
        if (begins && status == HostStatus.CRASHED) {
          double size = Math.max(8, Math.min(1.1 * em, 0.8 * lanes.pitch()));
          sketch.brush(Layer.SYMBOL).symbol(Shape.CROSS, left, y, size, Ink.CRASH, true);
          sketch.reserve(SignDrawing.around(left, y, size));
        }
      }
      case UP -> {
        if (slow) {
          brush.box(
              place,
              new Fill(Ink.PAUSE, 0.9, Fill.Pattern.HATCHED),
              new Stroke(Ink.PAUSE, 1, Stroke.Dash.DASHED));
        }
      }
    }
  }

  private record Key(int subject, long startedAt) {}

  private record Span(Suspicion last, int firstFrame, int lastFrame) {}

  /** A bar below the line from the start of a suspicion to its deadline or its end. */
  private void suspicions(int observer) {
    Map<Key, Span> spans = new LinkedHashMap<>();
    for (SwimFrame frame : scene.frames()) {
      frame
          .cluster()
          .suspicions(observer)
          .forEach(
              (subject, suspicion) ->
                  spans.merge(
                      new Key(subject, suspicion.startedAt()),
                      new Span(suspicion, frame.index(), frame.index()),
                      (old, now) -> new Span(now.last(), old.firstFrame(), now.lastFrame())));
    }
    List<Double> ends = new ArrayList<>();
    for (Map.Entry<Key, Span> entry : spans.entrySet()) {
      Span span = entry.getValue();
      boolean goesOn = span.lastFrame() == scale.last();
      double left = scale.ofFrame(span.firstFrame());
      if (span.firstFrame() == scale.first()) {
        left = plot.left();
      }
      double right =
          goesOn
              ? scale.ofTime(span.last().startedAt() + span.last().timeout())
              : scale.ofFrame(span.lastFrame() + 1);
      int row = row(ends, left);
      ends.set(row, right);
      draw(observer, entry.getKey().subject(), plot.clampX(left), plot.clampX(right), row);
    }
  }

  private static int row(List<Double> ends, double left) {
    for (int row = 0; row < ends.size(); row++) {
      if (ends.get(row) <= left) {
        return row;
      }
    }
    ends.add(left);
    return ends.size() - 1;
  }

  private void draw(int observer, int subject, double left, double right, int row) {
    double height = Math.max(2.5, Math.min(0.34 * em, lanes.pitch() * 0.2));
    double top = lanes.y(observer) + lanes.pitch() * 0.14 + row * (height + 1);
    if (top + height > lanes.y(observer) + lanes.pitch() / 2 + 1 || right - left < 1) {
      return;
    }
    Rectangle bar = new Rectangle(left, top, right, Math.min(plot.bottom(), top + height));
    sketch
        .brush(Layer.SURFACE)
        .box(bar, Fill.plain(Ink.SUSPICION, 0.45), Stroke.solid(Ink.SUSPICION, 1));
    Label label = Label.of("S" + subject, Math.max(8, 0.8 * em), Ink.SUSPICION).bolder().onPlate();
    double baseline = top + height + 0.72 * em;
    if (lanes.pitch() > 2.4 * em) {
      sketch.placeWithin(label, plot, List.of(Spot.left(left + 2, baseline)));
    }
  }
}
