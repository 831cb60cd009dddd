package phiscope.figure;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.TextStyle;
import phiscope.text.Messages;

/**
 * A figure in the making: marks by layer, handles, and the places that texts have taken, so that
 * none covers another. Mutable, used by one figure only.
 */
public final class Sketch {
  /** Width of a main curve, from which all strokes are scaled. */
  public static final double CURVE = 2;

  private static final double GAP = 2;

  /** Opacity of the plate under a label: what is behind it, such as hatching, must not be read. */
  private static final double PLATE = 0.94;

  private final FigureFrame frame;
  private final TextMeasure measure = TextMeasure.bundled();
  private final EnumMap<Layer, List<Mark>> layers = new EnumMap<>(Layer.class);
  private final List<Handle> handles = new ArrayList<>();
  private final Obstacles taken;
  private final Obstacles lines;
  private final List<Rectangle> labels = new ArrayList<>();

  public Sketch(FigureFrame frame) {
    this.frame = frame;
    this.lines = new Obstacles(frame.width());
    this.taken = new Obstacles(frame.width());
    for (Layer layer : Layer.values()) {
      layers.put(layer, new ArrayList<>());
    }
  }

  public FigureFrame frame() {
    return frame;
  }

  public Messages messages() {
    return frame.messages();
  }

  public TextMeasure measure() {
    return measure;
  }

  /** Size of normal text in pixels; the unit of all distances that must grow with it. */
  public double em() {
    return frame.textSize();
  }

  /** The whole figure. */
  public Rectangle bounds() {
    return new Rectangle(0, 0, frame.width(), frame.height());
  }

  public Brush brush(Layer layer) {
    return new Brush(this, layer, Optional.empty());
  }

  public Brush brush(Layer layer, Term term) {
    return new Brush(this, layer, Optional.of(term));
  }

  public void add(Layer layer, Mark mark) {
    layers.get(layer).add(mark);
  }

  public void add(Handle handle) {
    handles.add(handle);
  }

  /** Keeps labels away from a place. */
  public void reserve(Rectangle place) {
    taken.add(place);
  }

  /** Keeps labels away from a text. */
  public void reserveText(Rectangle place) {
    taken.add(place);
    labels.add(place);
  }

  /** Keeps labels away from a small mark, except those that may lie on lines. */
  public void reserveLightly(Rectangle place) {
    lines.add(place);
  }

