package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Percentage.withPercentage;
import static phiscope.core.numeric.Nearly.assertNearly;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Scale;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PosteriorTest {
  static Stream<Arguments> goldenPosteriors() {
    return GoldenFile.problems("posterior", "posterior");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goldenPosteriors")
  void goldenPosteriorsAgree(String id, JsonNode problem, JsonNode answer) {
    BigFraction prior = number(problem, "prior");
    String expected = answer.get("posterior").textValue();
    double phi;
    if (problem.has("survival")) {
      BigFraction survival = number(problem, "survival");
      BigFraction posterior = Posterior.exact(prior, survival);
      assertThat(Decimals.fraction(posterior))
          .isEqualTo(answer.get("posteriorFraction").textValue());
      assertNearly(Decimals.text(posterior, 40), expected, 1e-29);
      phi = 0.0 - StrictMath.log10(survival.doubleValue());
      assertNearly(
          Posterior.of(prior.doubleValue(), survival.doubleValue()),
          new BigDecimal(expected),
          1e-15);
    } else {
      StandardScore z =
          StandardScore.ofVariance(
              number(problem, "elapsed"), number(problem, "mean"), number(problem, "variance"));
      PreciseNumber posterior = Posterior.precise(prior, PreciseTail.survival(z));
      assertNearly(posterior.toString(), expected, 1e-29);
      phi = NormalTail.phi(z.doubleValue());
    }
    assertNearly(Posterior.ofPhi(prior.doubleValue(), phi), new BigDecimal(expected), 1e-13);
  }

  private static BigFraction number(JsonNode problem, String field) {
    return Decimals.readFraction(problem.get(field).textValue()).value();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # prior, phi, posterior, 1 - posterior
          0, 5, 0, 1
          0, Infinity, 0, 1
          1, 0, 1, 0
          1, 5, 1, 0
          0.5, 0, 0.5, 0.5
          0.5, Infinity, 1, 0
          1e-300, 300, 0.5, 0.5
          1e-9, 1e15, 1, 0
          1e-320, 0, 1e-320, 1
          """)
  void theEndsAreCertainty(double prior, double phi, double posterior, double complement) {
    assertThat(Posterior.ofPhi(prior, phi)).isCloseTo(posterior, withPercentage(1e-10));
    assertThat(Posterior.complementOfPhi(prior, phi)).isCloseTo(complement, withPercentage(1e-10));
  }

  @Test
  void noSilenceMovesCertaintyEvenOneWithoutATail() {
    assertThat(Posterior.of(0, 0)).isEqualTo(0.0);
    assertThat(Posterior.of(1, 0)).isEqualTo(1.0);
    assertThat(Posterior.of(Double.MIN_VALUE, 0)).isEqualTo(1.0);
  }

  @Property(seed = "20261129")
  void theLogarithmOfTheOddsGrowsByPhi(
      @ForAll @Scale(12) @DoubleRange(min = 1e-6, max = 0.999999) double prior,
      @ForAll @Scale(6) @DoubleRange(min = 0, max = 250) double phi) {
    double before = Posterior.log10Odds(prior);
    assertThat(Posterior.log10Odds(prior, phi)).isEqualTo(before + phi);
    double survival = StrictMath.pow(10, -phi);
    assertThat(Posterior.ofPhi(prior, phi))
        .isCloseTo(Posterior.of(prior, survival), withPercentage(1e-10));
    // The complement keeps its digits where the posterior is 1 in doubles.
    double alive = (1 - prior) * survival;
    assertThat(Posterior.complementOfPhi(prior, phi))
        .isCloseTo(alive / (prior + alive), withPercentage(1e-9));
  }

  @Property(seed = "20261129")
  void theThreePrecisionsAgree(
      @ForAll @LongRange(min = 1, max = 1_000_000_000) long one,
      @ForAll @LongRange(min = 1, max = 1_000_000_000) long other) {
    BigFraction prior = new BigFraction(one, one + other);
    BigFraction survival = new BigFraction(Math.min(one, other), Math.max(one, other));
    BigFraction exact = Posterior.exact(prior, survival);
    PreciseNumber tail = PreciseNumber.of(PreciseMath.decimal(survival, 60));
    PreciseNumber precise = Posterior.precise(prior, tail);
    assertNearly(precise.toString(), PreciseMath.decimal(exact, 60).toString(), 1e-48);
    assertNearly(
        Posterior.of(prior.doubleValue(), survival.doubleValue()), precise.toBigDecimal(), 1e-14);
  }

  @Test
  void aTailFarBelowAnyDoubleStillMovesATinyPrior() {
    // p = 1e-1000, S = 1e-1000: odds against (1 - p) S / p = 1 - 1e-1000, so about one half.
    BigFraction prior = Decimals.readDecimal("1e-1000").value();
    PreciseNumber survival = PreciseNumber.of(BigDecimal.ONE, BigInteger.valueOf(-1000));
    assertThat(Posterior.precise(prior, survival)).hasToString("0.5");
    PreciseNumber smaller = PreciseNumber.of(BigDecimal.ONE, new BigInteger("-1" + "0".repeat(20)));
    assertThat(Posterior.precise(prior, smaller)).isEqualTo(PreciseNumber.ONE);
    assertThat(Posterior.precise(prior, PreciseNumber.ONE)).hasToString("1e-1000");
    assertThat(Posterior.precise(BigFraction.ZERO, smaller)).isEqualTo(PreciseNumber.ZERO);
    assertThat(Posterior.precise(BigFraction.ONE, smaller)).isEqualTo(PreciseNumber.ONE);
  }

  @Test
  void whatIsNoProbabilityIsRefused() {
    BigFraction half = new BigFraction(1, 2);
    assertThatThrownBy(() -> Posterior.exact(new BigFraction(3, 2), half))
        .hasMessage("prior must be from 0 to 1, got 3/2");
    assertThatThrownBy(() -> Posterior.exact(half, new BigFraction(-1, 2)))
        .hasMessage("survival must be from 0 to 1, got -1/2");
    assertThatThrownBy(() -> Posterior.exact(BigFraction.ZERO, BigFraction.ZERO))
        .hasMessage("prior 0 and survival 0 leave no posterior");
    assertThatThrownBy(() -> Posterior.of(Double.NaN, 0.5))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Posterior.ofPhi(0.5, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Posterior.precise(half, PreciseNumber.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
