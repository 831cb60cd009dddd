package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** The detectors of the articles give what the articles print. */
class ArticlesTest {
  private static final TickScale HUNDREDTHS = new TickScale(TimeUnit.SECOND, 2);
  private static final long[] CALM = {115, 85, 110, 90, 120, 80, 105, 95, 110, 90};
  private static final long[] NOISY = {150, 50, 145, 55, 160, 40, 135, 65, 155, 45};

  /** S000's {@code feed}: a heartbeat at 0, then one after every gap, in hundredths of a second. */
  private static Scenario s000(long... gaps) {
    Scenario scenario =
        new Scenario(Presets.policy(Preset.S000, TimeUnit.SECOND), HUNDREDTHS).heartbeats(0);
    long at = 0;
    for (long gap : gaps) {
      scenario.heartbeats(at += gap);
    }
    return scenario;
  }

  /** What the program prints of one link, without its Chinese words. */
  private static String printed(Scenario link) {
    PhiDetector detector = link.detector;
    NormalModel model = detector.model().orElseThrow();
    StringBuilder lines = new StringBuilder();
    lines.append(
        String.format(
            Locale.ROOT, "mean=%.3f std=%.3f%n", model.mean() / 100, model.sigma() / 100));
    long last = detector.lastAccepted().orElseThrow();
    for (long silence : new long[] {30, 50, 100, 150, 250}) {
      lines.append(
          String.format(
              Locale.ROOT,
              "%.1fs phi=%5.2f%n",
              silence / 100.0,
              detector.query(last + silence).phi()));
    }
    lines.append(String.format(Locale.ROOT, "phi=3 at %.2fs%n", timeToPhi(detector, last) / 100.0));
    return lines.toString().replace(System.lineSeparator(), "\n");
  }

  /** S000's {@code timeToPhi(3)}: the first hundredth of a second at which phi is at least 3. */
  private static long timeToPhi(PhiDetector detector, long last) {
    long silence = 0;
    while (!detector.query(last + silence).suspected()) {
      silence++;
    }
    return silence;
  }

  @Test
  void s000PrintsTheCalmLink() {
    assertThat(printed(s000(CALM)))
        .isEqualTo(
            """
            mean=1.000 std=0.137
            0.3s phi= 0.00
            0.5s phi= 0.00
            1.0s phi= 0.30
            1.5s phi= 3.86
            2.5s phi=16.00
            phi=3 at 1.43s
            """);
  }

