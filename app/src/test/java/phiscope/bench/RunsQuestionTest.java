package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.detector.runs.ManyRunsSettings;
import phiscope.core.detector.runs.StudiedDetector;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Empirical;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.TraceGenerator;

/** What a document asks of many runs. */
class RunsQuestionTest {
  private static ManyRunsSettings settings(DetectorBench bench) {
    return RunsQuestion.of(bench, 0).settings().orElseThrow();
  }

  @Test
  void aDrawnTapeGivesItsIntervalsInAnyOrder() {
    RunsQuestion question = RunsQuestion.of(OpeningBench.document(), 0);
    assertThat(question.resampled()).isTrue();
    ManyRunsSettings settings = question.settings().orElseThrow();
    assertThat(settings.generator().intervals())
        .isEqualTo(new Empirical(List.of(8_000L, 8_000L, 12_000L, 12_000L)));
    assertThat(settings.generator().heartbeats()).isEqualTo(1000);
    assertThat(settings.runs()).isEqualTo(100);
    assertThat(settings.firstSeed()).isEqualTo(1);
  }

  @Test
  void whatWasLostOrCameAfterTheCrashIsNotDrawnAgain() {
    Tape tape =
        new Tape(
            "A",
            HeartbeatTrace.of(
                List.of(
                    new Heartbeat(0, 0, 0, Heartbeat.Fate.DELIVERED),
                    new Heartbeat(1, 7, 0, Heartbeat.Fate.LOST),
                    new Heartbeat(2, 15, 0, Heartbeat.Fate.DELIVERED),
                    new Heartbeat(3, 400, 0, Heartbeat.Fate.DELIVERED))),
            OptionalLong.of(100),
            List.of());
    DetectorBench bench = OpeningBench.document().withTape(0, tape);
    assertThat(settings(bench).generator().intervals()).isEqualTo(new Empirical(List.of(15L)));
    Tape still = tape.withHeartbeats(HeartbeatTrace.ofIntervals(3, 0, 0));
    RunsQuestion none = RunsQuestion.of(bench.withTape(0, still), 0);
    assertThat(none.isPossible()).isFalse();
    assertThat(none.settings()).isEmpty();
  }

  @Test
  void theStartIsLeftOutUntilTheLargestWindowIsFullButHalfARunStays() {
    DetectorBench bench = OpeningBench.document();
    assertThat(settings(bench).settling()).isEqualTo(4);
    DetectorBench wide = bench.withPolicies(List.of(Presets.policy(Preset.PEKKO, TimeUnit.NONE)));
    assertThat(settings(wide).settling()).isEqualTo(500);
    RunsPlan plan = wide.runs().withHeartbeats(OptionalInt.of(5000));
    assertThat(settings(wide.withRuns(plan)).settling()).isEqualTo(1000);
    plan = plan.withSettling(OptionalInt.of(0));
    assertThat(settings(wide.withRuns(plan)).settling()).isZero();
    DetectorBench typed = bench.withPolicies(List.of(Presets.policy(Preset.S003, TimeUnit.NONE)));
    assertThat(settings(typed).settling()).isZero();
  }

  @Test
  void theDetectorsAreThePoliciesAndThenTheTimeouts() {
    DetectorBench bench =
        OpeningBench.document().withFixedTimeouts(List.of(new BigDecimal("12.5")));
    assertThat(settings(bench).detectors())
        .containsExactly(
            new StudiedDetector.Phi(bench.policy()),
            new StudiedDetector.Timeout(bench.scale().toTicks(new BigDecimal("12.5"))));
  }

  private static DetectorBench with(OptionalLong crash, Heartbeat... heartbeats) {
    Tape tape = new Tape("A", HeartbeatTrace.of(List.of(heartbeats)), crash, List.of());
    return OpeningBench.document().withTape(0, tape);
  }

  private static Heartbeat at(long arrival, Heartbeat.Fate fate) {
    return new Heartbeat((int) arrival, arrival, 0, fate);
  }

  /** Neither promised and then not run, nor run and not promised. */
  @Test
  void runsArePossibleWhereAnIntervalCanBeDrawnAgainAndNowhereElse() {
    Heartbeat first = at(0, Heartbeat.Fate.DELIVERED);
    Heartbeat lost = at(7, Heartbeat.Fate.LOST);
    Heartbeat later = at(15, Heartbeat.Fate.DELIVERED);
    OptionalLong none = OptionalLong.empty();
    for (DetectorBench possible :
        List.of(
            with(none, first, later),
            with(none, lost, first, later),
            with(OptionalLong.of(15), first, later))) {
      assertThat(RunsQuestion.of(possible, 0).isPossible()).isTrue();
      assertThat(RunsQuestion.of(possible, 0).settings()).isPresent();
    }
    for (DetectorBench impossible :
        List.of(
            with(none),
            with(none, first),
            with(none, first, lost),
            with(OptionalLong.of(14), first, later),
            with(none, first, first))) {
      assertThat(RunsQuestion.of(impossible, 0).isPossible()).isFalse();
      assertThat(RunsQuestion.of(impossible, 0).settings()).isEmpty();
      assertThat(RunsAnswer.runs(RunsQuestion.ofAll(impossible))).isZero();
    }
  }

