package phiscope.bench;

import java.math.BigDecimal;
import java.util.OptionalLong;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** Edits of what the whole bench has once. */
public sealed interface SettingEdit extends DetectorEdit {
  /** Sets the title, cut to {@link BenchLimits#MAX_TEXT}. */
  record SetTitle(String title) implements SettingEdit {
    public SetTitle {
      title = BenchLimits.text(title);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      return title.equals(bench.title()) ? bench : bench.withTitle(title);
    }
  }

  /** Sets the tick at which the detectors are asked, moved into the bounds of ticks. */
  record SetNow(long now) implements SettingEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      long tick = BenchLimits.tick(now);
      return tick == bench.now() ? bench : bench.withNow(tick);
    }
  }

  /** Sets what comes first at now. */
  record SetInstantOrder(InstantOrder order) implements SettingEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      return order == bench.instantOrder() ? bench : bench.withInstantOrder(order);
    }
  }

  /** Sets the end of observation, moved into the bounds of ticks; empty lets it follow the tape. */
  record SetHorizon(OptionalLong horizon) implements SettingEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      OptionalLong tick =
          horizon.isPresent()
              ? OptionalLong.of(BenchLimits.tick(horizon.getAsLong()))
              : OptionalLong.empty();
      return tick.equals(bench.horizon()) ? bench : bench.withHorizon(tick);
    }
  }

  /** Sets the prior, moved to above 0 and below 1. */
  record SetPrior(BigDecimal prior) implements SettingEdit {
    public SetPrior {
      prior = BenchLimits.prior(prior);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      return prior.equals(bench.prior()) ? bench : bench.withPrior(prior);
    }
  }

  /** Sets how the detectors are studied and compared. */
  record SetRuns(RunsPlan runs) implements SettingEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      return runs.equals(bench.runs()) ? bench : bench.withRuns(runs);
    }
  }

  /**
   * Writes the document in another unit and tick. Between two real units all times stay the same
   * times: 1.2 s become 1200 ms. From or to {@link TimeUnit#NONE} the numbers stay as they are and
   * only get another name. Ticks that become coarser round arrivals to the nearest tick (halves
   * up), which keeps their order. Where ticks would get too large, as many decimals as fit are
   * taken; where none fit nothing changes.
   */
  record SetScale(TimeUnit unit, int decimals) implements SettingEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      int clamped = Math.max(0, Math.min(TickScale.MAX_DECIMALS, decimals));
      return Rescaling.rescale(bench, unit, clamped);
    }
  }
}
