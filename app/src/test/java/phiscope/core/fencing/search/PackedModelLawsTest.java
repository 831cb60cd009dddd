package phiscope.core.fencing.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Exploration.Schedule;

/** The packed model and the plain one are the same model; so are their searches. */
class PackedModelLawsTest {
  /** What a plain breadth-first search finds. */
  private record Found(int states, long[] kinds, Map<Invariant, List<Integer>> schedules) {}

  @Property(tries = 60, seed = "20261129")
  void everySearchFindsWhatAPlainOneOverRecordsFinds(
      @ForAll @IntRange(min = 0, max = 95) int protections,
      @ForAll boolean waits,
      @ForAll @IntRange(min = 1, max = 3) int tokens,
      @ForAll @IntRange(min = 1, max = 2) int leaseTicks,
      @ForAll @IntRange(min = 0, max = 255) int faults) {
    SearchSpace space =
        new SearchSpace(
            WriteProtections.combinations().get(protections),
            waits,
            tokens,
            2,
            leaseTicks,
            2,
            twoOf(faults));
    Exploration packed = Schedules.explore(space, 0);
    Found plain = plainSearch(space);
    assertThat(packed.states()).isEqualTo(plain.states());
    assertThat(packed.kinds().stream().mapToLong(Long::longValue).toArray())
        .isEqualTo(plain.kinds());
    List<java.util.Optional<Schedule>> schedules =
        Schedules.explore(space, (1 << Invariant.values().length) - 1).counterexamples();
    for (Invariant invariant : Invariant.values()) {
      assertThat(schedules.get(invariant.ordinal()).map(Schedule::actions).orElse(null))
          .as("%s", invariant)
          .isEqualTo(plain.schedules().get(invariant));
    }
  }

  /** The first two of the faults that the bits name, so that the spaces stay small. */
  private static FaultBudget twoOf(int bits) {
    int[] each = new int[8];
    int chosen = 0;
    for (int i = 0; i < 8 && chosen < 2; i++) {
      if ((bits & 1 << i) != 0) {
        each[i] = 1;
        chosen++;
      }
    }
    return new FaultBudget(each[0], each[1], each[2], each[3], each[4], each[5], each[6], each[7]);
  }

  private static Found plainSearch(SearchSpace space) {
    PlainFencing model = new PlainFencing(space);
    Set<PlainState> seen = new HashSet<>(List.of(model.initial()));
    Map<PlainState, List<Integer>> level = new HashMap<>();
    List<PlainState> order = List.of(model.initial());
    level.put(model.initial(), List.of());
    long[] kinds = new long[StepKind.values().length];
    Map<Invariant, List<Integer>> schedules = new HashMap<>();
    while (!order.isEmpty()) {
      List<PlainState> next = new ArrayList<>();
      for (PlainState from : order) {
        List<PlainFencing.Step> steps = new ArrayList<>(model.steps(from));
        steps.sort(Comparator.comparingInt(step -> step.action().code()));
        for (PlainFencing.Step step : steps) {
          kinds[step.kind().ordinal()]++;
          List<Integer> schedule = new ArrayList<>(level.get(from));
          schedule.add(step.action().code());
          Invariant.of(step.broken())
              .forEach(invariant -> schedules.putIfAbsent(invariant, schedule));
          if (seen.add(step.next())) {
            level.put(step.next(), schedule);
            next.add(step.next());
          }
        }
      }
      order = next;
    }
    return new Found(seen.size(), kinds, schedules);
  }
}