  @Test
  void s000PrintsTheNoisyLink() {
    assertThat(printed(s000(NOISY)))
        .isEqualTo(
            """
            mean=1.000 std=0.524
            0.3s phi= 0.04
            0.5s phi= 0.08
            1.0s phi= 0.30
            1.5s phi= 0.77
            2.5s phi= 2.67
            phi=3 at 2.63s
            """);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # link, silence in hundredths, exact phi (claims S000-36 to S000-46, 80 digits)
          CALM,  30,  7.64316142120761332130550532543e-8
          CALM,  50,  5.96602564375741813840329390094e-5
          CALM,  100, 0.301029995663981195213738894724
          CALM,  150, 3.86212902533001292616840914401
          NOISY, 30,  0.0414184927571426599070212822197
          NOISY, 50,  0.0810149880527155154959112360551
          NOISY, 150, 0.769096913368676663403848257303
          NOISY, 250, 2.67456306480301766263522250270
          """)
  void s000PhiIsRightToTwelveDigits(String link, long silence, double phi) {
    Scenario scenario = s000(link.equals("CALM") ? CALM : NOISY);
    long last = scenario.detector.lastAccepted().orElseThrow();
    assertThat(scenario.phi(last + silence)).isCloseTo(phi, within(1e-12 * phi));
  }

  @Test
  void s000CapsAtSixteenAndSaysThatItIsABound() {
    Scenario calm = s000(CALM);
    long last = calm.detector.lastAccepted().orElseThrow();
    assertThat(calm.detector.query(last + 250))
        .isEqualTo(new PhiResult(PhiResult.Status.AT_LEAST, 16, true));
    // The true value is 27.3067 (claim S000-40); a threshold above the cap never fires.
    assertThat(calm.detector.phiModel().orElseThrow().exactPhi(250))
        .isCloseTo(27.3067187964809, within(1e-10));
    assertThat(calm.detector.suspicionElapsed(16)).isLessThan(250);
    assertThat(calm.detector.suspicionElapsed(16.01)).isInfinite();
    assertThat(calm.detector.query(last + 100_000, new BigDecimal("16.01")).suspected()).isFalse();
  }

  @Test
  void s000AnswersZeroBelowTwoSamplesAndWithoutSpread() {
    Scenario scenario = s000();
    assertThat(scenario.detector.query(10_000))
        .isEqualTo(new PhiResult(PhiResult.Status.UNTRAINED, 0, false));
    scenario.heartbeats(100);
    assertThat(scenario.phi(10_000)).isZero();
    // Regular heartbeats: the deviation is exactly 0, and death is never detected (claim S000-50).
    scenario.heartbeats(200, 300, 400);
    assertThat(scenario.phi(1_000_000)).isZero();
    assertThat(scenario.available(1_000_000)).isTrue();
    assertThat(scenario.detector.suspicionElapsed(3)).isNaN();
    scenario.heartbeats(501);
    assertThat(scenario.phi(1_000_000)).isEqualTo(16);
  }

  @Test
  void s000TakesEveryHeartbeatAlsoOldOnes() {
    PhiDetector detector = s000(CALM).detector;
    assertThat(detector.deliver(3, 1100, 0)).isTrue();
    assertThat(detector.lastAccepted()).hasValue(1100);
  }

  private static Scenario s002(Preset preset, long... heartbeatsInTenthsOfMillis) {
    return new Scenario(Presets.policy(preset, TimeUnit.SECOND), new TickScale(TimeUnit.SECOND, 4))
        .heartbeats(heartbeatsInTenthsOfMillis);
  }

  @Test
  void s002CountsItsStartAsAHeartbeat() {
    PhiDetector detector = s002(Preset.S002, 5_000).detector;
    assertThat(detector.windowIntervals()).containsExactly(5_000);
    assertThat(s002(Preset.S002).detector.lastAccepted()).hasValue(0);
    // One interval is not enough: 0, and available.
    assertThat(detector.query(900_000))
        .isEqualTo(new PhiResult(PhiResult.Status.UNTRAINED, 0, false));
  }

  @Test
  void s002IsInfiniteFromAboutEightSigma() {
    // Mean 1 s, deviation 0.1 s: the window is 0.9, 1.0, 1.1 s.
    Scenario scenario = s002(Preset.S002, 9_000, 19_000, 30_000);
    NormalModel model = scenario.detector.model().orElseThrow();
    assertThat(model.mean()).isEqualTo(10_000);
    assertThat(model.sigma()).isCloseTo(1_000, within(1e-9));
    // y = 8.2440: 15.95 at most; from there on infinite, where the true phi is 16.08 (S002-15).
    PhiResult before = scenario.detector.query(30_000 + 10_000 + 8_243);
    PhiResult after = scenario.detector.query(30_000 + 10_000 + 8_245);
    assertThat(before.status()).isEqualTo(PhiResult.Status.OK);
    assertThat(before.phi()).isBetween(15.6, 15.96);
    assertThat(after)
        .isEqualTo(new PhiResult(PhiResult.Status.INFINITE, Double.POSITIVE_INFINITY, true));
    // Every threshold above 15.95 is crossed by infinity only.
    assertThat(scenario.detector.suspicionElapsed(17))
        .isEqualTo(scenario.detector.suspicionElapsed(300))
        .isCloseTo(10_000 + 8.244009839272803 * 1_000, within(1e-8));
  }

  @Test
  void s002ErrsByThreeHundredthsAtEightSigma() {
    Scenario scenario = s002(Preset.S002, 9_000, 19_000, 30_000);
    assertThat(scenario.phi(30_000 + 18_000)).isCloseTo(15.1764, within(1e-3));
    assertThat(scenario.detector.phiModel().orElseThrow().exactPhi(18_000))
        .isCloseTo(15.20614255, within(1e-7));
  }

  @Test
  void s002FloorLetsFiveMillisecondsExplodeAndTheProductionFloorDoesNot() {
    long[] regular = {10_000, 20_000, 30_000, 40_000};
    // sigma 1e-4 s = 1 tick, z = 50 (claim S002-17).
    assertThat(s002(Preset.S002, regular).phi(50_050)).isInfinite();
    assertThat(s002(Preset.S002_PRODUCTION, regular).phi(50_050))
        .isCloseTo(0.318703398889440170, within(1e-14));
  }

  private static PhiDetector s003(String mean, String std, String pause) {
    return Scenario.of(
            Preset.S003,
            draft ->
                draft
                    .parameters(
                        new ModelParameters.Given(new BigDecimal(mean), new BigDecimal(std)))
                    .acceptablePause(new BigDecimal(pause)))
        .heartbeats(0)
        .detector;
  }

  @Test
  void s003AssertionsHold() {
    PhiDetector stable =
        new Scenario(Presets.policy(Preset.S003, TimeUnit.MILLISECOND)).heartbeats(0).detector;
    PhiDetector variable = s003("1000", "300", "0");
    assertThat(stable.query(1200).phi()).isGreaterThan(4.49).isLessThan(4.51);
    assertThat(variable.query(1200).phi()).isGreaterThan(0.59).isLessThan(0.61);
    assertThat(stable.query(1200).suspected()).isTrue();
    assertThat(variable.query(1200).suspected()).isFalse();
    assertThat(s003("1000", "50", "200").query(1200).phi()).isCloseTo(Math.log10(2), within(1e-15));
    assertThat(stable.query(1300).phi()).isGreaterThan(stable.query(1200).phi());
    assertThat(stable.query(1200).phi()).isCloseTo(4.49933490755647886, within(1e-13));
    assertThat(stable.query(1300).phi()).isCloseTo(9.00586432747670421, within(1e-13));
  }

  @Test
  void s003IsInfiniteWhereTheTailUnderflows() {
    PhiDetector detector = s003("1000", "50", "0");
    // erfc is 0 from z = 38.47537 on, where the true phi is 323.4 (claim S003-11).
    assertThat(detector.query(1000 + 1923).phi()).isBetween(323.0, 323.44);
    assertThat(detector.query(1000 + 1924).status()).isEqualTo(PhiResult.Status.INFINITE);
    assertThat(detector.suspicionElapsed(1000)).isEqualTo(1000 + 50 * 38.475365730404555);
  }

  @Test
  void s003NeedsNoWindowAndLearnsNone() {
    PhiDetector detector = s003("1000", "50", "0");
    detector.deliver(1, 5_000, 0);
    detector.deliver(2, 5_001, 0);
    assertThat(detector.windowCount()).isZero();
    assertThat(detector.query(5_001 + 1200).phi()).isCloseTo(4.499335, within(1e-6));
    assertThat(new Scenario(Presets.policy(Preset.S003, TimeUnit.MILLISECOND)).detector.query(9))
        .isEqualTo(new PhiResult(PhiResult.Status.UNTRAINED, Double.NaN, false));
  }

  private static Scenario s004() {
    return new Scenario(Presets.policy(Preset.S004, TimeUnit.NONE));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # query, phi as printed, h = 1, h = 2
          50, 0.301030, false, false
          54, 1.643016, true,  false
          55, 2.206932, true,  true
          58, 4.499335, true,  true
          """)
  void s004TableIsThatOfTheArticle(long query, double phi, boolean h1, boolean h2) {
    PhiDetector detector = s004().heartbeats(0, 8, 16, 28, 40).detector;
    assertThat(detector.query(query).phi()).isCloseTo(phi, within(5e-7));
    assertThat(detector.query(query, BigDecimal.ONE).suspected()).isEqualTo(h1);
    assertThat(detector.query(query, new BigDecimal("2")).suspected()).isEqualTo(h2);
  }