  /** Keeps labels away from a level or upright line, except those that may lie on lines. */
  public void reserveLine(double x1, double y1, double x2, double y2) {
    reserveLightly(
        new Rectangle(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)));
  }

  /** Keeps labels away from a symbol. */
  public void reserveSymbol(double x, double y, double size) {
    reserve(new Rectangle(x - size / 2, y - size / 2, x + size / 2, y + size / 2));
  }

  /** Keeps labels away from a line through points, except those that may lie on lines. */
  public void reserveLine(List<Point> points) {
    double chunk = 0.5 * em();
    Rectangle open = null;
    for (int i = 0; i < points.size(); i++) {
      Point from = points.get(Math.max(0, i - 1));
      int pieces = (int) Math.max(1, Math.ceil(Math.abs(points.get(i).x() - from.x()) / chunk));
      for (int piece = 1; piece <= pieces; piece++) {
        Point to = between(from, points.get(i), piece / (double) pieces);
        if (open == null || Math.abs(to.x() - open.left()) > chunk) {
          if (open != null) {
            lines.add(open);
          }
          Point start = between(from, points.get(i), (piece - 1) / (double) pieces);
          open = new Rectangle(start.x(), start.y(), start.x(), start.y());
        }
        open = open.around(to);
      }
    }
    if (open != null) {
      lines.add(open);
    }
  }

  private static Point between(Point from, Point to, double share) {
    return new Point(
        from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y()));
  }

  /** Whether nothing is there yet. */
  public boolean isFree(Rectangle place) {
    return isFree(place, false);
  }

  /** Whether nothing is there yet; a line counts for nothing where a label may lie on lines. */
  boolean isFree(Rectangle place, boolean onLines) {
    return bounds().holds(place)
        && !taken.meets(place, GAP)
        && (onLines || !lines.meets(place, GAP));
  }

  private static boolean meetsNone(Rectangle place, List<Rectangle> others) {
    for (Rectangle other : others) {
      if (place.overlaps(other, GAP)) {
        return false;
      }
    }
    return true;
  }

  /** The place that a label takes at a spot. */
  public Rectangle extent(Label label, Spot spot) {
    return extent(label, spot, label.width(measure));
  }

  /** The same for a label whose width is known: it is tried at many spots. */
  private Rectangle extent(Label label, Spot spot, double width) {
    double left =
        switch (spot.anchor()) {
          case LEFT -> spot.x();
          case CENTRE -> spot.x() - width / 2;
          case RIGHT -> spot.x() - width;
        };
    return new Rectangle(
        left,
        spot.baseline() - measure.ascent(label.size()),
        left + width,
        spot.baseline() + measure.descent(label.size()));
  }

  /** Writes a label at the first spot that is free; false if none is. */
  public boolean place(Label label, List<Spot> spots) {
    return placeWithin(label, bounds(), spots);
  }

  public boolean place(Label label, Spot... spots) {
    return place(label, List.of(spots));
  }

  /** Writes a label at the first free spot within a rectangle; false if none is. */
  public boolean placeWithin(Label label, Rectangle area, List<Spot> spots) {
    return placeWithin(label, area, spots, false);
  }

  /**
   * Writes a label at the first free spot, or else at the nearest free place around the point that
   * it names, tied to it by a thin line; false, and nothing is written, where none is free.
   */
  public boolean placeNear(Label label, Rectangle area, List<Spot> spots, Point named) {
    if (placeWithin(label, area, spots)) {
      return true;
    }
    double width = label.width(measure);
    double ascent = measure.ascent(label.size());
    double descent = measure.descent(label.size());
    for (int i = 0; i < Surroundings.count(); i++) {
      double left = Surroundings.left(i, named, width, em());
      double baseline = Surroundings.baseline(i, named, em());
      // Most of them lie outside.
      if (left < area.left()
          || left + width > area.right()
          || baseline - ascent < area.top()
          || baseline + descent > area.bottom()) {
        continue;
      }
      Rectangle place = new Rectangle(left, baseline - ascent, left + width, baseline + descent);
      if (isFree(place) && writeNear(label, place, baseline, named)) {
        return true;
      }
    }
    return false;
  }

  /** Writes a label at a free place, tied to its point if that is far off and no label between. */
  private boolean writeNear(Label label, Rectangle place, double baseline, Point named) {
    boolean far = Surroundings.isFar(place, named, em());
    Point end = Surroundings.nearest(place, named, GAP);
    if (far && crossesLabel(named, end)) {
      return false;
    }
    write(label, place, baseline);
    reserveText(place);
    if (far && !frame.hides(label.term())) {
      new Brush(this, Layer.SURFACE, label.term())
          .line(named.x(), named.y(), end.x(), end.y(), Stroke.solid(label.ink(), 0.6));
      reserveLine(List.of(named, end));
    }
    return true;
  }

  private boolean crossesLabel(Point from, Point to) {
    Line2D tie = new Line2D.Double(from.x(), from.y(), to.x(), to.y());
    return labels.stream()
        .anyMatch(it -> tie.intersects(it.left(), it.top(), it.width(), it.height()));
  }

  /** Writes a label that must be written: nothing but another text stops it. */
  public boolean placeOnAll(Label label, Rectangle area, List<Spot> spots) {
    for (Spot spot : spots) {
      Rectangle place = extent(label, spot);
      if (area.holds(place) && meetsNone(place, labels)) {
        write(label, place, spot.baseline());
        reserveText(place);
        return true;
      }
    }
    return false;
  }

  /** The same, but on top of lines where there is no other room. */
  public boolean placeOnLines(Label label, Rectangle area, List<Spot> spots) {
    return placeWithin(label, area, spots, false) || placeWithin(label, area, spots, true);
  }

  private boolean placeWithin(Label label, Rectangle area, List<Spot> spots, boolean onLines) {
    if (label.text().isEmpty()) {
      return true;
    }
    double width = label.width(measure);
    for (Spot spot : spots) {
      Rectangle place = extent(label, spot, width);
      if (area.holds(place) && isFree(place, onLines)) {
        write(label, place, spot.baseline());
        reserveText(place);
        return true;
      }
    }
    return false;
  }

  private void write(Label label, Rectangle place, double baseline) {
    if (frame.hides(label.term())) {
      return;
    }
    if (label.plate()) {
      double pad = 1.5;
      brush(Layer.LABEL)
          .box(
              new Rectangle(
                  Math.max(0, place.left() - pad),
                  place.top(),
                  Math.min(frame.width(), place.right() + pad),
                  place.bottom()),
              Fill.plain(Ink.BACKGROUND, PLATE));
    }
    double x = place.left();
    boolean continues = false;
    for (RichText.Run run : RichText.of(label.text()).runs()) {
      double size = run.size(label.size());
      add(
          Layer.LABEL,
          new Mark.Text(
              run.text(),
              new Point(x, baseline + run.shift(label.size())),
              Mark.Anchor.LEFT,
              new TextStyle(size, label.bold()),
              label.ink(),
              label.term(),
              continues));
      continues = true;
      x += measure.width(run.text(), size, label.bold());
    }
  }

  /** All marks, back to front. */
  public List<Mark> marks() {
    List<Mark> marks = new ArrayList<>();
    for (Layer layer : Layer.values()) {
      marks.addAll(layers.get(layer));
    }
    return marks;
  }

  /** All handles, front to back. */
  public List<Handle> handles() {
    return List.copyOf(handles);
  }
}
