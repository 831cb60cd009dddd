package phiscope.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** A trace behaves as a sorted list does, and an edit leaves what it did not touch shared. */
class HeartbeatTraceTest {
  /** One random edit; numbers are taken modulo what is possible. */
  record Edit(int kind, int at, long ticks, long sequence, int incarnation, boolean lost) {}

  @Provide
  Arbitrary<Edit> edits() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 5),
            Arbitraries.integers().between(0, 1_000_000),
            Arbitraries.longs().between(0, 40_000),
            Arbitraries.longs().between(0, 50),
            Arbitraries.integers().between(0, 2),
            Arbitraries.of(true, false))
        .as(Edit::new);
  }

  private static Heartbeat heartbeat(Edit edit) {
    return new Heartbeat(
        edit.sequence,
        edit.ticks,
        edit.incarnation,
        edit.lost ? Heartbeat.Fate.LOST : Heartbeat.Fate.DELIVERED);
  }

  /** The plain list that a trace must equal. */
  static final class Model {
    final List<Heartbeat> list = new ArrayList<>();

    void insert(Heartbeat heartbeat) {
      int index = 0;
      while (index < list.size() && list.get(index).arrival() <= heartbeat.arrival()) {
        index++;
      }
      list.add(index, heartbeat);
    }

    void replace(int index, Heartbeat heartbeat) {
      if (list.remove(index).arrival() == heartbeat.arrival()) {
        list.add(index, heartbeat);
      } else {
        insert(heartbeat);
      }
    }

    void shift(int index, long delta) {
      for (int i = index; i < list.size(); i++) {
        list.set(i, list.get(i).arrivingAt(list.get(i).arrival() + delta));
      }
    }

    void renumber(int from, int to, long delta) {
      for (int i = from; i < to; i++) {
        Heartbeat h = list.get(i);
        list.set(i, new Heartbeat(h.sequence() + delta, h.arrival(), h.incarnation(), h.fate()));
      }
    }
  }

  private static HeartbeatTrace apply(HeartbeatTrace trace, Model model, Edit edit) {
    int size = trace.size();
    if (size == 0 || edit.kind <= 1) {
      model.insert(heartbeat(edit));
      return trace.insert(heartbeat(edit));
    }
    int index = edit.at % size;
    switch (edit.kind) {
      case 2:
        model.list.remove(index);
        return trace.remove(index);
      case 3:
        model.replace(index, heartbeat(edit));
        return trace.replace(index, heartbeat(edit));
      case 4:
        long floor = index == 0 ? 0 : trace.arrival(index - 1);
        long delta = floor - trace.arrival(index) + edit.ticks % 100;
        model.shift(index, delta);
        return trace.shiftFrom(index, delta);
      default:
        int to = index + (int) (edit.ticks % (size - index + 1));
        model.renumber(index, to, edit.sequence);
        return trace.shiftSequences(index, to, edit.sequence);
    }
  }

  @Property(tries = 300, seed = "20261129")
  void equalsTheSortedListUnderRandomEdits(
      @ForAll @Size(max = 60) List<@From("edits") Edit> edits,
      @ForAll @IntRange(max = 3000) int startSize) {
    Model model = new Model();
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    for (int i = 0; i < startSize; i++) {
      Heartbeat heartbeat = Heartbeat.delivered(i, i * 10L);
      model.list.add(heartbeat);
      builder.add(heartbeat);
    }
    HeartbeatTrace trace = builder.build();
    for (Edit edit : edits) {
      trace = apply(trace, model, edit);
    }
    assertThat(trace.toList()).isEqualTo(model.list);
    assertThat(trace).isEqualTo(HeartbeatTrace.of(model.list));
    assertThat(trace.hashCode()).isEqualTo(HeartbeatTrace.of(model.list).hashCode());
    for (long tick : new long[] {0, 5, 10, 333, 20_000, 29_990, 40_001, Long.MAX_VALUE}) {
      int expected = 0;
      while (expected < model.list.size() && model.list.get(expected).arrival() < tick) {
        expected++;
      }
      assertThat(trace.firstAtOrAfter(tick)).isEqualTo(expected);
    }
  }

  @Property(tries = 200, seed = "20261129")
  void sortsByArrivalAndKeepsTheOrderOfEqualArrivals(
      @ForAll @Size(max = 300) List<@From("edits") Edit> edits) {
    List<Heartbeat> given = new ArrayList<>();
    for (Edit edit : edits) {
      given.add(
          new Heartbeat(edit.sequence, edit.ticks % 7, edit.incarnation, Heartbeat.Fate.DELIVERED));
    }
    List<Heartbeat> sorted = new ArrayList<>(given);
    sorted.sort(Comparator.comparingLong(Heartbeat::arrival));
    assertThat(HeartbeatTrace.of(given).toList()).isEqualTo(sorted);
  }

  @Example
  void shrinksToNothingAndGrowsAgain() {
    HeartbeatTrace trace = regular(5000);
    while (!trace.isEmpty()) {
      trace = trace.remove(trace.size() / 3);
    }
    assertThat(trace).isEqualTo(HeartbeatTrace.empty());
    for (int i = 0; i < 5000; i++) {
      trace = trace.insert(Heartbeat.delivered(i, i * 1000L));
    }
    assertThat(trace).isEqualTo(regular(5000));
  }

  @Example
  void anEditSharesAllOtherLeaves() {
    HeartbeatTrace before = regular(100_000);
    HeartbeatTrace after = before.shiftFrom(50_000, 7).insert(Heartbeat.delivered(9, 70_000_500));
    int shared = 0;
    List<PlacedLeaf> old = before.leaves();
    for (PlacedLeaf leaf : after.leaves()) {
      shared += old.stream().anyMatch(o -> o.leaf() == leaf.leaf()) ? 1 : 0;
    }
    assertThat(shared).isGreaterThanOrEqualTo(old.size() - 2);
  }

  @Example
  void aTraceIsNotChangedByItsEdits() {
    HeartbeatTrace before = regular(3000);
    before.insert(Heartbeat.delivered(0, 5));
    before.remove(17);
    before.shiftFrom(10, 100);
    before.shiftSequences(0, 3000, 4);
    assertThat(before).isEqualTo(regular(3000));
  }

  @Example
  void findsTheEndOfAnIncarnation() {
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    for (int i = 0; i < 4000; i++) {
      builder.add(i, i, i < 2500 ? 0 : i < 2501 ? 3 : 4, Heartbeat.Fate.DELIVERED);
    }
    HeartbeatTrace trace = builder.build();
    assertThat(trace.endOfIncarnation(0)).isEqualTo(2500);
    assertThat(trace.endOfIncarnation(2500)).isEqualTo(2501);
    assertThat(trace.endOfIncarnation(2501)).isEqualTo(4000);
  }

  @Example
  void refusesAShiftThatWouldChangeTheOrderOrLeaveTheRange() {
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(10, 5, 5);
    assertThatThrownBy(() -> trace.shiftFrom(1, -6)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> trace.shiftFrom(0, -11)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> trace.shiftFrom(0, Long.MAX_VALUE - 12))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> trace.shiftSequences(0, 2, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> trace.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> HeartbeatTrace.empty().get(0))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Example
  void holdsArrivalsUpToTheLargestTick() {
    HeartbeatTrace trace =
        HeartbeatTrace.of(
            List.of(
                Heartbeat.delivered(Long.MAX_VALUE, Long.MAX_VALUE), Heartbeat.delivered(0, 0)));
    assertThat(trace.insert(Heartbeat.delivered(1, Long.MAX_VALUE)).toList())
        .extracting(Heartbeat::sequence)
        .containsExactly(0L, Long.MAX_VALUE, 1L);
    assertThat(trace.firstAtOrAfter(Long.MAX_VALUE)).isEqualTo(1);
  }

  static HeartbeatTrace regular(int count) {
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    for (int i = 0; i < count; i++) {
      builder.add(i, i * 1000L, 0, Heartbeat.Fate.DELIVERED);
    }
    return builder.build();
  }

  /** Every second heartbeat of a span is moved onto its neighbour, over borders of leaves too. */
  @Property(tries = 200, seed = "20261129")
  void otherArrivalsTakeThePlaceOfASpan(
      @ForAll @IntRange(min = 1, max = 5000) int size,
      @ForAll @IntRange(min = 0, max = 4999) int from,
      @ForAll @IntRange(min = 0, max = 3000) int length) {
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    for (int i = 0; i < size; i++) {
      builder.add(i % 7, 10L * i, i % 1000 == 0 ? 1 : 0, Heartbeat.Fate.DELIVERED);
    }
    HeartbeatTrace trace = builder.build();
    int first = from % size;
    List<Heartbeat> expected = new ArrayList<>(trace.toList());
    long[] arrivals = new long[Math.min(length, size - first)];
    for (int i = 0; i < arrivals.length; i++) {
      arrivals[i] = 10L * (first + i + (i % 2 == 0 && first + i + 1 < size ? 1 : 0));
      expected.set(first + i, expected.get(first + i).arrivingAt(arrivals[i]));
    }
    HeartbeatTrace placed = trace.withArrivals(first, arrivals);
    assertThat(placed.toList()).isEqualTo(expected);
    assertThat(placed).isEqualTo(HeartbeatTrace.of(expected));
  }

  @Example
  void otherArrivalsMustKeepTheOrder() {
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, 10, 10, 10);
    assertThatThrownBy(() -> trace.withArrivals(1, 9, 8))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> trace.withArrivals(1, 5, 31))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> trace.withArrivals(0, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
