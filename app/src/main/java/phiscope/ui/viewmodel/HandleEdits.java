package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.bench.BenchLimits;
import phiscope.bench.ConsumerEdit.SetConsumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.bench.DetectorReading;
import phiscope.bench.HeartbeatEdit.MoveHeartbeat;
import phiscope.bench.HeartbeatEdit.SetInterval;
import phiscope.bench.PolicyEdit.SetFixedTimeouts;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.SettingEdit.SetPrior;
import phiscope.bench.SettingEdit.SetRuns;
import phiscope.bench.TapeEdit.SetCrash;
import phiscope.bench.TapeEdit.SetPause;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.ModelParameters.Given;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.figure.Handle.Target;

/** Which edit of the document a handle's new value is. */
public final class HandleEdits {
  private final DetectorBench bench;
  private final DetectorReading reading;
  private final int tape;

  /**
   * @param bench the document before the change
   * @param reading the reading, of this document or of one a moment before
   * @param tape the tape of the figure, for what is counted from its last accepted heartbeat
   */
  public HandleEdits(DetectorBench bench, DetectorReading reading, int tape) {
    this.bench = bench;
    this.reading = reading;
    this.tape = tape;
  }

  /** The edit; empty for what is not in the document: a learner's prediction. */
  public Optional<DetectorEdit> of(Target target, BigDecimal value) {
    if (target instanceof Target.Threshold threshold) {
      return consumer(threshold.consumer(), value);
    }
    if (target instanceof Target.PolicyThreshold threshold) {
      return policy(threshold.policy(), value);
    }
    if (target instanceof Target.FixedTimeoutLine line) {
      return timeout(line.timeout(), value);
    }
    if (target instanceof Target.Prior) {
      return Optional.of(new SetPrior(value));
    }
    if (target instanceof Target.AllowedMistakes) {
      return Optional.of(new SetRuns(bench.runs().withMistakes(value)));
    }
    if (target instanceof Target.Mean) {
      return given(value, null);
    }
    if (target instanceof Target.Sigma) {
      return given(null, value);
    }
    return time(target, value);
  }

  private Optional<DetectorEdit> time(Target target, BigDecimal value) {
    long tick = tick(value);
    if (target instanceof Target.Now) {
      return Optional.of(new SetNow(tick));
    }
    if (target instanceof Target.Silence) {
      return silence(tick);
    }
    if (target instanceof Target.HeartbeatArrival heartbeat) {
      return Optional.of(new MoveHeartbeat(heartbeat.tape(), heartbeat.index(), tick));
    }
    if (target instanceof Target.IntervalLength interval) {
      return Optional.of(new SetInterval(interval.tape(), interval.index(), tick));
    }
    if (target instanceof Target.Crash crash) {
      return Optional.of(new SetCrash(crash.tape(), OptionalLong.of(tick)));
    }
    if (target instanceof Target.PauseEdge edge) {
      return pause(edge, tick);
    }
    return Optional.empty();
  }

  private DetectorBench bench() {
    return bench;
  }

  /** The nearest tick that a document can hold. */
  private long tick(BigDecimal value) {
    TickScale scale = bench().scale();
    BigDecimal ticks = value.movePointRight(scale.decimals()).setScale(0, RoundingMode.HALF_UP);
    return ticks
        .max(BigDecimal.ZERO)
        .min(BigDecimal.valueOf(BenchLimits.MAX_TICK))
        .longValueExact();
  }

  /** Silence is counted from the last accepted heartbeat before the query. */
  private Optional<DetectorEdit> silence(long ticks) {
    OptionalLong last =
        tape < reading.tapes().size()
            ? reading.tapes().get(tape).main().lastAccepted()
            : OptionalLong.empty();
    return last.isEmpty()
        ? Optional.empty()
        : Optional.of(new SetNow(Math.min(BenchLimits.MAX_TICK, last.getAsLong() + ticks)));
  }

  private Optional<DetectorEdit> consumer(int index, BigDecimal threshold) {
    return threshold.signum() <= 0 || index >= bench().consumers().size()
        ? Optional.empty()
        : Optional.of(
            new SetConsumer(index, bench().consumers().get(index).withThreshold(threshold)));
  }

  private Optional<DetectorEdit> policy(int index, BigDecimal threshold) {
    return threshold.signum() <= 0 || index >= bench().policies().size()
        ? Optional.empty()
        : Optional.of(
            new SetPolicy(
                index,
                PolicyDraft.of(bench().policies().get(index)).threshold(threshold).policy()));
  }

  private Optional<DetectorEdit> timeout(int index, BigDecimal value) {
    List<BigDecimal> timeouts = new ArrayList<>(bench().fixedTimeouts());
    if (index >= timeouts.size() || value.signum() <= 0) {
      return Optional.empty();
    }
    timeouts.set(index, value);
    return Optional.of(new SetFixedTimeouts(timeouts));
  }

  private Optional<DetectorEdit> given(BigDecimal mean, BigDecimal std) {
    PhiPolicy policy = bench().policy();
    if (!(policy.parameters() instanceof Given given)) {
      return Optional.empty();
    }
    BigDecimal newMean = mean == null ? given.mean() : mean.max(BigDecimal.ZERO);
    BigDecimal newStd = std == null ? given.std() : std.max(leastTime());
    return Optional.of(
        new SetPolicy(0, PolicyDraft.of(policy).parameters(new Given(newMean, newStd)).policy()));
  }

  private BigDecimal leastTime() {
    return BigDecimal.ONE.movePointLeft(bench().scale().decimals());
  }

  private Optional<DetectorEdit> pause(Target.PauseEdge edge, long tick) {
    List<Pause> pauses = bench().tapes().get(edge.tape()).pauses();
    if (edge.pause() >= pauses.size()) {
      return Optional.empty();
    }
    Pause pause = pauses.get(edge.pause());
    Pause changed =
        edge.end()
            ? new Pause(pause.who(), pause.from(), Math.max(pause.from() + 1, tick))
            : new Pause(pause.who(), Math.min(tick, pause.to() - 1), pause.to());
    return Optional.of(new SetPause(edge.tape(), edge.pause(), changed));
  }
}
