package phiscope.core.probe;

import java.util.List;
import java.util.OptionalLong;

/**
 * How long an answer takes, over time: straight lines between points that are drawn.
 *
 * @param points in the order of time; before the first there is no answer at all, after the last it
 *     stays as it is
 */
public record AnswerCurve(List<Point> points) {
  /** At every time an answer that takes no time. */
  public static final AnswerCurve AT_ONCE = new AnswerCurve(List.of(new Point(0, 0)));

  private static final long MOST = 1L << 31;

  /**
   * One point.
   *
   * @param at the time, 0 or more
   * @param answer how long it takes then, 0 or more
   */
  public record Point(long at, long answer) {
    public Point {
      if (at < 0 || answer < 0 || at > MOST * MOST / 4 || answer > MOST * MOST / 4) {
        throw new IllegalArgumentException(
            "a point must have a time and an answer of 0 or more, got " + at + ", " + answer);
      }
    }
  }

  public AnswerCurve {
    points = List.copyOf(points);
    for (int i = 1; i < points.size(); i++) {
      if (points.get(i).at() <= points.get(i - 1).at()) {
        throw new IllegalArgumentException("the points must be in the order of time");
      }
    }
  }

  /** An application that refuses for a time and then answers, always as fast. */
  public static AnswerCurve startingIn(long start, long answer) {
    return new AnswerCurve(List.of(new Point(start, answer)));
  }

  /** How long an answer takes at a time, rounded down; empty before the first point. */
  public OptionalLong at(long time) {
    int next = 0;
    while (next < points.size() && points.get(next).at() <= time) {
      next++;
    }
    if (next == 0) {
      return OptionalLong.empty();
    }
    Point before = points.get(next - 1);
    return OptionalLong.of(
        next == points.size() ? before.answer() : between(before, points.get(next), time));
  }

  /** Exact in whole numbers: a product of two times may be beyond a long. */
  private static long between(Point from, Point to, long time) {
    long span = to.at() - from.at();
    long passed = time - from.at();
    long change = to.answer() - from.answer();
    long whole = Math.floorDiv(change, span);
    long rest = Math.floorMod(change, span);
    return from.answer()
        + whole * passed
        + (rest < MOST && passed < MOST
            ? rest * passed / span
            : (long) ((double) rest / span * passed));
  }

  /**
   * The time from which every answer takes so long at most; empty if the last point does not.
   *
   * @param most 0 or more
   */
  public OptionalLong alwaysWithinFrom(long most) {
    if (points.isEmpty() || points.get(points.size() - 1).answer() > most) {
      return OptionalLong.empty();
    }
    int last = points.size() - 1;
    while (last > 0 && points.get(last - 1).answer() <= most) {
      last--;
    }
    if (last == 0) {
      return OptionalLong.of(points.get(0).at());
    }
    long low = points.get(last - 1).at();
    long high = points.get(last).at();
    while (high - low > 1) {
      long middle = low + (high - low) / 2;
      if (at(middle).orElseThrow() <= most) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return OptionalLong.of(high);
  }
}
