package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.TapeFold.Suspicion;

/**
 * Suspicions as stretches of a time axis in pixels. Neighbours of a kind that are nearer than two
 * pixels are drawn as one: a noisy recording has thousands, and the screen only some hundred
 * columns.
 */
final class DrawnSuspicions {
  /** A gap below this many pixels is not seen. */
  private static final double JOINED = 2;

  private DrawnSuspicions() {}

  /**
   * A stretch.
   *
   * @param suspicion the longest of those in it
   * @param from left end in pixels, possibly left of the axis
   * @param to right end in pixels, possibly right of the axis
   */
  record Stretch(Suspicion suspicion, double from, double to) {
    double width() {
      return to - from;
    }
  }

  /** The stretches of suspicions in order of their beginning. */
  static List<Stretch> of(List<Suspicion> suspicions, Subject subject, Axis axis) {
    List<Stretch> stretches = new ArrayList<>();
    Suspicion longest = null;
    double from = Double.NaN;
    double to = Double.NaN;
    for (Suspicion each : suspicions) {
      double left = axis.pixel(subject.units(each.from()));
      double right = axis.pixel(subject.units(each.to()));
      boolean joins = longest != null && longest.mistake() == each.mistake() && left - to < JOINED;
      if (joins) {
        longest = length(each) > length(longest) ? each : longest;
        to = Math.max(to, right);
        continue;
      }
      if (longest != null) {
        stretches.add(new Stretch(longest, from, to));
      }
      longest = each;
      from = left;
      to = right;
    }
    if (longest != null) {
      stretches.add(new Stretch(longest, from, to));
    }
    return stretches;
  }

  private static double length(Suspicion suspicion) {
    return suspicion.to() - suspicion.from();
  }
}
