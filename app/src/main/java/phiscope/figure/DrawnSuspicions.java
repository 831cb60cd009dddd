package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.text.Numbers;

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
   * @param count how many are in it
   * @param from left end in pixels, possibly left of the axis
   * @param to right end in pixels, possibly right of the axis
   */
  record Stretch(Suspicion suspicion, int count, double from, double to) {
    double width() {
      return to - from;
    }
  }

  /** The stretches of suspicions in order of their beginning. */
  static List<Stretch> of(List<Suspicion> suspicions, Subject subject, Axis axis) {
    List<Stretch> stretches = new ArrayList<>();
    Suspicion longest = null;
    int count = 0;
    double from = Double.NaN;
    double to = Double.NaN;
    for (Suspicion each : suspicions) {
      double left = axis.pixel(subject.units(each.from()));
      double right = axis.pixel(subject.units(each.to()));
      boolean joins = longest != null && longest.mistake() == each.mistake() && left - to < JOINED;
      if (joins) {
        longest = length(each) > length(longest) ? each : longest;
        to = Math.max(to, right);
        count++;
        continue;
      }
      if (longest != null) {
        stretches.add(new Stretch(longest, count, from, to));
      }
      longest = each;
      count = 1;
      from = left;
      to = right;
    }
    if (longest != null) {
      stretches.add(new Stretch(longest, count, from, to));
    }
    return stretches;
  }

  /**
   * What mistakes are called that are drawn as one.
   *
   * @param all those of the axis, of which a stretch may have had to leave out some
   */
  static String mistakes(Stretch stretch, List<Suspicion> all, Subject subject) {
    if (stretch.count() == 1) {
      return subject.text("tape.mistake");
    }
    String key = all.size() < Subject.MOST_SUSPICIONS ? "tape.mistakes" : "tape.mistakes.least";
    return subject.text(key, Numbers.whole(stretch.count()));
  }

  private static double length(Suspicion suspicion) {
    return suspicion.to() - suspicion.from();
  }
}
