package phiscope.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.PolicyReading;
import phiscope.bench.WindowReading;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.numeric.StandardScore;
import phiscope.core.trace.TickScale;

/**
 * The model of a policy at now in exact fractions, in the unit of the document.
 *
 * @param mean mean without the acceptable pause
 * @param variance before the floor; empty where it is typed
 * @param floor the least standard deviation, if the policy has one
 * @param sigmaSquared square of the standard deviation after the floor
 * @param floored whether the floor raised it
 * @param pause the acceptable pause
 */
record ExactModel(
    BigFraction mean,
    Optional<BigFraction> variance,
    Optional<BigFraction> floor,
    BigFraction sigmaSquared,
    boolean floored,
    BigFraction pause) {
  private static final MathContext DIGITS = new MathContext(40);

  /** The exact model; empty where the policy has none. */
  static Optional<ExactModel> of(PolicyReading reading, TickScale scale) {
    if (reading.model().isEmpty()) {
      return Optional.empty();
    }
    PhiPolicy policy = reading.policy();
    BigFraction pause = fraction(policy.acceptablePause());
    if (policy.parameters() instanceof PhiPolicy.ModelParameters.Given given) {
      BigFraction std = fraction(given.std());
      return Optional.of(
          new ExactModel(
              fraction(given.mean()),
              Optional.empty(),
              Optional.empty(),
              std.multiply(std),
              false,
              pause));
    }
    WindowReading window = reading.window();
    BigFraction variance =
        policy.variance() == PhiPolicy.VarianceKind.SAMPLE
            ? window.sampleVariance()
            : window.populationVariance();
    if (variance == null) {
      return Optional.empty();
    }
    BigFraction tick = tick(scale);
    BigFraction mean = window.mean().multiply(tick);
    BigFraction inUnits = variance.multiply(tick).multiply(tick);
    Optional<BigFraction> floor = floor(policy, mean);
    BigFraction least = floor.map(it -> it.multiply(it)).orElse(BigFraction.ZERO);
    boolean floored = least.compareTo(inUnits) > 0;
    return Optional.of(
        new ExactModel(
            mean, Optional.of(inUnits), floor, floored ? least : inUnits, floored, pause));
  }

  private static Optional<BigFraction> floor(PhiPolicy policy, BigFraction mean) {
    if (policy.sigmaFloor() instanceof PhiPolicy.SigmaFloor.Absolute absolute) {
      return Optional.of(fraction(absolute.time()));
    }
    if (policy.sigmaFloor() instanceof PhiPolicy.SigmaFloor.Relative relative) {
      return Optional.of(fraction(relative.shareOfMean()).multiply(mean));
    }
    return Optional.empty();
  }

  /** The length of a tick in the unit of the document. */
  static BigFraction tick(TickScale scale) {
    return new BigFraction(BigInteger.ONE, BigInteger.TEN.pow(scale.decimals()));
  }

  static BigFraction fraction(BigDecimal value) {
    BigDecimal plain = value.stripTrailingZeros();
    return plain.scale() <= 0
        ? new BigFraction(plain.toBigIntegerExact())
        : new BigFraction(plain.unscaledValue(), BigInteger.TEN.pow(plain.scale()));
  }

  /** A fraction to forty digits. */
  static BigDecimal decimal(BigFraction value) {
    return new BigDecimal(value.getNumerator())
        .divide(new BigDecimal(value.getDenominator()), DIGITS);
  }

  /** The standard deviation to about forty digits. */
  BigDecimal sigma() {
    return decimal(sigmaSquared).sqrt(DIGITS);
  }

  /** The exact standard score of a silence. */
  StandardScore score(BigFraction elapsed) {
    return StandardScore.ofVariance(elapsed, mean.add(pause), sigmaSquared);
  }
}
