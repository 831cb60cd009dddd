package phiscope.core.probe;

import java.util.ArrayList;
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

  /**
   * Full speed, but for a time: another one from an instant to before another. At a jump the new
   * speed holds, as at the end of a start.
   *
   * @param to above from
   */
  public static SpeedCurve slowed(long from, long to, long speed) {
    List<Point> points = new ArrayList<>();
    if (from > 0) {
      points.add(new Point(from - 1, FULL));
    }
    points.add(new Point(from, speed));
    if (to - 1 > from) {
      points.add(new Point(to - 1, speed));
    }
    points.add(new Point(to, FULL));
    return new SpeedCurve(points);
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
   * A time from an instant to before another.
   *
   * @param to {@link Long#MAX_VALUE} for one without end
   */
  public record Span(long from, long to) {
    /** Whether it lasts so long at least. */
    boolean lasts(long time) {
      return to == Long.MAX_VALUE || to - from >= time;
    }
  }

  /**
   * The times in which every answer takes so long at most, each as long as can be, in order.
   *
   * @param atFullSpeed how long an answer takes at full speed
   * @param most 0 or more
   */
  public List<Span> within(long atFullSpeed, long most) {
    List<Span> spans = new ArrayList<>();
    long from = -1;
    for (int i = 0; i < points.size(); i++) {
      long at = points.get(i).at();
      boolean is = isWithin(at, atFullSpeed, most);
      if (from < 0 && is) {
        from = i == 0 ? at : turn(points.get(i - 1).at(), at, atFullSpeed, most);
      } else if (from >= 0 && !is) {
        spans.add(new Span(from, turn(points.get(i - 1).at(), at, atFullSpeed, most)));
        from = -1;
      }
    }
    if (from >= 0) {
      spans.add(new Span(from, Long.MAX_VALUE));
    }
    return List.copyOf(spans);
  }

  /** The first time between two points, which differ in it, that is as the second. */
  private long turn(long before, long after, long atFullSpeed, long most) {
    boolean wanted = isWithin(after, atFullSpeed, most);
    long low = before;
    long high = after;
    while (high - low > 1) {
      long middle = low + (high - low) / 2;
      if (isWithin(middle, atFullSpeed, most) == wanted) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  /** The time from which every answer takes so long at most; empty if there is none. */
  public OptionalLong alwaysWithinFrom(long atFullSpeed, long most) {
    return withinFor(atFullSpeed, most, Long.MAX_VALUE);
  }

  /** The first time from which, for so long at least, every answer takes so long at most. */
  public OptionalLong withinFor(long atFullSpeed, long most, long lasting) {
    return within(atFullSpeed, most).stream()
        .filter(span -> span.lasts(lasting))
        .mapToLong(Span::from)
        .findFirst();
  }

  private boolean isWithin(long time, long atFullSpeed, long most) {
    OptionalLong answer = answer(time, atFullSpeed);
    return answer.isPresent() && answer.getAsLong() <= most;
  }
}
