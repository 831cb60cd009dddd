package phiscope.figure;

import java.util.Optional;
import phiscope.bench.Term;

/** Circles of heartbeats that would run into one another, drawn as the band that they make. */
final class HeartbeatBand {
  /** Circles whose middles are no further apart than this share of their size make a band. */
  private static final double NEAR = 0.75;

  private final Sketch sketch;
  private final double size;
  private final double y;
  private final PlaceList inWindow = new PlaceList();
  private final PlaceList others = new PlaceList();
  private double from = Double.NaN;
  private double to;
  private boolean runInWindow;

  /**
   * @param size of a circle
   * @param y where their middles are
   */
  HeartbeatBand(Sketch sketch, double size, double y) {
    this.sketch = sketch;
    this.size = size;
    this.y = y;
  }

  void add(double x, boolean ofWindow) {
    if (Double.isNaN(from) || ofWindow != runInWindow || x - to > NEAR * size) {
      endRun();
      from = x;
      runInWindow = ofWindow;
    }
    to = x;
  }

  /** Draws what was added. */
  void draw() {
    endRun();
    Fill fill = Fill.plain(Ink.HEARTBEAT, 1);
    sketch.brush(Layer.SYMBOL).boxes(others, fill);
    sketch.brush(Layer.SYMBOL, Term.WINDOW).boxes(inWindow, fill);
  }

  private void endRun() {
    if (Double.isNaN(from)) {
      return;
    }
    if (to == from) {
      Optional<Term> term = runInWindow ? Optional.of(Term.WINDOW) : Optional.empty();
      new Brush(sketch, Layer.SYMBOL, term)
          .symbol(Mark.Shape.CIRCLE, from, y, size, Ink.HEARTBEAT, true);
    } else {
      PlaceList places = runInWindow ? inWindow : others;
      places.add(from - size / 2, y - size / 2, to - from + size, size);
    }
    from = Double.NaN;
  }
}
