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

    private Stretch with(Stretch next) {
      double longest = suspicion.to() - suspicion.from();
      boolean isLonger = next.suspicion.to() - next.suspicion.from() > longest;
      return new Stretch(isLonger ? next.suspicion : suspicion, from, Math.max(to, next.to));
    }
  }

  /** The stretches of suspicions in order of their beginning. */
  static List<Stretch> of(List<Suspicion> suspicions, Subject subject, Axis axis) {
    List<Stretch> stretches = new ArrayList<>();
    for (Suspicion each : suspicions) {
      Stretch next =
          new Stretch(
              each, axis.pixel(subject.units(each.from())), axis.pixel(subject.units(each.to())));
      int last = stretches.size() - 1;
      if (last >= 0
          && stretches.get(last).suspicion().mistake() == each.mistake()
          && next.from() - stretches.get(last).to() < JOINED) {
        stretches.set(last, stretches.get(last).with(next));
      } else {
        stretches.add(next);
      }
    }
    return stretches;
  }
}
