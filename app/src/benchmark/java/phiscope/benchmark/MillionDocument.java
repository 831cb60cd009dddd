package phiscope.benchmark;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import phiscope.bench.Consumer;
import phiscope.bench.ConsumerEdit.SetConsumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.HeartbeatEdit.MoveHeartbeat;
import phiscope.bench.HeartbeatEdit.SetInterval;
import phiscope.bench.InstantOrder;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * A long noisy recording on the detector bench, and the gestures of a person who works on it: each
 * is an edit for every step of a drag.
 */
public final class MillionDocument {
  private static final TickScale SCALE = new TickScale(TimeUnit.MILLISECOND, 0);
  private static final int LAST_SHOWN_AGO = 400;

  private final DetectorBench bench;

  private MillionDocument(DetectorBench bench) {
    this.bench = bench;
  }

  /** Intervals around a second, every five hundredth of two to three. */
  public static MillionDocument of(int heartbeats, RecordRule record) {
    SplittableRandom random = new SplittableRandom(7);
    long[] intervals = new long[heartbeats - 1];
    for (int i = 0; i < intervals.length; i++) {
      boolean late = random.nextInt(500) == 0;
      intervals[i] = late ? 2_000 + random.nextInt(1_000) : 900 + random.nextInt(200);
    }
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, intervals);
    PhiPolicy policy =
        PolicyDraft.of(Presets.policy(Preset.HAYASHIBARA, SCALE.unit()))
            .windowSize(new WindowSize.Last(1000))
            .record(record)
            .policy();
    return new MillionDocument(
        new DetectorBench(
            "million",
            SCALE,
            List.of(Tape.of("A", trace)),
            List.of(policy),
            List.of(),
            trace.arrival(trace.size() - 1) + LAST_SHOWN_AGO,
            InstantOrder.QUERY_THEN_DELIVER,
            java.util.OptionalLong.empty(),
            List.of(
                Consumer.of("new tasks", "1", Consumer.Action.DROP_TRAFFIC),
                Consumer.of("recovery", "2", Consumer.Action.SWITCH_OVER)),
            new BigDecimal("0.001")));
  }

  /** The document. */
  public DetectorBench bench() {
    return bench;
  }

  /** The gestures by name: which edit a step is, counted from 1. */
  public Map<String, IntFunction<DetectorEdit>> gestures() {
    int size = bench.tape().heartbeats().size();
    Map<String, IntFunction<DetectorEdit>> gestures = new LinkedHashMap<>();
    gestures.put("the first interval", i -> new SetInterval(0, 1, 1_000 + i));
    gestures.put("a heartbeat in the middle", move(size / 2));
    gestures.put("an interval in the middle", i -> new SetInterval(0, size / 2, 1_000 + i));
    gestures.put("the last heartbeat", move(size - 1));
    gestures.put("window size", i -> policy(draft().windowSize(new WindowSize.Last(900 + i))));
    gestures.put(
        "sigma floor",
        i -> policy(draft().sigmaFloor(new SigmaFloor.Absolute(BigDecimal.valueOf(50 + i)))));
    gestures.put(
        "threshold of the policy", i -> policy(draft().threshold(BigDecimal.valueOf(400 + i, 2))));
    gestures.put(
        "threshold of a consumer",
        i ->
            new SetConsumer(
                0, bench.consumers().get(0).withThreshold(BigDecimal.valueOf(100 + i, 2))));
    return gestures;
  }

  private IntFunction<DetectorEdit> move(int index) {
    long arrival = bench.tape().heartbeats().arrival(index);
    return i -> new MoveHeartbeat(0, index, arrival + i);
  }

  private PolicyDraft draft() {
    return PolicyDraft.of(bench.policy());
  }

  private static DetectorEdit policy(PolicyDraft draft) {
    return new SetPolicy(0, draft.policy());
  }

  /** One of many steps, each somewhere else on the tape. */
  public DetectorEdit step(int number) {
    int size = bench.tape().heartbeats().size();
    int index = 1 + (int) Math.floorMod(number * 7_919L, size - 1L);
    return new SetInterval(0, index, 950 + number % 100);
  }
}
