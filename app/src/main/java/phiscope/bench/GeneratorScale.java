package phiscope.bench;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.PauseSource;
import phiscope.core.trace.generator.Throttling;

/** Settings of a generator, with the same times in other ticks. */
final class GeneratorScale {
  /** Longer than any time of settings may be. */
  private static final BigDecimal MOST = BigDecimal.valueOf(Long.MAX_VALUE);

  private final int shift;

  private GeneratorScale(int shift) {
    this.shift = shift;
  }

  /**
   * The settings with times of so many powers of ten more ticks.
   *
   * @return empty where a time would be too long in these ticks
   */
  static Optional<GeneratorSettings> shifted(GeneratorSettings settings, int shift) {
    try {
      return Optional.of(new GeneratorScale(shift).settings(settings));
    } catch (IllegalArgumentException outOfBounds) {
      return Optional.empty();
    }
  }

  private GeneratorSettings settings(GeneratorSettings old) {
    List<PauseSource> pauses = new ArrayList<>();
    for (PauseSource source : old.pauses()) {
      pauses.add(
          new PauseSource(
              source.who(),
              Math.max(1, time(source.meanBetween())),
              Math.max(1, ticks(source.shortest())),
              Math.max(1, ticks(source.longest()))));
    }
    OptionalLong crash = old.crash();
    return new GeneratorSettings(
        old.seed(),
        old.heartbeats(),
        intervals(old.intervals()),
        time(old.drift()),
        old.regime().map(regime -> new Regime(regime.from(), intervals(regime.intervals()))),
        old.loss(),
        pauses,
        old.throttling().map(this::throttling),
        ticks(old.delay()),
        ticks(old.delayJitter()),
        crash.isPresent() ? OptionalLong.of(ticks(crash.getAsLong())) : crash);
  }

  private Throttling throttling(Throttling old) {
    long period = Math.max(1, ticks(old.period()));
    return new Throttling(period, Math.max(1, Math.min(period, ticks(old.running()))));
  }

  private IntervalDistribution intervals(IntervalDistribution old) {
    if (old instanceof IntervalDistribution.Normal normal) {
      return normal(normal);
    }
    if (old instanceof IntervalDistribution.Uniform uniform) {
      return new IntervalDistribution.Uniform(time(uniform.low()), time(uniform.high()));
    }
    if (old instanceof IntervalDistribution.Exponential exponential) {
      return new IntervalDistribution.Exponential(time(exponential.mean()));
    }
    if (old instanceof IntervalDistribution.LogNormal logNormal) {
      return new IntervalDistribution.LogNormal(time(logNormal.median()), logNormal.sigma());
    }
    if (old instanceof IntervalDistribution.Gamma gamma) {
      return new IntervalDistribution.Gamma(gamma.shape(), time(gamma.scale()));
    }
    if (old instanceof IntervalDistribution.Weibull weibull) {
      return new IntervalDistribution.Weibull(weibull.shape(), time(weibull.scale()));
    }
    if (old instanceof IntervalDistribution.TwoHumps humps) {
      return new IntervalDistribution.TwoHumps(
          normal(humps.first()), normal(humps.second()), humps.shareOfSecond());
    }
    if (old instanceof IntervalDistribution.Empirical empirical) {
      return new IntervalDistribution.Empirical(
          empirical.intervals().stream().map(this::ticks).toList());
    }
    throw new AssertionError("no such distribution: " + old);
  }

  private IntervalDistribution.Normal normal(IntervalDistribution.Normal old) {
    return new IntervalDistribution.Normal(time(old.mean()), time(old.standardDeviation()));
  }

  private double time(double ticks) {
    return shift >= 0 ? ticks * power() : ticks / power();
  }

  private double power() {
    return StrictMath.pow(10, Math.abs(shift));
  }

  private long ticks(long ticks) {
    BigDecimal moved = BigDecimal.valueOf(ticks).scaleByPowerOfTen(shift);
    return moved.min(MOST).setScale(0, RoundingMode.HALF_UP).longValueExact();
  }
}
