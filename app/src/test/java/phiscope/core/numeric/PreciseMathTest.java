package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.numeric.Nearly.assertNearly;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Scale;
import org.apache.commons.math3.dfp.Dfp;
import org.apache.commons.math3.dfp.DfpField;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PreciseMathTest {
  @ParameterizedTest
  @ValueSource(ints = {20, 62, 119, 120, 500, 4000})
  void theConstantsHaveAsManyDigitsAsAskedFor(int digits) {
    // The literals against the series, and the series against themselves with more digits.
    BigDecimal ln10 = PreciseMath.ln10(digits + 200).round(PreciseMath.context(digits));
    assertThat(PreciseMath.ln10(digits)).isEqualByComparingTo(ln10);
    BigDecimal pi = PreciseMath.pi(digits + 200).round(PreciseMath.context(digits));
    assertThat(PreciseMath.pi(digits)).isEqualByComparingTo(pi);
  }

  @Property(tries = 200, seed = "20261129")
  void theExponentialIsThatOfAnotherArithmetic(
      @ForAll @BigRange(min = "-30", max = "60") @Scale(20) BigDecimal x) {
    Dfp expected = new DfpField(90).newDfp(x.toPlainString()).exp();
    assertNearly(PreciseMath.exp(x, 70).toString(), expected.toString(), 1e-68);
  }

  @Property(tries = 200, seed = "20261129")
  void theLogarithmIsThatOfAnotherArithmetic(
      @ForAll @BigRange(min = "0.000001", max = "1000000") @Scale(20) BigDecimal x) {
    Dfp expected = new DfpField(90).newDfp(x.toPlainString()).log();
    BigDecimal distance = PreciseMath.ln(x, 70).subtract(new BigDecimal(expected.toString())).abs();
    assertThat(distance).isLessThan(new BigDecimal("1e-68"));
  }

  @Property(tries = 300, seed = "20261129")
  void aRootSquaredIsTheNumber(
      @ForAll @BigRange(min = "0.000001", max = "9999999") @Scale(12) BigDecimal x,
      @ForAll @IntRange(min = -2000, max = 2000) int exponent) {
    BigDecimal number = x.scaleByPowerOfTen(exponent);
    BigDecimal root = PreciseMath.sqrt(number, 70);
    assertNearly(root.multiply(root).toString(), number.toString(), 1e-68);
  }

  @Test
  void rootsOfSquaresAreExact() {
    for (String root : new String[] {"0", "1", "9.5", "0.0003", "123456789.123", "1e-700"}) {
      BigDecimal square = new BigDecimal(root).pow(2);
      assertThat(PreciseMath.sqrt(square, 60).round(PreciseMath.context(50)))
          .isEqualByComparingTo(root);
    }
  }

  @Property(tries = 200, seed = "20261129")
  void smallLogarithmsAndExponentialsKeepTheirRelativeDigits(
      @ForAll @IntRange(min = 4, max = 900) int zeros,
      @ForAll @BigRange(min = "1", max = "9.99") @Scale(10) BigDecimal significand) {
    BigDecimal x = significand.scaleByPowerOfTen(-zeros);
    BigDecimal half = x.divide(BigDecimal.valueOf(2));
    BigDecimal logarithm = PreciseMath.minusLogOfOneMinus(x, 60);
    BigDecimal complement = PreciseMath.oneMinusExp(x, 60);
    // x + x^2/2 < -ln(1 - x) < x + x^2; x - x^2/2 < 1 - e^-x < x.
    assertThat(logarithm).isGreaterThanOrEqualTo(rounded(x.add(x.multiply(half))));
    assertThat(logarithm).isLessThanOrEqualTo(rounded(x.add(x.multiply(x))));
    assertThat(complement).isGreaterThanOrEqualTo(rounded(x.subtract(x.multiply(half))));
    assertThat(complement).isLessThanOrEqualTo(rounded(x));
    // Each undoes the other: 1 - e^-y = x for y = -ln(1 - x).
    assertNearly(PreciseMath.oneMinusExp(logarithm, 60).toString(), x.toString(), 1e-58);
  }

  private static BigDecimal rounded(BigDecimal x) {
    return x.round(PreciseMath.context(60));
  }

  @Test
  void aPowerOfTenKeepsItsExponentWhateverItsSize() {
    BigDecimal x =
        new BigDecimal("-217147240951625913825576.69897000433601880478626110527550697323");
    PreciseNumber power = PreciseMath.powerOfTen(x, 35);
    // 10^0.30102999566398119521373889472449302677 = 2.
    assertThat(power.exponent10()).isEqualTo(new BigInteger("-217147240951625913825577"));
    assertNearly(power.significand().toString(), "2", 1e-34);
  }
}
