package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static phiscope.core.numeric.Nearly.assertNearly;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Scale;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrecisePhiTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # y, log10(1 + exp(y (1.5976 + 0.070566 y^2))): mpmath 1.3.0 with 200 digits
          -200, 2.9973093925574856335545657878318285747169747935984e-245311
          -25, 2.7649119024715142889958413224726753704856830569274e-497
          -5, 0.000000021768922224231430286781333942732164303787850494147
          -1e-10, 0.30102999562928975200069271497368992984727754634595
          0, 0.30102999566398119521373889472449302676818988146211
          1, 0.79950832083955986853060492275830702702308495958835
          4, 4.7366945827051809048529337751976519927884207400975
          21.6, 323.8320521594413876298206307868489214161048461145
          100, 30715.807296413731982015107648355271065133771977189
          1e6, 30646424410678697.334318198412124597798047587391015
          """)
  void theLogisticFormHasFiftyDigits(String y, String phi) {
    StandardScore score = StandardScore.of(Decimals.readDecimal(y).value());
    assertNearly(PrecisePhi.logistic(score).toString(), phi, 1e-48);
  }

  @Property(tries = 300, seed = "20261129")
  void theLogisticFormInDoublesAgrees(
      @ForAll @Scale(9) @DoubleRange(min = -20, max = 60) double y) {
    StandardScore score = StandardScore.of(new BigFraction(y));
    assertNearly(LogisticTail.exactPhi(y), PrecisePhi.logistic(score).toBigDecimal(), 1e-12);
  }

  @Test
  void cassandrasThresholdIsCrossedAtEightTimesLn10() {
    BigFraction ratio = Decimals.readDecimal("18.420680743952367").value();
    assertThat(PrecisePhi.exponential(ratio).doubleValue()).isEqualTo(8.0);
    assertThat(PrecisePhi.exponential(BigFraction.ZERO)).isEqualTo(PreciseNumber.ZERO);
  }

  @ParameterizedTest
  @CsvSource({
    "1/1000, 3",
    "1, 0",
    "1/2, 0.30102999566398119521373889472449302676818988146211",
    "999999/1000000, 4.34294699050637544212917535758396636942084113085991358220895e-7"
  })
  void aRationalTailHasItsLogarithm(String survival, String phi) {
    String actual = PrecisePhi.ofTail(Decimals.readFraction(survival).value()).toString();
    assertNearly(actual, phi, 1e-48);
  }

  @Test
  void aTailOfZeroHasNoPhi() {
    assertThatThrownBy(() -> PrecisePhi.ofTail(BigFraction.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
