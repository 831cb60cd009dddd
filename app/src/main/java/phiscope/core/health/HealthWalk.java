package phiscope.core.health;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.health.HealthPolicy.Decay;
import phiscope.core.health.HealthPolicy.StateRule;
import phiscope.core.health.HealthRun.Point;
import phiscope.core.health.HealthRun.StateChange;

/** Goes along a run once, from one instant at which something happens to the next. */
final class HealthWalk {
  private final HealthPolicy policy;
  private final int mostPoints;
  private final List<Point> points = new ArrayList<>();
  private final List<StateChange> changes = new ArrayList<>();
  private StreamHealth health;
  private BigDecimal closest;

  HealthWalk(StreamHealth start, int mostPoints) {
    this.policy = start.policy();
    this.mostPoints = mostPoints;
    this.health = start;
    points.add(new Point(0, Optional.empty(), start));
  }

  boolean isTooLong() {
    return points.size() > mostPoints;
  }

  HealthRun run(long end) {
    return new HealthRun(points, changes, end, Optional.ofNullable(closest));
  }

  /** All ticks that do something before an instant. */
  void ticksBefore(long instant) {
    long next = health.nextTick();
    while (next < instant && !isTooLong()) {
      compareTicks(next + 1);
      long misses = health.misses();
      move(next, Optional.empty(), health.afterNextTick());
      if (health.misses() != misses || checksEveryTick()) {
        compareScore();
      }
      next = health.nextTick();
    }
    compareTicks(instant);
  }

  void take(HealthFrame frame) {
    if (isTooLong()) {
      return;
    }
    HealthFrame.Kind kind = frame.kind();
    move(frame.at(), Optional.of(kind), health.after(frame));
    boolean ordinary = kind == HealthFrame.Kind.DATA || kind == HealthFrame.Kind.HEARTBEAT;
    if (ordinary && policy.stateRule() == StateRule.FOLLOWS_SCORE) {
      compareScore();
    }
  }

  private boolean checksEveryTick() {
    return policy.stateRule() == StateRule.CODE_CHECKED_EVERY_TICK;
  }

  private void move(long at, Optional<HealthFrame.Kind> frame, StreamHealth after) {
    if (after.state() != health.state()) {
      changes.add(new StateChange(at, frame, after.state(), after.score()));
    }
    health = after;
    points.add(new Point(at, frame, after));
  }

  /** The ticks from the first that is left to before an instant, held against what is due. */
  private void compareTicks(long before) {
    boolean decays =
        !health.frozen() && (health.state() != HealthState.FAILED || policy.decaysWhenFailed());
    long last = Math.floorDiv(before - 1, policy.tick()) * policy.tick();
    if (!decays || last < health.from()) {
      return;
    }
    BigDecimal due = health.dueAt();
    if (policy.decay() == Decay.PER_MISSED_FRAME) {
      compareBefore(due, Math.min(last, tickBelow(due)));
    } else {
      long below = Math.max(health.from(), Math.min(last, tickBelow(due)));
      compare(due.subtract(BigDecimal.valueOf(below)));
      compare(due.subtract(BigDecimal.valueOf(Math.min(last, below + policy.tick()))));
    }
  }

  private void compareBefore(BigDecimal due, long tick) {
    if (tick >= health.from()) {
      compare(due.subtract(BigDecimal.valueOf(tick)));
    }
  }

  /** The last tick before what is due, or on it where late is strictly after. */
  private long tickBelow(BigDecimal due) {
    boolean strictly = policy.decay() == Decay.PER_MISSED_FRAME;
    BigDecimal whole = due.setScale(0, strictly ? RoundingMode.CEILING : RoundingMode.FLOOR);
    BigDecimal most = BigDecimal.valueOf(Long.MAX_VALUE / 4);
    long below = whole.min(most).longValueExact() - (strictly ? 1 : 0);
    return Math.floorDiv(below, policy.tick()) * policy.tick();
  }

  private void compareScore() {
    compare(health.score().subtract(policy.failedBelow(), health.context()));
    compare(health.score().subtract(policy.suspectBelow(), health.context()));
  }

  private void compare(BigDecimal difference) {
    BigDecimal distance = difference.abs();
    closest = closest == null || distance.compareTo(closest) < 0 ? distance : closest;
  }
}
