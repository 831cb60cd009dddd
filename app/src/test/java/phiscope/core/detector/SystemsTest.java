package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** Published expectations of Cassandra, Hazelcast, komamitsu and others, and known bugs. */
class SystemsTest {
  private static final TickScale MILLIS = new TickScale(TimeUnit.MILLISECOND, 0);

  private static Scenario cassandra(UnaryOperator<PolicyDraft> changes) {
    return Scenario.of(Preset.CASSANDRA, changes);
  }

  /** ArrivalWindowTest of Cassandra: a window of 4 and reports every 111 ms. */
  @Test
  void cassandraArrivalWindow() {
    Scenario scenario = cassandra(draft -> draft.windowSize(4)).heartbeats(111, 222, 333, 444, 555);
    assertThat(scenario.detector.model().orElseThrow().mean()).isEqualTo(111);
    // The old test asserts -log10 of the tail, the new one t / mean (tolerance 0.01).
    assertThat(scenario.phi(666)).isCloseTo(0.4342, within(0.01));
    assertThat(scenario.phi(3000)).isCloseTo(9.566, within(0.01));
    assertThat(scenario.phi(666) * Math.log(10)).isCloseTo(1.0, within(0.01));
    assertThat(scenario.phi(3000) * Math.log(10)).isCloseTo(22.03, within(0.01));
    assertThat(scenario.phi(666)).isCloseTo(1 / Math.log(10), within(1e-15));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # real intervals of 1000 ms after the synthetic one of 2000, detection at phi 8 in ms
          0,   36841
          1,   27631
          2,   24561
          5,   21491
          10,  20095
          100, 18603
          999, 18439
          """)
  void cassandraIsSlowUntilTheFirstEstimateIsDrowned(int real, long detection) {
    Scenario scenario = cassandra(draft -> draft).regular(real + 1, 0, 1000);
    assertThat(Math.floor(scenario.detector.suspicionElapsed(8) + 0.5)).isEqualTo(detection);
  }

  @ParameterizedTest
  @CsvSource({"8, 18420.68", "12, 27631.02"})
  void cassandraDetectsAfterSoManyMeans(String threshold, double millis) {
    Scenario scenario = cassandra(draft -> draft).regular(1002, 0, 1000);
    assertThat(scenario.detector.suspicionElapsed(Double.parseDouble(threshold)))
        .isCloseTo(millis, within(0.01));
  }

  @Test
  void cassandraDropsLongIntervalsButMovesTheLastArrival() {
    Scenario scenario = cassandra(draft -> draft).heartbeats(0, 1000, 3000, 5001);
    assertThat(scenario.detector.windowIntervals()).containsExactly(2000, 1000, 2000);
    assertThat(scenario.detector.lastAccepted()).hasValue(5001);
  }

  @Test
  void cassandraWithoutAReportHasNoAnswer() {
    assertThat(cassandra(draft -> draft).detector.query(5_000))
        .isEqualTo(new PhiResult(PhiResult.Status.UNTRAINED, Double.NaN, false));
  }

  private static Tape regularTape(int heartbeats, Pause... pauses) {
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    for (int i = 0; i < heartbeats; i++) {
      builder.add(i, i * 1000L, 0, Heartbeat.Fate.DELIVERED);
    }
    return Tape.of("A", builder.build()).withPauses(List.of(pauses));
  }

  /** scylladb #957: "Not marking nodes down due to local pause of 7085 > 5000". */
  @Test
  void cassandraWithholdsSuspicionAfterALocalPause() {
    PhiPolicy policy = Presets.policy(Preset.CASSANDRA, TimeUnit.MILLISECOND);
    PhiPolicy keen = PolicyDraft.of(policy).threshold(new BigDecimal("0.5")).policy();
    // The observer stands still for 7085 ms; phi 0.5 is reached 1.15 means after a heartbeat.
    Pause pause = new Pause(Pause.Who.OBSERVER, 50_500, 57_585);
    Tape tape = regularTape(51, pause);
    FoldedTape guarded = TapeFolds.fold(tape, keen, MILLIS, 80_000, null);
    assertThat(guarded.suspicions(0, 80_000, 9))
        .extracting(TapeFold.Suspicion::from)
        .containsExactly(57_585.0 + 5_000);
    PhiDetector detector = guarded.detectorAfter(51);
    assertThat(detector.query(60_000).suspected()).isTrue();
    assertThat(guarded.answer(detector, 60_000).suspected()).isFalse();
    assertThat(guarded.answer(detector, 60_000).phi()).isEqualTo(detector.query(60_000).phi());
    assertThat(guarded.answer(detector, 62_585).suspected()).isTrue();
    // A gap of 5000 ms is none.
    Tape shorter = regularTape(51, new Pause(Pause.Who.OBSERVER, 50_500, 55_500));
    assertThat(TapeFolds.fold(shorter, keen, MILLIS, 80_000, null).suspicions(0, 80_000, 9))
        .extracting(TapeFold.Suspicion::from)
        .satisfiesExactly(from -> assertThat(from).isBetween(51_150.0, 51_180.0));
  }

  /** akka-core #30323: a resumed observer finds every peer silent for as long as it slept. */
  @Test
  void withoutAGuardTheObserversPauseIsBlamedOnThePeer() {
    PhiPolicy pekko = Presets.policy(Preset.PEKKO, TimeUnit.MILLISECOND);
    Tape tape = regularTape(100, new Pause(Pause.Who.OBSERVER, 50_500, 62_500));
    FoldedTape fold = TapeFolds.fold(tape, pekko, MILLIS, 99_000, null);
    assertThat(fold.quality().mistakes()).isEqualTo(1);
    TapeFold.Suspicion mistake = fold.suspicions(0, 99_000, 9).get(0);
    assertThat(mistake.from()).isBetween(54_500.0, 54_600.0);
    assertThat(mistake.to()).isEqualTo(62_500);
    // The heartbeats that queued are delivered at once; the outage was not recorded.
    assertThat(fold.deliveredAt(62_499, true)).isEqualTo(51);
    assertThat(fold.deliveredAt(62_500, true)).isEqualTo(63);
    assertThat(fold.treatment(51)).isEqualTo(TapeFold.Treatment.ACCEPTED);
    assertThat(fold.treatment(52)).isEqualTo(TapeFold.Treatment.RECORDED);
  }

  /** PhiAccrualFailureDetectorTest of Hazelcast. */
  private static Scenario hazelcastSpec() {
    return Scenario.of(
        Preset.HAZELCAST,
        draft ->
            draft
                .threshold(BigDecimal.ONE)
                .windowSize(100)
                .acceptablePause(new BigDecimal("1000"))
                .firstEstimate(estimate("100")));
  }

  private static Optional<FirstEstimate> estimate(String value) {
    return Optional.of(new FirstEstimate(new BigDecimal(value), FirstEstimate.Shape.PAIR));
  }

  @Test
  void hazelcastIsAvailableBeforeAndSoonAfterAHeartbeat() {
    Scenario scenario = hazelcastSpec();
    assertThat(scenario.available(0)).isTrue();
    assertThat(scenario.phi(0)).isZero();
    scenario.heartbeats(10_000);
    assertThat(scenario.phi(10_000)).isCloseTo(0, within(1e-6));
    assertThat(scenario.available(10_500)).isTrue();
    assertThat(scenario.available(12_000)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # heartbeats 5 s apart, detection in s
          1000, 65.58
          1,    72.25
          """)
  void hazelcastDetectsAfter(int heartbeats, double seconds) {
    Scenario scenario = Scenario.of(Preset.HAZELCAST, draft -> draft).regular(heartbeats, 0, 5_000);
    assertThat(scenario.detector.suspicionElapsed(10) / 1000).isCloseTo(seconds, within(0.005));
  }

