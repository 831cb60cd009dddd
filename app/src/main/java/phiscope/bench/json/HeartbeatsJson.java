package phiscope.bench.json;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import phiscope.bench.BenchLimits;
import phiscope.bench.json.JsonValue.JsonArray;
import phiscope.core.trace.Heartbeat.Fate;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.PlacedLeaf;

/**
 * The heartbeats of a tape in columns: {@code arrivals}; {@code sequences} where they are not 0, 1,
 * 2, ...; {@code incarnations} where they are not all 0; {@code lost}, the indices of those that
 * did not arrive. A file written by hand may give {@code start} and {@code intervals} instead of
 * arrivals.
 */
final class HeartbeatsJson {
  private HeartbeatsJson() {}

  static Optional<HeartbeatTrace> read(JsonFields fields, Times times) {
    Optional<long[]> arrivals =
        fields.has("intervals") ? intervals(fields, times) : arrivals(fields, times);
    int size = arrivals.map(found -> found.length).orElse(-1);
    Optional<long[]> sequences = column(fields, "sequences", size, Long.MAX_VALUE);
    Optional<long[]> incarnations = column(fields, "incarnations", size, Integer.MAX_VALUE);
    BitSet lost = lost(fields, size);
    IntConsumer each = fields.source()::interpreted;
    return arrivals.map(found -> trace(found, sequences, incarnations, lost, each));
  }

  private static HeartbeatTrace trace(
      long[] arrivals,
      Optional<long[]> sequences,
      Optional<long[]> incarnations,
      BitSet lost,
      IntConsumer each) {
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    for (int i = 0; i < arrivals.length; i++) {
      builder.add(
          sequences.isPresent() ? sequences.get()[i] : i,
          arrivals[i],
          incarnations.isPresent() ? (int) incarnations.get()[i] : 0,
          lost.get(i) ? Fate.LOST : Fate.DELIVERED);
      each.accept(i);
    }
    return builder.build();
  }

  private static Optional<long[]> arrivals(JsonFields fields, Times times) {
    return fields
        .required("arrivals")
        .flatMap(
            field ->
                field.array(0, BenchLimits.MAX_HEARTBEATS).map(array -> times.ticks(field, array)));
  }

  private static Optional<long[]> intervals(JsonFields fields, Times times) {
    long start = fields.optional("start").flatMap(times::tick).orElse(0L);
    JsonField field = fields.required("intervals").orElseThrow();
    Optional<JsonArray> array = field.array(0, BenchLimits.MAX_HEARTBEATS - 1);
    if (array.isEmpty()) {
      return Optional.empty();
    }
    long[] intervals = times.ticks(field, array.get());
    long[] arrivals = new long[intervals.length + 1];
    arrivals[0] = start;
    for (int i = 0; i < intervals.length; i++) {
      arrivals[i + 1] = arrivals[i] + intervals[i];
      if (arrivals[i + 1] > BenchLimits.MAX_TICK) {
        return field.problem("problem.bench.tooLong", i);
      }
    }
    return Optional.of(arrivals);
  }

  /** A column of whole numbers, as long as that of the arrivals. */
  private static Optional<long[]> column(JsonFields fields, String name, int size, long most) {
    Optional<JsonField> field = fields.optional(name);
    Optional<JsonArray> array = field.flatMap(found -> found.array(0, Integer.MAX_VALUE));
    if (array.isEmpty()) {
      return Optional.empty();
    }
    if (size >= 0 && array.get().size() != size) {
      return field.get().problem("problem.bench.column", size, array.get().size());
    }
    return Optional.of(wholes(field.get(), array.get(), most));
  }

  private static long[] wholes(JsonField field, JsonArray array, long most) {
    long[] wholes = new long[array.size()];
    JsonNumbers numbers = array.numbers();
    for (int i = 0; i < wholes.length; i++) {
      boolean plain =
          i < numbers.size()
              && numbers.scale(i) == 0
              && numbers.unscaled(i) >= 0
              && numbers.unscaled(i) <= most;
      JsonField item = plain ? null : new JsonField(field.name(), array.get(i), field.source());
      wholes[i] = plain ? numbers.unscaled(i) : item.whole(0, most).orElse(0L);
      field.source().interpreted(i);
    }
    return wholes;
  }

  private static BitSet lost(JsonFields fields, int size) {
    BitSet lost = new BitSet();
    Optional<JsonField> field = fields.optional("lost");
    Optional<JsonArray> array = field.flatMap(found -> found.array(0, BenchLimits.MAX_HEARTBEATS));
    if (array.isPresent() && size >= 0) {
      // With no heartbeat there is no index at all, which "0 to -1" would say badly.
      if (size == 0 && array.get().size() > 0) {
        field.get().problem("problem.bench.lost");
        return lost;
      }
      for (long index : wholes(field.get(), array.get(), Math.max(0, size - 1))) {
        lost.set((int) index);
      }
    }
    return lost;
  }

  static void write(JsonPrinter to, HeartbeatTrace heartbeats, Times times) {
    int size = heartbeats.size();
    Cursor cursor = new Cursor(heartbeats);
    to.name("arrivals").column(size, (i, line) -> times.append(cursor.at(i).arrival(i), line));
    boolean numbered = false;
    boolean restarted = false;
    List<Integer> lost = new ArrayList<>();
    for (PlacedLeaf placed : heartbeats.leaves()) {
      for (int i = 0; i < placed.leaf().size(); i++) {
        numbered |= placed.sequenceAt(i) != placed.start() + i;
        restarted |= placed.leaf().incarnation(i) != 0;
        if (!placed.leaf().isDelivered(i)) {
          lost.add(placed.start() + i);
        }
      }
    }
    if (numbered) {
      to.name("sequences").column(size, (i, line) -> line.append(cursor.at(i).sequence(i)));
    }
    if (restarted) {
      to.name("incarnations").column(size, (i, line) -> line.append(cursor.at(i).incarnation(i)));
    }
    if (!lost.isEmpty()) {
      to.name("lost").column(lost.size(), (i, line) -> line.append(lost.get(i)));
    }
  }

  /** Goes over the leaves of a trace in step with an index. Mutable. */
  private static final class Cursor {
    private final List<PlacedLeaf> leaves;
    private int which;

    Cursor(HeartbeatTrace heartbeats) {
      leaves = heartbeats.leaves();
    }

    /** Moves to the leaf of an index. */
    Cursor at(int index) {
      if (index == 0) {
        which = 0;
      }
      PlacedLeaf leaf = leaves.get(which);
      if (index >= leaf.start() + leaf.leaf().size()) {
        which++;
      }
      return this;
    }

    long arrival(int index) {
      PlacedLeaf leaf = leaves.get(which);
      return leaf.arrivalAt(index - leaf.start());
    }

    long sequence(int index) {
      PlacedLeaf leaf = leaves.get(which);
      return leaf.sequenceAt(index - leaf.start());
    }

    int incarnation(int index) {
      PlacedLeaf leaf = leaves.get(which);
      return leaf.leaf().incarnation(index - leaf.start());
    }
  }
}
