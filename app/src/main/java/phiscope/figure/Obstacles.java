package phiscope.figure;

import java.util.ArrayList;
import java.util.List;

/**
 * Rectangles that labels keep away from, by where they are across: a curve is hundreds of them, of
 * which a label can meet a few only. Mutable.
 */
final class Obstacles {
  private static final double PITCH = 32;
  private static final int MOST_STRIPS = 256;

  private final List<List<Rectangle>> strips = new ArrayList<>();

  /** For a figure of a width; what lies outside counts to the strip at its edge. */
  Obstacles(double width) {
    int count = (int) Math.max(1, Math.min(MOST_STRIPS, Math.ceil(width / PITCH)));
    for (int i = 0; i < count; i++) {
      strips.add(new ArrayList<>());
    }
  }

  private int strip(double x) {
    return (int) Math.max(0, Math.min(strips.size() - 1, Math.floor(x / PITCH)));
  }

  void add(Rectangle place) {
    int last = strip(place.right());
    for (int i = strip(place.left()); i <= last; i++) {
      strips.get(i).add(place);
    }
  }

  /** Whether one of them is nearer to a place than a gap. */
  boolean meets(Rectangle place, double gap) {
    int last = strip(place.right() + gap);
    for (int i = strip(place.left() - gap); i <= last; i++) {
      if (meets(place, gap, strips.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** What is in the way of a place is mostly in the way of the next one too: it is asked first. */
  private static boolean meets(Rectangle place, double gap, List<Rectangle> strip) {
    for (int i = 0; i < strip.size(); i++) {
      Rectangle other = strip.get(i);
      if (place.overlaps(other, gap)) {
        strip.set(i, strip.get(0));
        strip.set(0, other);
        return true;
      }
    }
    return false;
  }
}
