package phiscope.dataset.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalTextTest {
  private final DecimalText number = new DecimalText();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1000        | 1000
          +999        | 999
          -5          | -5
          .5e3        | 500
          1e3         | 1000
          1E-3        | 0.001
          1014.0      | 1014
          0.100       | 0.1
          1,004.2     | 1004.2
          12,345.6    | 12345.6
          1,001       | 1001
          1'004.2     | 1004.2
          1772805603006000000 | 1772805603006000000
          9223372036854775799 | 9223372036854775799
          1772805600.310742   | 1772805600.310742
          −5          | -5
          """)
  void withADecimalPointItIsExact(String text, String value) {
    assertThat(number.read(text, DecimalSign.POINT)).isEqualTo(NumberFault.NONE);
    assertThat(value()).isEqualByComparingTo(value);
    assertThat(number.isRounded()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1004,2      | 1004.2
          1.004,2     | 1004.2
          998,75      | 998.75
          1000        | 1000
          1.004       | 1004
          0,5         | 0.5
          """)
  void withADecimalCommaItIsExact(String text, String value) {
    assertThat(number.read(text, DecimalSign.COMMA)).isEqualTo(NumberFault.NONE);
    assertThat(value()).isEqualByComparingTo(value);
  }

  /**
   * The samples of intervals-nan-inf-negative.csv and what else Java's parser would let through.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "NULL",
      textBlock =
          """
          NaN       | NOT_A_NUMBER
          -nan      | NOT_A_NUMBER
          1.#QNAN   | NOT_A_NUMBER
          Infinity  | INFINITE
          +Inf      | INFINITE
          -inf      | INFINITE
          0x3E8     | HEXADECIMAL
          -0x1p3    | HEXADECIMAL
          12abc     | TRAILING_LETTERS
          1 002.0   | SPACE_INSIDE
          1d3       | JAVA_SUFFIX
          1.5f      | JAVA_SUFFIX
          ١٢        | OTHER_DIGITS
          1e400     | TOO_LARGE
          99999999999999999999 | TOO_LARGE
          null      | MISSING
          N/A       | MISSING
          -         | MISSING
          timeout   | TEXT
          1,5       | OTHER_DECIMAL_SIGN
          0,998     | OTHER_DECIMAL_SIGN
          1.2.3     | OTHER_DECIMAL_SIGN
          12,34,567 | OTHER_DECIMAL_SIGN
          1e        | TRAILING_LETTERS
          --5       | TEXT
          1_000     | TRAILING_LETTERS
          """)
  void whatIsNoNumberSaysWhy(String text, NumberFault fault) {
    assertThat(number.read(text, DecimalSign.POINT)).isEqualTo(fault);
  }

  @ParameterizedTest
  @CsvSource({
    "1002.4ms,MILLISECOND", "1.5 s,SECOND", "997µs,MICROSECOND", "997μs,MICROSECOND",
    "997us,MICROSECOND", "987169141ns,NANOSECOND", "3毫秒,MILLISECOND", "2 min,MINUTE"
  })
  void aUnitBehindTheNumberIsRead(String text, FileUnit unit) {
    assertThat(number.read(text, DecimalSign.POINT)).isEqualTo(NumberFault.NONE);
    assertThat(number.unit()).contains(unit);
  }

  @Test
  void digitsBeyondALongAreRoundedAndMarked() {
    assertThat(number.read("1772805603.00600004196166992", DecimalSign.POINT))
        .isEqualTo(NumberFault.NONE);
    assertThat(number.isRounded()).isTrue();
    assertThat(value()).isEqualByComparingTo("1772805603.006000042");
  }

  @Property(seed = "20261129")
  void everyDecimalThatFitsIsReadBackExactly(
      @ForAll long unscaled, @ForAll @IntRange(max = 15) int scale) {
    BigDecimal decimal = BigDecimal.valueOf(unscaled / 10, scale);
    assertThat(number.read(decimal.toPlainString(), DecimalSign.POINT)).isEqualTo(NumberFault.NONE);
    assertThat(value()).isEqualByComparingTo(decimal);
    String comma = decimal.toPlainString().replace('.', ',');
    assertThat(number.read(comma, DecimalSign.COMMA)).isEqualTo(NumberFault.NONE);
    assertThat(value()).isEqualByComparingTo(decimal);
  }

  @Property(seed = "20261129")
  void anyTextIsReadOrRefusedButNeverThrows(@ForAll String text) {
    for (DecimalSign sign : DecimalSign.values()) {
      NumberFault fault = number.read(text, sign);
      if (fault == NumberFault.NONE) {
        assertThat(number.scale()).isBetween(0, 24);
      }
    }
  }

  private BigDecimal value() {
    return BigDecimal.valueOf(number.unscaled(), number.scale());
  }
}
