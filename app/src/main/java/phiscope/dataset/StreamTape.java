package phiscope.dataset;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** A stream of a file as a tape of a bench. */
final class StreamTape {
  private final DataStream stream;
  private final TickScale scale;
  private final ReceivedHeartbeats received;
  private final List<Heartbeat> heartbeats = new ArrayList<>();

  private StreamTape(DataStream stream, TickScale scale) {
    this.stream = stream;
    this.scale = scale;
    this.received = stream.received();
  }

  static TickScale scaleOf(DataStream stream) {
    int decimals = stream.received().times().decimals();
    for (LostHeartbeat lost : stream.toldLost()) {
      decimals = Math.max(decimals, lost.at().stripTrailingZeros().scale());
    }
    return new TickScale(stream.unit(), Math.min(decimals, TickScale.MAX_DECIMALS));
  }

  static Tape of(DataStream stream, TickScale scale) {
    return new StreamTape(stream, scale).tape();
  }

  private Tape tape() {
    if ((stream.unit() == TimeUnit.NONE) != (scale.unit() == TimeUnit.NONE)) {
      throw new IllegalArgumentException(
          "a stream in " + stream.unit() + " does not fit a scale in " + scale.unit());
    }
    Deque<LostHeartbeat> told = new ArrayDeque<>(stream.toldLost());
    for (int i = 0; i <= received.size(); i++) {
      while (!told.isEmpty() && (i == received.size() || told.peek().after() <= i)) {
        addLost(told.remove());
      }
      if (i < received.size()) {
        addReceived(i);
      }
    }
    if (stream.lostCount() <= DataStream.LOST_LIMIT) {
      addMissing();
    }
    return new Tape(stream.name(), HeartbeatTrace.of(heartbeats), OptionalLong.empty(), List.of());
  }

  /** Without a number in the file, the place counts. */
  private long sequence(int index) {
    long sequence = received.sequence(index);
    return sequence == ReceivedHeartbeats.NO_SEQUENCE ? index : sequence;
  }

  private long ticks(BigDecimal time) {
    int unitShift =
        stream.unit() == TimeUnit.NONE
            ? 0
            : scale.unit().decimalsOfSecond() - stream.unit().decimalsOfSecond();
    BigDecimal ticks = time.movePointRight(unitShift + scale.decimals());
    try {
      return ticks.setScale(0, RoundingMode.HALF_UP).longValueExact();
    } catch (ArithmeticException tooLarge) {
      throw new IllegalArgumentException(time + " does not fit into ticks of " + scale, tooLarge);
    }
  }

  private void addReceived(int index) {
    heartbeats.add(
        new Heartbeat(
            sequence(index),
            ticks(received.times().get(index)),
            received.incarnation(index),
            Heartbeat.Fate.DELIVERED));
  }

  private void addLost(LostHeartbeat lost) {
    heartbeats.add(
        new Heartbeat(lost.sequence(), ticks(lost.at()), lost.incarnation(), Heartbeat.Fate.LOST));
  }

  /** A heartbeat that never came stands on the line between the neighbours in sequence. */
  private void addMissing() {
    Map<Integer, Deque<SequenceRun>> runs = new TreeMap<>();
    for (SequenceRun run : stream.lostRuns()) {
      runs.computeIfAbsent(run.incarnation(), key -> new ArrayDeque<>()).add(run);
    }
    Map<Integer, Integer> largest = new TreeMap<>();
    for (int i = 0; i < received.size() && !runs.isEmpty(); i++) {
      if (received.sequence(i) == ReceivedHeartbeats.NO_SEQUENCE
          || received.isDuplicate(i)
          || received.isLate(i)) {
        continue;
      }
      int incarnation = received.incarnation(i);
      Integer before = largest.put(incarnation, i);
      Deque<SequenceRun> due = runs.get(incarnation);
      while (before != null && due != null && !due.isEmpty() && isBefore(due.peek(), i)) {
        addRun(due.remove(), before, i);
      }
    }
  }

  private boolean isBefore(SequenceRun run, int index) {
    return run.last() < received.sequence(index);
  }

  private void addRun(SequenceRun run, int before, int after) {
    BigDecimal start = received.times().get(before);
    BigDecimal span = received.times().get(after).subtract(start);
    BigDecimal steps = BigDecimal.valueOf(received.sequence(after) - received.sequence(before));
    for (long n = run.first(); n <= run.last(); n++) {
      BigDecimal share =
          span.multiply(BigDecimal.valueOf(n - received.sequence(before)))
              .divide(steps, span.scale() + TickScale.MAX_DECIMALS, RoundingMode.HALF_UP);
      heartbeats.add(
          new Heartbeat(n, ticks(start.add(share)), run.incarnation(), Heartbeat.Fate.LOST));
    }
  }
}
