package phiscope.dataset.capture;

import java.util.Random;

/**
 * When a plan sends which heartbeat. The k-th is due at k intervals after the start, whatever the
 * ones before took, so errors do not add up. Never goes back in time.
 */
public final class BeatSchedule {
  /**
   * A heartbeat to be sent.
   *
   * @param sequence its number
   * @param due nanoseconds since the start at which it is sent
   * @param lost whether it is numbered but not sent
   */
  public record Beat(long sequence, long due, boolean lost) {}

  private final BeatPlan plan;
  private final Random random;
  private long slot;
  private long sequence;
  private long lastDue;

  public BeatSchedule(BeatPlan plan) {
    this.plan = plan;
    this.random = new Random(plan.seed());
  }

  /** The next heartbeat, or null if the plan is done. */
  public Beat next() {
    while (!isDone()) {
      long nominal = Math.multiplyExact(slot, plan.interval());
      slot++;
      boolean lost = plan.loss() > 0 && random.nextDouble() < plan.loss();
      long jitter = plan.jitter().draw(random);
      long due = Math.max(lastDue, nominal + Math.max(-plan.interval(), jitter));
      BeatPlan.Span pause = pauseAt(due);
      if (pause != null && !plan.catchUp()) {
        continue;
      }
      due = pause == null ? due : pause.end();
      if (plan.crashAt().isPresent() && due >= plan.crashAt().getAsLong()) {
        return null;
      }
      lastDue = due;
      return new Beat(sequence++, due, lost);
    }
    return null;
  }

  /**
   * Takes the last heartbeat back because its time is past and the plan does not catch up: its
   * number goes to the next one.
   */
  public void withdraw() {
    sequence--;
  }

  private boolean isDone() {
    return (plan.count().isPresent() && sequence >= plan.count().getAsLong())
        || (plan.crashAt().isPresent() && slot > plan.crashAt().getAsLong() / plan.interval() + 1);
  }

  private BeatPlan.Span pauseAt(long time) {
    for (BeatPlan.Span pause : plan.pauses()) {
      if (time >= pause.from() && time < pause.end()) {
        return pause;
      }
    }
    return null;
  }
}