  @Test
  void s004IsUntrainedUntilTheWindowIsFull() {
    Scenario scenario = s004();
    PhiResult untrained = new PhiResult(PhiResult.Status.UNTRAINED, Double.NaN, false);
    for (long arrival : new long[] {0, 8, 16, 28}) {
      assertThat(scenario.heartbeats(arrival).detector.query(arrival + 1000)).isEqualTo(untrained);
    }
    scenario.heartbeats(40);
    assertThat(scenario.detector.windowIntervals()).containsExactly(8, 8, 12, 12);
    assertThat(scenario.detector.query(1000).suspected()).isTrue();
  }

  @Test
  void s004QueryThenDeliverAndDeliverThenQueryDifferAtOneInstant() {
    Scenario scenario = s004().heartbeats(0, 8, 16, 28, 40);
    assertThat(scenario.phi(60)).isCloseTo(6.54264567239065450, within(1e-13));
    scenario.heartbeats(60);
    assertThat(scenario.phi(60)).isCloseTo(0.000621472140215178919, within(1e-16));
    assertThat(scenario.detector.windowIntervals()).containsExactly(8, 12, 12, 20);
    assertThat(scenario.detector.sums().exactMean().intValue()).isEqualTo(13);
    assertThat(scenario.detector.sums().exactPopulationVariance().intValue()).isEqualTo(19);
  }

