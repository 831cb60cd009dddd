package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.numeric.IntervalSums;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * Pekko's AccrualFailureDetectorSpec (remote/src/test, commit 9d9771347e), expectation by
 * expectation with its own tolerances, and what its defaults come to.
 */
class PekkoTest {
  /** The detector of the spec: threshold 8, 1000 samples, floor 100 ms, no pause, first 1 s. */
  private static Scenario spec() {
    return Scenario.of(Preset.PEKKO, draft -> draft.acceptablePause(BigDecimal.ZERO));
  }

  private static Scenario spec(String threshold, String pause) {
    return Scenario.of(
        Preset.PEKKO,
        draft -> draft.threshold(new BigDecimal(threshold)).acceptablePause(new BigDecimal(pause)));
  }

  /** phi(timeDiff, mean, sd) of the spec: given parameters. */
  private static double phi(long timeDiff, long mean, long std, Tail tail) {
    Scenario scenario =
        Scenario.of(
            Preset.PEKKO,
            draft ->
                draft
                    .parameters(
                        new ModelParameters.Given(
                            BigDecimal.valueOf(mean), BigDecimal.valueOf(std)))
                    .sigmaFloor(new SigmaFloor.None())
                    .acceptablePause(BigDecimal.ZERO)
                    .tail(tail));
    return scenario.heartbeats(1000).phi(1000 + timeDiff);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # t, asserted distribution function, tolerance, exact phi
          0,   0.5,     0.001,  0.301030
          6,   0.7257,  0.001,  0.562054
          15,  0.9332,  0.001,  1.174269
          20,  0.97725, 0.001,  1.642828
          25,  0.99379, 0.001,  2.216071
          35,  0.99977, 0.001,  3.742445
          40,  0.99997, 0.0001, 4.736695
          """)
  void tableAPhiIsCloseToTheNormalDistribution(
      long t, double distribution, double tolerance, double exact) {
    double phi = phi(t, 0, 10, Tail.LOGISTIC);
    assertThat(1 - Math.pow(10, -phi)).isCloseTo(distribution, within(tolerance));
    assertThat(phi).isCloseTo(exact, within(1e-6));
  }

  @Test
  void tableAPhiGrowsAndFitsAnotherMean() {
    for (int t = 1; t <= 40; t++) {
      assertThat(phi(t, 0, 10, Tail.LOGISTIC)).isGreaterThan(phi(t - 1, 0, 10, Tail.LOGISTIC));
    }
    double phi = phi(22, 20, 3, Tail.LOGISTIC);
    assertThat(1 - Math.pow(10, -phi)).isCloseTo(0.7475, within(0.001));
  }

  @Test
  void tableBOutliersAreHandled() {
    assertThat(phi(10, 0, 1, Tail.LOGISTIC)).isCloseTo(38.0, within(1.0));
    assertThat(phi(10, 0, 1, Tail.LOGISTIC)).isCloseTo(37.584713, within(1e-6));
    // exp overflows there; the answer is 0 and not -0.0.
    double left = phi(-25, 0, 1, Tail.LOGISTIC);
    assertThat(Double.doubleToLongBits(left)).isEqualTo(Double.doubleToLongBits(0.0));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # t, asserted phi (tolerance 0.1), exact logistic phi, whether an exact normal tail passes
          0,    0.0,  0,         true
          500,  0.1,  2.2e-8,    true
          1000, 0.3,  0.301030,  true
          1200, 1.6,  1.642828,  true
          1400, 4.7,  4.736695,  false
          1600, 10.8, 10.782601, false
          1700, 15.3, 15.368526, false
          """)
  void tableCPinsTheLogisticConstants(long t, double asserted, double exact, boolean normalPasses) {
    double logistic = phi(t, 1000, 100, Tail.LOGISTIC);
    assertThat(logistic).isCloseTo(asserted, within(0.1));
    assertThat(logistic).isCloseTo(exact, within(1e-6));
    double normal = phi(t, 1000, 100, Tail.NORMAL);
    assertThat(Math.abs(normal - asserted) <= 0.1).isEqualTo(normalPasses);
  }

