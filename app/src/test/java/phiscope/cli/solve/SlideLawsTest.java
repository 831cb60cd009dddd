package phiscope.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;

/** Windows of random intervals against their definitions. */
class SlideLawsTest {
  @Property(tries = 150, seed = "20261129")
  void everyStepHasTheMomentsOfItsWindowByDefinition(
      @ForAll("intervals") List<BigDecimal> intervals,
      @ForAll @IntRange(min = 1, max = 9) int size) {
    String list = quoted(intervals);
    String form = "{'id': 's', 'kind': 'slide', 'intervals': [%s], 'windowSize': %d, %s}";
    String problem = form.formatted(list, size, "'sigmaFloor': '1'");
    JsonNode steps = SolvedProblem.answer(problem).get("steps");
    assertThat(steps).hasSize(intervals.size());
    for (int i = 0; i < intervals.size(); i++) {
      assertIsOf(steps.get(i), intervals.subList(Math.max(0, i + 1 - size), i + 1));
    }
  }

  @Property(tries = 100, seed = "20261129")
  void aWindowIsTheLastStepOfASlideAsLargeAsIt(@ForAll("intervals") List<BigDecimal> intervals) {
    String problem = "{'id': 'w', 'kind': 'window', 'intervals': [%s]}";
    JsonNode window = SolvedProblem.answer(problem.formatted(quoted(intervals)));
    assertIsOf(window, intervals);
    BigFraction sum = BigFraction.ZERO;
    BigFraction squares = BigFraction.ZERO;
    for (BigDecimal interval : intervals) {
      sum = sum.add(fraction(interval));
      squares = squares.add(fraction(interval).pow(2));
    }
    assertThat(fraction(window.get("sum"))).isEqualTo(sum);
    assertThat(fraction(window.get("sumOfSquares"))).isEqualTo(squares);
  }

  /** The mean of squared deviations from the mean, not the difference of two sums. */
  private static void assertIsOf(JsonNode moments, List<BigDecimal> window) {
    BigFraction mean = BigFraction.ZERO;
    for (BigDecimal interval : window) {
      mean = mean.add(fraction(interval).divide(window.size()));
    }
    BigFraction deviations = BigFraction.ZERO;
    for (BigDecimal interval : window) {
      deviations = deviations.add(fraction(interval).subtract(mean).pow(2));
    }
    assertThat(moments.get("count").intValue()).isEqualTo(window.size());
    assertThat(fraction(moments.get("mean"))).isEqualTo(mean);
    assertThat(fraction(moments.get("populationVariance")))
        .isEqualTo(deviations.divide(window.size()));
    if (window.size() == 1) {
      assertThat(moments.get("sampleVariance").isNull()).isTrue();
    } else {
      assertThat(fraction(moments.get("sampleVariance")))
          .isEqualTo(deviations.divide(window.size() - 1));
    }
  }

  private static String quoted(List<BigDecimal> numbers) {
    return numbers.stream().map(number -> "'" + number + "'").collect(Collectors.joining(", "));
  }

  private static BigFraction fraction(BigDecimal value) {
    BigInteger power = BigInteger.TEN.pow(Math.abs(value.scale()));
    return value.scale() >= 0
        ? new BigFraction(value.unscaledValue(), power)
        : new BigFraction(value.unscaledValue().multiply(power));
  }

  /** In lowest terms: a fraction that is not would not equal its own text. */
  private static BigFraction fraction(JsonNode text) {
    String[] parts = text.textValue().split("/");
    BigFraction value = new BigFraction(new BigInteger(parts[0]), new BigInteger(parts[1]));
    assertThat(value.getNumerator() + "/" + value.getDenominator()).isEqualTo(text.textValue());
    return value;
  }

  @Provide
  Arbitrary<List<BigDecimal>> intervals() {
    Arbitrary<BigDecimal> plain =
        Arbitraries.integers().between(0, 100_000).map(i -> BigDecimal.valueOf(i, 3));
    Arbitrary<BigDecimal> large =
        Arbitraries.integers().between(0, 9).map(i -> BigDecimal.valueOf(1_000_000_000L + i));
    Arbitrary<BigDecimal> any =
        Arbitraries.longs()
            .between(0, Long.MAX_VALUE)
            .flatMap(
                n -> Arbitraries.integers().between(-30, 30).map(s -> BigDecimal.valueOf(n, s)));
    return Arbitraries.oneOf(
        plain.list().ofMinSize(1).ofMaxSize(25),
        large.list().ofMinSize(1).ofMaxSize(25),
        Arbitraries.oneOf(plain, any).list().ofMinSize(1).ofMaxSize(25).map(ArrayList::new));
  }
}
