package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;
import static phiscope.core.numeric.Nearly.assertNearly;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Scale;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class NormalTailTest {
  static Stream<Arguments> goldenTails() {
    // Left of z = -37.2 phi is no longer a normal double: see phiIsFiniteAndNeverMinusZero.
    return GoldenFile.problems("tail", "tail")
        .filter(problem -> score((JsonNode) problem.get()[2]) > -37.2);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goldenTails")
  void goldenTailsAgreeAsFarAsTheirScoreIsADouble(String id, JsonNode problem, JsonNode answer) {
    double z = score(answer);
    // Rounding z to a double changes phi by up to z^2 2^-53 of itself on the left.
    double tolerance = z < 0 ? 1e-15 + z * z * 0x1p-53 : 4e-16;
    assertNearly(
        NormalTail.phi(z), new BigDecimal(answer.get("phi").textValue()), tolerance + 1e-15);
  }

  private static double score(JsonNode answer) {
    return Double.parseDouble(answer.get("z").textValue());
  }

  @Property(tries = 1000, seed = "20261129")
  void phiEqualsTheFortyDigitsInTheBody(
      @ForAll @Scale(12) @DoubleRange(min = -37, max = 40) double z) {
    assertNearly(NormalTail.phi(z), precisePhi(z), 1e-14);
  }

  @Property(tries = 300, seed = "20261129")
  void phiEqualsTheFortyDigitsInTheFarTail(
      @ForAll @Scale(12) @DoubleRange(min = 1.5, max = 9) double power) {
    double z = StrictMath.pow(10, power);
    assertNearly(NormalTail.phi(z), precisePhi(z), 1e-15);
  }

  @Property(tries = 700, seed = "20261129")
  void survivalEqualsTheFortyDigitsWhileItIsANormalDouble(
      @ForAll @Scale(12) @DoubleRange(min = -40, max = 37.5) double z) {
    BigDecimal exact = PreciseTail.survival(score(z)).toBigDecimal();
    assertNearly(NormalTail.survival(z), exact, 1e-14);
  }

  @Property(tries = 500, seed = "20261129")
  void theDensityIsTheSlopeOfTheTail(
      @ForAll @Scale(12) @DoubleRange(min = -37, max = 37) double z) {
    // density = S / Mills' ratio, both to 60 digits.
    BigDecimal square = new BigDecimal(z).multiply(new BigDecimal(z));
    BigDecimal exact =
        PreciseMath.powerOfTen(
                square
                    .negate()
                    .divide(
                        PreciseMath.ln10(40).multiply(BigDecimal.valueOf(2)),
                        PreciseMath.context(40)),
                30)
            .toBigDecimal()
            .divide(
                PreciseMath.sqrt(PreciseMath.pi(40).multiply(BigDecimal.valueOf(2)), 40),
                PreciseMath.context(30));
    assertNearly(NormalTail.density(z), exact, 2e-15);
  }

  private static BigDecimal precisePhi(double z) {
    return PreciseTail.phi(score(z)).toBigDecimal();
  }

  private static StandardScore score(double z) {
    return StandardScore.of(new BigFraction(z));
  }

  @Property(seed = "20261129")
  void phiGrowsWithEveryStepOfSilence(
      @ForAll @Scale(12) @DoubleRange(min = -37, max = 60) double z,
      @ForAll @Scale(12) @DoubleRange(min = 1e-9, max = 1) double step) {
    assertThat(NormalTail.phi(z + step)).isGreaterThan(NormalTail.phi(z));
    assertThat(NormalTail.survival(z + step)).isLessThanOrEqualTo(NormalTail.survival(z));
  }

  @Property(seed = "20261129")
  void theTwoTailsAddUpToOne(@ForAll @Scale(12) @DoubleRange(min = -38, max = 38) double z) {
    assertThat(NormalTail.survival(z) + NormalTail.survival(-z)).isCloseTo(1.0, offset(0x1p-52));
    assertThat(NormalTail.density(z)).isEqualTo(NormalTail.density(-z));
  }

  @Property(seed = "20261129")
  void phiIsMinusTheLogarithmOfTheTail(
      @ForAll @Scale(12) @DoubleRange(min = -5, max = 37) double z) {
    double logarithm = StrictMath.log10(NormalTail.survival(z));
    assertThat(NormalTail.phi(z)).isCloseTo(-logarithm, offset(1e-13));
    assertThat(NormalTail.log10Survival(z)).isEqualTo(-NormalTail.phi(z));
  }

  @Property(tries = 1000, seed = "20261129")
  void zOfPhiIsTheInverseOfPhi(
      @ForAll @Scale(12) @DoubleRange(min = -299.9, max = 15) double power) {
    double phi = StrictMath.pow(10, power);
    double z = NormalTail.zOfPhi(phi);
    // Far on the left the neighbouring doubles of z are further apart than 1e-13 in phi.
    double tolerance = phi < 1e-200 ? 2e-13 : 1e-13;
    assertNearly(NormalTail.phi(z), new BigDecimal(phi), tolerance);
  }

  @Property(tries = 300, seed = "20261129")
  void zOfPhiIsTheNearestDoubleOrTheOneBeside(
      @ForAll @Scale(12) @DoubleRange(min = -3, max = 5) double power) {
    double phi = StrictMath.pow(10, power);
    BigDecimal exact = PreciseTail.zOfPhi(new BigFraction(phi));
    double z = NormalTail.zOfPhi(phi);
    BigDecimal error = new BigDecimal(z).subtract(exact).abs();
    assertThat(error).isLessThanOrEqualTo(new BigDecimal(2 * Math.ulp(z) + 2e-16));
  }

  @Property(seed = "20261129")
  void zOfSurvivalIsTheInverseOfSurvival(
      @ForAll @Scale(12) @DoubleRange(min = -300, max = -1e-3) double power) {
    double survival = StrictMath.pow(10, power);
    assertNearly(
        NormalTail.survival(NormalTail.zOfSurvival(survival)), new BigDecimal(survival), 4e-13);
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {-1e308, -1e8, -40, -38.5, -38, -1e-300, -0.0, 0.0, 1e-300, 38.6, 1e8, 1e150})
  void phiIsFiniteAndNeverMinusZero(double z) {
    assertThat(NormalTail.phi(z)).isFinite().isGreaterThanOrEqualTo(0.0);
    assertThat(Double.doubleToRawLongBits(NormalTail.phi(z))).isNotNegative();
    assertThat(Double.doubleToRawLongBits(NormalTail.log10Survival(-1e8))).isZero();
  }

  @Test
  void atTheMeanPhiIsTheLogarithmOfTwo() {
    assertThat(NormalTail.phi(0)).isEqualTo(StrictMath.log10(2));
    assertThat(NormalTail.zOfPhi(StrictMath.log10(2))).isCloseTo(0, offset(1e-15));
  }

  @Test
  void theEndsOfTheRangesHaveTheirLimits() {
    assertThat(NormalTail.phi(Double.POSITIVE_INFINITY)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(NormalTail.phi(Double.NEGATIVE_INFINITY)).isEqualTo(0.0);
    assertThat(NormalTail.survival(Double.POSITIVE_INFINITY)).isEqualTo(0.0);
    assertThat(NormalTail.survival(Double.NEGATIVE_INFINITY)).isEqualTo(1.0);
    assertThat(NormalTail.density(Double.POSITIVE_INFINITY)).isEqualTo(0.0);
    assertThat(NormalTail.zOfPhi(0)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(NormalTail.zOfPhi(Double.POSITIVE_INFINITY)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(NormalTail.zOfPhi(Double.MIN_VALUE)).isBetween(-38.6, -38.0);
    for (double phi : new double[] {1e299, 1e301, Double.MAX_VALUE}) {
      double z = NormalTail.zOfPhi(phi);
      assertThat(z / StrictMath.sqrt(phi)).isCloseTo(2.145966026289347, offset(1e-14));
    }
    assertThat(NormalTail.zOfSurvival(0)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(NormalTail.zOfSurvival(0.5)).isEqualTo(0.0);
    assertThat(NormalTail.zOfSurvival(1)).isEqualTo(Double.NEGATIVE_INFINITY);
  }

  @Test
  void notANumberIsPassedOnAndRefusedByTheInverses() {
    assertThat(NormalTail.phi(Double.NaN)).isNaN();
    assertThat(NormalTail.survival(Double.NaN)).isNaN();
    assertThat(NormalTail.density(Double.NaN)).isNaN();
    assertThatThrownBy(() -> NormalTail.zOfPhi(Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> NormalTail.zOfPhi(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> NormalTail.zOfSurvival(1.5))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
