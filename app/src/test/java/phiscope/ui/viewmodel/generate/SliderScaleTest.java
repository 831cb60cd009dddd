package phiscope.ui.viewmodel.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SliderScaleTest {
  private static final SliderScale TIMES = SliderScale.fromZero(0.001, 100);

  static Stream<SliderScale> scales() {
    return Stream.of(
        TIMES,
        SliderScale.decades(10, 1_000_000),
        SliderScale.bothSides(0.001, 10),
        new SliderScale(SliderScale.Shape.LINEAR, 0, 199));
  }

  @ParameterizedTest
  @MethodSource("scales")
  void valuesGrowAlongTheSliderFromEndToEnd(SliderScale scale) {
    BigDecimal last = null;
    for (int i = 0; i <= 1000; i++) {
      BigDecimal value = scale.value(i / 1000.0);
      assertThat(last == null || value.compareTo(last) >= 0)
          .as("%s after %s", value, last)
          .isTrue();
      boolean even = scale.shape() == SliderScale.Shape.LINEAR;
      assertThat(even || value.signum() == 0 || value.precision() <= 2).as("%s", value).isTrue();
      last = value;
    }
    assertThat(scale.value(1).doubleValue()).isBetween(scale.most() * 0.99, scale.most() * 1.01);
  }

  /** So that what a key has reached stays there when the slider is shown anew. */
  @ParameterizedTest
  @MethodSource("scales")
  void aRoundValueLiesWhereItIsTakenFrom(SliderScale scale) {
    for (int i = 0; i <= 200; i++) {
      BigDecimal value = scale.value(i / 200.0);
      assertThat(scale.value(scale.place(value.doubleValue()))).isEqualByComparingTo(value);
    }
  }

  @ParameterizedTest
  @MethodSource("scales")
  void keysReachBothEndsAndComeBackByTheSameValues(SliderScale scale) {
    BigDecimal value = scale.value(0.5);
    for (int i = 0; i < 20; i++) {
      BigDecimal up = scale.next(value, true);
      assertThat(up).isGreaterThan(value);
      assertThat(scale.next(up, false)).isEqualByComparingTo(value);
      value = up;
    }
    assertThat(scale.next(scale.value(1), true)).isEqualByComparingTo(scale.value(1));
    assertThat(scale.next(scale.value(0), false)).isEqualByComparingTo(scale.value(0));
  }

  @Test
  void zeroAndWhatLiesBeyondTheEndsHaveAPlaceToo() {
    assertThat(TIMES.place(0)).isZero();
    assertThat(TIMES.value(0)).isEqualByComparingTo("0");
    assertThat(TIMES.place(1e9)).isEqualTo(1);
    assertThat(SliderScale.decades(10, 100).place(0.001)).isZero();
    assertThat(SliderScale.bothSides(0.001, 10).place(0)).isEqualTo(0.5);
    assertThat(SliderScale.bothSides(0.001, 10).value(0)).isEqualByComparingTo("-10");
  }
}
