package phiscope.core.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import phiscope.core.kernel.Exploration.End;
import phiscope.core.kernel.Exploration.Schedule;

/**
 * Searches all interleavings of a {@link PackedModel}, breadth first, for the shortest schedules
 * that break its invariants.
 *
 * <p>States are numbered in the order of their discovery, and a state keeps the first way that led
 * to it. As every level is gone through in that order and the steps out of a state come in the
 * order of actions, the schedule to a state is the first in the order of actions among the shortest
 * (by induction over the levels). Several threads give the same numbers, so the same answer.
 */
public final class Explorer {
  /** So many states are gone through before the bounds are looked at again. */
  static final int BLOCK = 1 << 14;

  private Explorer() {}

  /** Searches on the calling thread, for all invariants. */
  public static Exploration explore(PackedModel model, ExplorerBounds bounds) {
    int all = (1 << model.invariants()) - 1;
    return explore(model, all, bounds, Workers.caller(), SearchProgress.unheard(), () -> false);
  }

  /**
   * Searches until every invariant asked for is broken, nothing is left, or a bound is reached.
   *
   * @param invariants which ones, as bits; 0 goes through everything
   * @param workers on how many threads; it changes the time that is taken, nothing else
   * @param progress called after each block of states
   * @param cancelled asked after each block of states
   */
  public static Exploration explore(
      PackedModel model,
      int invariants,
      ExplorerBounds bounds,
      Workers workers,
      SearchProgress progress,
      BooleanSupplier cancelled) {
    Search search = Search.of(model, invariants, bounds);
    BlockSearch blocks =
        workers.count() == 1
            ? new BlockSearch.Direct(search)
            : new ParallelBlocks(search, invariants, workers);
    int from = 0;
    int depth = 0;
    End end = search.tally().isAllBroken() ? End.ALL_BROKEN : null;
    while (end == null) {
      int to = search.store().size();
      if (from == to) {
        end = End.EXHAUSTED;
      } else if (depth == bounds.depth()) {
        end = End.DEPTH;
      } else {
        depth++;
        while (from < to && end == null) {
          int blockEnd = (int) Math.min(to, (long) from + BLOCK);
          blocks.go(from, blockEnd);
          from = blockEnd;
          progress.at(depth, search.store().size(), to - from);
          end = endAfterBlock(search, bounds, cancelled);
        }
      }
    }
    return result(search, end, depth);
  }

  private static End endAfterBlock(
      Search search, ExplorerBounds bounds, BooleanSupplier cancelled) {
    if (search.tally().isAllBroken()) {
      return End.ALL_BROKEN;
    }
    if (search.store().size() >= bounds.states()) {
      return End.STATES;
    }
    return cancelled.getAsBoolean() ? End.CANCELLED : null;
  }

  private static Exploration result(Search search, End end, int depth) {
    SearchTally tally = search.tally();
    List<Optional<Schedule>> counterexamples = new ArrayList<>();
    for (int i = 0; i < search.model().invariants(); i++) {
      counterexamples.add(tally.isBroken(i) ? Optional.of(schedule(search, i)) : Optional.empty());
    }
    return new Exploration(
        end,
        depth,
        search.store().size(),
        tally.transitions(),
        tally.leftOutByTime(),
        tally.kinds(),
        counterexamples,
        search.store().bytes() + search.table().bytes());
  }

  private static Schedule schedule(Search search, int invariant) {
    List<Integer> actions = new ArrayList<>();
    List<Integer> states = new ArrayList<>();
    if (search.tally().action(invariant) >= 0) {
      actions.add(search.tally().action(invariant));
    }
    for (int state = search.tally().parent(invariant);
        state != 0;
        state = search.store().parent(state)) {
      actions.add(search.store().action(state));
      states.add(state);
    }
    Collections.reverse(actions);
    Collections.reverse(states);
    return search.model().isSymmetric()
        ? withOwnNames(search, states, 1 << invariant, actions.size())
        : new Schedule(actions);
  }

  /**
   * A schedule between representatives exchanges names on the way. This is the one without: from
   * the state that was really reached, the first action to a state with the same representative.
   */
  private static Schedule withOwnNames(
      Search search, List<Integer> states, int invariant, int length) {
    PackedModel.Expander expander = search.model().expander();
    long[] state = new long[search.model().words()];
    search.model().initial(state);
    List<Integer> actions = new ArrayList<>();
    for (int at = 0; at < length; at++) {
      int wanted = at < states.size() ? states.get(at) : -1;
      long[] from = state.clone();
      int before = actions.size();
      expander.expand(
          from,
          (action, kind, broken, next) -> {
            boolean fits =
                wanted < 0 ? (broken & invariant) != 0 : isRepresentedBy(search, next, wanted);
            if (fits && actions.size() == before) {
              actions.add(action);
              System.arraycopy(next, 0, state, 0, state.length);
            }
          });
    }
    return new Schedule(actions);
  }

  private static boolean isRepresentedBy(Search search, long[] state, int number) {
    long[] representative = state.clone();
    search.model().canonical(representative);
    return search.store().holds(number, representative, 0);
  }

  /**
   * The states of a schedule, from the beginning on: one more than it has actions.
   *
   * @throws IllegalArgumentException if an action is not enabled where the schedule takes it
   */
  public static List<long[]> states(PackedModel model, Schedule schedule) {
    PackedModel.Expander expander = model.expander();
    long[] state = new long[model.words()];
    model.initial(state);
    List<long[]> states = new ArrayList<>(List.of(state));
    for (int wanted : schedule.actions()) {
      int before = states.size();
      expander.expand(
          states.get(before - 1).clone(),
          (action, kind, broken, next) -> {
            if (action == wanted && states.size() == before) {
              states.add(Arrays.copyOf(next, next.length));
            }
          });
      if (states.size() == before) {
        throw new IllegalArgumentException(
            "action " + wanted + " is not enabled after " + (before - 1) + " actions");
      }
    }
    return states;
  }
}
