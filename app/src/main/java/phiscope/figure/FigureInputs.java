package phiscope.figure;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import phiscope.bench.Consumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReading;
import phiscope.bench.InstantOrder;
import phiscope.bench.PolicyReading;
import phiscope.bench.TapeReading;
import phiscope.bench.WindowReading;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.TickScale;

/**
 * What a figure hangs on besides its frame: of two readings with equal inputs it is the same, so
 * that it need not be drawn again. Tapes and the runs over them are compared by identity, which a
 * reading keeps for what an edit left alone.
 */
public sealed interface FigureInputs {
  /** The inputs of a figure of a reading, for {@link DetectorFigures#of}. */
  static FigureInputs of(FigureKind kind, DetectorReading reading, int tape) {
    int index = Math.max(0, Math.min(reading.tapes().size() - 1, tape));
    return switch (kind) {
      case TAIL, PHI_CURVE, POSTERIOR_BARS, POSTERIOR_CURVE, NATURAL_FREQUENCIES, QQ ->
          AtNow.of(reading, index);
      case TAPE -> OverTime.of(reading, index, List.of());
      case SAW_TOOTH -> OverTime.of(reading, index, reading.bench().consumers());
      case TRADE_OFF, COMPARISON -> new All(new Same(reading), index);
    };
  }

  /** Everything of a reading. */
  record All(Same reading, int tape) implements FigureInputs {}

  /** The model at now, its tail, and who asks; not where on the tape that is. */
  record AtNow(
      int tape,
      TickScale scale,
      List<PhiPolicy> policies,
      List<Consumer> consumers,
      List<BigDecimal> fixedTimeouts,
      BigDecimal prior,
      List<String> names,
      List<List<PolicyAtNow>> readings)
      implements FigureInputs {
    private static AtNow of(DetectorReading reading, int tape) {
      DetectorBench bench = reading.bench();
      return new AtNow(
          tape,
          bench.scale(),
          bench.policies(),
          bench.consumers(),
          bench.fixedTimeouts(),
          bench.prior(),
          reading.tapes().stream().map(it -> it.tape().name()).toList(),
          reading.tapes().stream()
              .map(it -> it.policies().stream().map(PolicyAtNow::of).toList())
              .toList());
    }
  }

  /**
   * A policy at now: all of its reading but what happened before.
   *
   * @param started whether a heartbeat was accepted
   * @param window the window, wherever it lies
   * @param reading the numbers at now
   */
  record PolicyAtNow(boolean started, WindowReading window, List<Object> reading) {
    private static PolicyAtNow of(PolicyReading reading) {
      WindowReading window = reading.window();
      return new PolicyAtNow(
          reading.lastAccepted().isPresent(),
          new WindowReading(
              window.intervals(),
              window.count(),
              window.synthetic(),
              OptionalInt.empty(),
              window.sum(),
              window.sumOfSquares()),
          List.of(
              reading.policy(),
              reading.elapsed(),
              reading.model(),
              reading.result(),
              reading.survival(),
              reading.log10Survival(),
              reading.consumers(),
              reading.posterior()));
    }
  }

  /** The tape, its policy's run over it, and where now and the window are. */
  record OverTime(
      int tape,
      TickScale scale,
      long now,
      InstantOrder order,
      List<Consumer> consumers,
      List<Long> horizons,
      List<Same> tapes,
      Same fold,
      OptionalLong lastAccepted,
      OptionalLong elapsed,
      OptionalInt firstOfWindow,
      int count)
      implements FigureInputs {
    private static OverTime of(DetectorReading reading, int index, List<Consumer> consumers) {
      PolicyReading main = reading.tapes().get(index).main();
      return new OverTime(
          index,
          reading.bench().scale(),
          reading.bench().now(),
          reading.bench().instantOrder(),
          consumers,
          reading.tapes().stream().map(TapeReading::horizon).toList(),
          reading.tapes().stream().map(it -> new Same(it.tape())).toList(),
          new Same(main.fold()),
          main.lastAccepted(),
          main.elapsed(),
          main.window().firstHeartbeat(),
          main.window().count());
    }
  }

  /** A value that is equal to itself only: telling whether it equals another takes too long. */
  record Same(Object value) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Same that && value == that.value;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(value);
    }
  }
}
