package phiscope.figure.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;

/** Messages between the lines of a space-time diagram, as arrows with their signs. */
public final class MessageArrows {
  private static final double FAILS_AT = 0.55;
  private static final double[] LETTER_AT = {0.5, 0.35, 0.65, 0.22, 0.78};

  private final Sketch sketch;
  private final SignDrawing signs;
  private final Rectangle plot;
  private final double em;
  private final List<Place> letters = new ArrayList<>();
  private final List<Place> lines = new ArrayList<>();

  /**
   * A message on its way.
   *
   * @param thing what it is when it is chosen
   * @param label its name
   * @param sign how it is drawn
   * @param from x where it was sent
   * @param to x where it arrives
   * @param y1 the line of the sender
   * @param y2 the line of the receiver
   * @param fails what stands across its way if it does not arrive
   * @param vain whether it arrives at nobody
   * @param marked whether it is chosen
   * @param now whether it concerns the frame that is looked at
   * @param later whether it is sent after that
   * @param tag a few characters beside its sign; empty for none
   */
  public record Arrow(
      Thing thing,
      String label,
      Sign sign,
      double from,
      double to,
      double y1,
      double y2,
      Optional<Shape> fails,
      boolean vain,
      boolean marked,
      boolean now,
      boolean later,
      String tag) {
    private Ink ink() {
      return marked ? Ink.SELECTION : later ? Ink.GHOST : sign.ink();
    }

    private Stroke stroke() {
      double width = marked ? 3 : now ? 2.25 : 1.25;
      boolean dashed = fails.isPresent() || vain;
      return new Stroke(ink(), width, dashed ? Stroke.Dash.DASHED : Stroke.Dash.SOLID);
    }
  }

  /** The part of a message's way that is in sight. */
  private record Way(double x1, double y1, double x2, double y2) {
    double x(double share) {
      return x1 + share * (x2 - x1);
    }

    double y(double share) {
      return y1 + share * (y2 - y1);
    }
  }

  public MessageArrows(Sketch sketch, Rectangle plot) {
    this.sketch = sketch;
    this.signs = new SignDrawing(sketch);
    this.plot = plot;
    this.em = sketch.em();
  }

  /** Draws one; those that are drawn first get the room for their letters. */
  public void draw(Arrow arrow) {
    Optional<Way> way = way(arrow);
    if (way.isEmpty()) {
      return;
    }
    Way drawn = way.get();
    double end = arrow.fails().isPresent() ? FAILS_AT : 1;
    sketch
        .brush(Layer.CURVE)
        .arrow(
            drawn.x1(), drawn.y1(), drawn.x(end), drawn.y(end), end < 1 ? 0.01 : 7, arrow.stroke());
    arrow.fails().ifPresent(shape -> failure(arrow, shape, drawn.x(end), drawn.y(end)));
    letter(arrow, drawn, end);
    line(arrow, drawn, end);
  }

  /** What can be chosen, front to back. */
  public List<Place> places() {
    List<Place> places = new ArrayList<>(letters);
    places.addAll(lines);
    return places;
  }

  private void failure(Arrow arrow, Shape shape, double x, double y) {
    double size = Math.max(8, 0.9 * em);
    Ink ink = arrow.later() ? Ink.GHOST : Ink.CRASH;
    sketch.brush(Layer.SYMBOL).symbol(shape, x, y, size, ink, true);
    sketch.reserve(SignDrawing.around(x, y, size));
  }

  private void letter(Arrow arrow, Way way, double end) {
    double size = 1.3 * em;
    for (double share : LETTER_AT) {
      double x = way.x(share * end);
      double y = way.y(share * end);
      Rectangle around = SignDrawing.around(x, y, size * 1.15);
      if (sketch.isFree(around) && plot.holds(around)) {
        Ink own = arrow.marked() ? arrow.sign().ink() : arrow.ink();
        signs.draw(arrow.sign(), x, y, size, own);
        sketch.reserve(around);
        if (arrow.marked()) {
          signs.mark(x, y, size * 1.1);
        }
        letters.add(
            Place.of(arrow.thing(), SignDrawing.around(x, y, Math.max(20, size)), arrow.label()));
        tag(arrow, x, y, own);
        return;
      }
    }
  }

  private void tag(Arrow arrow, double x, double y, Ink ink) {
    Label tag = Label.of(arrow.tag(), Math.max(8, 0.85 * em), ink).bolder().onPlate();
    double baseline = y + 0.3 * em;
    sketch.placeWithin(
        tag,
        plot,
        List.of(
            Spot.left(x + 0.85 * em, baseline),
            Spot.right(x - 0.85 * em, baseline),
            Spot.centre(x, y - 0.85 * em),
            Spot.centre(x, y + 1.5 * em)));
  }

  private void line(Arrow arrow, Way way, double end) {
    Point from = new Point(way.x1(), way.y1());
    Point to = new Point(way.x(end), way.y(end));
    lines.add(
        new Place(
            arrow.thing(),
            new Rectangle(
                Math.min(from.x(), to.x()),
                Math.min(from.y(), to.y()),
                Math.max(from.x(), to.x()),
                Math.max(from.y(), to.y())),
            Optional.of(new Mark.Line(from, to, arrow.stroke(), Optional.empty())),
            arrow.label()));
  }

  /** From line to line, cut at the edges of the window. */
  private Optional<Way> way(Arrow arrow) {
    double from = arrow.from();
    double to = Math.max(arrow.to(), from + 1);
    double low = Math.max(0, (plot.left() - from) / (to - from));
    double high = Math.min(1, (plot.right() - from) / (to - from));
    if (high - low < 1e-6) {
      return Optional.empty();
    }
    return Optional.of(
        new Way(
            from + low * (to - from),
            arrow.y1() + low * (arrow.y2() - arrow.y1()),
            from + high * (to - from),
            arrow.y1() + high * (arrow.y2() - arrow.y1())));
  }
}
