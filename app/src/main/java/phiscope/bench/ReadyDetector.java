package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Empirical;
import phiscope.core.trace.generator.IntervalDistribution.Exponential;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.IntervalDistribution.Uniform;
import phiscope.core.trace.generator.Loss.Independent;
import phiscope.core.trace.generator.TraceGenerator;

/**
 * Ready documents of the detector bench, each about a number in the articles that many runs can
 * check: a heartbeat a second, its tapes, its detectors, and how many runs.
 */
public enum ReadyDetector {
  /**
   * S002-39: less than one false alarm a day at 1 % loss? Not where the link is calm, and not where
   * each interval is drawn for itself, however much they deviate.
   */
  LOSS_ON_A_CALM_LINK(
      plan(10, 20_000),
      List.of(ReadyDetector::production),
      List.of(normal(0.07).withLoss(onePercent()), normal(0.14).withLoss(onePercent()))),
  /** S002-39: regular sending over a way so noisy that the window bridges a lost heartbeat. */
  LOSS_ON_A_NOISY_LINK(
      plan(10, 50_000),
      List.of(ReadyDetector::production),
      List.of(generator(new Uniform(1000, 1000)).withLoss(onePercent()).delayed(0, 1300))),
  /** S000-32: what phi = 3 is worth with windows of 10, 20 and 1000 normal intervals. */
  SMALL_WINDOWS(
      plan(10, 30_000),
      List.of(() -> sample(10, 3), () -> sample(20, 3), () -> sample(1000, 3)),
      List.of(normal(0.1))),
  /** S000-32: the same with intervals that are not normal. */
  SKEWED_INTERVALS(
      plan(10, 25_000),
      List.of(() -> sample(1000, 3), () -> sample(1000, 8)),
      List.of(generator(new Exponential(1000)))),
  /** S004-24: (1 - p)^m goes to 0, here to one half. */
  SOONER_OR_LATER(plan(1200, 693), List.of(ReadyDetector::known), List.of(normal(0.1))),
  /** S000-67: one interval of 6 s among 20, again and again. */
  ONE_OUTLIER(
      plan(10, 20_000),
      List.of(() -> floored(20, 3), () -> floored(11, 3), () -> floored(20, 8)),
      List.of(generator(new Empirical(oneOfTwenty())))),
  /** S000-09: a deadline of three periods finds a crash after two to three. */
  DEADLINE_OF_THREE(
      plan(4000, 30), List.of(() -> sample(20, 3)), List.of(generator(new Uniform(1000, 1000))));

  private static final TickScale SCALE = new TickScale(TimeUnit.SECOND, 3);

  /** The tape of the document is one such run, as long as it can be looked at. */
  private static final int SHOWN = 600;

  /** Of the tape that is shown: some of its heartbeats get lost. */
  private static final long SEED = 7;

  private final RunsPlan plan;
  private final List<Supplier<PhiPolicy>> policies;
  private final List<GeneratorSettings> generators;

  ReadyDetector(
      RunsPlan plan, List<Supplier<PhiPolicy>> policies, List<GeneratorSettings> generators) {
    this.plan = plan;
    this.policies = policies;
    this.generators = generators;
  }

  /** How many tapes it has. */
  public int tapes() {
    return generators.size();
  }

  /**
   * The document.
   *
   * @param title what it is called
   * @param names of its tapes
   */
  public DetectorBench document(String title, List<String> names) {
    List<Tape> tapes = new ArrayList<>();
    for (int i = 0; i < tapes(); i++) {
      GeneratorSettings settings = generators.get(i);
      tapes.add(
          TraceGenerator.generate(names.get(i), settings)
              .withGenerated(Optional.of(new Generated(settings, false))));
    }
    long now = 0;
    for (Tape tape : tapes) {
      now = Math.max(now, tape.heartbeats().arrival(tape.heartbeats().size() - 1) + 500);
    }
    List<BigDecimal> timeouts =
        this == DEADLINE_OF_THREE ? List.of(BigDecimal.valueOf(3)) : List.of();
    return new DetectorBench(
        title,
        SCALE,
        tapes,
        policies.stream().map(Supplier::get).toList(),
        timeouts,
        now,
        InstantOrder.DELIVER_THEN_QUERY,
        OptionalLong.empty(),
        List.of(),
        new BigDecimal("0.001"),
        plan);
  }

  private static RunsPlan plan(int runs, int heartbeats) {
    return RunsPlan.USUAL
        .withSeeds(new SeedRange(1, runs))
        .withHeartbeats(OptionalInt.of(heartbeats));
  }

  private static GeneratorSettings generator(IntervalDistribution intervals) {
    return GeneratorSettings.plain(SEED, SHOWN, intervals);
  }

  private static GeneratorSettings normal(double deviation) {
    return generator(new Normal(1000, 1000 * deviation));
  }

  private static Independent onePercent() {
    return new Independent(0.01);
  }

  private static List<Long> oneOfTwenty() {
    List<Long> intervals = new ArrayList<>(Collections.nCopies(19, 1000L));
    intervals.add(6000L);
    return intervals;
  }

  private static PolicyDraft draft(Preset preset, int window) {
    return PolicyDraft.of(Presets.policy(preset, TimeUnit.SECOND)).windowSize(window);
  }

  private static PhiPolicy production() {
    return draft(Preset.S002_PRODUCTION, 1000).startCountsAsHeartbeat(false).policy();
  }

  /** What S000 does, without its cap. */
  private static PolicyDraft s000(int window, int threshold) {
    return draft(Preset.S000, window)
        .minimumSamples(window)
        .upperEnd(new PhiPolicy.UpperEnd.Exact())
        .threshold(BigDecimal.valueOf(threshold));
  }

  private static PhiPolicy sample(int window, int threshold) {
    return s000(window, threshold).policy();
  }

  /** With the deviation that S000 measures where there is no outlier. */
  private static PhiPolicy floored(int window, int threshold) {
    return s000(window, threshold)
        .sigmaFloor(new SigmaFloor.Absolute(new BigDecimal("0.1374")))
        .policy();
  }

  private static PhiPolicy known() {
    return PolicyDraft.of(Presets.policy(Preset.S003, TimeUnit.SECOND))
        .parameters(new ModelParameters.Given(BigDecimal.ONE, new BigDecimal("0.1")))
        .threshold(BigDecimal.valueOf(3))
        .policy();
  }
}
