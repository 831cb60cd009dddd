package phiscope.core.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.health.HeartbeatWatch.Start;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** Times in microseconds; what S001's experiment gives when it is done, by claims S001-nn. */
class FaultInjectionTest {
  private static final long MS = 1000;
  private static final long SECOND = 1000 * MS;
  private static final FrameSource ARTICLE = FrameSource.ofArticle(MS);

  private static InjectionSettings settings(int runs, Fault fault, long delay) {
    return new InjectionSettings(20261130, runs, ARTICLE, fault, delay, false);
  }

  private static InjectionResult inject(HealthPreset preset, InjectionSettings settings) {
    return StreamInjection.run(settings, preset.policy().inUnitsOf(MS), () -> false).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # preset, mean of FAILED, p99, longest, mean of SUSPECT, in ms (claims S001-03, S001-30)
          PSEUDOCODE, 23.2, 32, 36, 14
          MISSED_FRAMES, 208.7, 250, 290, 96
          """)
  void theArticlesTwentyThreeMillisecondsAreThoseBeforeItsOwnFix(
      HealthPreset preset, double mean, long p99, long longest, double suspect) {
    InjectionResult result = inject(preset, settings(3000, Fault.KILL, 0));
    assertThat(result.failed().size()).isEqualTo(3000);
    assertThat(result.failed().undetected()).isZero();
    assertThat(result.failed().mean() / MS).isCloseTo(mean, offset(0.6));
    assertThat(result.failed().quantile(0.99) / (double) MS).isCloseTo(p99, offset(4.0));
    assertThat(result.failed().quantile(1)).isLessThan(longest * MS);
    assertThat(result.suspect().mean() / MS).isCloseTo(suspect, offset(0.8));
    assertThat(result.falseFailures()).isZero();
  }

  @Test
  void healthyFramesAreSuspectedTwelveTimesInAThousand() {
    // S001-16, S001-34: 11.9 SUSPECT entries in 1000 frames, about 3400 an hour.
    InjectionResult result = inject(HealthPreset.PSEUDOCODE, settings(5000, Fault.HANG, 0));
    assertThat(result.frames()).isGreaterThan(40_000);
    assertThat(1000.0 * result.falseSuspects() / result.frames()).isCloseTo(11.9, offset(1.2));
    assertThat(result.perHour(result.falseSuspects(), SECOND)).isCloseTo(3400, offset(350.0));
    assertThat(result.perHour(result.frames(), SECOND) / 3600).isCloseTo(80, offset(1.0));
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void allThreeFaultsLookTheSameFromDownstream(Fault fault) {
    // S001-37: only what is under way differs, by the delay of 3 ms.
    InjectionResult result = inject(HealthPreset.PSEUDOCODE, settings(2000, fault, 3 * MS));
    double propagation = fault == Fault.BLACK_HOLE ? 0 : 3;
    assertThat(result.failed().mean() / MS).isCloseTo(23.2 + propagation, offset(0.7));
    List<Double> phases = result.failed().meanPhases();
    assertThat(phases.get(0)).isEqualTo(propagation * MS);
    // The rest of an interval that a random instant falls into: E(I^2) / 2 E(I) = 7 ms.
    assertThat(phases.get(1) / MS).isCloseTo(7, offset(0.4));
    assertThat(phases.stream().mapToDouble(Double::doubleValue).sum())
        .isCloseTo(result.failed().mean(), offset(1e-6));
  }

  @Test
  void aKillWhoseResetIsSeenNeedsNoDetector() {
    InjectionSettings seen = new InjectionSettings(1, 50, ARTICLE, Fault.KILL, 3 * MS, true);
    assertThat(inject(HealthPreset.PROSE, seen).failed().quantile(1)).isEqualTo(3 * MS);
    InjectionSettings hang = new InjectionSettings(1, 50, ARTICLE, Fault.HANG, 3 * MS, true);
    assertThat(inject(HealthPreset.PROSE, hang).failed().quantile(0)).isGreaterThan(100 * MS);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # counted from, checker every s, shortest, mean, longest in s (claims S001-05, S001-32, X-09)
          LAST_HEARTBEAT, 0, 2, 2.5, 3
          MISSED_HEARTBEAT, 0, 3, 3.5, 4
          LAST_HEARTBEAT, 1, 2, 3.0, 4
          MISSED_HEARTBEAT, 1, 3, 4.0, 5
          """)
  void fourSecondsAreTheLongestWaitForAHeartbeatOrItsMeanNotTheShortest(
      Start start, long check, double shortest, double mean, double longest) {
    HeartbeatWatch watch = new HeartbeatWatch(SECOND, 3 * SECOND, start, check * SECOND);
    DetectionSample sample =
        watch.inject(settings(10_000, Fault.KILL, 0), () -> false).orElseThrow();
    assertThat(sample.mean() / SECOND).isCloseTo(mean, offset(0.02));
    assertThat(sample.quantile(0) / (double) SECOND).isBetween(shortest, shortest + 0.06);
    assertThat(sample.quantile(1) / (double) SECOND).isBetween(longest - 0.06, longest);
  }

