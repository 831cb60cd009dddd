package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import phiscope.bench.HeartbeatEdit.InsertHeartbeat;
import phiscope.bench.HeartbeatEdit.Jitter;
import phiscope.bench.HeartbeatEdit.RemoveRange;
import phiscope.bench.HeartbeatEdit.Restart;
import phiscope.bench.HeartbeatEdit.SetInterval;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.Heartbeat.Fate;
import phiscope.core.trace.HeartbeatTrace;

/**
 * Edits of traces of many leaves, in which duplicates, late ones, losses, gaps and restarts are
 * strewn, do what the same edits of a plain list do.
 */
class LongTraceEditTest {
  /** From 2 to 6 leaves; of each hundred heartbeats {@code oddities} are out of the ordinary. */
  private static HeartbeatTrace trace(long seed, int oddities) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Heartbeat> heartbeats = new ArrayList<>();
    long sequence = 0;
    int incarnation = 0;
    int size = 1_500 + random.nextInt(4_000);
    for (int i = 0; i < size; i++) {
      boolean odd = random.nextInt(1_000) < oddities;
      int kind = odd ? random.nextInt(5) : -1;
      sequence = kind == 0 ? sequence + 1 + random.nextInt(3) : sequence;
      incarnation = kind == 1 ? incarnation + 1 : incarnation;
      sequence = kind == 1 ? 0 : sequence;
      long shown = kind == 2 ? Math.max(0, sequence - random.nextInt(4)) : sequence;
      heartbeats.add(
          new Heartbeat(
              shown,
              10L * i + random.nextInt(kind == 3 ? 40 : 10),
              incarnation,
              kind == 4 ? Fate.LOST : Fate.DELIVERED));
      sequence++;
    }
    return HeartbeatTrace.of(heartbeats);
  }

  private static List<Heartbeat> after(HeartbeatEdit edit, HeartbeatTrace trace) {
    return new ArrayList<>(edit.change(trace).toList());
  }

  private static long tick(HeartbeatTrace trace, int permille) {
    return trace.arrival(trace.size() - 1) * permille / 1_000;
  }

  @Property(tries = 150, seed = "20261129")
  void drawingAHeartbeat(
      @ForAll long seed,
      @ForAll @IntRange(max = 30) int oddities,
      @ForAll @IntRange(max = 1_010) int place) {
    HeartbeatTrace trace = trace(seed, oddities);
    long arrival = tick(trace, place);
    List<Heartbeat> expected = new ArrayList<>(trace.toList());
    int index = 0;
    while (index < expected.size() && expected.get(index).arrival() <= arrival) {
      index++;
    }
    int incarnation = expected.get(Math.max(0, index - 1)).incarnation();
    long next =
        expected.subList(0, index).stream()
                .filter(h -> h.incarnation() == incarnation)
                .mapToLong(Heartbeat::sequence)
                .max()
                .orElse(-1)
            + 1;
    boolean taken =
        expected.subList(index, expected.size()).stream()
            .anyMatch(h -> h.incarnation() == incarnation && h.sequence() == next);
    for (int i = index; taken && i < expected.size(); i++) {
      Heartbeat h = expected.get(i);
      if (h.incarnation() == incarnation && h.sequence() >= next) {
        expected.set(i, new Heartbeat(h.sequence() + 1, h.arrival(), h.incarnation(), h.fate()));
      }
    }
    expected.add(index, new Heartbeat(next, arrival, incarnation, Fate.DELIVERED));
    assertThat(after(new InsertHeartbeat(0, arrival), trace)).isEqualTo(expected);
  }

  @Property(tries = 60, seed = "20261129")
  void restartingTheSender(
      @ForAll long seed,
      @ForAll @IntRange(max = 30) int oddities,
      @ForAll @IntRange(max = 999) int place) {
    HeartbeatTrace trace = trace(seed, oddities);
    int index = trace.size() * place / 1_000;
    Heartbeat first = trace.get(index);
    List<Heartbeat> expected = new ArrayList<>(trace.toList());
    boolean begins =
        expected.subList(0, index).stream().noneMatch(h -> h.incarnation() == first.incarnation());
    for (int i = index; !begins && i < expected.size(); i++) {
      Heartbeat h = expected.get(i);
      if (h.incarnation() > first.incarnation()) {
        expected.set(i, new Heartbeat(h.sequence(), h.arrival(), h.incarnation() + 1, h.fate()));
      } else if (h.incarnation() == first.incarnation() && h.sequence() >= first.sequence()) {
        expected.set(
            i,
            new Heartbeat(
                h.sequence() - first.sequence(), h.arrival(), h.incarnation() + 1, h.fate()));
      }
    }
    assertThat(after(new Restart(0, index), trace)).isEqualTo(expected);
  }

  @Property(tries = 100, seed = "20261129")
  void settingAnInterval(
      @ForAll long seed,
      @ForAll @IntRange(max = 30) int oddities,
      @ForAll @IntRange(max = 999) int place,
      @ForAll @IntRange(max = 200) int ticks) {
    HeartbeatTrace trace = trace(seed, oddities);
    int index = trace.size() * place / 1_000;
    Heartbeat end = trace.get(index);
    long before = index == 0 ? 0 : trace.arrival(index - 1);
    long start =
        trace.toList().subList(0, index).stream()
            .filter(h -> h.isDelivered() && h.incarnation() == end.incarnation())
            .max(
                Comparator.comparingLong(Heartbeat::sequence)
                    .thenComparing(Comparator.comparingLong(Heartbeat::arrival).reversed()))
            .map(Heartbeat::arrival)
            .orElse(before);
    long shift = Math.max(before, start + ticks) - end.arrival();
    List<Heartbeat> expected = new ArrayList<>(trace.toList());
    for (int i = index; i < expected.size(); i++) {
      expected.set(i, expected.get(i).arrivingAt(expected.get(i).arrival() + shift));
    }
    assertThat(after(new SetInterval(0, index, ticks), trace)).isEqualTo(expected);
  }

  @Property(tries = 60, seed = "20261129")
  void removingARange(
      @ForAll long seed,
      @ForAll @IntRange(max = 1_000) int from,
      @ForAll @IntRange(max = 1_000) int length) {
    HeartbeatTrace trace = trace(seed, 10);
    long first = tick(trace, from);
    long last = first + (length % 3 == 0 ? length : tick(trace, length));
    List<Heartbeat> expected = new ArrayList<>(trace.toList());
    expected.removeIf(h -> h.arrival() >= first && h.arrival() <= last);
    assertThat(after(new RemoveRange(0, first, last), trace)).isEqualTo(expected);
  }

  @Property(tries = 60, seed = "20261129")
  void paintingJitterKeepsOrderAndWhatIsOutside(
      @ForAll long seed,
      @ForAll @IntRange(max = 1_000) int from,
      @ForAll @IntRange(max = 1_000) int length,
      @ForAll @IntRange(min = 1, max = 500) int amplitude) {
    HeartbeatTrace trace = trace(seed, 10);
    long first = tick(trace, from);
    long last = first + tick(trace, length);
    List<Heartbeat> painted = after(new Jitter(0, first, last, amplitude, seed), trace);
    long[] arrivals = painted.stream().mapToLong(Heartbeat::arrival).toArray();
    long[] sorted = arrivals.clone();
    Arrays.sort(sorted);
    assertThat(arrivals).isEqualTo(sorted);
    for (int i = 0; i < trace.size(); i++) {
      Heartbeat old = trace.get(i);
      boolean inside = old.arrival() >= first && old.arrival() <= last;
      assertThat(painted.get(i).arrivingAt(old.arrival())).isEqualTo(old);
      assertThat(Math.abs(painted.get(i).arrival() - old.arrival()))
          .isLessThanOrEqualTo(inside ? amplitude : 0);
    }
  }
}
