package phiscope.core.detector.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.search.SearchThreads;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.Preset;
import phiscope.core.detector.QualityOfService;
import phiscope.core.detector.TradeOff;
import phiscope.core.kernel.Workers;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution.Gamma;
import phiscope.core.trace.generator.IntervalDistribution.Uniform;
import phiscope.core.trace.generator.Loss.GilbertElliott;
import phiscope.core.trace.generator.Loss.Independent;
import phiscope.core.trace.generator.PauseSource;

/** Many runs are added up to what each of them was, whoever ran them. */
class ManyRunsTest {
  private static final GeneratorSettings ROUGH =
      GeneratorSettings.plain(1, 400, new Gamma(20, 5e4))
          .withLoss(new GilbertElliott(0.02, 0.4, 0.001, 0.9))
          .withPauses(List.of(new PauseSource(Pause.Who.SENDER, 6e7, 200_000, 4_000_000)));

  private static ManyRunsSettings rough(int runs) {
    return new ManyRunsSettings(
        ROUGH,
        RunsOfTests.MICROS,
        List.of(RunsOfTests.phi(50, 5), new StudiedDetector.Timeout(2_500_000)),
        11,
        runs,
        50);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void theStudyIsTheSameOnAnyNumberOfThreads(int threads) {
    ManyRuns alone = ManyRuns.of(rough(30), Workers.caller(), () -> false, done -> {});
    try (SearchThreads workers = SearchThreads.of(threads)) {
      List<Integer> told = new ArrayList<>();
      assertThat(ManyRuns.of(rough(30), workers, () -> false, told::add)).isEqualTo(alone);
      assertThat(told).isSorted().endsWith(30);
    }
    assertThat(alone.detectors().get(0).mistakes()).isPositive();
  }

  @Test
  void aStoppedStudyIsThatOfTheRunsBeforeIt() {
    AtomicInteger done = new AtomicInteger();
    ManyRuns stopped = ManyRuns.of(rough(100), Workers.caller(), () -> done.get() >= 12, done::set);
    assertThat(stopped.runs()).isEqualTo(12);
    assertThat(stopped.isWhole()).isFalse();
    ManyRuns twelve = ManyRuns.of(rough(12), Workers.caller(), () -> false, told -> {});
    assertThat(stopped.detectors()).isEqualTo(twelve.detectors());
    ManyRuns never = ManyRuns.of(rough(100), Workers.caller(), () -> true, told -> {});
    assertThat(never.runs()).isZero();
    assertThat(never.detectors().get(0).mistakesIn(1).value()).isNaN();
  }

  /** Nothing left out at the start: each run is the quality of service of its tape. */
  @Test
  void aStudyOfOneRunIsTheQualityOfServiceOfItsTape() {
    for (long seed = 1; seed <= 20; seed++) {
      StudiedDetector detector = RunsOfTests.phi(30, 4);
      ManyRunsSettings settings =
          new ManyRunsSettings(ROUGH, RunsOfTests.MICROS, List.of(detector), seed, 1, 0);
      StudiedQuality studied =
          ManyRuns.of(settings, Workers.caller(), () -> false, done -> {}).detectors().get(0);
      Tape tape = StudiedRun.tape(ROUGH, seed);
      QualityOfService quality =
          detector.fold(tape, RunsOfTests.MICROS, 1L << 60, null, () -> false).quality();
      assertThat(studied.mistakes()).isEqualTo(quality.mistakes());
      assertThat(studied.observed()).isEqualTo(quality.observedAliveTime());
      assertThat(studied.accuracy().value()).isCloseTo(quality.queryAccuracy(), within(1e-12));
      assertThat(studied.detections().least()).isEqualTo(quality.detectionTime().orElseThrow());
      if (quality.mistakes() > 0) {
        double mean = quality.meanMistakeDuration();
        assertThat(studied.durations().mean()).isCloseTo(mean, within(1e-6 * mean));
      }
    }
  }

  /** The crash comes at a random instant: long silences are hit more often than short ones. */
  @Test
  void theMeanDetectionTimeIsThatOfACrashAtARandomInstant() {
    GeneratorSettings generator = GeneratorSettings.plain(5, 60, new Gamma(2, 5e5));
    StudiedDetector.Timeout timeout = new StudiedDetector.Timeout(4_000_000);
    StudiedQuality quality = RunsOfTests.run(generator, 6000, 0, timeout);
    Tape tape = StudiedRun.tape(GeneratorSettings.plain(9, 300_000, new Gamma(2, 5e5)), 9);
    FoldedTape fold =
        timeout.fold(tape, RunsOfTests.MICROS, tape.crash().getAsLong(), null, () -> false);
    double expected = TradeOff.timeouts(fold, List.of(BigDecimal.ONE)).get(0).meanDetectionTime();
    Estimate mean = quality.detection(RunsOfTests.SURE);
    assertThat(expected).isBetween(mean.low() - 5_000, mean.high() + 5_000);
    // A crash at a random place of a random interval would be found a quarter second later.
    assertThat(mean.high()).isLessThan(3_500_000);
  }

  @Test
  void mistakesBeforeTheRunHasSettledDoNotCount() {
    StudiedDetector small = young();
    GeneratorSettings generator = RunsOfTests.normal(1500, 0.1);
    StudiedQuality all = RunsOfTests.run(generator, 40, 0, small);
    StudiedQuality settled = RunsOfTests.run(generator, 40, 1000, small);
    assertThat(all.mistakes()).isGreaterThan(settled.mistakes() + 30);
    assertThat(settled.observed() / 40 / 1e6).isCloseTo(495, within(3.0));
    // Nothing is left where all is settling.
    StudiedQuality none = RunsOfTests.run(generator, 3, 1600, small);
    assertThat(none.observedRuns()).isZero();
    assertThat(none.mistakesIn(1).high()).isNaN();
    assertThat(none.detections().count()).isEqualTo(3);
  }

  /** A window of 1,000 that speaks from two intervals on. */
  private static StudiedDetector young() {
    return RunsOfTests.phi(Preset.HAYASHIBARA, draft -> draft.threshold(BigDecimal.valueOf(3)));
  }

  @Test
  void theCrashOfTheGeneratorIsMovedToARandomPlaceBeforeIt() {
    GeneratorSettings generator =
        GeneratorSettings.plain(1, 10_000, new Uniform(1e6, 1e6)).crashingAt(100_000_000);
    for (long seed = 0; seed < 50; seed++) {
      long crash = StudiedRun.tape(generator, seed).crash().getAsLong();
      assertThat(crash).isBetween(90_000_000L, 100_000_000L);
    }
    // One that runs out of heartbeats has crashed with the last.
    GeneratorSettings faster =
        GeneratorSettings.plain(1, 1000, new Uniform(1e6, 1e6)).crashingAt(1L << 50);
    Tape tape = StudiedRun.tape(faster, 1);
    assertThat(tape.crash()).isEqualTo(OptionalLong.of(4_099_000_001L));
  }

  @Test
  void aDetectorThatNeverAnswersDetectsNothing() {
    StudiedQuality quality =
        RunsOfTests.run(RunsOfTests.normal(20, 0.1), 6, 0, RunsOfTests.phi(100, 3));
    assertThat(quality.undetected()).isEqualTo(6);
    assertThat(quality.detections().mean()).isNaN();
    assertThat(quality.detections().quantile(0.5)).isNaN();
  }

  /** Losses in bursts make mistakes in bursts: an interval as if they were single is too narrow. */
  @Test
  void mistakesInClustersWidenTheInterval() {
    StudiedDetector timeout = new StudiedDetector.Timeout(1_500_000);
    GeneratorSettings regular = GeneratorSettings.plain(1, 2000, new Uniform(1e6, 1e6));
    StudiedQuality single =
        RunsOfTests.run(regular.withLoss(new Independent(0.02)), 60, 0, timeout);
    StudiedQuality clusters =
        RunsOfTests.run(
            regular.withLoss(new GilbertElliott(0.0005, 0.01, 0.001, 0.45)), 60, 0, timeout);
    assertThat(single.dispersion()).isBetween(1.0, 1.6);
    assertThat(clusters.dispersion()).isGreaterThan(4);
    assertThat(width(clusters) / Math.sqrt(clusters.mistakes()))
        .isGreaterThan(2 * width(single) / Math.sqrt(single.mistakes()));
  }

  private static double width(StudiedQuality quality) {
    Estimate estimate = quality.mistakesIn(1e6);
    return (estimate.high() - estimate.low()) * quality.observed();
  }

  /**
   * Of 300 intervals of 95 %, about 285 hold the true rate: p (1 - p) / T for a deadline of 1.5 T.
   */
  @Test
  void theIntervalsHoldTheTrueRateAsOftenAsTheySay() {
    double truth = 0.05 * 0.95;
    int held = 0;
    for (int i = 0; i < 300; i++) {
      ManyRunsSettings settings =
          new ManyRunsSettings(
              GeneratorSettings.plain(1, 200, new Uniform(1e6, 1e6))
                  .withLoss(new Independent(0.05)),
              RunsOfTests.MICROS,
              List.of(new StudiedDetector.Timeout(1_500_000)),
              1000L * i,
              8,
              1);
      Estimate estimate =
          ManyRuns.of(settings, Workers.caller(), () -> false, done -> {})
              .detectors()
              .get(0)
              .mistakesIn(1e6);
      held += estimate.low() <= truth && truth <= estimate.high() ? 1 : 0;
    }
    assertThat(held).isBetween(276, 300);
  }

  /** Garwood 1936, table; Wilson 1927 at 0 of 10 and 5 of 10; Student's t at 2.776 for n = 5. */
  @ParameterizedTest
  @CsvSource({"0, 0, 3.6889", "1, 0.0253, 5.5716", "5, 1.6235, 11.6683", "100, 81.36, 121.63"})
  void aCountHasGarwoodsInterval(double events, double low, double high) {
    Estimate estimate = Estimate.rate(events, 1, 1, 0.95);
    assertThat(estimate.low()).isCloseTo(low, within(0.005));
    assertThat(estimate.high()).isCloseTo(high, within(0.005));
  }

  @Test
  void sharesAndMeansHaveTheirTextbookIntervals() {
    assertThat(Estimate.share(0, 10, 0.95).high()).isCloseTo(0.2775, within(1e-4));
    assertThat(Estimate.share(5, 10, 0.95).low()).isCloseTo(0.2366, within(1e-4));
    Estimate mean = Estimate.mean(Sample.of(1, 2, 3, 4, 5), 0.95);
    assertThat(mean.value()).isEqualTo(3);
    assertThat(mean.high() - 3).isCloseTo(2.7764 * Math.sqrt(2.5 / 5), within(1e-4));
    assertThat(Estimate.mean(Sample.of(7), 0.95).low()).isNaN();
  }

  @Test
  void aSampleHasQuantilesAndBars() {
    Sample sample = Sample.of(4, 1, 3, 2);
    assertThat(List.of(sample.quantile(0.5), sample.quantile(0.51), sample.quantile(1)))
        .containsExactly(2.0, 3.0, 4.0);
    assertThat(sample.shares(1, 4, 3)).containsExactly(0.25, 0.25, 0.5);
    assertThat(sample.shares(1.5, 3.5, 2)).containsExactly(0.25, 0.25);
    assertThatThrownBy(() -> sample.quantile(0)).isInstanceOf(IllegalArgumentException.class);
  }

  /** Of very many numbers a part is kept: the rest stays exact. */
  @Test
  void aVeryLargeSampleKeepsItsShape() {
    Sample.Builder builder = new Sample.Builder();
    int all = 1_000_000;
    for (int i = 0; i < all; i++) {
      builder.add((i * 7_368_787L) % all);
    }
    Sample sample = builder.sample();
    assertThat(sample.count()).isEqualTo(all);
    assertThat(sample.mean()).isEqualTo((all - 1) / 2.0);
    assertThat(sample.greatest()).isEqualTo(all - 1);
    assertThat(sample.quantile(0.99)).isCloseTo(0.99 * all, within(0.002 * all));
  }
}
