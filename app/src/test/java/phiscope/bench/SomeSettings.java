package phiscope.bench;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import phiscope.core.trace.Pause;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.GeneratorSettings.Regime;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.PauseSource;
import phiscope.core.trace.generator.Throttling;

/** Arbitrary settings of a generator, with every kind of everything, often at the bounds. */
public final class SomeSettings {
  private SomeSettings() {}

  /** Any settings of at most some hundred heartbeats. */
  public static Arbitrary<GeneratorSettings> any() {
    return Combinators.combine(
            Arbitraries.longs(),
            Arbitraries.integers().between(1, 200),
            distributions(),
            Arbitraries.oneOf(Arbitraries.just(0.0), times().map(time -> time - 500)),
            Combinators.combine(Arbitraries.integers().between(0, 300), distributions())
                .as(Regime::new)
                .optional(),
            losses(),
            pauses(),
            rest())
        .as(
            (seed, heartbeats, intervals, drift, regime, loss, pauses, rest) ->
                new GeneratorSettings(
                    seed,
                    heartbeats,
                    intervals,
                    drift,
                    regime,
                    loss,
                    pauses,
                    rest.throttling,
                    rest.delay,
                    rest.jitter,
                    rest.crash));
  }

  private record Rest(
      Optional<Throttling> throttling, long delay, long jitter, OptionalLong crash) {}

  private static Arbitrary<Rest> rest() {
    Arbitrary<Throttling> throttling =
        Combinators.combine(ticks(), Arbitraries.integers().between(1, 100))
            .as((period, percent) -> new Throttling(period, Math.max(1, period / 100 * percent)));
    return Combinators.combine(
            throttling.optional(),
            Arbitraries.oneOf(Arbitraries.just(0L), ticks()),
            Arbitraries.oneOf(Arbitraries.just(0L), ticks()),
            ticks().optional())
        .as(
            (throttled, delay, jitter, crash) ->
                new Rest(
                    throttled,
                    delay,
                    jitter,
                    crash.map(OptionalLong::of).orElse(OptionalLong.empty())));
  }

  private static Arbitrary<Long> ticks() {
    return Arbitraries.oneOf(
        Arbitraries.longs().between(1, 10_000),
        Arbitraries.longs().between(1, GeneratorSettings.LONGEST_TIME));
  }

  private static Arbitrary<Double> times() {
    return Arbitraries.oneOf(
        Arbitraries.integers().between(1, 100_000).map(hundredths -> hundredths / 100.0),
        Arbitraries.doubles().between(0.001, 1e6).ofScale(15),
        Arbitraries.of((double) GeneratorSettings.LONGEST_TIME, 0.1, 1 / 3.0));
  }

  private static Arbitrary<Double> shares() {
    return Arbitraries.oneOf(
        Arbitraries.of(0.0, 1.0, 0.01), Arbitraries.doubles().between(0.0, 1.0).ofScale(17));
  }

  private static Arbitrary<IntervalDistribution> distributions() {
    Arbitrary<IntervalDistribution.Normal> normal =
        Combinators.combine(times(), times()).as(IntervalDistribution.Normal::new);
    Arbitrary<Double> shapes = Arbitraries.doubles().between(0.1, 50).ofScale(15);
    return Arbitraries.oneOf(
        normal,
        Combinators.combine(times(), times())
            .as((a, b) -> new IntervalDistribution.Uniform(Math.min(a, b), Math.max(a, b))),
        times().map(IntervalDistribution.Exponential::new),
        Combinators.combine(times(), Arbitraries.doubles().between(0, 10).ofScale(16))
            .as(IntervalDistribution.LogNormal::new),
        Combinators.combine(shapes, times()).as(IntervalDistribution.Gamma::new),
        Combinators.combine(shapes, times()).as(IntervalDistribution.Weibull::new),
        Combinators.combine(normal, normal, shares()).as(IntervalDistribution.TwoHumps::new),
        ticks().list().ofMinSize(1).ofMaxSize(30).map(IntervalDistribution.Empirical::new));
  }

  private static Arbitrary<Loss> losses() {
    return Arbitraries.oneOf(
        Arbitraries.just(new Loss.None()),
        shares().map(Loss.Independent::new),
        Combinators.combine(shares(), shares().filter(share -> share > 0), shares(), shares())
            .as(Loss.GilbertElliott::new));
  }

  private static Arbitrary<List<PauseSource>> pauses() {
    // Seldom enough that the longest tape has a few hundred: more would only be slow.
    Arbitrary<Double> seldom = Arbitraries.doubles().between(1e14, 1e15).ofScale(2);
    return Combinators.combine(Arbitraries.of(Pause.Who.class), seldom, ticks(), ticks())
        .as(
            (who, between, one, two) ->
                new PauseSource(who, between, Math.min(one, two), Math.max(one, two)))
        .list()
        .ofMaxSize(3);
  }
}