  /** Bug 2: Pekko's test I under a detector that records the outage. */
  @Test
  void hazelcastRecordsTheOutageAndMissesTheNext() {
    Scenario scenario =
        Scenario.of(
            Preset.HAZELCAST,
            draft ->
                draft
                    .threshold(BigDecimal.valueOf(8))
                    .windowSize(1000)
                    .acceptablePause(new BigDecimal("3000"))
                    .firstEstimate(estimate("1000")));
    scenario.regular(1000, 0, 1000);
    long now = 999_000 + 300_000 + 100;
    scenario.heartbeats(now, now += 1000);
    assertThat(scenario.phi(now += 7000)).isCloseTo(0.4118, within(5e-5));
    assertThat(scenario.available(now)).isTrue();
    scenario.heartbeats(now += 100);
    NormalModel model = scenario.detector.model().orElseThrow();
    assertThat(model.mean()).isEqualTo(1305.2);
    assertThat(model.sigma()).isCloseTo(9455.4, within(0.05));
  }

  /** komamitsu's PhiAccuralFailureDetectorTest: skipped heartbeats, then phi by second. */
  @Test
  void komamitsuBands() {
    Scenario scenario =
        Scenario.of(
            Preset.HAZELCAST,
            draft ->
                draft
                    .threshold(BigDecimal.valueOf(16))
                    .sigmaFloor(new SigmaFloor.Absolute(new BigDecimal("500")))
                    .acceptablePause(BigDecimal.ZERO)
                    .firstEstimate(estimate("500")));
    for (int i = 0; i <= 290; i++) {
      if (i > 200 && i % 5 == 0) {
        assertThat(scenario.phi(i * 1000L)).isBetween(0.1, 0.5);
      } else {
        scenario.heartbeats(i * 1000L);
      }
    }
    double[][] bands = {
      {291, 1, 3},
      {292, 3, 8},
      {293, 8, 16},
      {294, 16, 30},
      {295, 30, 50},
      {296, 50, 70},
      {297, 70, 100},
      {298, 100, 1e9},
      {299, 100, 1e9}
    };
    for (double[] band : bands) {
      long now = (long) band[0] * 1000;
      assertThat(scenario.phi(now)).as("phi at %s", now).isBetween(band[1], band[2]);
      assertThat(scenario.available(now)).isEqualTo(band[0] <= 293);
    }
  }

