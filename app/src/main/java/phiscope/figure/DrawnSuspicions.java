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

  private final Subject subject;
  private final Axis axis;
  private final List<Stretch> stretches = new ArrayList<>();
  private Suspicion longest;
  private int count;
  private double from = Double.NaN;
  private double to = Double.NaN;

  private DrawnSuspicions(Subject subject, Axis axis) {
    this.subject = subject;
    this.axis = axis;
  }

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

  /** The stretches of all suspicions in a span of time, in order of their beginning. */
  static List<Stretch> of(Subject subject, TimeSpan span, Axis axis) {
    DrawnSuspicions drawn = new DrawnSuspicions(subject, axis);
    List<Suspicion> part = subject.suspicions(span);
    double last = Double.NEGATIVE_INFINITY;
    while (true) {
      for (Suspicion each : part) {
        // A part begins with the last one of the part before, which touches its beginning.
        if (each.from() > last) {
          drawn.add(each);
        }
      }
      if (part.size() < Subject.MOST_SUSPICIONS) {
        return drawn.end();
      }
      last = part.get(part.size() - 1).from();
      part = subject.suspicionsFrom(last, span);
    }
  }

  private void add(Suspicion each) {
    double left = axis.pixel(subject.units(each.from()));
    double right = axis.pixel(subject.units(each.to()));
    boolean joins = longest != null && longest.mistake() == each.mistake() && left - to < JOINED;
    if (joins) {
      longest = length(each) > length(longest) ? each : longest;
      to = Math.max(to, right);
      count++;
      return;
    }
    end();
    longest = each;
    count = 1;
    from = left;
    to = right;
  }

  private List<Stretch> end() {
    if (longest != null) {
      stretches.add(new Stretch(longest, count, from, to));
    }
    return stretches;
  }

  /** What mistakes are called that are drawn as one. */
  static String mistakes(Stretch stretch, Subject subject) {
    return stretch.count() == 1
        ? subject.text("tape.mistake")
        : subject.text("tape.mistakes", Numbers.whole(stretch.count()));
  }

  private static double length(Suspicion suspicion) {
    return suspicion.to() - suspicion.from();
  }
}
