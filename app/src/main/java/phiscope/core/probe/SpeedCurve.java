package phiscope.core.probe;

import java.util.List;
import java.util.OptionalLong;

/**
 * How fast something is, over time, as a share of its full speed: straight lines between points
 * that are drawn. An answer that takes a time at full speed takes twice as long at half.
 *
 * @param points in the order of time; after the last it stays as it is
 */
public record SpeedCurve(List<Point> points) {
  /** Full speed, in millionths. */
  public static final long FULL = 1_000_000;

  /** The longest time that a point or an answer may have: far longer than any run. */
  public static final long LONGEST = 1L << 40;

  /** Full speed at every time. */
  public static final SpeedCurve ALWAYS_FULL = startingIn(0);

  /**
   * One point.
   *
   * @param at the time, 0 to {@link #LONGEST}
   * @param speed then, 0 to {@link #FULL}
   */
  public record Point(long at, long speed) {
    public Point {
      if (at < 0 || at > LONGEST || speed < 0 || speed > FULL) {
        throw new IllegalArgumentException(
            "a point must have a time of 0 or more and a speed from 0 to " + FULL);
      }
    }
  }

  public SpeedCurve {
    points = List.copyOf(points);
    for (int i = 1; i < points.size(); i++) {
      if (points.get(i).at() <= points.get(i - 1).at()) {
        throw new IllegalArgumentException("the points must be in the order of time");
      }
    }
  }

  /** Nothing, and from a time on full speed. */
  public static SpeedCurve startingIn(long start) {
    return new SpeedCurve(List.of(new Point(start, FULL)));
  }

  /** Full speed, but for a time: another one from an instant to before another. */
  public static SpeedCurve slowed(long from, long to, long speed) {
    return new SpeedCurve(
        from == 0
            ? List.of(new Point(0, speed), new Point(to, speed), new Point(to + 1, FULL))
            : List.of(
                new Point(from - 1, FULL),
                new Point(from, speed),
                new Point(to, speed),
                new Point(to + 1, FULL)));
  }

  /** The speed at a time in millionths, rounded down; empty before the first point. */
  public OptionalLong speed(long time) {
    int next = 0;
    while (next < points.size() && points.get(next).at() <= time) {
      next++;
    }
    if (next == 0) {
      return OptionalLong.empty();
    }
    Point before = points.get(next - 1);
    if (next == points.size()) {
      return OptionalLong.of(before.speed());
    }
    Point after = points.get(next);
    long change = (after.speed() - before.speed()) * (time - before.at());
    return OptionalLong.of(before.speed() + Math.floorDiv(change, after.at() - before.at()));
  }

  /**
   * How long an answer takes at a time, rounded up; empty while nothing moves.
   *
   * @param atFullSpeed how long it takes then, 0 to {@link #LONGEST}
   */
  public OptionalLong answer(long time, long atFullSpeed) {
    long speed = speed(time).orElse(0);
    if (speed == 0) {
      return OptionalLong.empty();
    }
    long whole = atFullSpeed / speed * FULL;
    return OptionalLong.of(whole - Math.floorDiv(-(atFullSpeed % speed * FULL), speed));
  }

  /**
   * The time from which every answer takes so long at most; empty if there is none.
   *
   * @param atFullSpeed how long an answer takes at full speed
   * @param most 0 or more
   */
  public OptionalLong alwaysWithinFrom(long atFullSpeed, long most) {
    int last = points.size() - 1;
    if (last < 0 || !isWithin(points.get(last).at(), atFullSpeed, most)) {
      return OptionalLong.empty();
    }
    while (last > 0 && isWithin(points.get(last - 1).at(), atFullSpeed, most)) {
      last--;
    }
    long high = points.get(last).at();
    long low = last == 0 ? high - 1 : points.get(last - 1).at();
    while (high - low > 1) {
      long middle = low + (high - low) / 2;
      if (isWithin(middle, atFullSpeed, most)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return OptionalLong.of(high);
  }

  private boolean isWithin(long time, long atFullSpeed, long most) {
    OptionalLong answer = answer(time, atFullSpeed);
    return answer.isPresent() && answer.getAsLong() <= most;
  }
}
