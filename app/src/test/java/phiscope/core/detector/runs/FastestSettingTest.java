package phiscope.core.detector.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.detector.FixedTimeouts;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.detector.TapeFolds;
import phiscope.core.detector.TradeOff;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution.Gamma;
import phiscope.core.trace.generator.Loss.Independent;
import phiscope.core.trace.generator.TraceGenerator;

/** The fastest setting keeps what was stated, and nothing faster does. */
class FastestSettingTest {
  private static final TickScale SCALE = new TickScale(TimeUnit.MILLISECOND, 0);
  private static final Tape TAPE =
      TraceGenerator.generate(
          "A", GeneratorSettings.plain(4, 1500, new Gamma(9, 110)).withLoss(new Independent(0.02)));
  private static final long HORIZON = TAPE.heartbeats().arrival(TAPE.heartbeats().size() - 1);

  private static FoldedTape fold(PhiPolicy policy) {
    return TapeFolds.fold(TAPE, policy, SCALE, HORIZON, null);
  }

  private static PhiPolicy policy(Preset preset) {
    return Presets.policy(preset, TimeUnit.MILLISECOND);
  }

  private static long mistakes(PhiPolicy policy, BigDecimal threshold) {
    return fold(PolicyDraft.of(policy).threshold(threshold).policy()).quality().mistakes();
  }

  @ParameterizedTest
  @CsvSource({
    "HAYASHIBARA, 0",
    "HAYASHIBARA, 5",
    "HAYASHIBARA, 60",
    "S004, 12",
    "CASSANDRA, 3",
    "PEKKO, 20"
  })
  void aHundredthLessWouldBeTooManyMistakes(Preset preset, int allowed) {
    PhiPolicy policy = policy(preset);
    FoldedTape fold = fold(policy);
    double rate = allowed / fold.quality().observedAliveTime();
    TradeOff.Point fastest = FastestSetting.threshold(fold, rate).orElseThrow();
    assertThat(mistakes(policy, fastest.threshold())).isLessThanOrEqualTo(allowed);
    assertThat(fastest.mistakes()).isEqualTo(mistakes(policy, fastest.threshold()));
    BigDecimal less = fastest.threshold().subtract(new BigDecimal("0.01"));
    if (less.signum() > 0) {
      assertThat(mistakes(policy, less)).isGreaterThan(allowed);
    }
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "30", "700"})
  void aTickLessWouldBeTooManyMistakes(int allowed) {
    FoldedTape one = FixedTimeouts.fold(TAPE, 1, HORIZON);
    double rate = allowed / one.quality().observedAliveTime();
    TradeOff.Point fastest = FastestSetting.timeout(TAPE, HORIZON, rate).orElseThrow();
    long ticks = fastest.threshold().longValueExact();
    assertThat(FixedTimeouts.fold(TAPE, ticks, HORIZON).quality().mistakes())
        .isLessThanOrEqualTo(allowed);
    assertThat(FixedTimeouts.fold(TAPE, ticks - 1, HORIZON).quality().mistakes())
        .isGreaterThan(allowed);
  }

  /** Silences 8, 8, 12, 12: with two mistakes allowed the timeout is 12, with none left 13. */
  @Test
  void aTimeoutIsAsLongAsTheLongestSilenceThatIsNoMistake() {
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, 8, 8, 12, 12));
    assertThat(FastestSetting.timeout(tape, 40, 2 / 40.0).orElseThrow().threshold())
        .isEqualByComparingTo("8");
    assertThat(FastestSetting.timeout(tape, 40, 0).orElseThrow().threshold())
        .isEqualByComparingTo("12");
  }

  /** S000 answers 16 at most: where silences of more than that are to be no mistake, nothing is. */
  @Test
  void whatNeverDetectsIsNoSetting() {
    long[] intervals = new long[40];
    Arrays.fill(intervals, 1000);
    for (int i = 1; i < 30; i += 2) {
      intervals[i] = 1001;
    }
    intervals[35] = 9000;
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, intervals));
    FoldedTape fold = TapeFolds.fold(tape, policy(Preset.S000), SCALE, 49_000, null);
    assertThat(FastestSetting.threshold(fold, 0)).isEmpty();
    FoldedTape untrained =
        TapeFolds.fold(Tape.of("B", HeartbeatTrace.empty()), policy(Preset.S004), SCALE, 9, null);
    assertThat(FastestSetting.threshold(untrained, 1)).isEmpty();
  }

  /** The rows of a comparison are the runs themselves. */
  @Test
  void aComparisonIsTheQualityOfEachDetector() {
    FoldedTape phi = fold(policy(Preset.CASSANDRA));
    FoldedTape timeout = FixedTimeouts.fold(TAPE, 2500, HORIZON);
    double rate = 3 / phi.quality().observedAliveTime();
    for (Comparison row :
        List.of(Comparison.ofPolicy(phi, rate), Comparison.ofTimeout(timeout, rate))) {
      assertThat(row.own().mistakes()).isEqualTo(row.quality().mistakes());
      assertThat(row.fastest()).isPresent();
      assertThat(row.fastest().get().mistakes()).isLessThanOrEqualTo(3);
      assertThat(row.meets(rate)).isEqualTo(row.quality().mistakes() <= 3);
    }
    // At 1 s and intervals of about 1 s, a timeout of 2.5 s is found 2 s after the crash.
    assertThat(Comparison.ofTimeout(timeout, rate).own().meanDetectionTime())
        .isCloseTo(1950, within(100.0));
  }

  /**
   * S000-67: in a window of N with one interval of 6 s among those of 1 s, another one of 6 s has z
   * = (N - 1) / sqrt N: phi = 4.968 at N = 20, 3.126 at 12, 2.891 at 11. So phi = 3 takes each such
   * stall for a crash unless the window has 11 or fewer.
   */
  @ParameterizedTest
  @CsvSource({"11, 2.891", "12, 3.126", "20, 4.968"})
  void oneOutlierInTheWindowHidesTheNextOnlyInSmallWindows(int window, double phi) {
    long[] intervals = new long[window * 12];
    Arrays.fill(intervals, 1000);
    for (int i = 0; i < intervals.length; i += window) {
      intervals[i] = 6000;
    }
    Tape tape = Tape.of("stalls", HeartbeatTrace.ofIntervals(0, intervals));
    long end = tape.heartbeats().arrival(intervals.length);
    PhiPolicy policy =
        PolicyDraft.of(policy(Preset.S000)).windowSize(window).minimumSamples(window).policy();
    FoldedTape fold = TapeFolds.fold(tape, policy, SCALE, end, null);
    assertThat(Comparison.ofPolicy(fold, 0).quality().mistakes()).isEqualTo(phi > 3 ? 11 : 0);
    Optional<TradeOff.Point> fastest = FastestSetting.threshold(fold, 0);
    // No mistake from just above phi of the stall on.
    assertThat(fastest.orElseThrow().threshold().doubleValue()).isBetween(phi - 5e-4, phi + 0.0101);
  }
}
