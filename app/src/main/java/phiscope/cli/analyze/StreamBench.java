package phiscope.cli.analyze;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import phiscope.bench.BenchLimits;
import phiscope.bench.Consumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.InstantOrder;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;

/** The bench of a stream of a data file. */
final class StreamBench {
  private static final BigDecimal PRIOR = new BigDecimal("0.001");

  private StreamBench() {}

  /**
   * The bench: asked when the observation ended, or a little after the last heartbeat.
   *
   * @param problems where wrong policies are noted
   */
  static DetectorBench of(
      DataReading reading, DataStream stream, List<PolicyChoice> choices, List<Problem> problems) {
    TickScale scale = reading.scaleOf(stream.name());
    boolean single = stream.name().equals(DataStream.SINGLE);
    Tape tape =
        reading.toTape(stream.name(), scale).withName(single ? reading.file() : stream.name());
    OptionalLong end = end(stream, scale);
    List<PhiPolicy> policies = policies(choices, scale.unit(), problems);
    if (policies.isEmpty()) {
      policies = List.of(Presets.policy(Preset.HAYASHIBARA, scale.unit()));
    }
    return new DetectorBench(
        reading.file(),
        scale,
        List.of(tape),
        policies,
        List.of(),
        end.orElse(after(tape.heartbeats())),
        InstantOrder.DELIVER_THEN_QUERY,
        end,
        consumers(policies),
        PRIOR);
  }

  /** A document with other policies; itself if there are none. */
  static DetectorBench withPolicies(
      DetectorBench bench, List<PolicyChoice> choices, List<Problem> problems) {
    List<PhiPolicy> policies = policies(choices, bench.scale().unit(), problems);
    return policies.isEmpty() ? bench : bench.withPolicies(policies);
  }

  private static List<PhiPolicy> policies(
      List<PolicyChoice> choices, TimeUnit unit, List<Problem> problems) {
    List<PhiPolicy> policies = new ArrayList<>();
    for (PolicyChoice choice : choices) {
      Loaded<PhiPolicy> loaded = choice.policy(unit);
      loaded.found().ifPresent(policies::add);
      loaded.problems().stream().filter(p -> !problems.contains(p)).forEach(problems::add);
    }
    return policies;
  }

  /** Whoever uses a policy asks at its threshold. */
  private static List<Consumer> consumers(List<PhiPolicy> policies) {
    TreeSet<BigDecimal> thresholds = new TreeSet<>();
    policies.forEach(policy -> thresholds.add(policy.threshold().stripTrailingZeros()));
    return thresholds.stream()
        .map(BigDecimal::toPlainString)
        .map(text -> Consumer.of("h = " + text, text, Consumer.Action.DROP_TRAFFIC))
        .toList();
  }

  private static OptionalLong end(DataStream stream, TickScale scale) {
    return stream
        .observedFor()
        .map(time -> time.movePointRight(scale.decimals()))
        .map(ticks -> ticks.setScale(0, RoundingMode.HALF_UP))
        .map(ticks -> ticks.min(BigDecimal.valueOf(BenchLimits.MAX_TICK)).longValue())
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  /** A quarter of the mean interval later than the next heartbeat would have been due. */
  private static long after(HeartbeatTrace trace) {
    int size = trace.size();
    if (size == 0) {
      return 0;
    }
    long last = trace.arrival(size - 1);
    long mean = size < 2 ? 0 : (last - trace.arrival(0)) / (size - 1);
    return Math.min(BenchLimits.MAX_TICK, last + mean + mean / 4);
  }
}
