package phiscope.core.detector;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.IntSupplier;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** How long detectors and runs take, for orientation; a program to start by hand, not a test. */
final class DetectorTimes {
  private static final int MANY = 1_000_000;
  private static final TickScale MICROS = new TickScale(TimeUnit.MILLISECOND, 3);

  /** Processor time, so that a busy machine counts less. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private DetectorTimes() {}

  public static void main(String[] arguments) {
    HeartbeatTrace trace = trace(MANY);
    Tape tape = Tape.of("A", trace);
    long horizon = trace.arrival(MANY - 1) + 20_000_000;
    edits(trace);
    for (Preset preset : Preset.values()) {
      detector(preset);
    }
    for (Preset preset : List.of(Preset.HAYASHIBARA, Preset.PEKKO, Preset.CASSANDRA)) {
      folds(preset, tape, horizon);
    }
  }

  private static HeartbeatTrace trace(int count) {
    Random random = new Random(1);
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    long at = 0;
    for (int i = 0; i < count; i++) {
      at += Math.max(1, Math.round(1_000_000 + 100_000 * random.nextGaussian()));
      builder.add(i, at, 0, Heartbeat.Fate.DELIVERED);
    }
    return builder.build();
  }

  private static void edits(HeartbeatTrace trace) {
    report(
        "insert into a million, ns", 2000, () -> trace.insert(Heartbeat.delivered(1, 77)).size());
    report("shift half a million, ns", 2000, () -> trace.shiftFrom(MANY / 2, 5).size());
    report("list the leaves of a million, ns", 500, () -> trace.leaves().size());
    HeartbeatTrace other = trace.shiftFrom(MANY / 2, 5);
    report("compare with the edited one, ns", 500, () -> trace.equals(other) ? 1 : 0);
  }

  private static void detector(Preset preset) {
    PhiPolicy policy = Presets.policy(preset, TimeUnit.MILLISECOND);
    PhiDetector detector = new PhiDetector(policy, MICROS);
    long[] now = {0};
    long[] sequence = {0};
    report(
        preset + " heartbeat, ns",
        3_000_000,
        () -> {
          now[0] += 1_000_000 + (sequence[0] & 1023);
          return detector.deliver(sequence[0]++, now[0], 0) ? 1 : 0;
        });
    report(
        preset + " heartbeat and decision, ns",
        3_000_000,
        () -> {
          now[0] += 1_000_000 + (sequence[0] & 1023);
          detector.deliver(sequence[0]++, now[0], 0);
          return detector.fitted().crossing(detector.policy().rule()) > 5 ? 1 : 0;
        });
    report(
        preset + " query, ns",
        1_000_000,
        () -> detector.query(now[0] + (sequence[0]++ & 0xFFFFF)).suspected() ? 1 : 0);
  }

  private static void folds(Preset preset, Tape tape, long horizon) {
    PhiPolicy policy = Presets.policy(preset, TimeUnit.MILLISECOND);
    FoldedTape[] fold = {null};
    report(
        preset + " run over a million, ns",
        8,
        () -> {
          fold[0] = TapeFolds.fold(tape, policy, MICROS, horizon, null);
          return fold[0].hashCode();
        });
    Random random = new Random(2);
    report(
        preset + " run after one edit, ns",
        100,
        () -> {
          int index = random.nextInt(MANY - 1) + 1;
          Tape edited = tape.withHeartbeats(tape.heartbeats().shiftFrom(index, 30_000));
          return TapeFolds.fold(edited, policy, MICROS, horizon + 30_000, fold[0]).hashCode();
        });
    report(
        preset + " threshold moved, ns",
        20,
        () ->
            TapeFolds.fold(
                    tape,
                    PolicyDraft.of(policy)
                        .threshold(java.math.BigDecimal.valueOf(random.nextInt(200) + 100, 2))
                        .policy(),
                    MICROS,
                    horizon,
                    fold[0])
                .hashCode());
    report(
        preset + " crash moved, ns",
        200,
        () ->
            TapeFolds.fold(
                            tape.withCrash(OptionalLong.of(random.nextInt(1 << 30))),
                            policy,
                            MICROS,
                            horizon,
                            fold[0])
                        .quality()
                        .mistakes()
                    > 0
                ? 1
                : 0);
    report(preset + " saw-tooth, ns", 50, () -> fold[0].sawTooth(0, horizon, 1200).size());
    report(
        preset + " saw-tooth of 1000, ns",
        50,
        () -> fold[0].sawTooth(5e11, 5e11 + 1e9, 1200).size());
    report(
        preset + " state at a time, ns",
        200,
        () -> (int) fold[0].detectorAfter(random.nextInt(MANY)).windowCount());
    report(
        preset + " trade-off of 40, ns",
        3,
        () ->
            TradeOff.sweep(
                    fold[0],
                    java.util.stream.IntStream.range(1, 41)
                        .mapToObj(i -> java.math.BigDecimal.valueOf(i * 4, 1))
                        .toList())
                .size());
  }

  private static void report(String what, int times, IntSupplier work) {
    int sum = 0;
    for (int i = 0; i < times / 2; i++) {
      sum += work.getAsInt();
    }
    long start = THREADS.getCurrentThreadCpuTime();
    for (int i = 0; i < times; i++) {
      sum += work.getAsInt();
    }
    long each = (THREADS.getCurrentThreadCpuTime() - start) / times;
    System.out.println(String.format(Locale.ROOT, "%-45s %,15d   (%d)", what, each, sum));
  }
}
