package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.figure.Mark.Point;

/** Round numbers for axes, hatching, raised exponents, line breaks. */
class GeometryTest {
  private static final TextMeasure MEASURE = TextMeasure.bundled();

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # at least, step
          1, 1
          1.2, 2
          2.1, 5
          5.1, 10
          0.03, 0.05
          1e-9, 1e-9
          3e300, 5e300
          # what is no length gives a step all the same
          0, 1
          -3, 1
          NaN, 1
          Infinity, 1
          """)
  void aStepIsOneTwoOrFiveTimesAPowerOfTen(double least, double step) {
    assertThat(Ticks.step(least)).isCloseTo(step, within(step * 1e-12));
  }

  @ParameterizedTest
  @CsvSource({"14, 14", "14.1, 16", "57.24, 60", "99, 100", "101, 120", "0.37, 0.4", "1e-7, 1e-7"})
  void theEndOfAnAxisIsRoundedUp(double value, double end) {
    assertThat(Ticks.roundUp(value)).isCloseTo(end, within(end * 1e-9));
  }

  @Property(seed = "20261129")
  void anAxisEndIsNotBelowTheValueAndNotFarAboveIt(
      @ForAll @DoubleRange(min = 1, max = 10) double digits,
      @ForAll @IntRange(min = -12, max = 15) int exponent) {
    double value = digits * Math.pow(10, exponent);
    assertThat(Ticks.roundUp(value)).isBetween(value * (1 - 1e-9), value * 1.25 + 1e-300);
  }

  /** As something is dragged, the end of the axis changes a few times, not all the time. */
  @Test
  void anAxisChangesRarely() {
    int changes = 0;
    for (double value = 10; value < 100; value += 0.1) {
      changes += Ticks.roundUp(value) == Ticks.roundUp(value + 0.1) ? 0 : 1;
    }
    assertThat(changes).isLessThan(25);
  }

  @Property(seed = "20261129")
  void tickTextsAreRightAndDiffer(
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double low,
      @ForAll @DoubleRange(min = 1, max = 10) double digits,
      @ForAll @IntRange(min = -6, max = 6) int exponent) {
    double span = digits * Math.pow(10, exponent);
    double step = Ticks.step(span / 8);
    List<Double> values = Ticks.values(low, low + span, step);
    List<String> texts = values.stream().map(value -> Ticks.text(value, step)).toList();
    assertThat(texts).doesNotHaveDuplicates().noneMatch(text -> text.equals("−0"));
    for (int i = 0; i < values.size(); i++) {
      String plain = texts.get(i).replace("\u00a0", "").replace("−", "-").replace("×10^", "e");
      double shown = Double.parseDouble(plain);
      assertThat(shown).isCloseTo(values.get(i), within(step / 1000));
    }
  }

  @Provide
  Arbitrary<Point> points() {
    Arbitrary<Double> coordinate = Arbitraries.doubles().between(0, 300);
    return Combinators.combine(coordinate, coordinate).as(Point::new);
  }

  @Property(tries = 200, seed = "20261129")
  void hatchingStaysWithinATriangle(
      @ForAll("points") Point a, @ForAll("points") Point b, @ForAll("points") Point c) {
    double[] ends = Hatching.of(List.of(a, b, c), 5);
    assertThat(ends.length % 4).isZero();
    double area = Math.abs(cross(a, b, c)) / 2;
    for (int i = 0; i < ends.length; i += 4) {
      Point middle = new Point((ends[i] + ends[i + 2]) / 2, (ends[i + 1] + ends[i + 3]) / 2);
      double parts =
          (Math.abs(cross(a, b, middle))
                  + Math.abs(cross(b, c, middle))
                  + Math.abs(cross(c, a, middle)))
              / 2;
      assertThat(parts).isCloseTo(area, within(1e-6 * Math.max(1, area)));
      // Lines rise to the right at 45 degrees.
      assertThat(ends[i] + ends[i + 1]).isCloseTo(ends[i + 2] + ends[i + 3], within(1e-9));
    }
  }

  private static double cross(Point a, Point b, Point c) {
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
  }

  @Test
  void hatchingCoversItsShareOfASquare() {
    List<Point> square =
        List.of(new Point(0, 0), new Point(100, 0), new Point(100, 100), new Point(0, 100));
    double[] ends = Hatching.of(square, 5);
    double length = 0;
    for (int i = 0; i < ends.length; i += 4) {
      length += Math.hypot(ends[i + 2] - ends[i], ends[i + 3] - ends[i + 1]);
    }
    assertThat(length * 5).isCloseTo(10_000, within(200.0));
  }

  @Test
  void exponentsAreRaisedAndTheirTextIsNotLost() {
    RichText rich = RichText.of("S = 3.16712×10^-5, 1 in 3.2×10^4");
    assertThat(rich.runs())
        .containsExactly(
            new RichText.Run("S = 3.16712×10", false),
            new RichText.Run("−5", true),
            new RichText.Run(", 1 in 3.2×10", false),
            new RichText.Run("4", true));
    assertThat(RichText.of("×10^ and 10^5").runs())
        .containsExactly(new RichText.Run("×10^ and 10^5", false));
    assertThat(RichText.of("").runs()).containsExactly(new RichText.Run("", false));
  }

  @Test
  void linesBreakWhereTheScriptAllowsIt() {
    assertThat(TextWrap.lines("one two three", MEASURE, 12, 60))
        .containsExactly("one two", "three");
    assertThat(TextWrap.lines("检测器还没有学到东西", MEASURE, 12, 60))
        .allMatch(line -> MEASURE.width(line, 12, false) <= 60);
    assertThat(TextWrap.lines("Unbreakablelongword", MEASURE, 12, 40)).hasSize(1);
    assertThat(TextWrap.lines("", MEASURE, 12, 40)).isEmpty();
  }

  @Test
  void colorsOfARangeThatIsNoneAreRefused() {
    assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> new Rgb(256, 0, 0)))
        .hasMessage("a colour needs 0 to 255, got 256, 0, 0");
    assertThat(Rgb.of(0xff8000).over(Rgb.of(0), 0.5)).isEqualTo(Rgb.of(0x804000));
    assertThat(Rgb.of(0x0a0b0c).hex()).isEqualTo("#0a0b0c");
  }
}
