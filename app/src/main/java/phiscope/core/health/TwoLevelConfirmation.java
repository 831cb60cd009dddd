package phiscope.core.health;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * S001 section 5.3: stream health as a quick first level that only drains traffic ahead, and a
 * heartbeat as the second that has the last word. The verdict that counts then takes seconds again
 * (claim S001-49).
 *
 * @param observation how long a drained connection is watched, 0 or more
 * @param recoveryFrames frames in a row that a recovery takes, 1 or more
 */
public record TwoLevelConfirmation(long observation, int recoveryFrames) {
  /** What is done. */
  public enum Action {
    /** Stream health has left ACTIVE: traffic is drained, a replica is started. */
    DRAIN,
    /** The observation is over, the heartbeat saw nothing, frames came again: taken back. */
    RESTORE,
    /** The heartbeat is silent too: switched over for good. */
    SWITCH
  }

  /** One step. */
  public record Step(long at, Action action) {}

  public TwoLevelConfirmation {
    if (observation < 0 || recoveryFrames < 1) {
      throw new IllegalArgumentException(
          "observation must be 0 or more and recoveryFrames 1 or more, got "
              + observation
              + " and "
              + recoveryFrames);
    }
  }

  /**
   * What is done, in order.
   *
   * @param run of the first level
   * @param heartbeatSuspects when the second level suspects the sender, if it does
   */
  public List<Step> steps(HealthRun run, OptionalLong heartbeatSuspects) {
    List<Step> steps = new ArrayList<>();
    long verdict = heartbeatSuspects.orElse(Long.MAX_VALUE);
    long from = 0;
    while (true) {
      Optional<Long> drain = leavesActive(run, from);
      if (drain.isEmpty() || drain.get() >= verdict) {
        break;
      }
      steps.add(new Step(drain.get(), Action.DRAIN));
      OptionalLong restore = restoredAt(run, drain.get() + observation);
      if (restore.isEmpty() || restore.getAsLong() >= verdict) {
        break;
      }
      from = restore.getAsLong();
      steps.add(new Step(from, Action.RESTORE));
    }
    if (verdict <= run.end()) {
      steps.add(new Step(verdict, Action.SWITCH));
    }
    return List.copyOf(steps);
  }

  private static Optional<Long> leavesActive(HealthRun run, long from) {
    if (run.at(from).state() != HealthState.ACTIVE) {
      return Optional.of(from);
    }
    return run.changes().stream()
        .filter(change -> change.at() > from && change.state() != HealthState.ACTIVE)
        .map(HealthRun.StateChange::at)
        .findFirst();
  }

  /** The first instant from the end of the observation on with enough frames in a row behind. */
  private OptionalLong restoredAt(HealthRun run, long from) {
    int inARow = 0;
    for (HealthRun.Point point : run.points()) {
      boolean active = point.health().state() == HealthState.ACTIVE;
      boolean frame = point.frame().isPresent();
      if (point.at() > from && inARow >= recoveryFrames) {
        return OptionalLong.of(from);
      }
      inARow = active ? inARow + (frame ? 1 : 0) : 0;
      if (point.at() >= from && inARow >= recoveryFrames) {
        return OptionalLong.of(point.at());
      }
    }
    return inARow >= recoveryFrames && from <= run.end()
        ? OptionalLong.of(from)
        : OptionalLong.empty();
  }
}