  /** chitchat's sampling window: mean (sum + 5 prior) / (n + 5) is five synthetic priors. */
  @Test
  void chitchatCannotBeExpressedBecauseItsPriorNeverLeavesTheWindow() {
    // The nearest policy has one prior interval; its phi differs from chitchat's 0.461538.
    Scenario scenario =
        cassandra(
                draft ->
                    draft
                        .firstEstimate(
                            Optional.of(
                                new FirstEstimate(
                                    BigDecimal.valueOf(2000), FirstEstimate.Shape.SINGLE)))
                        .record(new RecordRule.UpTo(BigDecimal.valueOf(5000))))
            .heartbeats(0, 3000);
    assertThat(scenario.phi(4000) * Math.log(10)).isCloseTo(1000 / 2500.0, within(1e-12));
  }

  /** heilhead's extra scenario: without a pause, 3 s of silence are too many. */
  @Test
  void heilheadScenario() {
    Scenario scenario =
        Scenario.of(Preset.PEKKO, draft -> draft.acceptablePause(BigDecimal.ZERO).windowSize(100))
            .heartbeats(0, 1000, 2000, 3000);
    assertThat(scenario.available(6000)).isFalse();
    assertThat(scenario.heartbeats(7000).available(8000)).isTrue();
  }

  /** Bug 1 (dgryski/go-failure): regular heartbeats without a floor gave 0/0 and infinity. */
  @Test
  void regularHeartbeatsWithoutAFloorHaveNoModelInsteadOfNoNumber() {
    Scenario scenario =
        Scenario.of(Preset.HAYASHIBARA, draft -> draft).heartbeats(0, 1000, 2000, 3000);
    PhiResult untrained = new PhiResult(PhiResult.Status.UNTRAINED, Double.NaN, false);
    assertThat(scenario.detector.query(4000)).isEqualTo(untrained);
    assertThat(scenario.detector.query(4001)).isEqualTo(untrained);
    assertThat(scenario.detector.model()).isEmpty();
  }