  @Test
  void phiOnASecondsHeartbeatDetectsAtItsThreshold() {
    FrameSource beats = new FrameSource(900 * MS, 1100 * MS, 0, 1);
    InjectionSettings settings = new InjectionSettings(7, 1000, beats, Fault.HANG, 0, false);
    TickScale scale = new TickScale(TimeUnit.MILLISECOND, 3);
    InjectionResult result =
        PhiInjection.run(
                settings,
                Presets.policy(Preset.S002_PRODUCTION, TimeUnit.MILLISECOND),
                scale,
                8,
                200,
                () -> false)
            .orElseThrow();
    // Sigma is at its floor of a tenth of the mean: 1.5612 s from the last heartbeat (S002-18).
    double sinceLast = 1.5612 - 0.5;
    assertThat(result.failed().mean() / SECOND).isCloseTo(sinceLast, offset(0.03));
    assertThat(result.falseFailures()).isZero();
    assertThat(result.failed().undetected()).isZero();
  }

  @Test
  void theChangeOfSection51HardlyFiltersBurstsOfThreeHundredMilliseconds() {
    // S001-45: 968 and 946 FAILED in a million frames, not 5 % and 0.05 %.
    FrameSource bursts = new FrameSource(5 * MS, 20 * MS, 0.001, 300 * MS);
    InjectionSettings settings = new InjectionSettings(3, 8000, bursts, Fault.HANG, 0, false);
    InjectionResult before = inject(HealthPreset.PSEUDOCODE, settings);
    InjectionResult after = inject(HealthPreset.MISSED_FRAMES, settings);
    assertThat(after.frames()).isEqualTo(before.frames());
    assertThat(1e3 * before.falseFailures() / before.frames()).isCloseTo(0.97, offset(0.35));
    assertThat((double) after.falseFailures() / before.falseFailures()).isBetween(0.85, 1.0);
  }

  @Test
  void aSeedGivesTheSameSampleAndAnotherSeedAnother() {
    InjectionSettings settings = settings(100, Fault.KILL, 0);
    long[] times = inject(HealthPreset.PSEUDOCODE, settings).failed().times();
    assertThat(inject(HealthPreset.PSEUDOCODE, settings).failed().times()).isEqualTo(times);
    InjectionSettings other = new InjectionSettings(1, 100, ARTICLE, Fault.KILL, 0, false);
    assertThat(inject(HealthPreset.PSEUDOCODE, other).failed().times()).isNotEqualTo(times);
    assertThat(Arrays.stream(times).sum()).isPositive();
  }

  @Test
  void aRunThatIsCancelledGivesNothing() {
    InjectionSettings settings = settings(100, Fault.KILL, 0);
    HealthPolicy policy = HealthPreset.PSEUDOCODE.policy().inUnitsOf(MS);
    assertThat(StreamInjection.run(settings, policy, () -> true)).isEmpty();
    assertThat(new HeartbeatWatch(1, 3, Start.LAST_HEARTBEAT, 0).inject(settings, () -> true))
        .isEmpty();
    assertThatThrownBy(() -> settings(10_001, Fault.KILL, 0)).hasMessageContaining("runs");
  }

  @Test
  void quantilesAndHistogramsCountEveryTimeOnce() {
    List<LatencyPhases> phases =
        List.of(
            new LatencyPhases(0, 1, 2, 0),
            new LatencyPhases(0, 0, 1, 0),
            new LatencyPhases(1, 5, 2, 1),
            new LatencyPhases(0, 2, 2, 0));
    DetectionSample sample = DetectionSample.of(phases, 2);
    assertThat(sample.times()).containsExactly(1, 3, 4, 9);
    assertThat(sample.quantile(0)).isEqualTo(1);
    assertThat(sample.quantile(0.5)).isEqualTo(3);
    assertThat(sample.quantile(0.51)).isEqualTo(4);
    assertThat(sample.histogram(2, 3)).containsExactly(1, 1, 2);
    assertThat(sample.undetected()).isEqualTo(2);
    assertThat(sample.mean()).isEqualTo(4.25);
    assertThat(sample.meanPhases()).containsExactly(0.25, 2.0, 1.75, 0.25);
    assertThatThrownBy(() -> DetectionSample.of(List.of(), 1).quantile(0.5))
        .hasMessage("no fault was detected");
  }
}