  @Test
  void tableCPhiIsLowerWithMoreSpread() {
    assertThat(phi(1100, 1000, 500, Tail.LOGISTIC)).isCloseTo(0.376074, within(1e-6));
    assertThat(phi(1100, 1000, 100, Tail.LOGISTIC)).isCloseTo(0.799508, within(1e-6));
  }

  @Test
  void dWithoutAHeartbeatPhiIsZeroAndTheNodeAvailable() {
    Scenario scenario = spec();
    for (long now : new long[] {0, 1000}) {
      PhiResult result = scenario.detector.query(now);
      assertThat(result).isEqualTo(new PhiResult(PhiResult.Status.UNTRAINED, 0, false));
    }
    assertThat(scenario.detector.lastAccepted()).isEmpty();
  }

  @Test
  void eOneHeartbeatIsEnoughToCountOn() {
    Scenario scenario = spec().heartbeats(0);
    assertThat(scenario.phi(1000)).isCloseTo(0.3, within(0.2));
    assertThat(scenario.phi(1000)).isCloseTo(0.301030, within(1e-6));
    assertThat(scenario.phi(2000)).isCloseTo(4.5, within(0.3));
    assertThat(scenario.phi(2000)).isCloseTo(4.736695, within(1e-6));
    assertThat(scenario.phi(3000)).isGreaterThan(15.0);
    assertThat(scenario.phi(3000)).isCloseTo(21.241600, within(1e-6));
  }

  @Test
  void fPhiIsAboveZeroAfterHeartbeats() {
    Scenario scenario = spec().heartbeats(0);
    assertThat(scenario.phi(100)).isCloseTo(5.13e-5, within(1e-7));
    scenario.heartbeats(200);
    assertThat(scenario.phi(300)).isCloseTo(0.031512, within(1e-6));
    assertThat(scenario.detector.windowIntervals()).containsExactly(750, 1250, 200);
    assertThat(scenario.detector.syntheticCount()).isEqualTo(2);
  }

  @Test
  void gANodeIsAvailableAfterHeartbeats() {
    Scenario scenario = spec();
    assertThat(scenario.detector.lastAccepted()).isEmpty();
    assertThat(scenario.heartbeats(0, 1000, 1100).available(1200)).isTrue();
    assertThat(scenario.detector.lastAccepted()).hasValue(1100);
  }

  @Test
  void hANodeIsDeadIfHeartbeatsAreMissed() {
    Scenario scenario = spec("3", "0").heartbeats(0, 1000, 1100);
    assertThat(scenario.available(1200)).isTrue();
    assertThat(scenario.phi(1200)).isCloseTo(0.025714, within(1e-6));
    assertThat(scenario.available(8200)).isFalse();
    assertThat(scenario.phi(8200)).isCloseTo(109.21, within(0.01));
    assertThat(scenario.detector.model().orElseThrow().mean()).isEqualTo(775);
    assertThat(scenario.detector.model().orElseThrow().sigma()).isCloseTo(427.93, within(0.01));
  }

  @Test
  void iANodeIsAvailableAgainAfterItCameBackAndTheOutageIsForgotten() {
    Scenario scenario = spec("8", "3000").regular(1000, 0, 1000);
    long now = 999_000 + 300_000;
    assertThat(scenario.phi(now)).isInfinite();
    assertThat(scenario.available(now)).isFalse();
    scenario.heartbeats(now += 100);
    assertThat(scenario.available(now += 900)).isTrue();
    scenario.heartbeats(now += 100);
    assertThat(scenario.available(now += 7000)).isFalse();
    assertThat(scenario.phi(now)).isInfinite();
    scenario.heartbeats(now += 100);
    assertThat(scenario.available(now += 900)).isTrue();
    scenario.heartbeats(now += 100);
    assertThat(scenario.available(now += 900)).isTrue();
    NormalModel model = scenario.detector.model().orElseThrow();
    assertThat(model.mean()).isEqualTo(1000);
    assertThat(model.rawSigma()).isEqualTo(0);
  }

