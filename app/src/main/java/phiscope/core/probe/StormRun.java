package phiscope.core.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import phiscope.core.kernel.FrameRun;
import phiscope.core.kernel.ListRun;
import phiscope.core.kernel.RandomStream;
import phiscope.core.kernel.Replay;

/** A storm of retries, slot by slot; a frame is a slot, a tick is one too. A value. */
public final class StormRun implements FrameRun<Integer, Integer, StormSlot> {
  private final RetryStorm storm;
  private final ListRun<StormSlot> run;
  private final int waiting;

  private StormRun(RetryStorm storm, List<StormSlot> slots, int waiting) {
    this.storm = storm;
    this.waiting = waiting;
    this.run = ListRun.of(slots, StormSlot::slot);
  }

  /**
   * A request that is waiting.
   *
   * @param attempts made so far
   * @param lastWait the waiting time before the last retry
   * @param random the place in its stream
   */
  private record Request(int attempts, long lastWait, RandomStream random) {}

  /**
   * The run of a storm. In a slot the retries come first, in the order in which they were due, then
   * what is new; the server serves them as they come, evenly spread over the slot when they are too
   * many.
   */
  public static StormRun of(RetryStorm storm) {
    List<List<Request>> due = new ArrayList<>();
    for (int slot = 0; slot < storm.slots(); slot++) {
      due.add(new ArrayList<>());
    }
    Optional<RetryBudget> budget = storm.budget();
    RandomStream random = RandomStream.of(storm.seed());
    List<StormSlot> slots = new ArrayList<>();
    int waiting = 0;
    for (int slot = 0; slot < storm.slots(); slot++) {
      List<Request> attempts = due.set(slot, List.of());
      int again = attempts.size();
      for (int i = 0; i < storm.fresh(slot); i++) {
        attempts.add(new Request(0, storm.backoff().base(), random.fork((long) slot << 32 | i)));
        budget = budget.map(RetryBudget::afterRequest);
      }
      boolean out = slot >= storm.outageFrom() && slot < storm.outageTo();
      int served = out ? 0 : storm.served(attempts.size());
      int lost = 0;
      for (int i = 0; i < attempts.size(); i++) {
        if (isServed(i, served, attempts.size())) {
          continue;
        }
        Request request = attempts.get(i);
        if (request.attempts() >= storm.retries()
            || budget.filter(tokens -> !tokens.allowsRetry()).isPresent()) {
          lost++;
          continue;
        }
        budget = budget.map(RetryBudget::afterRetry);
        long wait = storm.backoff().delay(request.attempts(), request.lastWait(), request.random());
        int at = (int) Math.min(storm.slots(), slot + Math.max(1, wait));
        if (at < storm.slots()) {
          due.get(at).add(new Request(request.attempts() + 1, wait, request.random().next()));
        } else {
          waiting++;
        }
      }
      slots.add(new StormSlot(slot, storm.fresh(slot), again, served, lost));
    }
    return new StormRun(storm, slots, waiting);
  }

  /** Whether the i-th of some attempts is among those that are served, evenly spread. */
  private static boolean isServed(int i, int served, int attempts) {
    return (long) (i + 1) * served / attempts > (long) i * served / attempts;
  }

  public RetryStorm storm() {
    return storm;
  }

  @Override
  public Replay<Integer, Integer> replay() {
    return run.replay();
  }

  @Override
  public StormSlot shown(Integer place) {
    return run.shown(place);
  }

  /** The slots, in order. */
  public List<StormSlot> slots() {
    return IntStream.range(0, size()).mapToObj(this::shown).toList();
  }

  /** Whether the outage lasts to the last slot. */
  public boolean isOutAtTheEnd() {
    return storm.outageFrom() < size() && storm.outageTo() >= size();
  }

  /** Whether there is a slot after the outage. */
  public boolean hasAfter() {
    return storm.outageTo() < size();
  }

  /** The most attempts in one slot from the end of the outage on; 0 if it lasts to the end. */
  public int peakAfter() {
    return slots().stream()
        .filter(slot -> slot.slot() >= storm.outageTo())
        .mapToInt(StormSlot::attempts)
        .max()
        .orElse(0);
  }

  /** All attempts. */
  public long attempts() {
    return slots().stream().mapToLong(StormSlot::attempts).sum();
  }

  /** All requests that were given up. */
  public long lost() {
    return slots().stream().mapToLong(StormSlot::lost).sum();
  }

  /** Requests that wait for an attempt which lies beyond the last slot. */
  public int waiting() {
    return waiting;
  }

  /**
   * The first slot from which nothing fails any more; empty if something does to the end, or if
   * requests still wait then, which may fail.
   */
  public OptionalInt recoveredAt() {
    if (waiting > 0) {
      return OptionalInt.empty();
    }
    int last = size() - 1;
    while (last >= 0 && shown(last).failed() == 0) {
      last--;
    }
    return last == size() - 1 ? OptionalInt.empty() : OptionalInt.of(last + 1);
  }
}
