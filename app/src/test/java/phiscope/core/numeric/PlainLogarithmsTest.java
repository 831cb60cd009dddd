package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The logarithms are those of StrictMath, bit for bit: committed files hang on them. */
class PlainLogarithmsTest {
  private static final int MANY = 500_000;

  @Property(tries = 3000, seed = "20261130")
  void anyNumberHasTheLogarithmsOfStrictMath(@ForAll double x) {
    assertSame(x);
  }

  @Property(tries = 3000, seed = "20261130")
  void numbersNearOneHaveTheLogarithmsOfStrictMath(
      @ForAll @IntRange(min = -1_000_000, max = 1_000_000) int steps) {
    double distance = steps * 0x1.234p-37;
    assertSame(1 + distance);
    assertSame(distance);
  }

  @Test
  void tailsOfEverySizeHaveTheLogarithmsOfStrictMath() {
    SplittableRandom random = new SplittableRandom(20261130);
    for (int i = 0; i < MANY; i++) {
      double tail = random.nextDouble() * Math.scalb(1.0, -random.nextInt(80));
      assertSame(tail);
      assertSame(-tail);
    }
  }

  @Test
  void everyPlaceWhereTheMethodChangesHasTheLogarithmsOfStrictMath() {
    double[] places = {
      0,
      Double.MIN_VALUE,
      Double.MIN_NORMAL,
      0x1p-54,
      0x1p-29,
      0x1p-20,
      0.2928,
      0.29289,
      0.41422,
      0.5,
      0.7071067811865476,
      1,
      1.3799,
      1.4142135623730951,
      1.42,
      2,
      10,
      1e300,
      Double.MAX_VALUE,
      Double.POSITIVE_INFINITY,
      Double.NaN
    };
    for (double place : places) {
      double at = place;
      for (int i = 0; i < 100; i++) {
        at = Math.nextDown(at);
      }
      for (int i = 0; i < 200; i++) {
        assertSame(at);
        assertSame(-at);
        at = Math.nextUp(at);
      }
      assertSame(1 + place * 0x1p-20);
      assertSame(1 - place * 0x1p-20);
    }
  }

  private static void assertSame(double x) {
    if (Double.doubleToLongBits(PlainLogarithms.log10(x))
            != Double.doubleToLongBits(StrictMath.log10(x))
        || Double.doubleToLongBits(PlainLogarithms.log1p(x))
            != Double.doubleToLongBits(StrictMath.log1p(x))) {
      assertThat(PlainLogarithms.log10(x)).as("log10(%s)", x).isEqualTo(StrictMath.log10(x));
      assertThat(PlainLogarithms.log1p(x)).as("log1p(%s)", x).isEqualTo(StrictMath.log1p(x));
    }
  }
}