  @Test
  void jAPauseWithinTheAcceptableIsAccepted() {
    Scenario scenario = spec("8", "3000").heartbeats(0, 1000, 2000, 3000);
    assertThat(scenario.available(7000)).isTrue();
    assertThat(scenario.phi(7000)).isCloseTo(Math.log10(2), within(1e-15));
    assertThat(scenario.heartbeats(8000).available(9000)).isTrue();
  }

  @Test
  void kAPauseBeyondTheAcceptableIsNot() {
    Scenario scenario = spec("8", "3000").regular(6, 0, 1000);
    assertThat(scenario.available(5500)).isTrue();
    scenario.heartbeats(6000);
    assertThat(scenario.available(11_000)).isFalse();
    assertThat(scenario.phi(11_000)).isCloseTo(21.241600, within(1e-6));
    assertThat(scenario.detector.model().orElseThrow().sigma()).isEqualTo(125);
  }

  @Test
  void lOnlyTheNewestSamplesCount() {
    Scenario scenario =
        Scenario.of(Preset.PEKKO, draft -> draft.acceptablePause(BigDecimal.ZERO).windowSize(3));
    double phi1 = scenario.heartbeats(0, 100, 200, 300).phi(400);
    double phi2 = scenario.heartbeats(1000, 1500, 2000, 2500).phi(3000);
    assertThat(phi1).isCloseTo(phi2, within(0.001));
    assertThat(phi1).isCloseTo(0.301030, within(1e-6));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # intervals,            mean,       population variance
          100 200 125 340 130,    179.0,      7584.0
          1000,                   1000,       0
          100 110 90,             100.0,      66.6666667
          110 90 140,             113.333333, 422.222222
          90 140 80,              103.333333, 688.88888889
          """)
  void mTheVarianceIsThatOfThePopulation(String intervals, double mean, double variance) {
    IntervalSums sums = new IntervalSums();
    for (String interval : intervals.split(" ")) {
      sums.add(Long.parseLong(interval));
    }
    assertThat(sums.mean()).isCloseTo(mean, within(1e-5));
    assertThat(sums.populationVariance()).isCloseTo(variance, within(1e-5));
  }

  @Test
  void mAWindowOfThreeDropsTheOldest() {
    Scenario scenario = Scenario.of(Preset.HAYASHIBARA, draft -> draft.windowSize(3));
    scenario.heartbeats(0, 100, 210, 300);
    assertThat(scenario.detector.sums().populationVariance()).isCloseTo(66.6666667, within(1e-5));
    scenario.heartbeats(440);
    assertThat(scenario.detector.sums().populationVariance()).isCloseTo(422.222222, within(1e-5));
    scenario.heartbeats(520);
    assertThat(scenario.detector.sums().mean()).isCloseTo(103.333333, within(1e-5));
    assertThat(scenario.detector.sums().populationVariance()).isCloseTo(688.88888889, within(1e-5));
  }

  @Test
  void nOtherResourcesDoNotRefreshAndARemovedOneStartsAgain() {
    Scenario one = spec("3", "0").heartbeats(0, 1000, 1100);
    Scenario other = spec("3", "0");
    assertThat(one.available(1200)).isTrue();
    other.heartbeats(5200);
    assertThat(one.available(8200)).isFalse();
    // A removed resource is a new detector: available without a heartbeat, and after three.
    Scenario again = spec("3", "0");
    assertThat(again.available(3300)).isTrue();
    assertThat(again.heartbeats(4400, 5500, 6600).available(6700)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # threshold, pause, heartbeats, detection after the last heartbeat in ms (computed)
          8,  3000,  2000, 4523
          10, 10000, 2000, 11580
          8,  3000,  1,    5307
          10, 10000, 1,    12450
          """)
  void theDefaultsDetectAfter(String threshold, String pause, int heartbeats, long detection) {
    Scenario scenario = spec(threshold, pause).regular(heartbeats, 0, 1000);
    double crossing = scenario.detector.suspicionElapsed(Double.parseDouble(threshold));
    assertThat(Math.ceil(crossing)).isEqualTo(detection);
    long last = 1000L * (heartbeats - 1);
    assertThat(scenario.available(last + detection - 1)).isTrue();
    assertThat(scenario.available(last + detection)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # phi, y of the logistic tail, z of the normal tail
          1,  1.2822, 1.2816
          3,  3.0589, 3.0902
          5,  4.1192, 4.2649
          8,  5.2260, 5.6120
          10, 5.7990, 6.3613
          12, 6.2921, 7.0345
          16, 7.1197, 8.2221
          """)
  void theLogisticTailCrossesEarlierThanTheNormalOne(String phi, double y, double z) {
    BigDecimal threshold = new BigDecimal(phi);
    PhiScale logistic =
        new PhiScale(Tail.LOGISTIC, PhiPolicy.Arithmetic.SURVIVAL, new PhiPolicy.UpperEnd.Exact());
    PhiScale normal =
        new PhiScale(Tail.NORMAL, PhiPolicy.Arithmetic.SURVIVAL, new PhiPolicy.UpperEnd.Exact());
    assertThat(logistic.scoreOf(threshold, true)).isCloseTo(y, within(5e-5));
    assertThat(normal.scoreOf(threshold, true)).isCloseTo(z, within(5e-5));
  }

  @Test
  void logisticPhiIsInfiniteFromTheUnderflowOfItsExponential() {
    PhiScale pekko =
        new PhiScale(
            Tail.LOGISTIC, PhiPolicy.Arithmetic.SURVIVAL, new PhiPolicy.UpperEnd.Infinity());
    double underflow = PhiScale.LOGISTIC_UNDERFLOW;
    assertThat(pekko.phi(underflow)).isInfinite();
    assertThat(pekko.phi(Math.nextDown(underflow))).isCloseTo(323.3, within(0.01));
    assertThat(pekko.scoreOf(new BigDecimal("1000"), true)).isEqualTo(underflow);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # unit, decimals, estimate, synthetic intervals in ticks; the division is one of whole ms
          NONE,        0, 1000,    750 1250
          NONE,        0, 1001,    751 1251
          MILLISECOND, 0, 1001,    751 1251
          MILLISECOND, 3, 1001,    751000 1251000
          MILLISECOND, 3, 1000.5,  750375 1250625
          SECOND,      3, 1,       750 1250
          SECOND,      0, 1,       1 1
          NANOSECOND,  0, 1000000000, 750000000 1250000000
          NANOSECOND,  0, 1001000000, 751000000 1251000000
          NANOSECOND,  0, 1000000001, 750000001 1250000001
          """)
  void theFirstEstimateIsAPairAQuarterBelowAndAbove(
      TimeUnit unit, int decimals, BigDecimal estimate, String pair) {
    PhiPolicy policy =
        Scenario.policy(
            Preset.PEKKO,
            draft ->
                draft.firstEstimate(
                    Optional.of(new FirstEstimate(estimate, FirstEstimate.Shape.PAIR))));
    Scenario scenario = new Scenario(policy, new TickScale(unit, decimals)).heartbeats(5);
    String[] both = pair.split(" ");
    assertThat(scenario.detector.windowIntervals())
        .containsExactly(Long.parseLong(both[0]), Long.parseLong(both[1]));
  }

  @Test
  void settingsThatPekkoRefusesAreRefused() {
    assertThatThrownBy(() -> spec("0", "0")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> spec("8", "-1")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SigmaFloor.Absolute(BigDecimal.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PhiPolicy.WindowSize.Last(0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new FirstEstimate(BigDecimal.ZERO, FirstEstimate.Shape.PAIR))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aHeartbeatBeforeTheLastOneIsRefused() {
    Scenario scenario = spec().heartbeats(100);
    assertThatThrownBy(() -> scenario.heartbeats(99)).isInstanceOf(IllegalArgumentException.class);
  }
}
