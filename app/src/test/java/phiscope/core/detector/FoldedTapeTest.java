package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.detector.TapeFold.Column;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.Heartbeat.Fate;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** A run over a tape: what it says, and how little of it is done again after an edit. */
class FoldedTapeTest {
  private static final PhiPolicy S004 = Scenario.policy(Preset.S004, draft -> draft);

  private static FoldedTape fold(Tape tape, PhiPolicy policy, long horizon) {
    return TapeFolds.fold(tape, policy, Scenario.WHOLE, horizon, null);
  }

  private static HeartbeatTrace jittery(int count) {
    Random random = new Random(7);
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    long at = 0;
    for (int i = 0; i < count; i++) {
      at += 90 + random.nextInt(21);
      builder.add(i, at, 0, Fate.DELIVERED);
    }
    return builder.build();
  }

  @Test
  void treatmentsNameWhatWasDoneWithEachHeartbeat() {
    Tape tape =
        Tape.of(
            "A",
            HeartbeatTrace.of(
                List.of(
                    Heartbeat.delivered(0, 0),
                    Heartbeat.delivered(1, 8),
                    new Heartbeat(2, 16, 0, Fate.LOST),
                    Heartbeat.delivered(4, 28),
                    Heartbeat.delivered(3, 30),
                    Heartbeat.delivered(4, 31),
                    new Heartbeat(0, 40, 1, Fate.DELIVERED),
                    Heartbeat.delivered(5, 41),
                    new Heartbeat(1, 50, 1, Fate.DELIVERED))));
    FoldedTape fold = fold(tape, S004, 60);
    List<Treatment> treatments =
        java.util.stream.IntStream.range(0, 9).mapToObj(fold::treatment).toList();
    assertThat(treatments)
        .containsExactly(
            Treatment.ACCEPTED,
            Treatment.RECORDED,
            Treatment.LOST,
            Treatment.RECORDED,
            Treatment.STALE,
            Treatment.DUPLICATE,
            Treatment.RESTART,
            Treatment.STALE,
            Treatment.RECORDED);
    assertThat(fold.acceptedCount()).isEqualTo(5);
  }

