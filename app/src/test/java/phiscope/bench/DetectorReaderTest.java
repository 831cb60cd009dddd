package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.ConsumerReading.Decision;
import phiscope.bench.HeartbeatEdit.InsertDuplicate;
import phiscope.bench.HeartbeatEdit.InsertHeartbeat;
import phiscope.bench.SettingEdit.SetInstantOrder;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiResult;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.trace.HeartbeatTrace;

class DetectorReaderTest {
  private final DetectorBench opening = OpeningBench.document();

  private static PolicyReading read(DetectorBench bench) {
    return DetectorReader.read(bench).main();
  }

  @Test
  void theOpeningWindowHasTheExactSumsOfTheArticle() {
    WindowReading window = read(opening).window();
    assertThat(window.intervals()).containsExactly(8_000L, 8_000L, 12_000L, 12_000L);
    assertThat(window.sum()).isEqualTo(new BigFraction(40_000));
    assertThat(window.sumOfSquares()).isEqualTo(new BigFraction(416_000_000));
    assertThat(window.mean()).isEqualTo(new BigFraction(10_000));
    assertThat(window.populationVariance()).isEqualTo(new BigFraction(4_000_000));
    assertThat(window.firstHeartbeat()).hasValue(0);
  }

  /** S004: the table "four intervals and two consumers". */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          50, 10, 0.5,          0.301030, BELOW,   BELOW
          54, 14, 0.0227501,    1.643016, SUSPECT, BELOW
          55, 15, 0.00620967,   2.206932, SUSPECT, SUSPECT
          58, 18, 0.0000316712, 4.499335, SUSPECT, SUSPECT
          """)
  void theTableOfS004IsRead(
      long now, long elapsed, double survival, double phi, Decision first, Decision second) {
    PolicyReading reading = read(new SetNow(now * 1000).apply(opening));
    assertThat(reading.elapsed()).hasValue(elapsed * 1000);
    assertThat(reading.survival()).isCloseTo(survival, within(survival * 1e-5));
    assertThat(reading.result().phi()).isCloseTo(phi, within(5e-7));
    assertThat(reading.consumers().get(0).decision()).isEqualTo(first);
    assertThat(reading.consumers().get(1).decision()).isEqualTo(second);
  }

  /** S004: heartbeat 5 arrives at 60; queried first, the silence is 20, else 0. */
  @Test
  void atOneInstantTheOrderOfQueryAndDeliveryDecides() {
    DetectorBench at60 = new SetNow(60_000).apply(new InsertHeartbeat(0, 60_000).apply(opening));
    assertThat(read(at60).result().phi()).isCloseTo(6.542646, within(5e-7));
    PolicyReading swapped = read(new SetInstantOrder(InstantOrder.DELIVER_THEN_QUERY).apply(at60));
    assertThat(swapped.elapsed()).hasValue(0);
    assertThat(swapped.window().mean()).isEqualTo(new BigFraction(13_000));
    assertThat(swapped.window().populationVariance()).isEqualTo(new BigFraction(19_000_000));
  }

  /** S004: duplicates at 61 change nothing; at 75 phi is 0.490559. */
  @Test
  void oldPacketsDoNotRefreshTheSilence() {
    DetectorBench bench = new InsertHeartbeat(0, 60_000).apply(opening);
    bench = new InsertDuplicate(0, 3, 61_000).apply(bench);
    bench = new InsertDuplicate(0, 5, 61_000).apply(bench);
    PolicyReading reading = read(new SetNow(75_000).apply(bench));
    assertThat(reading.lastAccepted()).hasValue(60_000);
    assertThat(reading.result().phi()).isCloseTo(0.490559, within(5e-7));
    assertThat(reading.consumers())
        .extracting(ConsumerReading::decision)
        .containsOnly(Decision.BELOW);
  }

  /** Mean 10, deviation 1, threshold 1: suspicion after 11.2816; silences 20, 20, 60, 30. */
  private final DetectorBench steady =
      new DetectorEdit.Together(
              List.of(
                  new HeartbeatEdit.ReplaceHeartbeats(
                      0, HeartbeatTrace.ofIntervals(0, 20_000, 20_000, 60_000, 30_000)),
                  new PolicyEdit.SetPolicy(
                      0,
                      PolicyDraft.of(opening.policy())
                          .parameters(
                              new PhiPolicy.ModelParameters.Given(BigDecimal.TEN, BigDecimal.ONE))
                          .policy())))
          .apply(opening);

  private Decision decision(Consumer consumer, long now) {
    DetectorBench bench = steady.withConsumers(List.of(consumer)).withNow(now);
    return read(bench).consumers().get(0).decision();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # three queries in a row, 5 apart: from 11.2816 + 10 on, within one silence
          # now, decision
          11000, BELOW
          12000, CONFIRMING
          20000, CONFIRMING
          # a heartbeat ends the row
          32000, CONFIRMING
          39000, CONFIRMING
          52000, CONFIRMING
          61281, CONFIRMING
          61282, SUSPECT
          100000, SUSPECT
          # delivered just before the query at 101: below again
          101000, BELOW
          """)
  void aConfirmationNeedsQueriesInARowInOneSilence(long now, Decision decision) {
    Consumer thrice =
        Consumer.of("c", "1", Consumer.Action.SWITCH_OVER).confirming(3, BigDecimal.valueOf(5));
    assertThat(decision(thrice, now)).isEqualTo(decision);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # acts at 11.2816; until 41.2816 it does not again
          # now, decision
          11282, SUSPECT
          20000, SUSPECT
          31282, COOLING_DOWN
          40000, COOLING_DOWN
          # suspects at 51.2816, acts, and again only from 81.2816 on
          51282, SUSPECT
          100000, SUSPECT
          111282, SUSPECT
          141281, BELOW
          # 111.2816 + 30 = 141.2816 is when both the cool-down and the next suspicion end
          141282, SUSPECT
          """)
  void aCoolDownCountsFromTheLastAction(long now, Decision decision) {
    Consumer cooling =
        Consumer.of("c", "1", Consumer.Action.SWITCH_OVER).withCoolDown(BigDecimal.valueOf(30));
    assertThat(decision(cooling, now)).isEqualTo(decision);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # cool-down 45: acts at 11.2816, may at 56.2816, which is in the silence from 40 to 100
          51282, COOLING_DOWN
          56281, COOLING_DOWN
          56282, SUSPECT
          # then not before 101.2816; the suspicion of 111.2816 may act
          111282, SUSPECT
          """)
  void anActionIsMadeUpForAfterTheCoolDownIfTheSilenceLasts(long now, Decision decision) {
    Consumer cooling =
        Consumer.of("c", "1", Consumer.Action.SWITCH_OVER).withCoolDown(BigDecimal.valueOf(45));
    assertThat(decision(cooling, now)).isEqualTo(decision);
  }

  @Test
  void aConsumerOfAnUntrainedPolicyIsUntrained() {
    PolicyReading reading = read(opening.withNow(30_000));
    assertThat(reading.result().status()).isEqualTo(PhiResult.Status.UNTRAINED);
    assertThat(reading.consumers())
        .allSatisfy(
            consumer -> {
              assertThat(consumer.decision()).isEqualTo(Decision.UNTRAINED);
              assertThat(consumer.crossingElapsed()).isNaN();
            });
    assertThat(reading.model()).isEmpty();
    assertThat(reading.posterior()).isEmpty();
    assertThat(reading.survival()).isNaN();
  }

  /** S004: within 1e-9 of the threshold the decision is the caller's. */
  @Test
  void aSilenceAtTheThresholdIsABoundary() {
    Consumer half = Consumer.of("c", "0.30102999566398120", Consumer.Action.DROP_TRAFFIC);
    PolicyReading reading = read(opening.withConsumers(List.of(half)).withNow(50_000));
    assertThat(reading.consumers().get(0).decision()).isEqualTo(Decision.BOUNDARY);
  }

  /** S004: S = 1/100 gives 100/1099 with a prior of 1/1000 and 100/101 with one of 1/2. */
  @Test
  void thePosteriorIsThatOfBayes() {
    DetectorBench bench = opening.withNow(54_652);
    double survival = read(bench).survival();
    PosteriorReading posterior = read(bench).posterior().orElseThrow();
    assertThat(survival).isCloseTo(0.01, within(2e-5));
    assertThat(posterior.posterior()).isCloseTo(0.001 / (0.001 + 0.999 * survival), within(1e-14));
    assertThat(posterior.log10PosteriorOdds())
        .isEqualTo(posterior.log10PriorOdds() + posterior.phi());
    DetectorBench even = bench.withPrior(new BigDecimal("0.5"));
    assertThat(read(even).posterior().orElseThrow().posterior())
        .isCloseTo(1 / (1 + survival), within(1e-14));
  }

  @Test
  void thePosteriorIsRightAtTheGreatestPriorAndFarOut() {
    DetectorBench sure = opening.withPrior(BenchLimits.GREATEST_PRIOR);
    assertThat(read(sure).posterior().orElseThrow().log10PriorOdds()).isCloseTo(30, within(1e-12));
    PosteriorReading far = read(opening.withNow(BenchLimits.MAX_TICK)).posterior().orElseThrow();
    assertThat(far.phi()).isFinite().isGreaterThan(1e24);
    assertThat(far.posterior()).isEqualTo(1);
  }

  @Test
  void fixedTimeoutsAreReadBesideThePolicies() {
    DetectorBench bench =
        new PolicyEdit.SetFixedTimeouts(List.of(new BigDecimal("14"), new BigDecimal("14.001")))
            .apply(opening);
    TapeReading reading = DetectorReader.read(bench).tape();
    assertThat(reading.timeouts())
        .extracting(TapeReading.TimeoutReading::suspectedNow)
        .containsExactly(true, false);
    // At the horizon itself it is no mistake yet.
    assertThat(reading.timeouts().get(0).quality().mistakes()).isZero();
    TapeReading later = DetectorReader.read(bench.withNow(54_001)).tape();
    assertThat(later.timeouts().get(0).quality().mistakes()).isEqualTo(1);
  }

  @Test
  void aLongWindowListsItsLastIntervalsAndCountsAll() {
    long[] intervals = new long[30_000];
    java.util.Arrays.setAll(intervals, i -> 1_000 + i % 7);
    DetectorBench bench =
        new DetectorEdit.Together(
                List.of(
                    new HeartbeatEdit.ReplaceHeartbeats(
                        0, HeartbeatTrace.ofIntervals(0, intervals)),
                    new PolicyEdit.SetPolicy(
                        0,
                        PolicyDraft.of(opening.policy())
                            .windowSize(new PhiPolicy.WindowSize.All())
                            .policy()),
                    new SettingEdit.SetNow(40_000_000)))
            .apply(opening);
    WindowReading window = read(bench).window();
    assertThat(window.count()).isEqualTo(30_000);
    assertThat(window.intervals()).hasSize(WindowReading.SHOWN);
    assertThat(window.intervals().get(WindowReading.SHOWN - 1)).isEqualTo(1_000 + 29_999 % 7);
    assertThat(window.sum()).isEqualTo(new BigFraction(java.util.Arrays.stream(intervals).sum()));
    assertThat(window.firstHeartbeat()).hasValue(0);
  }

  @Test
  void whatAnEditLeftAloneIsTheSameObject() {
    DetectorReading before = DetectorReader.read(opening);
    DetectorBench changed = new SettingEdit.SetPrior(new BigDecimal("0.5")).apply(opening);
    PolicyReading after = DetectorReader.read(changed, before).main();
    assertThat(after.fold()).isSameAs(before.main().fold());
    assertThat(after.window()).isSameAs(before.main().window());
    assertThat(after.quality()).isSameAs(before.main().quality());
    assertThat(after.consumers().get(0)).isSameAs(before.main().consumers().get(0));
    assertThat(after.posterior()).isNotEqualTo(before.main().posterior());
    DetectorReading renamed =
        DetectorReader.read(new SettingEdit.SetTitle("x").apply(opening), before);
    assertThat(renamed.tape()).isSameAs(before.tape());
  }
}
