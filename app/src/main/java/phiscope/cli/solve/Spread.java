package phiscope.cli.solve;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.StandardScore;

/**
 * The standard deviation of a model, by its exact square: that of the window, or the floor if that
 * is larger.
 *
 * @param variance above 0
 */
record Spread(BigFraction variance) {
  private static final String SAMPLE = "sample";
  private static final int DIGITS = 60;

  /** Whether the field {@code variance} asks for the divisor n - 1. */
  static boolean isSample(ProblemFields fields) {
    return fields.word("variance", List.of("population", SAMPLE)).equals(SAMPLE);
  }

  /** The spread, or empty if the variance is 0 and there is no floor. */
  static Optional<Spread> of(BigFraction variance, Optional<BigFraction> floor) {
    BigFraction least = floor.map(sigma -> sigma.multiply(sigma)).orElse(BigFraction.ZERO);
    BigFraction larger = variance.compareTo(least) < 0 ? least : variance;
    return larger.getNumerator().signum() == 0 ? Optional.empty() : Optional.of(new Spread(larger));
  }

  /** Sigma to sixty digits. */
  BigDecimal sigma() {
    return new StandardScore(1, variance).value(DIGITS);
  }
}
