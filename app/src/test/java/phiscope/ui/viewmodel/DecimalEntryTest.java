package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.text.Numbers;

/** How typed numbers are read. */
class DecimalEntryTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # plain numbers
          1.5     | 1.5
          1,5     | 1.5
          ,5      | 0.5
          5.      | 5
          +3      | 3
          -2      | -2
          1e-3    | 0.001
          2E3     | 2000
          # other forms of the same signs: full-width, minus sign, Arabic and Thai digits
          １．５   | 1.5
          １，５   | 1.5
          −2      | -2
          ١٥      | 15
          # a comma behind 0 can't group
          0,125   | 0.125
          # three decimals behind a point are decimals
          12.345  | 12.345
          """)
  void aNumberIsReadWithPointOrComma(String typed, BigDecimal value) {
    assertThat(DecimalEntry.of(typed)).isInstanceOf(DecimalEntry.Accepted.class);
    assertThat(((DecimalEntry.Accepted) DecimalEntry.of(typed)).value())
        .isEqualByComparingTo(value);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1.004,2 | ui.number.bothSigns
          12,345  | ui.number.grouped
          1,000   | ui.number.grouped
          abc     | ui.number.notANumber
          1,5,2   | ui.number.notANumber
          .       | ui.number.notANumber
          1e999   | ui.number.tooLarge
          NaN     | ui.number.notANumber
          1 2     | ui.number.notANumber
          ½       | ui.number.notANumber
          """)
  void whatCouldMeanSomethingElseIsRefusedWithItsReason(String typed, String key) {
    assertThat(DecimalEntry.of(typed)).isInstanceOf(DecimalEntry.Refused.class);
    assertThat(((DecimalEntry.Refused) DecimalEntry.of(typed)).key()).isEqualTo(key);
  }

  @Test
  void blanksAndInvisibleCharactersAroundANumberDoNotMatter() {
    assertThat(DecimalEntry.of("\uFEFF 7\u200B\n"))
        .isEqualTo(new DecimalEntry.Accepted(new BigDecimal("7")));
    assertThat(DecimalEntry.of(" \n ")).isInstanceOf(DecimalEntry.Empty.class);
    assertThat(DecimalEntry.of("8\n8")).isInstanceOf(DecimalEntry.Refused.class);
  }

  @Property(seed = "20261129")
  void anyTextIsReadWithoutFailing(@ForAll String typed) {
    assertThat(DecimalEntry.of(typed)).isNotNull();
  }

  @Property(seed = "20261129")
  void whatIsShownIsReadAsTheSameNumber(@ForAll BigDecimal value) {
    DecimalEntry entry = DecimalEntry.of(DecimalEntry.show(value));
    if (entry instanceof DecimalEntry.Refused refused) {
      assertThat(refused.key()).isIn("ui.number.tooLong", "ui.number.tooLarge");
    } else {
      assertThat(((DecimalEntry.Accepted) entry).value()).isEqualByComparingTo(value);
    }
  }

  /** One form for a tail, however small it is; a nanosecond in seconds stays plain. */
  @ParameterizedTest
  @CsvSource({
    "0.0000000000000046812, 4.6812e-15",
    "1.08e-109, 1.08e-109",
    "-0.00001234567, -1.234567e-5",
    "0.000000001, 0.000000001",
    "0.00316712, 0.00316712",
    "0.0001234567891234, 0.0001234567891234",
    "1e12, 1000000000000",
    "1.5e25, 1.5e25",
  })
  void aSmallNumberIsShownWithAPowerOfTen(BigDecimal value, String shown) {
    assertThat(DecimalEntry.show(value)).isEqualTo(shown);
  }

  @Test
  void thirtyStepsUpAndThirtyDownEndWhereTheyBeganAndStayOnTheGrid() {
    NumberRange range = NumberRange.between("0.05", "100", "0.1");
    BigDecimal value = new BigDecimal("0.05");
    for (int i = 0; i < 30; i++) {
      value = range.stepped(value, 1);
      assertThat(value.remainder(new BigDecimal("0.1")).signum()).isZero();
    }
    assertThat(value).isEqualByComparingTo("3");
    for (int i = 0; i < 30; i++) {
      value = range.stepped(value, -1);
    }
    assertThat(value).isEqualByComparingTo("0.05");
  }

  @Test
  void aNumberCopiedFromAFigureIsRead() {
    assertThat(DecimalEntry.of(Numbers.whole(1_234_567)))
        .isEqualTo(new DecimalEntry.Accepted(new BigDecimal("1234567")));
    assertThat(DecimalEntry.of("12 345")).isInstanceOf(DecimalEntry.Refused.class);
  }
}
