package phiscope.bench;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongUnaryOperator;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;

/** A document written in another unit and another tick. */
final class Rescaling {
  private static final BigDecimal MAX_TICK = BigDecimal.valueOf(BenchLimits.MAX_TICK);

  private Rescaling() {}

  /** The tick nearest to a time, halves up, within the bounds. */
  static long nearestTick(BigDecimal time, int decimals) {
    BigDecimal ticks = time.movePointRight(decimals);
    if (ticks.signum() <= 0) {
      return 0;
    }
    return ticks.min(MAX_TICK).setScale(0, RoundingMode.HALF_UP).longValueExact();
  }

  /** See {@link SettingEdit.SetScale}. */
  static DetectorBench rescale(DetectorBench bench, TimeUnit unit, int decimals) {
    TickScale old = bench.scale();
    int unitShift = unitShift(old.unit(), unit);
    int fitting = decimals;
    while (fitting >= 0 && !fits(bench, unitShift + fitting - old.decimals())) {
      fitting--;
    }
    if (fitting < 0 || (unit == old.unit() && fitting == old.decimals())) {
      return bench;
    }
    return rescaled(bench, new TickScale(unit, fitting), unitShift);
  }

  /** The power of ten by which times grow as numbers: 3 from seconds to milliseconds. */
  private static int unitShift(TimeUnit from, TimeUnit to) {
    return from == TimeUnit.NONE || to == TimeUnit.NONE
        ? 0
        : to.decimalsOfSecond() - from.decimalsOfSecond();
  }

  private static boolean fits(DetectorBench bench, int tickShift) {
    long last = Math.max(bench.now(), bench.horizon().orElse(0));
    for (Tape tape : bench.tapes()) {
      HeartbeatTrace heartbeats = tape.heartbeats();
      if (!heartbeats.isEmpty()) {
        last = Math.max(last, heartbeats.arrival(heartbeats.size() - 1));
      }
      last = Math.max(last, tape.crash().orElse(0));
      for (Pause pause : tape.pauses()) {
        last = Math.max(last, pause.to());
      }
    }
    return BigDecimal.valueOf(last).scaleByPowerOfTen(tickShift).compareTo(MAX_TICK) <= 0;
  }

  private static DetectorBench rescaled(DetectorBench bench, TickScale scale, int unitShift) {
    int tickShift = unitShift + scale.decimals() - bench.scale().decimals();
    LongUnaryOperator ticks = tick -> nearestTick(BigDecimal.valueOf(tick), tickShift);
    List<Tape> tapes = new ArrayList<>();
    for (Tape tape : bench.tapes()) {
      tapes.add(tickShift == 0 ? tape : rescaled(tape, ticks, tickShift));
    }
    List<PhiPolicy> policies = new ArrayList<>();
    for (PhiPolicy policy : bench.policies()) {
      policies.add(PolicyNumbers.mapTimes(policy, time -> shifted(time, unitShift)));
    }
    List<BigDecimal> timeouts = new ArrayList<>();
    for (BigDecimal timeout : bench.fixedTimeouts()) {
      timeouts.add(PolicyEdit.SetFixedTimeouts.wholeTicks(shifted(timeout, unitShift), scale));
    }
    List<Consumer> consumers = new ArrayList<>();
    for (Consumer consumer : bench.consumers()) {
      consumers.add(
          consumer
              .confirming(consumer.confirmations(), shifted(consumer.queryPeriod(), unitShift))
              .withCoolDown(shifted(consumer.coolDown(), unitShift)));
    }
    return new DetectorBench(
        bench.title(),
        scale,
        tapes,
        policies,
        timeouts,
        ticks.applyAsLong(bench.now()),
        bench.instantOrder(),
        map(bench.horizon(), ticks),
        consumers,
        bench.prior(),
        bench.runs());
  }

  /** The same time in the other unit, written without an exponent. */
  private static BigDecimal shifted(BigDecimal time, int unitShift) {
    if (unitShift == 0 || time.signum() == 0) {
      return time;
    }
    BigDecimal moved = time.movePointRight(unitShift);
    return BenchLimits.number(moved);
  }

  private static Tape rescaled(Tape tape, LongUnaryOperator ticks, int tickShift) {
    HeartbeatTrace.Builder heartbeats = new HeartbeatTrace.Builder();
    for (Heartbeat heartbeat : tape.heartbeats().toList()) {
      heartbeats.add(heartbeat.arrivingAt(ticks.applyAsLong(heartbeat.arrival())));
    }
    List<Pause> pauses = new ArrayList<>();
    for (Pause pause : tape.pauses()) {
      long from = Math.min(ticks.applyAsLong(pause.from()), BenchLimits.MAX_TICK - 1);
      long to = Math.max(from + 1, ticks.applyAsLong(pause.to()));
      pauses.add(new Pause(pause.who(), from, to));
    }
    // In other ticks the settings would give other digits: the tape is no longer theirs alone.
    Optional<Generated> origin =
        tape.generated()
            .flatMap(old -> GeneratorScale.shifted(old.settings(), tickShift))
            .map(settings -> new Generated(settings, true));
    return new Tape(tape.name(), heartbeats.build(), map(tape.crash(), ticks), pauses, origin);
  }

  private static OptionalLong map(OptionalLong tick, LongUnaryOperator ticks) {
    return tick.isPresent() ? OptionalLong.of(ticks.applyAsLong(tick.getAsLong())) : tick;
  }
}
