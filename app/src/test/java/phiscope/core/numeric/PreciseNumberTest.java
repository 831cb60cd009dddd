package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PreciseNumberTest {
  private static final BigInteger FAR = new BigInteger("-217147240951625913825577");

  @Property(seed = "20261129")
  void equalNumbersAreEqualRecords(
      @ForAll long unscaled, @ForAll @IntRange(min = -50, max = 50) int scale) {
    BigDecimal value = BigDecimal.valueOf(unscaled, scale);
    PreciseNumber number = PreciseNumber.of(value);
    assertThat(number).isEqualTo(PreciseNumber.of(value.setScale(scale + 3)));
    assertThat(number.toBigDecimal()).isEqualByComparingTo(value);
    assertThat(number.doubleValue()).isEqualTo(value.doubleValue());
    assertThat(number.negate().toBigDecimal()).isEqualByComparingTo(value.negate());
  }

  @Property(seed = "20261129")
  void theOrderIsThatOfTheNumbers(
      @ForAll long a,
      @ForAll long b,
      @ForAll @IntRange(min = -3, max = 3) int scaleOfA,
      @ForAll @IntRange(min = -3, max = 3) int scaleOfB) {
    BigDecimal first = BigDecimal.valueOf(a, scaleOfA);
    BigDecimal second = BigDecimal.valueOf(b, scaleOfB);
    assertThat(Integer.signum(PreciseNumber.of(first).compareTo(PreciseNumber.of(second))))
        .isEqualTo(first.compareTo(second));
  }

  @Test
  void exponentsFarBeyondADecimalAreHeldAndCompared() {
    PreciseNumber tail = PreciseNumber.of(new BigDecimal("1.385"), FAR);
    PreciseNumber smaller = PreciseNumber.of(new BigDecimal("9.9"), FAR.subtract(BigInteger.ONE));
    assertThat(tail).isGreaterThan(smaller).isGreaterThan(PreciseNumber.ZERO);
    assertThat(tail.negate()).isLessThan(smaller.negate()).isLessThan(PreciseNumber.ZERO);
    assertThat(tail.doubleValue()).isEqualTo(0.0);
    assertThat(PreciseNumber.of(BigDecimal.ONE, FAR.negate()).doubleValue()).isInfinite();
    assertThatThrownBy(tail::toBigDecimal).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void roundingMayCarryIntoTheExponent() {
    PreciseNumber number = PreciseNumber.of(new BigDecimal("9.9996"), FAR);
    assertThat(number.round(4)).isEqualTo(PreciseNumber.of(BigDecimal.TEN, FAR));
  }

  @Test
  void aFormThatIsNotTheUniqueOneIsRefused() {
    assertThatThrownBy(() -> new PreciseNumber(BigDecimal.TEN, BigInteger.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PreciseNumber(new BigDecimal("1.50"), BigInteger.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PreciseNumber(BigDecimal.ZERO, BigInteger.ONE))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
