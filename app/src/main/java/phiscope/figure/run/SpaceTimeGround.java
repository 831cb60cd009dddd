package phiscope.figure.run;

import java.util.ArrayList;
import java.util.List;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;

/** The ground of a space-time diagram: lines with their names, times below, and the cursor. */
public final class SpaceTimeGround {
  private final Sketch sketch;
  private final Rectangle plot;
  private final FrameScale scale;
  private final double em;

  public SpaceTimeGround(Sketch sketch, Rectangle plot, FrameScale scale) {
    this.sketch = sketch;
    this.plot = plot;
    this.scale = scale;
    this.em = sketch.em();
  }

  /**
   * Where the frame is that is looked at.
   *
   * @param text which one and when
   */
  public void cursor(int frame, boolean byTime, String text) {
    double pitch = (plot.right() - plot.left()) / Math.max(1, scale.times().size());
    cursor(frame, byTime ? 3 : Math.max(3, pitch / 2), text);
  }

  /**
   * The same with a width of its own.
   *
   * @param half half the width of the column
   */
  public void cursor(int frame, double half, String text) {
    double x = scale.ofFrame(frame);
    Rectangle column =
        new Rectangle(plot.clampX(x - half), plot.top(), plot.clampX(x + half), plot.bottom());
    sketch.brush(Layer.GROUND).box(column, Fill.plain(Ink.SELECTION, 0.13));
    sketch.brush(Layer.CURVE).line(x, plot.top(), x, plot.bottom(), Stroke.solid(Ink.NOW, 1.5));
    Label label = Label.of(text, em, Ink.NOW).bolder();
    double width = label.width(sketch.measure());
    double at = Math.max(width / 2 + 2, Math.min(sketch.frame().width() - width / 2 - 2, x));
    sketch.place(label, Spot.centre(at, 0.95 * em));
  }

  /**
   * A line with its name to the left.
   *
   * @param strong whether the frame that is looked at is about it
   */
  public void line(double y, String name, Ink ink, boolean strong) {
    sketch.brush(Layer.GROUND).line(plot.left(), y, plot.right(), y, Stroke.solid(Ink.AXIS, 1));
    Label label = Label.of(name, em, ink);
    sketch.place(
        strong ? label.bolder() : label, Spot.right(plot.left() - 0.55 * em, y + 0.36 * em));
  }

  /** Times below the frames, as many as fit; no two of them read the same. */
  public void times() {
    sketch
        .brush(Layer.GROUND)
        .line(plot.left(), plot.bottom(), plot.right(), plot.bottom(), Stroke.solid(Ink.GRID, 1));
    List<Tick> ticks = fitting(distinct());
    // Digits that tell neighbours apart are longer, so fewer may fit; then these are enough.
    List<String> labels = Seconds.labels(ticks.stream().map(Tick::time).toList());
    for (int i = 0; i < ticks.size(); i++) {
      tick(ticks.get(i).x(), labels.get(i));
    }
  }

  /** A time where its first frame stands. */
  private record Tick(long time, double x) {}

  private List<Tick> distinct() {
    List<Tick> ticks = new ArrayList<>();
    for (int i = 0; i < scale.times().size(); i++) {
      long time = scale.times().get(i);
      if (ticks.isEmpty() || ticks.get(ticks.size() - 1).time() != time) {
        ticks.add(new Tick(time, scale.pixels().get(i)));
      }
    }
    return ticks;
  }

  /** Those whose labels do not touch, from the left. */
  private List<Tick> fitting(List<Tick> all) {
    List<Tick> fitting = new ArrayList<>();
    double right = Double.NEGATIVE_INFINITY;
    for (Tick tick : all) {
      Rectangle wide = wide(tick.x(), Seconds.label(tick.time()));
      if (wide.left() >= right && sketch.isFree(wide)) {
        fitting.add(tick);
        right = wide.right();
      }
    }
    return fitting;
  }

  private Rectangle wide(double x, String text) {
    double half = label(text).width(sketch.measure()) / 2 + 0.5 * em;
    return new Rectangle(x - half, baseline() - em, x + half, baseline() + 0.2 * em);
  }

  private Label label(String text) {
    return Label.of(text, 0.92 * em, Ink.TEXT_MUTED);
  }

  private double baseline() {
    return plot.bottom() + 1.35 * em;
  }

  private void tick(double x, String text) {
    if (sketch.isFree(wide(x, text)) && sketch.place(label(text), Spot.centre(x, baseline()))) {
      sketch
          .brush(Layer.GROUND)
          .line(x, plot.bottom(), x, plot.bottom() + 4, Stroke.solid(Ink.AXIS, 1));
    }
  }
}