  /** Bug 3: variances that floating sums turn negative, and squares that overflow 64 bits. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # intervals, exact variance
          1000000000 1 1 1,                                0
          1000000000 1000000001 1000000000,                0.2222222222222222
          1000000000 1000000000 1000000000 1000000000 1000000000 1000000000, 0
          1000000000000000000 1000000000000000002 1000000000000000000, 0.8888888888888888
          """)
  void variancesStayExactAndAboveZero(String intervals, double variance) {
    Scenario scenario = Scenario.of(Preset.HAYASHIBARA, draft -> draft.windowSize(3));
    long at = 0;
    scenario.heartbeats(at);
    for (String interval : intervals.split(" ")) {
      scenario.heartbeats(at += Long.parseLong(interval));
    }
    assertThat(scenario.detector.sums().populationVariance()).isEqualTo(variance);
    if (variance == 0) {
      assertThat(scenario.detector.query(at + 10).status()).isEqualTo(PhiResult.Status.UNTRAINED);
    } else {
      assertThat(scenario.phi(at + 10)).isNotNegative().isFinite();
    }
  }

  /** Bug 4: one minus a distribution function reaches threshold 16 by infinity only. */
  @Test
  void aTailOfItsOwnReachesSixteenByANumber() {
    PhiScale exact =
        new PhiScale(
            PhiPolicy.Tail.NORMAL, PhiPolicy.Arithmetic.SURVIVAL, new PhiPolicy.UpperEnd.Exact());
    PhiScale naive =
        new PhiScale(
            PhiPolicy.Tail.NORMAL,
            PhiPolicy.Arithmetic.ONE_MINUS_CDF,
            new PhiPolicy.UpperEnd.Exact());
    assertThat(exact.phi(8.25)).isCloseTo(16.1013, within(1e-3));
    assertThat(naive.phi(8.25)).isInfinite();
    double before = 0;
    for (double z = -40; z < 1000; z += 0.25) {
      assertThat(exact.phi(z)).isGreaterThanOrEqualTo(before).isFinite();
      before = exact.phi(z);
    }
  }

  /** Bug 5 (akka-core #2182): a node of one heartbeat was never unavailable. */
  @Test
  void oneHeartbeatIsEnoughToBeMissed() {
    Scenario scenario = Scenario.of(Preset.PEKKO, draft -> draft).heartbeats(0);
    assertThat(scenario.available(20_000)).isFalse();
  }

  /** Bug 6 and 7 concern Pekko's warning: intervals that are long change phi only by being late. */
  @Test
  void aLongIntervalWithinThePauseIsRecordedAndNoSuspicion() {
    Scenario scenario = Scenario.of(Preset.PEKKO, draft -> draft).regular(20, 0, 1000);
    assertThat(scenario.available(19_000 + 1_600)).isTrue();
    scenario.heartbeats(19_000 + 1_600);
    assertThat(scenario.detector.windowIntervals()).endsWith(1600);
  }

  /** Bug 8 (akka-core #17567): a deadline means interval plus pause; so does phi. */
  @Test
  void pauseIsAddedToTheIntervalAndNotInsteadOfIt() {
    Scenario scenario =
        Scenario.of(Preset.PEKKO, draft -> draft.acceptablePause(BigDecimal.valueOf(4000)))
            .regular(10, 0, 1000);
    assertThat(scenario.available(9_000 + 4_500)).isTrue();
    FoldedTape deadline = FixedTimeouts.fold(regularTape(10), 5_000, 20_000);
    assertThat(deadline.suspicions(0, 20_000, 9))
        .extracting(TapeFold.Suspicion::from)
        .containsExactly(14_000.0);
  }