  @Test
  void theOpeningExampleIsSuspectedWhereTheArticleSaysSo() {
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, 8, 8, 12, 12, 20));
    FoldedTape fold =
        fold(tape, PolicyDraft.of(S004).threshold(BigDecimal.valueOf(2)).policy(), 100);
    // golden qos-037
    assertThat(fold.suspicions(0, 100, 9))
        .satisfiesExactly(
            first -> {
              assertThat(first.from()).isCloseTo(54.652695748081682, within(1e-13));
              assertThat(first.to()).isEqualTo(60);
              assertThat(first.open()).isFalse();
            },
            second -> {
              assertThat(second.from()).isCloseTo(83.140315290464714, within(1e-13));
              assertThat(second.open()).isTrue();
            });
    assertThat(fold.suspicions(61, 80, 9)).isEmpty();
    assertThat(fold.suspicions(0, 100, 1)).hasSize(1);
    assertThat(fold.suspicions(57, 58, 9)).hasSize(1);
  }

  @Test
  void theWindowKnowsWhichHeartbeatOpensIt() {
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, 8, 8, 12, 12, 20));
    FoldedTape fold = fold(tape, S004, 100);
    WindowContent window = fold.windowAfter(fold.deliveredAt(60, true), 10);
    assertThat(window.intervals()).containsExactly(8L, 12L, 12L, 20L);
    assertThat(window.firstHeartbeat()).hasValue(1);
    WindowContent before = fold.windowAfter(fold.deliveredAt(60, false), 10);
    assertThat(before.intervals()).containsExactly(8L, 8L, 12L, 12L);
    assertThat(before.firstHeartbeat()).hasValue(0);
    assertThat(fold.windowAfter(1, 10).firstHeartbeat()).isEmpty();
    assertThat(fold.windowAfter(0, 10).count()).isZero();
  }

  @Test
  void syntheticIntervalsComeFirstInTheWindow() {
    PhiPolicy pekko = Scenario.policy(Preset.PEKKO, draft -> draft.windowSize(3));
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, 1000, 1100, 1200));
    FoldedTape fold = fold(tape, pekko, 9000);
    assertThat(fold.windowAfter(2, 10))
        .isEqualTo(
            new WindowContent(List.of(750L, 1250L, 1000L), 3, 2, java.util.OptionalInt.of(0)));
    assertThat(fold.windowAfter(3, 10).intervals()).containsExactly(1250L, 1000L, 1100L);
    assertThat(fold.windowAfter(4, 10).synthetic()).isZero();
  }

  @Test
  void anEditRunsOnlyAboutAWindowAgain() {
    PhiPolicy policy = Scenario.policy(Preset.HAYASHIBARA, draft -> draft);
    Tape tape = Tape.of("A", jittery(200_000));
    FoldedTape fold = fold(tape, policy, 30_000_000);
    HeartbeatTrace shifted = tape.heartbeats().shiftFrom(100_000, 13);
    FoldedTape after =
        TapeFolds.fold(tape.withHeartbeats(shifted), policy, Scenario.WHOLE, 30_000_013, fold);
    assertThat(sharedRuns(fold, after)).isGreaterThanOrEqualTo(fold.silences().runCount() - 14);
    // A crash, a horizon, a name are no reason to run anything again.
    FoldedTape crashed =
        TapeFolds.fold(
            tape.withCrash(OptionalLong.of(5_000_000)).withName("B"),
            policy,
            Scenario.WHOLE,
            29_000_000,
            fold);
    assertThat(sharedRuns(fold, crashed)).isEqualTo(fold.silences().runCount());
    assertThat(crashed.quality()).isEqualTo(fold(crashed.tape(), policy, 29_000_000).quality());
  }

  private static int sharedRuns(FoldedTape one, FoldedTape other) {
    LeafRun[] runs = new LeafRun[one.silences().runCount()];
    Arrays.setAll(runs, one::run);
    int shared = 0;
    for (int i = 0; i < other.silences().runCount(); i++) {
      LeafRun run = other.run(i);
      shared += Arrays.stream(runs).anyMatch(candidate -> candidate == run) ? 1 : 0;
    }
    return shared;
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void aRunOverManyHeartbeatsDrawsPeaksThatItsColumnsCannotMiss(Preset preset) {
    PhiPolicy policy = Scenario.policy(preset, draft -> draft);
    HeartbeatTrace trace = jittery(50_000).shiftFrom(25_000, 900);
    FoldedTape fold = fold(Tape.of("A", trace), policy, 5_100_000);
    List<Column> columns = fold.sawTooth(0, 5_100_000, 300);
    assertThat(columns).hasSizeLessThanOrEqualTo(300);
    long outage = trace.arrival(25_000);
    double peak = fold.detectorAfter(25_000).query(outage).phi();
    assertThat(columns)
        .filteredOn(column -> column.from() < outage && outage <= column.to())
        .hasSize(1)
        .allSatisfy(column -> assertThat(column.high()).isGreaterThanOrEqualTo(peak));
  }

  @Test
  void emptyAndSingleTapesHaveRuns() {
    for (Preset preset : Preset.values()) {
      PhiPolicy policy = Scenario.policy(preset, draft -> draft);
      for (HeartbeatTrace trace :
          List.of(
              HeartbeatTrace.empty(),
              HeartbeatTrace.ofIntervals(5),
              HeartbeatTrace.of(List.of(new Heartbeat(0, 5, 0, Fate.LOST))))) {
        FoldedTape fold = fold(Tape.of("A", trace), policy, 1_000_000);
        assertThat(fold.suspicionCount()).isLessThanOrEqualTo(1);
        assertThat(fold.quality().mistakes()).isEqualTo(fold.suspicionCount());
        assertThat(fold.sawTooth(0, 1_000_000, 50)).hasSizeLessThanOrEqualTo(50);
        assertThat(fold.windowAfter(trace.size(), 9).count()).isLessThanOrEqualTo(3);
        FoldedTape again = TapeFolds.fold(fold.tape(), policy, Scenario.WHOLE, 1_000_000, fold);
        assertThat(again).isEqualTo(fold);
      }
    }
  }

  @Test
  void aHorizonBeforeTheLastHeartbeatLeavesASuspicionOpen() {
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, 8, 8, 12, 12, 20));
    FoldedTape fold = fold(tape, S004, 58);
    assertThat(fold.suspicions(0, 58, 9))
        .satisfiesExactly(
            one -> {
              assertThat(one.open()).isTrue();
              assertThat(one.to()).isEqualTo(58);
              assertThat(one.mistake()).isTrue();
            });
    assertThat(fold(tape, S004, 52).suspicionCount()).isZero();
  }

  @Test
  void aThousandDuplicatesOfTheFirstHeartbeatAreNamedAtOnce() {
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    for (int i = 0; i < 200_000; i++) {
      builder.add(i, i * 10L, 0, Fate.DELIVERED).add(i % 2, i * 10L + 5, 0, Fate.DELIVERED);
    }
    FoldedTape fold = fold(Tape.of("A", builder.build()), S004, 3_000_000);
    for (int i = 399_999; i > 390_000; i -= 2) {
      assertThat(fold.treatment(i)).isEqualTo(Treatment.DUPLICATE);
      assertThat(fold.treatment(i - 1)).isEqualTo(Treatment.RECORDED);
    }
  }

  @Test
  void aColumnInWhichAtLeastThirtyFollowsAGreaterValueHoldsBoth() {
    // Mean 10, sigma 2: z = 12 at a silence of 34, where phi has come to 32.75.
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, 8, 8, 12, 12));
    FoldedTape fold = fold(tape, S004, 100);
    Column column = fold.sawTooth(73, 90, 1).get(0);
    assertThat(column.first()).isCloseTo(30.18, within(0.01));
    assertThat(column.high()).isCloseTo(32.75, within(0.01));
    assertThat(column.low()).isEqualTo(30);
    assertThat(column.last()).isEqualTo(30);
  }

  @Test
  void thousandsOfHeartbeatsAtOneTickAreDrawnInTheirColumn() {
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    for (int i = 0; i < 5000; i++) {
      builder.add(i, i < 10 ? i * 10L : 100, 0, Fate.DELIVERED);
    }
    FoldedTape fold = fold(Tape.of("A", builder.build()), S004, 200);
    List<Column> columns = fold.sawTooth(95, 105, 100);
    assertThat(columns).hasSizeLessThanOrEqualTo(100).isNotEmpty();
    assertThat(columns).allMatch(column -> column.from() < column.to());
    // A range finer than doubles at that tick gives fewer columns, none of them empty.
    long late = 1L << 60;
    Tape far = Tape.of("A", HeartbeatTrace.ofIntervals(late, 9, 10, 11, 10));
    assertThat(fold(far, S004, late + 100).sawTooth(late + 45, late + 60, 500))
        .allMatch(column -> column.from() < column.to());
  }

  @Test
  void anotherThresholdNeedsNoOtherModels() {
    PhiPolicy policy = Scenario.policy(Preset.HAYASHIBARA, draft -> draft);
    Tape tape = Tape.of("A", jittery(50_000));
    FoldedTape fold = fold(tape, policy, 6_000_000);
    PhiPolicy keen = PolicyDraft.of(policy).threshold(new BigDecimal("0.5")).policy();
    FoldedTape again = TapeFolds.fold(tape, keen, Scenario.WHOLE, 6_000_000, fold);
    FoldedTape fresh = fold(tape, keen, 6_000_000);
    assertThat(again.quality()).isEqualTo(fresh.quality());
    assertThat(again.quality().mistakes()).isGreaterThan(100);
    assertThat(again.run(7).start == null || again.run(7).start == fold.run(7).start).isTrue();
    PhiDetector detector = again.detectorAfter(33_333);
    assertThat(detector).isEqualTo(fresh.detectorAfter(33_333));
    long now = detector.lastAccepted().orElseThrow() + 110;
    assertThat(detector.query(now)).isEqualTo(fresh.detectorAfter(33_333).query(now));
  }

  @Test
  void manyMistakesAreCountedInReasonableTime() {
    PhiPolicy nervous =
        Scenario.policy(Preset.HAYASHIBARA, draft -> draft.threshold(new BigDecimal("0.01")));
    FoldedTape fold = fold(Tape.of("A", jittery(300_000)), nervous, 40_000_000);
    assertThat(fold.quality().mistakes()).isGreaterThan(290_000);
    assertThat(fold.suspicionCount()).isEqualTo(fold.quality().mistakes());
    assertThat(fold.suspicions(0, 40_000_000, 10)).hasSize(10);
  }
}
