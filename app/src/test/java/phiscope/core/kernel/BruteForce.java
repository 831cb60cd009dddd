package phiscope.core.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import phiscope.core.kernel.Exploration.Schedule;

/**
 * The same search by its definition: all schedules of one length, in the order of actions, then
 * those of the next; a schedule to a state that an earlier one reached is dropped.
 */
final class BruteForce {
  private final PackedModel model;
  private final long time;
  private final Map<List<Long>, List<Integer>> schedules = new LinkedHashMap<>();
  private final Map<Integer, Schedule> counterexamples = new TreeMap<>();

  BruteForce(PackedModel model, int depth, long time) {
    this.model = model;
    this.time = time;
    long[] initial = new long[model.words()];
    note(model.initial(initial), List.of());
    schedules.put(key(initial), List.of());
    List<List<Long>> level = List.of(key(initial));
    for (int length = 0; length < depth && !level.isEmpty(); length++) {
      level = after(level);
    }
  }

  private List<List<Long>> after(List<List<Long>> level) {
    List<List<Long>> next = new ArrayList<>();
    for (List<Long> from : level) {
      PackedModel.Expander expander = model.expander();
      expander.expand(
          from.stream().mapToLong(Long::longValue).toArray(),
          (action, kind, broken, to) -> {
            if (model.time(to) <= time) {
              List<Integer> schedule = new ArrayList<>(schedules.get(from));
              schedule.add(action);
              note(broken, schedule);
              if (schedules.putIfAbsent(key(to), schedule) == null) {
                next.add(key(to));
              }
            }
          });
    }
    return next;
  }

  private void note(int broken, List<Integer> schedule) {
    for (int i = 0; i < model.invariants(); i++) {
      if ((broken & 1 << i) != 0) {
        counterexamples.putIfAbsent(i, new Schedule(schedule));
      }
    }
  }

  private static List<Long> key(long[] state) {
    return Arrays.stream(state).boxed().toList();
  }

  int states() {
    return schedules.size();
  }

  List<Optional<Schedule>> counterexamples() {
    List<Optional<Schedule>> all = new ArrayList<>();
    for (int i = 0; i < model.invariants(); i++) {
      all.add(Optional.ofNullable(counterexamples.get(i)));
    }
    return all;
  }
}
