package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * A threshold's silence that stands beside the silence at hand is not rounded to the same number.
 */
class TimesApartTest {
  @ParameterizedTest
  @CsvSource({
    "14652.74, 14000, 0, 14 652.7",
    "146527.4, 146527, 0, 146 527.4",
    "1000000000012.5, 1000000000056, 0, 1 000 000 000 013",
    "100000.4, 100000, 3, 100.0004",
    "100000, 100000, 3, 100",
    "Infinity, 5, 0, ∞",
  })
  void asManyDigitsAreShownAsTellTwoTimesApart(
      double ticks, long silence, int decimals, String shown) {
    TickScale scale = new TickScale(TimeUnit.NONE, decimals);
    assertThat(Numbers.timeApart(ticks, silence, scale)).isEqualTo(shown.replace(' ', '\u00a0'));
  }
}
