package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ExactMomentsTest {
  static Stream<Arguments> goldenWindows() {
    return GoldenFile.problems("windows", "window");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goldenWindows")
  void goldenWindowsAgreeExactly(String id, JsonNode problem, JsonNode answer) {
    List<BigFraction> intervals = new ArrayList<>();
    problem
        .get("intervals")
        .forEach(interval -> intervals.add(Decimals.readDecimal(interval.asText()).value()));
    ExactMoments moments = ExactMoments.of(intervals);
    assertThat(moments.count()).isEqualTo(answer.get("count").asLong());
    assertThat(Decimals.fraction(moments.sum())).isEqualTo(answer.get("sum").textValue());
    assertThat(Decimals.fraction(moments.sumOfSquares()))
        .isEqualTo(answer.get("sumOfSquares").textValue());
    assertThat(Decimals.fraction(moments.mean())).isEqualTo(answer.get("mean").textValue());
    assertThat(Decimals.fraction(moments.populationVariance()))
        .isEqualTo(answer.get("populationVariance").textValue());
    if (!answer.get("sampleVariance").isNull()) {
      assertThat(Decimals.fraction(moments.sampleVariance()))
          .isEqualTo(answer.get("sampleVariance").textValue());
    }
  }

  @Property(seed = "20261129")
  void theMomentsOfTicksAreThoseOfTheirTimes(@ForAll @Size(min = 2, max = 30) List<Long> ticks) {
    BigFraction tick = new BigFraction(1, 1000);
    IntervalSums sums = new IntervalSums();
    ticks.forEach(sums::add);
    ExactMoments moments =
        ExactMoments.of(ticks.stream().map(t -> tick.multiply(new BigFraction(t))).toList());
    assertThat(ExactMoments.of(sums, tick)).isEqualTo(moments);
    assertThat(sums.exactSampleVariance().multiply(tick).multiply(tick))
        .isEqualTo(moments.sampleVariance());
  }

  @Property(seed = "20261129")
  void theVarianceIgnoresAShiftAndGrowsWithTheSquareOfTheScale(
      @ForAll @Size(min = 1, max = 20) List<@IntRange(min = 0, max = 9999) Integer> intervals,
      @ForAll int shift,
      @ForAll @IntRange(min = 1, max = 1000) int scale) {
    List<BigFraction> plain = intervals.stream().map(BigFraction::new).toList();
    List<BigFraction> moved =
        plain.stream().map(x -> x.multiply(scale).add(new BigFraction(shift, 7))).toList();
    BigFraction variance = ExactMoments.of(plain).populationVariance();
    assertThat(ExactMoments.of(moved).populationVariance())
        .isEqualTo(variance.multiply((long) scale * scale));
  }

  @Test
  void oneIntervalHasNoSampleVarianceAndNoneHasNoMoments() {
    ExactMoments one = ExactMoments.of(List.of(new BigFraction(5)));
    assertThat(one.populationVariance()).isEqualTo(BigFraction.ZERO);
    assertThatThrownBy(one::sampleVariance).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> ExactMoments.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
