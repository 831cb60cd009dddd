package phiscope.core.kernel;

import java.util.List;
import java.util.Optional;

/**
 * What an exploration found. It is the same whatever the number of threads.
 *
 * @param end why it ended
 * @param depth the longest schedule that was tried, in actions
 * @param states different states found, with the first
 * @param transitions steps taken, with those to states that were known
 * @param leftOutByTime steps to states beyond the time bound, which are not among the transitions
 * @param kinds how many of the transitions were of each kind: a search that never took a kind of
 *     action says nothing about it
 * @param counterexamples for each invariant the shortest schedule that breaks it, and of these the
 *     first in the order of actions; empty if none was found or it was not looked for
 * @param bytes memory of the states with their parents and the table that finds them
 */
public record Exploration(
    End end,
    int depth,
    long states,
    long transitions,
    long leftOutByTime,
    List<Long> kinds,
    List<Optional<Schedule>> counterexamples,
    long bytes) {

  /** Why an exploration ended. */
  public enum End {
    /** Every invariant that was looked at has been broken. */
    ALL_BROKEN,
    /** Every state that can be reached within the time bound was gone through. */
    EXHAUSTED,
    /** The bound on the length of schedules. */
    DEPTH,
    /** The bound on states. */
    STATES,
    /** Somebody asked it to stop. */
    CANCELLED
  }

  /**
   * Actions one after the other, from the beginning.
   *
   * @param actions numbers of a {@link PackedModel}
   */
  public record Schedule(List<Integer> actions) {
    public Schedule {
      actions = List.copyOf(actions);
    }

    public int length() {
      return actions.size();
    }
  }

  public Exploration {
    kinds = List.copyOf(kinds);
    counterexamples = List.copyOf(counterexamples);
  }

  /** The invariants that were broken, as bits. */
  public int broken() {
    int broken = 0;
    for (int i = 0; i < counterexamples.size(); i++) {
      broken |= counterexamples.get(i).isPresent() ? 1 << i : 0;
    }
    return broken;
  }
}