  /** Bug 12 (scylladb #2861): a heartbeat reported five times collapses the mean. */
  @Test
  void repeatedReportsCollapseTheMeanUnlessSequenceNumbersMustGrow() {
    Scenario naive = Scenario.of(Preset.CASSANDRA, draft -> draft);
    PhiDetector strict =
        Scenario.of(
                Preset.CASSANDRA, draft -> draft.sequenceRule(PhiPolicy.SequenceRule.INCREASING))
            .detector;
    for (int i = 0; i < 2000; i++) {
      for (int copy = 0; copy < 5; copy++) {
        naive.heartbeats(i * 1000L);
        strict.deliver(i, i * 1000L, 0);
      }
    }
    assertThat(naive.detector.model().orElseThrow().mean()).isEqualTo(200);
    assertThat(naive.detector.suspicionElapsed(8)).isCloseTo(3_684, within(1.0));
    assertThat(strict.model().orElseThrow().mean()).isEqualTo(1000);
    assertThat(strict.suspicionElapsed(8)).isCloseTo(18_420, within(1.0));
  }

  /** Bug 18 (atomix #405): no sample must not be suspicion. */
  @Test
  void noSampleIsNoSuspicionUnderAnyPreset() {
    for (Preset preset : Preset.values()) {
      Scenario scenario = Scenario.of(preset, draft -> draft);
      assertThat(scenario.available(1_000_000)).as("%s without a heartbeat", preset).isTrue();
      PhiResult result = scenario.detector.query(1_000_000);
      assertThat(result.status()).isEqualTo(PhiResult.Status.UNTRAINED);
      assertThat(result.phi() == 0 || !result.hasPhi()).isTrue();
    }
  }

  /** BG30 a: a burst after a pause; phi stays a number. */
  @Test
  void aBurstAfterAPauseGivesNumbers() {
    Scenario scenario =
        Scenario.of(Preset.HAYASHIBARA, draft -> draft)
            .heartbeats(0, 1000, 2000, 3000, 6000, 6001, 6002, 7000);
    assertThat(scenario.detector.model().orElseThrow().mean()).isEqualTo(1000);
    for (long now = 7000; now < 60_000; now += 500) {
      assertThat(scenario.phi(now)).isFinite().isNotNegative();
    }
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # interval in ticks: as it can be
          0
          1
          1000000000
          4611686018427387
          """)
  void extremeButEqualIntervalsNeverGiveNoNumber(long interval) {
    for (Preset preset : Preset.values()) {
      Scenario scenario = Scenario.of(preset, draft -> draft).regular(1500, 0, interval);
      long last = 1499 * interval;
      for (long now : new long[] {last, last + 1, last + interval, Long.MAX_VALUE}) {
        PhiResult result = scenario.detector.query(now);
        assertThat(result.hasPhi() || result.status() == PhiResult.Status.UNTRAINED)
            .as("%s at %s", preset, now)
            .isTrue();
        assertThat(result.phi()).isNotEqualTo(Double.NEGATIVE_INFINITY);
      }
    }
  }

  @Test
  void aBillionTickIntervalsABillionTimesStayExact() {
    Scenario scenario =
        Scenario.of(Preset.HAYASHIBARA, draft -> draft.windowSize(new PhiPolicy.WindowSize.All()));
    long at = 0;
    for (int i = 0; i <= 2000; i++) {
      scenario.heartbeats(at);
      at += 1_000_000_000_000_000L + i % 2;
    }
    NormalModel model = scenario.detector.model().orElseThrow();
    assertThat(model.mean()).isEqualTo(1_000_000_000_000_000.5);
    assertThat(model.sigma()).isEqualTo(0.5);
  }

  @Test
  void timeoutsBelowATickAreRefused() {
    assertThatThrownBy(() -> FixedTimeouts.fold(regularTape(3), 0, 10))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
