package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.core.detector.PhiPolicy.Arithmetic;
import phiscope.core.detector.PhiPolicy.Comparison;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.numeric.NormalTail;
import phiscope.core.numeric.OneMinusCdf;
import phiscope.core.numeric.PreciseTail;

/** Thresholds become scores that are right to the last bit, and answers stay within their ends. */
class PhiScaleTest {
  private static final PhiScale EXACT =
      new PhiScale(Tail.NORMAL, Arithmetic.SURVIVAL, new UpperEnd.Exact());
  private static final PhiScale S002 =
      new PhiScale(Tail.NORMAL, Arithmetic.ONE_MINUS_CDF, new UpperEnd.Infinity());
  private static final PhiScale S003 =
      new PhiScale(Tail.NORMAL, Arithmetic.SURVIVAL, new UpperEnd.Infinity());

  @Test
  void everyThresholdIsThatOfFortyDigitsRoundedOnce() {
    for (int i = 1; i <= 1000; i++) {
      BigDecimal phi = BigDecimal.valueOf(i * 21L, 3);
      double z = EXACT.scoreOf(phi, true);
      double precise = PreciseTail.zOfPhi(new BigFraction(i * 21, 1000)).doubleValue();
      assertThat(z).as("phi %s", phi).isEqualTo(precise);
    }
    for (int phi = 1; phi <= 20; phi++) {
      assertThat(EXACT.scoreOf(BigDecimal.valueOf(phi), true))
          .isEqualTo(PreciseTail.zOfPhi(new BigFraction(phi)).doubleValue());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.001", "0.30103", "1.5", "2.326", "7.99", "20.5", "323.3", "5000", "1e9"})
  void otherThresholdsAreRoundedOnceToo(String phi) {
    double z = EXACT.scoreOf(new BigDecimal(phi), true);
    assertThat(NormalTail.phi(z)).isCloseTo(Double.parseDouble(phi), within(1e-12 * z * z + 1e-15));
    double step = Math.ulp(Math.max(1, Math.abs(z))) * 4;
    assertThat(Double.parseDouble(phi))
        .isBetween(NormalTail.phi(z - step), NormalTail.phi(z + step));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e-400", "1e400"})
  void thresholdsOutsideADoubleAreReachedAtOnceOrNever(String phi) {
    boolean tiny = phi.equals("1e-400");
    assertThat(EXACT.scoreOf(new BigDecimal(phi), true))
        .isEqualTo(tiny ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
  }

  /** Found by bisection of the double function itself, in another language. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # phi, the least y with -log10(1 - 0.5 * (1 + erf(y / sqrt(2)))) >= phi
          1.5,  1.8574612929324572
          2,    2.3263478740408443
          3,    3.0902323061678216
          5,    4.264890793923222
          8,    5.612001243785677
          9.3,  6.109031657458753
          12,   7.034483039703065
          13,   7.348791639192625
          14,   7.649663780139682
          15,   7.9380459468930145
          15.5, 8.087179454882206
          15.9, 8.182699041283188
          17,   8.244009839272804
          100,  8.244009839272804
          """)
  void theStepsOfOneMinusCdfAreFoundWithoutTakingThem(String phi, double y) {
    double score = S002.scoreOf(new BigDecimal(phi), true);
    assertThat(score).isCloseTo(y, within(3e-15));
    if (y < 8.2) {
      assertThat(OneMinusCdf.phi(score + 1e-14)).isGreaterThanOrEqualTo(Double.parseDouble(phi));
      assertThat(OneMinusCdf.phi(score - 1e-9)).isLessThan(Double.parseDouble(phi));
    }
  }

  @Test
  void underflowEndsWhereItIsSaid() {
    assertThat(S003.phi(PhiScale.ERFC_UNDERFLOW)).isInfinite();
    assertThat(S003.phi(Math.nextDown(PhiScale.ERFC_UNDERFLOW))).isCloseTo(323.4393, within(1e-4));
    assertThat(S002.phi(PhiScale.CDF_UNDERFLOW)).isInfinite();
    assertThat(S002.phi(8.2439)).isCloseTo(15.95, within(0.01));
    PhiScale exponential =
        new PhiScale(Tail.EXPONENTIAL, Arithmetic.SURVIVAL, new UpperEnd.Infinity());
    assertThat(exponential.phi(PhiScale.EXPONENTIAL_UNDERFLOW)).isInfinite();
    assertThat(StrictMath.exp(-PhiScale.EXPONENTIAL_UNDERFLOW)).isZero();
    assertThat(StrictMath.exp(-Math.nextDown(PhiScale.EXPONENTIAL_UNDERFLOW))).isPositive();
  }

  @Test
  void aCapIsReachedByEqualityOnly() {
    PhiScale capped =
        new PhiScale(Tail.NORMAL, Arithmetic.SURVIVAL, new UpperEnd.Cap(BigDecimal.TEN));
    assertThat(capped.scoreOf(BigDecimal.TEN, true)).isEqualTo(6.361340902404057);
    assertThat(capped.scoreOf(BigDecimal.TEN, false)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(capped.scoreOf(new BigDecimal("10.01"), true)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(capped.phi(7)).isEqualTo(10);
    assertThat(capped.status(7)).isEqualTo(PhiResult.Status.AT_LEAST);
    assertThat(capped.status(6)).isEqualTo(PhiResult.Status.OK);
  }

  @Test
  void atLeastThirtyKeepsThePeakBeforeIt() {
    PhiScale s004 = new PhiScale(Tail.NORMAL, Arithmetic.SURVIVAL, new UpperEnd.AtLeast30());
    assertThat(s004.phi(12)).isEqualTo(30);
    assertThat(s004.phi(11.9)).isCloseTo(32.23, within(0.01));
    assertThat(s004.highest(50)).isCloseTo(32.7504, within(1e-4));
    assertThat(s004.highest(3)).isEqualTo(s004.phi(3));
    assertThat(s004.scoreOf(BigDecimal.valueOf(31), true)).isCloseTo(11.66, within(0.01));
    assertThat(s004.scoreOf(BigDecimal.valueOf(33), true)).isInfinite();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # intervals, threshold, comparison, how many may be longer
          1000, 3,   AT_LEAST, 1
          1000, 3,   GREATER,  0
          999,  3,   AT_LEAST, 0
          3000, 3,   AT_LEAST, 3
          3000, 3,   GREATER,  2
          3001, 3,   GREATER,  3
          10,   0.5, AT_LEAST, 3
          10,   0.5, GREATER,  3
          7,    1,   AT_LEAST, 0
          7,    400, GREATER,  0
          1000000, 18, AT_LEAST, 0
          1000000, 6,  AT_LEAST, 1
          """)
  void ofAnEmpiricalWindowSoManyMayBeLonger(
      long count, String threshold, Comparison comparison, long longer) {
    PhiScale empirical = new PhiScale(Tail.EMPIRICAL, Arithmetic.SURVIVAL, new UpperEnd.Exact());
    SuspicionRule rule =
        SuspicionRule.of(empirical, new BigDecimal(threshold), comparison, BigDecimal.ZERO);
    assertThat(rule.longerAllowed(count)).isEqualTo(longer);
  }
}
