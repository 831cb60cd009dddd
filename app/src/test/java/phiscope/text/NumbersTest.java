package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.detector.PhiResult;
import phiscope.core.detector.PhiResult.Status;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.TextMeasure;
import phiscope.text.Messages.Language;

/** Numbers are written with digits that are all right, the same everywhere. */
class NumbersTest {
  private static final Messages ENGLISH = Messages.in(Language.ENGLISH);
  private static final Messages CHINESE = Messages.in(Language.CHINESE);

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # value, digits, text
          # a sum of doubles that is not quite 0.35
          0.35000000000000003, 6, 0.35
          # S004's table
          0.022750131948179, 6, 0.0227501
          0.0000316712418331, 6, 3.16712×10^-5
          1.643016213, 7, 1.643016
          0.3010299956639812, 7, 0.30103
          # zero has no sign
          -0.0, 6, 0
          0, 6, 0
          -14, 6, −14
          # digits before the point stay, however many
          1234567.8, 6, 1 234 568
          999999.5, 6, 1 000 000
          123456789012, 6, 123 456 789 012
          # rounding up makes one more digit
          9.9999999, 6, 10
          0.00009999999, 6, 0.0001
          # half up of the decimal that is meant
          0.25, 1, 0.3
          0.35, 1, 0.4
          # decimal powers from 1e12 and below 1e-4
          1e12, 6, 1×10^12
          999999999999.9, 3, 1×10^12
          1.7976931348623157e308, 6, 1.79769×10^308
          4.9e-324, 6, 4.9×10^-324
          NaN, 6, –
          Infinity, 6, ∞
          -Infinity, 6, −∞
          """)
  void significantDigits(double value, int digits, String text) {
    assertThat(Numbers.significant(value, digits).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          1, 3, 6, 0.333333
          2, 3, 6, 0.666667
          -2, 3, 6, −0.666667
          40, 4, 6, 10
          # a half, and a hair below it, which a double cannot tell apart
          1, 2, 1, 0.5
          5, 20, 1, 0.3
          2499999999999999999999, 10000000000000000000000, 1, 0.2
          123456789, 2, 3, 61 728 395
          0, 5, 3, 0
          """)
  void fractionsAreRoundedFromTheirExactValue(
      java.math.BigInteger over, java.math.BigInteger under, int digits, String text) {
    assertThat(Numbers.significant(new BigFraction(over, under), digits).text()).isEqualTo(text);
  }

  @Property(seed = "20261129")
  void whatIsWrittenIsTheNumberRounded(
      @ForAll long bits, @ForAll @IntRange(min = 1, max = 15) int digits) {
    double value = Double.longBitsToDouble(bits);
    Assume.that(Double.isFinite(value));
    BigDecimal back = number(Numbers.significant(value, digits));
    BigDecimal exact = BigDecimal.valueOf(value);
    BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_UP));
    boolean cuts = rounded.abs().compareTo(new BigDecimal("1e12")) < 0 && rounded.scale() < 0;
    BigDecimal expected = cuts ? exact.setScale(0, RoundingMode.HALF_UP) : rounded;
    assertThat(back).isEqualByComparingTo(expected);
  }

  private static BigDecimal number(Numbers.Written written) {
    BigDecimal digits = new BigDecimal(written.digits().replace('−', '-'));
    return written.exponent().isPresent()
        ? digits.scaleByPowerOfTen(written.exponent().getAsInt())
        : digits;
  }

  @ParameterizedTest
  @CsvSource({
    "-2, 0.01",
    "-299.5, 3.16228×10^-300",
    "-301, 1×10^-301",
    "-54289.9083, 1.23509×10^-54290",
    "-1e10, 10^(−10 000 000 000)",
    "-3.4743559e18, 10^(−3.47436×10^18)",
    "-Infinity, 0",
    "NaN, –"
  })
  void aProbabilityBelowAllDoublesIsWrittenFromItsLogarithm(double log10, String text) {
    assertThat(Numbers.probabilityFromLog10(log10).text()).isEqualTo(text);
  }

  @Test
  void timesCarryTheirUnit() {
    TickScale milliseconds = new TickScale(TimeUnit.MILLISECOND, 3);
    assertThat(Numbers.time(1_200_500L, milliseconds)).isEqualTo("1200.5 ms");
    assertThat(Numbers.time(1_200_500.4567, milliseconds)).isEqualTo("1200.5 ms");
    assertThat(Numbers.time(14L, new TickScale(TimeUnit.NONE, 0))).isEqualTo("14");
    assertThat(Numbers.time(7L, new TickScale(TimeUnit.MICROSECOND, 0))).isEqualTo("7 µs");
    assertThat(Numbers.time(Double.POSITIVE_INFINITY, milliseconds)).isEqualTo("∞ ms");
    assertThat(Numbers.time(Long.MAX_VALUE, new TickScale(TimeUnit.SECOND, 9)))
        .isEqualTo("9\u00a0223\u00a0372\u00a0036.854775807 s");
  }

  @Test
  void aDetectorsAnswerIsWrittenInWordsWhereItIsNoNumber() {
    assertThat(Numbers.phi(new PhiResult(Status.AT_LEAST, 30, true), ENGLISH))
        .isEqualTo("at least 30");
    assertThat(Numbers.phi(new PhiResult(Status.AT_LEAST, 16, true), CHINESE)).isEqualTo("至少 16");
    assertThat(Numbers.phi(new PhiResult(Status.UNTRAINED, Double.NaN, false), ENGLISH))
        .isEqualTo("untrained");
    assertThat(Numbers.phi(new PhiResult(Status.UNTRAINED, 0, false), ENGLISH))
        .isEqualTo("0 (untrained)");
    assertThat(Numbers.phi(new PhiResult(Status.INFINITE, Double.POSITIVE_INFINITY, true), CHINESE))
        .isEqualTo("∞");
    assertThat(Numbers.phi(new PhiResult(Status.OK, 1.643016213, true), CHINESE))
        .isEqualTo("1.643016");
  }

  @Test
  void sharesAreWrittenAsPercentAndAsOneInN() {
    assertThat(Numbers.percent(0.022750131948)).isEqualTo("2.28%");
    assertThat(Numbers.percent(1)).isEqualTo("100%");
    assertThat(Numbers.percent(0.0000001)).isEqualTo("1×10^-5%");
    // Only 1 is 100%.
    assertThat(Numbers.percent(0.99971382)).isEqualTo("99.971%");
    assertThat(Numbers.percent(0.9999)).isEqualTo("99.99%");
    assertThat(Numbers.percent(Math.nextDown(1.0))).startsWith("99.99999");
  }

  /** Odds of 10^x lack 1 / (1 + 10^x) of certainty. */
  @ParameterizedTest
  @CsvSource({
    "-3,          0.0999%",
    "0,           50%",
    "3,           99.9%",
    "4,           99.99%",
    "4.999,       99.999%",
    "5,           1 − 1×10^-5",
    "16,          1 − 1×10^-16",
    "201.6150735, 1 − 2.4×10^-202",
    "28904.721,   1 − 1.9×10^-28905",
    "Infinity,    100%",
    "-Infinity,   0%",
    "NaN,         –"
  })
  void aBeliefIsWrittenByWhatItLacksWhereAPercentageWouldLookLikeCertainty(
      double log10Odds, String written) {
    assertThat(Numbers.belief(log10Odds)).isEqualTo(written);
  }

  @Test
  void anExactTimeInADrawingHasTheDigitsThatCanBeSeen() {
    TickScale nanoseconds = new TickScale(TimeUnit.MILLISECOND, 6);
    assertThat(Numbers.seenTime(12_878_311_903L, nanoseconds)).isEqualTo("12\u00a0878.31 ms");
    assertThat(Numbers.seenTime(14, new TickScale(TimeUnit.NONE, 0))).isEqualTo("14");
    assertThat(Numbers.seenTime(123_456_789L, new TickScale(TimeUnit.SECOND, 0)))
        .isEqualTo("123\u00a0456\u00a0789 s");
    assertThat(Numbers.oneIn(1.10809e-14, ENGLISH)).contains("1 in 9.02×10^13");
    assertThat(Numbers.oneIn(0.022750131948, ENGLISH)).contains("1 in 44");
    assertThat(Numbers.oneIn(Double.MIN_VALUE, ENGLISH)).contains("1 in 2.02×10^323");
    assertThat(Numbers.oneIn(0.022750131948, CHINESE)).contains("每 44 次里有 1 次");
    assertThat(Numbers.oneIn(0.7, ENGLISH)).isEmpty();
    assertThat(Numbers.oneIn(0, ENGLISH)).isEmpty();
    assertThat(Numbers.oneIn(Double.NaN, ENGLISH)).isEmpty();
  }

  @Test
  void latexWritesThePowerOfTen() {
    assertThat(Numbers.significant(0.0000316712, 6).latex()).isEqualTo("3.16712 \\times 10^{-5}");
    assertThat(Numbers.significant(-2, 6).latex()).isEqualTo("-2");
    assertThat(Numbers.probabilityFromLog10(-3.4743559e18).latex())
        .isEqualTo("10^{-3.47436 \\times 10^{18}}");
  }

  @Test
  void digitsDoNotDependOnTheMachinesLanguage() {
    Locale before = Locale.getDefault();
    try {
      for (String tag : List.of("en", "de", "ar-EG-u-nu-arab", "zh", "th-TH-u-nu-thai")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(Numbers.significant(1234.5, 6).text()).isEqualTo("1234.5");
        assertThat(Numbers.fixed(-0.125, 2)).isEqualTo("−0.13");
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void fiveDigitsBeforeThePointAndMoreAreGroupedByASpaceThatBreaksNoLine() {
    assertThat(Numbers.whole(9_999)).isEqualTo("9999");
    assertThat(Numbers.whole(10_000)).isEqualTo("10\u00a0000");
    assertThat(Numbers.whole(-200_000)).isEqualTo("−200\u00a0000");
    assertThat(Numbers.fixed(100_000_000, 0)).isEqualTo("100\u00a0000\u00a0000");
    assertThat(Numbers.fixed(12_345.678, 2)).isEqualTo("12\u00a0345.68");
    assertThat(Numbers.exact(new BigDecimal("0.123456"))).isEqualTo("0.123456");
    assertThat(Numbers.significant(1_234_567, 9).latex()).isEqualTo("1\\,234\\,567");
    assertThat(TextMeasure.bundled().covers(String.valueOf(Numbers.THOUSANDS))).isTrue();
  }
}
