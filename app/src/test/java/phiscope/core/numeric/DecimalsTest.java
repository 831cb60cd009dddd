package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalsTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # text, exact value
          1.5, 3/2
          -3, -3/1
          +7, 7/1
          1e-4, 1/10000
          1E+3, 1000/1
          .5, 1/2
          5., 5/1
          007, 7/1
          -0, 0/1
          0e999999999, 0/1
          0.1, 1/10
          1e0000000003, 1000/1
          1/1000, 1/1000
          -2/6, -1/3
          +2/6, 1/3
          0/5, 0/1
          """)
  void numbersAreReadExactly(String text, String value) {
    assertThat(Decimals.fraction(Decimals.readFraction(text).value())).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      textBlock =
          """
          # text, why it is refused
          "", EMPTY
          "  ", EMPTY
          "1,200", COMMA
          "1,5", COMMA
          "1\uFF0C5", COMMA
          "1.004,2", COMMA
          "1\u066B5", COMMA
          " 1", BLANK
          "1 ", BLANK
          "1 000", BLANK
          "1\u00A0000", BLANK
          "1\u202F000", BLANK
          NaN, NOT_FINITE
          nan, NOT_FINITE
          Infinity, NOT_FINITE
          -inf, NOT_FINITE
          "\u221E", NOT_FINITE
          "\uFF11\uFF0E\uFF15", FULL_WIDTH
          1/0, ZERO_DENOMINATOR
          1/00, ZERO_DENOMINATOR
          1e1001, OUT_OF_RANGE
          -1e-1001, OUT_OF_RANGE
          1e999999999, OUT_OF_RANGE
          1e-999999999999999999999, OUT_OF_RANGE
          ., MALFORMED
          -, MALFORMED
          e5, MALFORMED
          1e, MALFORMED
          1e+, MALFORMED
          1.2.3, MALFORMED
          --1, MALFORMED
          1_000, MALFORMED
          0x10, MALFORMED
          1d, MALFORMED
          1.5/2, MALFORMED
          1/-2, MALFORMED
          1/2/3, MALFORMED
          /2, MALFORMED
          1/, MALFORMED
          12%, MALFORMED
          "\u22121", MALFORMED
          "\u0661", MALFORMED
          """)
  void whatIsNotANumberIsRefusedWithItsReason(String text, NumberRefusal reason) {
    assertThat(Decimals.readFraction(text)).isEqualTo(new NumberReading.Refused(reason));
    assertThatThrownBy(() -> Decimals.readFraction(text).value())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aFractionIsNoDecimal() {
    assertThat(Decimals.readDecimal("1/2"))
        .isEqualTo(new NumberReading.Refused(NumberRefusal.FRACTION));
  }

  @Test
  void aThousandDigitsAreReadAndMoreRefused() {
    assertThat(Decimals.readDecimal("1".repeat(1000)).isAccepted()).isTrue();
    assertThat(Decimals.readDecimal("0." + "1".repeat(999)).isAccepted()).isTrue();
    NumberReading tooMany = new NumberReading.Refused(NumberRefusal.TOO_MANY_DIGITS);
    assertThat(Decimals.readDecimal("1".repeat(1001))).isEqualTo(tooMany);
    assertThat(Decimals.readDecimal("0".repeat(5_000_000))).isEqualTo(tooMany);
    assertThat(Decimals.readFraction("1/" + "1".repeat(1001))).isEqualTo(tooMany);
  }

  @Test
  void fullWidthTextBecomesPlainOnlyWhenAskedFor() {
    String typed = "\uFF0D\uFF11\uFF12\uFF0E\uFF15\uFF45\uFF0B\uFF13";
    assertThat(Decimals.withoutFullWidth(typed)).isEqualTo("-12.5e+3");
    assertThat(Decimals.withoutFullWidth("12.5")).isEqualTo("12.5");
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # value, digits, text
          1.5, 30, 1.50000000000000000000000000000
          -9.5, 5, -9.5000
          0.025, 3, 0.0250
          0.000001, 3, 0.00000100
          0.000000999, 3, 9.99e-7
          0, 30, 0
          123456, 3, 1.23e5
          123456, 6, 123456
          123456, 8, 123456.00
          999999999999999999999, 30, 999999999999999999999.000000000
          1e21, 30, 1.00000000000000000000000000000e21
          2.5, 1, 2
          3.5, 1, 4
          0.95, 1, 1
          7e-9, 1, 7e-9
          99.95, 3, 100
          """)
  void numbersAreWrittenWithTheirSignificantDigits(String value, int digits, String text) {
    assertThat(Decimals.text(new BigDecimal(value), digits)).isEqualTo(text);
    assertThat(Decimals.text(Decimals.readDecimal(value).value(), digits)).isEqualTo(text);
  }

  @Test
  void anExponentOfAnyLengthIsWritten() {
    BigInteger exponent = new BigInteger("-2171472409516268");
    PreciseNumber small = PreciseNumber.of(new BigDecimal("29.017"), exponent);
    assertThat(small).hasToString("2.9017e-2171472409516267");
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          80/1, 80
          416/100, 4.16
          -1/2, -0.5
          1/3, 1/3
          -7/6, -7/6
          1/1024, 0.0009765625
          0/1, 0
          100000000000/1, 100000000000
          """)
  void finiteDecimalsAreWrittenInFullAndOthersAsFractions(String value, String text) {
    assertThat(Decimals.exact(Decimals.readFraction(value).value())).isEqualTo(text);
  }

  @Property(seed = "20261129")
  void theExactTextReadsBack(@ForAll long numerator, @ForAll @IntRange(min = 1) int denominator) {
    BigFraction value =
        new BigFraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    assertThat(Decimals.readFraction(Decimals.exact(value)).value()).isEqualTo(value);
    assertThat(Decimals.readFraction(Decimals.fraction(value)).value()).isEqualTo(value);
  }

  @Property(seed = "20261129")
  void theTextOfEnoughDigitsReadsBack(
      @ForAll long unscaled, @ForAll @IntRange(min = -40, max = 40) int scale) {
    BigDecimal value = BigDecimal.valueOf(unscaled, scale);
    String text = Decimals.text(value, 19);
    assertThat(new BigDecimal(text)).isEqualByComparingTo(value);
    assertThat(Decimals.text(Decimals.readDecimal(text).value(), 19)).isEqualTo(text);
  }

  @Property(seed = "20261129")
  void readingNeverThrows(@ForAll String text) {
    assertThat(Decimals.readFraction(text)).isNotNull();
  }

  @Test
  void numbersAreTheSameInEveryLocale() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : new String[] {"de", "ar-EG", "fa", "tr", "zh", "hi-IN-u-nu-deva"}) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(Decimals.text(new BigDecimal("-1234.5"), 6)).isEqualTo("-1234.50");
        assertThat(Decimals.readDecimal("INFINITY").isAccepted()).isFalse();
        assertThat(Decimals.readDecimal("1.5").value()).isEqualTo(new BigFraction(3, 2));
      }
    } finally {
      Locale.setDefault(before);
    }
  }
}
