package phiscope.figure.run;

import java.util.Optional;
import phiscope.figure.Mark;
import phiscope.figure.Rectangle;

/**
 * Where something is that can be chosen.
 *
 * @param thing what is there
 * @param area where; for a line the box around it
 * @param line from end to end, if it is one
 * @param label its name, for tooltips and assistive technology
 */
public record Place(Thing thing, Rectangle area, Optional<Mark.Line> line, String label) {
  private static final double REACH = 6;

  public static Place of(Thing thing, Rectangle area, String label) {
    return new Place(thing, area, Optional.empty(), label);
  }

  /** Whether a pointer there means this. */
  public boolean holds(double x, double y) {
    if (line.isPresent()) {
      return distance(line.get(), x, y) <= REACH;
    }
    return x >= area.left() && x <= area.right() && y >= area.top() && y <= area.bottom();
  }

  private static double distance(Mark.Line line, double x, double y) {
    double dx = line.to().x() - line.from().x();
    double dy = line.to().y() - line.from().y();
    double length = dx * dx + dy * dy;
    double along =
        length == 0 ? 0 : ((x - line.from().x()) * dx + (y - line.from().y()) * dy) / length;
    double share = Math.max(0, Math.min(1, along));
    return StrictMath.hypot(x - line.from().x() - share * dx, y - line.from().y() - share * dy);
  }
}
