package phiscope.ui.viewmodel.generate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.core.trace.Pause;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Empirical;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.PauseSource;
import phiscope.core.trace.generator.Throttling;

/** What is switched on and off, with numbers that fit the intervals to begin with. */
public final class GeneratorSwitches {
  /** Where a container's share of the processor is counted anew. */
  private static final double THROTTLING_SECONDS = 0.1;

  private static final double RUNNING_SHARE = 0.4;

  private GeneratorSwitches() {}

  /** Drawn from these. */
  public static GeneratorSettings drawing(GeneratorSettings settings, List<Long> intervals) {
    return settings.withIntervals(new Empirical(intervals));
  }

  /** A change of regime halfway to intervals twice as long, or none. */
  public static GeneratorSettings withRegime(GeneratorSettings settings, boolean on) {
    double mean = mean(settings);
    double deviation = Math.sqrt(Math.max(0, settings.intervals().variance()));
    IntervalDistribution later =
        new IntervalDistribution.Normal(
            Math.min(GeneratorSettings.LONGEST_TIME, round(2 * mean)),
            round(Math.min(deviation, mean)));
    Optional<Regime> regime =
        on ? Optional.of(new Regime(settings.heartbeats() / 2, later)) : Optional.empty();
    return settings.changing(settings.drift(), regime);
  }

  /** The kinds of loss. */
  public enum LossKind {
    NONE,
    INDEPENDENT,
    BURSTS;

    public static LossKind of(Loss loss) {
      return loss instanceof Loss.Independent
          ? INDEPENDENT
          : loss instanceof Loss.GilbertElliott ? BURSTS : NONE;
    }
  }

  /** Loss of another kind, with about the same rate. */
  public static GeneratorSettings withLoss(GeneratorSettings settings, LossKind kind) {
    double rate = settings.loss().rate() > 0 ? settings.loss().rate() : 0.05;
    return settings.withLoss(
        switch (kind) {
          case NONE -> new Loss.None();
          case INDEPENDENT -> new Loss.Independent(Math.min(1, round(rate)));
          case BURSTS -> {
            // All is lost in bad times, which last three heartbeats on average.
            double toGood = 1 / 3.0;
            double share = Math.min(0.9, rate);
            double toBad = Math.min(1, round(toGood * share / (1 - share)));
            yield new Loss.GilbertElliott(toBad, round(toGood), 0, 1);
          }
        });
  }

  /** Somebody pauses now and then, or not at all. */
  public static GeneratorSettings withPauses(
      GeneratorSettings settings, Pause.Who who, boolean on) {
    if (on) {
      double mean = mean(settings);
      long shortest = ticks(3 * mean);
      return GeneratorKnobs.withSource(
          settings,
          new PauseSource(
              who,
              Math.max(1, Math.min(GeneratorSettings.LONGEST_TIME, round(40 * mean))),
              shortest,
              Math.max(shortest, ticks(6 * mean))));
    }
    List<PauseSource> others = new ArrayList<>(settings.pauses());
    others.removeIf(source -> source.who() == who);
    return settings.withPauses(others);
  }

  /** Throttling with the period of a cgroup, or of some intervals where ticks are no time. */
  public static GeneratorSettings withThrottling(
      GeneratorSettings settings, boolean on, TickScale scale) {
    if (!on) {
      return settings.withThrottling(Optional.empty());
    }
    long period =
        scale.unit() == TimeUnit.NONE
            ? ticks(3 * mean(settings))
            : ticks(
                THROTTLING_SECONDS
                    * Math.pow(10, scale.unit().decimalsOfSecond() + scale.decimals()));
    return settings.throttled(new Throttling(period, Math.max(1, ticks(RUNNING_SHARE * period))));
  }

  /** A crash when four fifths are sent, or none. */
  public static GeneratorSettings withCrash(GeneratorSettings settings, boolean on) {
    double at =
        Math.min(GeneratorSettings.LONGEST_TIME, 0.8 * settings.heartbeats() * mean(settings));
    return settings.withCrash(on ? OptionalLong.of(ticks(at)) : OptionalLong.empty());
  }

  private static double mean(GeneratorSettings settings) {
    return Math.max(1, settings.intervals().mean());
  }

  private static double round(double value) {
    return new BigDecimal(value).round(new MathContext(2)).doubleValue();
  }

  private static long ticks(double ticks) {
    return Math.max(1, Math.min(GeneratorSettings.LONGEST_TIME, Math.round(round(ticks))));
  }
}
