package phiscope.cli.solve;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.numeric.ExactMoments;
import phiscope.core.numeric.StandardScore;
import phiscope.core.trace.TickScale;

/**
 * The model that a detector has fitted, without any rounding.
 *
 * @param mean of the window, without the pause
 * @param pause the acceptable pause
 * @param variance the square of sigma after the floor
 */
record ExactModel(BigFraction mean, BigFraction pause, BigFraction variance) {
  /** The model of a trained detector. */
  static ExactModel of(PhiPolicy policy, TickScale scale, PhiDetector detector) {
    BigFraction mean;
    BigFraction variance;
    if (policy.parameters() instanceof ModelParameters.Given given) {
      mean = fraction(given.mean());
      variance = square(fraction(given.std()));
    } else {
      ExactMoments moments = ExactMoments.of(detector.sums(), ProblemTicks.tick(scale));
      mean = moments.mean();
      variance = variance(policy, moments);
    }
    BigFraction floor = square(floor(policy.sigmaFloor(), mean));
    BigFraction larger = variance.compareTo(floor) < 0 ? floor : variance;
    return new ExactModel(mean, fraction(policy.acceptablePause()), larger);
  }

  private static BigFraction variance(PhiPolicy policy, ExactMoments moments) {
    if (policy.variance() == PhiPolicy.VarianceKind.POPULATION) {
      return moments.populationVariance();
    }
    return moments.count() < 2 ? BigFraction.ZERO : moments.sampleVariance();
  }

  private static BigFraction floor(SigmaFloor floor, BigFraction mean) {
    if (floor instanceof SigmaFloor.Absolute absolute) {
      return fraction(absolute.time());
    }
    return floor instanceof SigmaFloor.Relative relative
        ? fraction(relative.shareOfMean()).multiply(mean)
        : BigFraction.ZERO;
  }

  private static BigFraction square(BigFraction value) {
    return value.multiply(value);
  }

  static BigFraction fraction(BigDecimal value) {
    return value.scale() > 0
        ? new BigFraction(value.unscaledValue(), BigInteger.TEN.pow(value.scale()))
        : new BigFraction(value.toBigIntegerExact());
  }

  /** (elapsed - mean - pause) / sigma. */
  StandardScore score(BigFraction elapsed) {
    return StandardScore.ofVariance(elapsed, mean.add(pause), variance);
  }

  /** Sigma to sixty digits; 0 where there is no spread. */
  BigDecimal sigma() {
    return variance.getNumerator().signum() == 0 ? BigDecimal.ZERO : new Spread(variance).sigma();
  }
}