  /** Of intervals that follow a pattern no part of the pattern is left out. */
  @ParameterizedTest
  @ValueSource(ints = {99_999, 100_000, 100_001, 150_000, 250_000, 1_000_000})
  void ofALongTapeAnEvenPartIsDrawnFrom(int intervals) {
    for (int period : new int[] {2, 3, 4, 11}) {
      long[] pattern = new long[intervals];
      for (int i = 0; i < intervals; i++) {
        pattern[i] = i % period == 0 ? 12_000 : 8_000;
      }
      DetectorBench bench =
          OpeningBench.document().withTape(0, Tape.of("A", HeartbeatTrace.ofIntervals(0, pattern)));
      IntervalDistribution drawn = settings(bench).generator().intervals();
      assertThat(drawn.mean())
          .as("1 of %s", period)
          .isCloseTo(8_000 + 4_000.0 / period, within(8.0));
    }
  }

  @Test
  void anIntervalLongerThanAGeneratorCanMakeIsLeftOut() {
    long tooLong = GeneratorSettings.LONGEST_TIME + 1;
    DetectorBench bench =
        OpeningBench.document()
            .withTape(0, Tape.of("A", HeartbeatTrace.ofIntervals(0, 5_000, tooLong, 7_000)));
    assertThat(settings(bench).generator().intervals())
        .isEqualTo(new Empirical(List.of(5_000L, 7_000L)));
    DetectorBench alone =
        OpeningBench.document().withTape(0, Tape.of("A", HeartbeatTrace.ofIntervals(0, tooLong)));
    assertThat(RunsQuestion.of(alone, 0).isPossible()).isFalse();
    assertThat(RunsQuestion.of(alone, 0).settings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "calm, noisy, calm, noisy",
    "A, A, A 1, A 2",
    "A, ' ', A, 2",
    "2, ' ', 2 1, 2",
    "' ', A, 1, A",
  })
  void ofTwoTapesEachHasALabelOfItsOwn(String one, String other, String first, String second) {
    Tape tape = OpeningBench.document().tape();
    DetectorBench bench =
        OpeningBench.document().withTapes(List.of(tape.withName(one), tape.withName(other)));
    assertThat(RunsQuestion.ofAll(bench).stream().map(RunsQuestion::label))
        .containsExactly(first, second);
    assertThat(RunsQuestion.of(OpeningBench.document(), 0).label()).isEmpty();
  }

  @Test
  void aDayHasItsTicksAndWhatHasNoUnitAThousand() {
    assertThat(RunsQuestion.period(new TickScale(TimeUnit.SECOND, 3))).isEqualTo(86_400_000);
    assertThat(RunsQuestion.period(new TickScale(TimeUnit.MILLISECOND, 0))).isEqualTo(86_400_000);
    assertThat(RunsQuestion.period(new TickScale(TimeUnit.NONE, 0))).isEqualTo(1000);
    DetectorBench bench = OpeningBench.document();
    RunsPlan two = bench.runs().withMistakes(BigDecimal.valueOf(2));
    assertThat(RunsQuestion.allowedRate(bench.withRuns(two)))
        .isEqualTo(2 / RunsQuestion.period(bench.scale()));
  }

  @Test
  void aGeneratedTapeGivesItsGeneratorAlsoOnceItWasChangedByHand() {
    GeneratorSettings settings =
        GeneratorSettings.plain(9, 300, new IntervalDistribution.Normal(1000, 80))
            .withLoss(new Loss.Independent(0.01));
    Tape made = TraceGenerator.generate("G", settings);
    DetectorBench bench =
        new TapeEdit.GenerateTape(
                0, made.withGenerated(Optional.of(new Generated(settings, false))))
            .apply(OpeningBench.document());
    DetectorBench edited = new HeartbeatEdit.RemoveHeartbeat(0, 5).apply(bench);
    for (DetectorBench each : List.of(bench, edited)) {
      assertThat(RunsQuestion.of(each, 0).resampled()).isFalse();
      assertThat(settings(each).generator()).isEqualTo(settings);
      RunsPlan longer = each.runs().withHeartbeats(OptionalInt.of(5000));
      assertThat(settings(each.withRuns(longer)).generator())
          .isEqualTo(settings.withHeartbeats(5000));
    }
  }

  @Test
  void whatDoesNotMatterToTheRunsLeavesTheQuestionAsItWas() {
    DetectorBench bench = OpeningBench.document();
    RunsQuestion question = RunsQuestion.of(bench, 0);
    DetectorBench other =
        bench
            .withNow(3)
            .withPrior(new BigDecimal("0.5"))
            .withConsumers(List.of())
            .withRuns(bench.runs().withMistakes(BigDecimal.TEN));
    assertThat(RunsQuestion.of(other, 0)).isEqualTo(question);
    assertThat(RunsQuestion.of(bench.withFixedTimeouts(List.of(BigDecimal.ONE)), 0))
        .isNotEqualTo(question);
    assertThat(question.work()).isEqualTo(100 * 1000);
  }

  @Test
  void aPlanKeepsItsBounds() {
    RunsPlan plan = RunsPlan.USUAL;
    assertThat(plan.withMistakes(BigDecimal.valueOf(-3)).mistakes()).isZero();
    assertThatThrownBy(() -> plan.withHeartbeats(OptionalInt.of(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> plan.withSettling(OptionalInt.of(-1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
