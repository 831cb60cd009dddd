package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.numeric.Nearly.assertNearly;

import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Phi by pieces has the digits of the exact one, and its coefficients can be derived again. */
class NormalTailPiecesTest {
  /** Three units in the last place of a double; the first piece on the left keeps eleven. */
  private static final double RIGHT = 7e-16;

  private static final double LEFT = 3e-15;

  @Property(tries = 600, seed = "20261130")
  void onTheRightAllDigitsButTheLastAreTheExactOnes(
      @ForAll @DoubleRange(min = 0, max = 16, maxIncluded = false) double z) {
    assertNearly(NormalTailPieces.right(z), NormalTailDerivation.phi(new BigDecimal(z)), RIGHT);
  }

  @Property(tries = 600, seed = "20261130")
  void onTheLeftTooHoweverSmallPhiIs(
      @ForAll @DoubleRange(min = 0, max = 16, maxIncluded = false) double x) {
    BigDecimal exact = NormalTailDerivation.phi(new BigDecimal(x).negate());
    assertNearly(NormalTailPieces.left(x), exact, LEFT);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 15, 16, 19})
  void theCoefficientsAreThoseOfTheDerivation(int piece) {
    for (boolean left : new boolean[] {false, true}) {
      assertThat(NormalTailPieces.coefficients(left, piece))
          .as(left ? "left" : "right")
          .isEqualTo(NormalTailDerivation.coefficients(left, piece));
    }
  }

  /** A step between two pieces would be seen as a fall of phi. */
  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1, 4.5, 7.5, 8, 10, 14, 16, -0.5, -1, -4.5, -7.5, -8, -10, -14, -16})
  void wherePiecesMeetPhiGrowsOn(double z) {
    double step = 1e-13 * Math.abs(z);
    assertThat(NormalTail.phi(z)).isGreaterThan(NormalTail.phi(z - step));
    assertThat(NormalTail.phi(z + step)).isGreaterThan(NormalTail.phi(z));
  }
}