  @Test
  void s004LateHeartbeatsChangeTheModelAndOldOnesNothing() {
    Scenario scenario = s004().heartbeats(0, 8, 16, 28, 40, 60);
    PhiDetector detector = scenario.detector;
    assertThat(detector.deliver(3, 61, 0)).isFalse();
    assertThat(detector.deliver(5, 61, 0)).isFalse();
    assertThat(detector.lastAccepted()).hasValue(60);
    assertThat(scenario.phi(75)).isCloseTo(0.490558751555188087, within(1e-14));
    assertThat(detector.query(75, BigDecimal.ONE).suspected()).isFalse();
    // The two wrong variants: the old model, and an old packet that refreshes the silence.
    PhiDetector oldModel = s004().heartbeats(0, 8, 16, 28, 40).detector;
    assertThat(oldModel.query(40 + 15).phi()).isCloseTo(2.206932, within(5e-7));
    assertThat(detector.query(74).phi()).isCloseTo(0.387987006759, within(1e-11));
  }

  @Test
  void s004SkippedSequenceNumbersDoNotDivideTheInterval() {
    PhiDetector detector = s004().detector;
    detector.deliver(0, 0, 0);
    detector.deliver(3, 30, 0);
    assertThat(detector.windowIntervals()).containsExactly(30);
  }

  @Test
  void s004ANewIncarnationStartsAgainAndAnOldOneIsIgnored() {
    PhiDetector detector = s004().heartbeats(0, 8, 16, 28, 40).detector;
    assertThat(detector.deliver(0, 50, 1)).isTrue();
    assertThat(detector.windowCount()).isZero();
    assertThat(detector.query(90).status()).isEqualTo(PhiResult.Status.UNTRAINED);
    assertThat(detector.deliver(9, 51, 0)).isFalse();
    assertThat(detector.lastAccepted()).hasValue(50);
  }

  @Test
  void s004SaysAtLeastThirtyFromZTwelve() {
    PhiDetector detector = s004().heartbeats(0, 8, 16, 28, 40).detector;
    PhiResult below = detector.query(40 + 10 + 23);
    assertThat(below.status()).isEqualTo(PhiResult.Status.OK);
    assertThat(below.phi()).isCloseTo(30.1807344017557, within(1e-11));
    PhiResult from = detector.query(40 + 10 + 24);
    assertThat(from).isEqualTo(new PhiResult(PhiResult.Status.AT_LEAST, 30, true));
    assertThat(detector.query(100_000, new BigDecimal("12")).suspected()).isTrue();
    // "phi > 30" does not tell whether 40 is reached.
    assertThat(detector.query(100_000, new BigDecimal("40")).suspected()).isFalse();
  }

  @Test
  void s004WithinABillionthOfTheThresholdTheCallerDecides() {
    // A huge deviation, so that a tick is far less than the band: mean 0 and sigma 1e9.
    PhiPolicy policy =
        Scenario.policy(
            Preset.S004,
            draft ->
                draft
                    .minimumSamples(1)
                    .sigmaFloor(new SigmaFloor.Absolute(new BigDecimal("1000000000"))));
    Scenario scenario = new Scenario(policy).heartbeats(0, 0);
    long crossing = Math.round(1_000_000_000 * 1.2815515655446004);
    assertThat(scenario.detector.query(crossing).status()).isEqualTo(PhiResult.Status.BOUNDARY);
    assertThat(scenario.detector.query(crossing).phi()).isCloseTo(1, within(1e-9));
    // The band is 1.312 ticks wide on either side (claim S004-26).
    assertThat(scenario.detector.query(crossing - 2).status()).isEqualTo(PhiResult.Status.OK);
    assertThat(scenario.detector.query(crossing - 2).suspected()).isFalse();
    assertThat(scenario.detector.query(crossing + 2).status()).isEqualTo(PhiResult.Status.OK);
    assertThat(scenario.detector.query(crossing + 2).suspected()).isTrue();
  }

  @Test
  void s004FifteenUnitsAreMuchAtTenAndLittleAtTwenty() {
    assertThat(s004().heartbeats(0, 10, 20, 30, 40).phi(55)).isCloseTo(6.5426, within(1e-4));
    assertThat(s004().heartbeats(0, 20, 40, 60, 80).phi(95)).isCloseTo(1.2449e-7, within(1e-11));
  }
}
