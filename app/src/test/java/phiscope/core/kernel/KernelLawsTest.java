package phiscope.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

/** The kernel's collections against plain ones of the platform. */
class KernelLawsTest {
  @Property(seed = "20261129", tries = 300)
  void aMapHoldsWhatATreeMapHolds(
      @ForAll @Size(max = 200) List<@IntRange(max = 5000) Integer> keys) {
    IntMap<String> map = IntMap.empty();
    TreeMap<Integer, String> model = new TreeMap<>();
    for (int i = 0; i < keys.size(); i++) {
      int key = keys.get(i);
      if (i % 3 == 2) {
        map = map.without(key / 2);
        model.remove(key / 2);
      }
      map = map.with(key, "v" + i);
      model.put(key, "v" + i);
      assertThat(map.get(key)).isEqualTo("v" + i);
      assertThat(map.firstKey()).isEqualTo(model.firstKey());
    }
    assertThat(map.size()).isEqualTo(model.size());
    assertThat(map.keys()).containsExactly(model.keySet().stream().mapToInt(k -> k).toArray());
    assertThat(map.values()).containsExactlyElementsOf(model.values());
  }

  @Property(seed = "20261129", tries = 100)
  void aChangeOfAMapLeavesTheOldOneAsItWas(
      @ForAll @IntRange(max = 100_000) int key, @ForAll @IntRange(max = 100_000) int other) {
    IntMap<Integer> before = IntMap.<Integer>empty().with(key, 1);
    IntMap<Integer> after = before.with(other, 2).without(key);
    assertThat(before.get(key)).isEqualTo(1);
    assertThat(after.get(key)).isNull();
    assertThat(after.size()).isEqualTo(key == other ? 0 : 1);
  }

  @Property(seed = "20261129", tries = 100)
  void removingAllLeavesTheEmptyMap(@ForAll @Size(max = 50) List<@IntRange Integer> keys) {
    IntMap<Integer> map = IntMap.empty();
    for (int key : keys) {
      map = map.with(key, key);
    }
    for (int key : keys) {
      map = map.without(key);
    }
    assertThat(map).isEqualTo(IntMap.empty());
  }

  @Property(seed = "20261129", tries = 300)
  void aQueueGivesInTheOrderOfTimeAndThenOfScheduling(
      @ForAll @Size(max = 300) List<@LongRange(max = 60_000) Long> times) {
    EventQueue<Integer> queue = EventQueue.empty();
    List<long[]> model = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    List<Integer> expected = new ArrayList<>();
    Comparator<long[]> order =
        Comparator.<long[]>comparingLong(one -> one[0]).thenComparingLong(one -> one[1]);
    for (int i = 0; i < times.size(); i++) {
      queue = queue.add(times.get(i), i);
      model.add(new long[] {times.get(i), i});
      if (i % 3 == 2) {
        taken.add(queue.earliest().event());
        queue = queue.withoutEarliest();
        model.sort(order);
        expected.add((int) model.remove(0)[1]);
      }
    }
    model.sort(order);
    model.forEach(one -> expected.add((int) one[1]));
    assertThat(queue.inOrder())
        .extracting(EventQueue.Scheduled::event)
        .containsExactlyElementsOf(expected.subList(taken.size(), expected.size()));
    while (!queue.isEmpty()) {
      taken.add(queue.earliest().event());
      queue = queue.withoutEarliest();
    }
    assertThat(taken).containsExactlyElementsOf(expected);
  }

  @Property(seed = "20261129", tries = 100)
  void rescheduledEventsKeepTheirOrderAtEqualTimes(
      @ForAll @Size(max = 100) List<@LongRange(max = 100_000) Long> times) {
    EventQueue<Integer> queue = EventQueue.empty();
    for (int i = 0; i < times.size(); i++) {
      queue = queue.add(times.get(i), i);
    }
    EventQueue<Integer> together = queue.rescheduled(one -> 7);
    assertThat(together.inOrder())
        .extracting(EventQueue.Scheduled::event)
        .containsExactlyElementsOf(IntStream.range(0, times.size()).boxed().toList());
    assertThat(queue.without(one -> one.event() % 2 == 0).inOrder())
        .allMatch(one -> one.event() % 2 == 1)
        .hasSize(times.size() / 2);
  }

  @Property(seed = "20261129", tries = 500)
  void aPermutationMeetsEachOnce(@ForAll long key, @ForAll @IntRange(min = 1, max = 700) int size) {
    Permutation permutation = new Permutation(key, size);
    int[] met = IntStream.range(0, size).map(permutation::at).sorted().toArray();
    assertThat(met).isEqualTo(IntStream.range(0, size).toArray());
  }

  /** Each of the 24 orders of four is met about equally often: chi-square, p = 1e-4. */
  @Example
  void allOrdersOfFourAreEquallyLikely() {
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (int key = 0; key < 24_000; key++) {
      Permutation permutation = new Permutation(RandomStream.of(key).bits(), 4);
      int[] order = IntStream.range(0, 4).map(permutation::at).toArray();
      counts.merge(Arrays.toString(order), 1, Integer::sum);
    }
    double chiSquare =
        counts.values().stream().mapToDouble(n -> (n - 1000.0) * (n - 1000.0) / 1000).sum();
    assertThat(counts).hasSize(24);
    assertThat(chiSquare).isLessThan(57.8);
  }
}
