package phiscope.core.trace.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.core.kernel.RandomStream;
import phiscope.core.numeric.NormalTail;
import phiscope.core.trace.generator.IntervalDistribution.Empirical;
import phiscope.core.trace.generator.IntervalDistribution.Exponential;
import phiscope.core.trace.generator.IntervalDistribution.Gamma;
import phiscope.core.trace.generator.IntervalDistribution.LogNormal;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.IntervalDistribution.TwoHumps;
import phiscope.core.trace.generator.IntervalDistribution.Uniform;
import phiscope.core.trace.generator.IntervalDistribution.Weibull;

/** Two hundred thousand draws of each distribution at a fixed seed, against its own law. */
class DistributionsTest {
  private static final int DRAWS = 200_000;

  /** Kolmogorov's distribution: D sqrt(n) is above this once in a hundred thousand samples. */
  private static final double KOLMOGOROV = 2.5;

  private static double[] draw(IntervalDistribution distribution) {
    Draws draws = new Draws(RandomStream.of(20261130));
    double[] drawn = new double[DRAWS];
    for (int i = 0; i < DRAWS; i++) {
      drawn[i] = draws.interval(distribution);
    }
    return drawn;
  }

  static Stream<Arguments> distributions() {
    DoubleUnaryOperator none = null;
    Normal near = new Normal(100, 5);
    Normal far = new Normal(200, 10);
    return Stream.of(
        Arguments.of(new Normal(1000, 50), cdf(t -> normal((t - 1000) / 50))),
        Arguments.of(new Uniform(5, 20), cdf(t -> (t - 5) / 15)),
        Arguments.of(new Exponential(100), cdf(t -> -Math.expm1(-t / 100))),
        Arguments.of(new LogNormal(100, 0.5), cdf(t -> normal(Math.log(t / 100) / 0.5))),
        // Erlang: 1 - e^-x (1 + x + x^2 / 2) for a shape of 3.
        Arguments.of(
            new Gamma(3, 40), cdf(t -> 1 - Math.exp(-t / 40) * (1 + t / 40 + t * t / 3200))),
        Arguments.of(new Gamma(0.5, 40), cdf(t -> 2 * normal(Math.sqrt(2 * t / 40)) - 1)),
        Arguments.of(new Weibull(2, 100), cdf(t -> -Math.expm1(-t * t / 10_000))),
        Arguments.of(new Weibull(0.7, 100), cdf(t -> -Math.expm1(-Math.pow(t / 100, 0.7)))),
        Arguments.of(
            new TwoHumps(near, far, 0.25),
            cdf(t -> 0.75 * normal((t - 100) / 5) + 0.25 * normal((t - 200) / 10))),
        Arguments.of(new Empirical(List.of(1L, 2L, 2L, 7L)), none));
  }

  private static DoubleUnaryOperator cdf(DoubleUnaryOperator cdf) {
    return cdf;
  }

  private static double normal(double z) {
    return NormalTail.survival(-z);
  }

  @ParameterizedTest
  @MethodSource("distributions")
  void momentsAndShapeAreThoseOfTheLaw(IntervalDistribution distribution, DoubleUnaryOperator cdf) {
    double[] drawn = draw(distribution);
    double mean = Arrays.stream(drawn).average().orElseThrow();
    double variance = Arrays.stream(drawn).map(t -> (t - mean) * (t - mean)).sum() / DRAWS;
    double fourth = Arrays.stream(drawn).map(t -> Math.pow(t - mean, 4)).sum() / DRAWS;
    double errorOfMean = Math.sqrt(distribution.variance() / DRAWS);
    double errorOfVariance = Math.sqrt((fourth - variance * variance) / DRAWS);
    assertThat(mean).isCloseTo(distribution.mean(), offset(4.5 * errorOfMean));
    assertThat(variance).isCloseTo(distribution.variance(), offset(4.5 * errorOfVariance));
    assertThat(Arrays.stream(drawn).min().orElseThrow()).isNotNegative();
    if (cdf != null) {
      assertThat(distance(drawn, cdf) * Math.sqrt(DRAWS)).isLessThan(KOLMOGOROV);
    }
  }

  /** Kolmogorov and Smirnov's greatest distance of the drawn shares from the law. */
  private static double distance(double[] drawn, DoubleUnaryOperator cdf) {
    double[] sorted = drawn.clone();
    Arrays.sort(sorted);
    double greatest = 0;
    for (int i = 0; i < sorted.length; i++) {
      double law = cdf.applyAsDouble(sorted[i]);
      greatest = Math.max(greatest, Math.max(law - i / (double) DRAWS, (i + 1.0) / DRAWS - law));
    }
    return greatest;
  }

  @Test
  void theTestOfShapeTellsAWrongLaw() {
    // One percent too wide is enough.
    double[] drawn = draw(new Normal(1000, 50.5));
    double distance = distance(drawn, t -> normal((t - 1000) / 50));
    assertThat(distance(draw(new Normal(1002, 50)), t -> normal((t - 1000) / 50)))
        .isGreaterThan(KOLMOGOROV / Math.sqrt(DRAWS));
    assertThat(distance).isGreaterThan(0.001);
  }

  @Test
  void anEmpiricalDistributionDrawsItsIntervalsAsOftenAsTheyAreGiven() {
    double[] drawn = draw(new Empirical(List.of(1L, 2L, 2L, 7L)));
    double chiSquare = 0;
    double[] values = {1, 2, 7};
    double[] shares = {0.25, 0.5, 0.25};
    for (int i = 0; i < values.length; i++) {
      double value = values[i];
      double expected = shares[i] * DRAWS;
      double count = Arrays.stream(drawn).filter(t -> t == value).count();
      chiSquare += (count - expected) * (count - expected) / expected;
    }
    // Two degrees of freedom: e^(-x/2) = 1e-5.
    assertThat(chiSquare).isLessThan(23);
  }

  @Test
  void aWideNormalIsCutOffAtZero() {
    double[] drawn = draw(new Normal(10, 20));
    assertThat(Arrays.stream(drawn).min().orElseThrow()).isNotNegative();
    // Mean of a normal cut off at alpha = -1/2: mu + sigma density(alpha) / S(alpha).
    double expected = 10 + 20 * 0.3520653267642995 / 0.6914624612740131;
    assertThat(Arrays.stream(drawn).average().orElseThrow()).isCloseTo(expected, offset(0.15));
  }

  @Test
  void theGammaFunctionIsRightToFifteenDigits() {
    assertThat(GammaFunction.of(1)).isCloseTo(1, offset(1e-14));
    assertThat(GammaFunction.of(1.5)).isCloseTo(Math.sqrt(Math.PI) / 2, offset(1e-14));
    assertThat(GammaFunction.of(6)).isCloseTo(120, offset(1e-11));
    assertThat(GammaFunction.of(21) / 2432902008176640000.0).isCloseTo(1, offset(1e-13));
  }

  @Test
  void whatIsNoDistributionIsRefused() {
    assertThatThrownBy(() -> new Normal(-1, 1)).hasMessageContaining("mean");
    assertThatThrownBy(() -> new Uniform(5, 4)).hasMessageContaining("high");
    assertThatThrownBy(() -> new Exponential(Double.NaN)).hasMessageContaining("mean");
    assertThatThrownBy(() -> new Weibull(0, 1)).hasMessageContaining("shape");
    assertThatThrownBy(() -> new Gamma(0, 1)).hasMessageContaining("shape");
    assertThatThrownBy(() -> new LogNormal(0, 1)).hasMessageContaining("median");
    assertThatThrownBy(() -> new Empirical(List.of())).hasMessageContaining("interval");
  }
}
