package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;
import static org.assertj.core.data.Percentage.withPercentage;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tails of real systems and articles that are not the exact normal tail. */
class OtherTailsTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # Pekko AccrualFailureDetectorSpec, phi(t, mean 0, sd 10) as cumulative probability
          0, 0, 10, 0.5, 0.001
          6, 0, 10, 0.7257, 0.001
          15, 0, 10, 0.9332, 0.001
          20, 0, 10, 0.97725, 0.001
          25, 0, 10, 0.99379, 0.001
          35, 0, 10, 0.99977, 0.001
          40, 0, 10, 0.99997, 0.0001
          22, 20, 3, 0.7475, 0.001
          """)
  void pekkosCumulativeTable(double t, double mean, double sd, double cdf, double tolerance) {
    double phi = LogisticTail.phi((t - mean) / sd);
    assertThat(1 - StrictMath.pow(10, -phi)).isCloseTo(cdf, offset(tolerance));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # Pekko AccrualFailureDetectorSpec, phi(t, mean 1000, sd 100), tolerance 0.1
          0, 0.0
          500, 0.1
          1000, 0.3
          1200, 1.6
          1400, 4.7
          1600, 10.8
          1700, 15.3
          """)
  void pekkosTableOfPhi(double t, double phi) {
    assertThat(LogisticTail.phi((t - 1000) / 100)).isCloseTo(phi, offset(0.1));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # y, phi of the formula in IEEE doubles
          0, 0.301030
          4, 4.736695
          6, 10.782601
          7, 15.368526
          8, 21.241600
          10, 37.584713
          -5, 2.2e-8
          """)
  void theLogisticFormulaToSixDigits(double y, double phi) {
    assertThat(LogisticTail.phi(y)).isCloseTo(phi, withPercentage(y < 0 ? 2 : 1e-3));
  }

  @Test
  void pekkosArithmeticEndsWhereItsExponentialDoes() {
    assertThat(LogisticTail.phi(21.5)).isFinite();
    assertThat(LogisticTail.phi(22)).isEqualTo(Double.POSITIVE_INFINITY);
    double left = LogisticTail.phi(-25);
    assertThat(Double.doubleToRawLongBits(left)).isZero();
    assertThat(LogisticTail.exactPhi(22)).isBetween(340.0, 345.0);
  }

  @Property(seed = "20261129")
  void theExactLogisticPhiAgreesWherePekkosArithmeticHasItsDigits(
      @ForAll @Scale(12) @DoubleRange(min = -2, max = 21) double y) {
    assertThat(LogisticTail.exactPhi(y)).isCloseTo(LogisticTail.phi(y), withPercentage(1e-10));
    assertThat(StrictMath.log10(LogisticTail.survival(y)))
        .isCloseTo(-LogisticTail.exactPhi(y), withPercentage(1e-10));
  }

  @Property(seed = "20261129")
  void yOfPhiIsTheInverseOfTheExactLogisticPhi(
      @ForAll @Scale(12) @DoubleRange(min = -290, max = 12) double power) {
    double phi = StrictMath.pow(10, power);
    double y = LogisticTail.yOfPhi(phi);
    assertThat(LogisticTail.exactPhi(y)).isCloseTo(phi, withPercentage(1e-10));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # phi, y at which the logistic form crosses it (4 decimals)
          1, 1.2822
          3, 3.0589
          5, 4.1192
          8, 5.2260
          10, 5.7990
          12, 6.2921
          16, 7.1197
          """)
  void theLogisticFormCrossesEarlierThanTheNormalTail(double phi, double y) {
    assertThat(LogisticTail.yOfPhi(phi)).isCloseTo(y, offset(5e-5));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # Cassandra ArrivalWindowTest, window of 111 ms: raw phi 1.0 and 22.03, times 1 / ln 10
          111, 111, 0.4342
          2445, 111, 9.566
          """)
  void cassandrasPhi(double elapsed, double mean, double phi) {
    assertThat(ExponentialTail.phi(elapsed, mean)).isCloseTo(phi, offset(1e-3));
  }

  @Property(seed = "20261129")
  void theExponentialCrossingIsTheInverse(
      @ForAll @Scale(12) @DoubleRange(min = 0.01, max = 300) double phi,
      @ForAll @Scale(12) @DoubleRange(min = 1e-3, max = 1e12) double mean) {
    double elapsed = ExponentialTail.elapsedOfPhi(phi, mean);
    assertThat(ExponentialTail.phi(elapsed, mean)).isCloseTo(phi, withPercentage(1e-12));
    assertThat(StrictMath.log10(ExponentialTail.survival(elapsed, mean)))
        .isCloseTo(-phi, withPercentage(1e-10));
  }

  @Test
  void oneMinusTheCumulativeProbabilityLosesTheTail() {
    // S002: the smallest tail left is 2^-53, phi 15.95; infinite from y = 8.244 on.
    assertThat(OneMinusCdf.phi(8.24)).isCloseTo(15.95, offset(0.01));
    assertThat(OneMinusCdf.phi(8.25)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(OneMinusCdf.phi(8)).isCloseTo(15.1764, offset(1e-4));
    assertThat(NormalTail.phi(8)).isCloseTo(15.20614255, offset(1e-8));
    assertThat(OneMinusCdf.phi(50)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Double.doubleToRawLongBits(OneMinusCdf.phi(-10))).isZero();
  }

  @Test
  void phiHasItsPlaceOnTheCurveFromZeroToInfinityOnly() {
    assertThatThrownBy(() -> LogisticTail.yOfPhi(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(LogisticTail.yOfPhi(0)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(LogisticTail.yOfPhi(Double.MAX_VALUE)).isBetween(1.7e103, 1.9e103);
    assertThat(LogisticTail.yOfPhi(Double.POSITIVE_INFINITY)).isInfinite();
  }
}
