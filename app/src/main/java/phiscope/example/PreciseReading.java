package phiscope.example;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.Consumer;
import phiscope.bench.PolicyReading;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.numeric.Decimals;
import phiscope.core.numeric.Posterior;
import phiscope.core.numeric.PreciseNumber;
import phiscope.core.numeric.PreciseTail;
import phiscope.core.numeric.StandardScore;
import phiscope.core.trace.TickScale;

/**
 * The numbers of a reading under a normal tail, computed again from its exact sums with fifty
 * digits: what is printed in a file does not depend on the rounding of a machine's doubles.
 *
 * <p>Times are in the unit of the document.
 *
 * @param mean of the model, without the pause
 * @param variance the square of sigma after the floor
 * @param pause the acceptable pause
 * @param elapsed the silence
 * @param prior the prior
 */
record PreciseReading(
    BigFraction mean,
    BigFraction variance,
    BigFraction pause,
    BigFraction elapsed,
    BigFraction prior) {
  /** Significant digits in files: what a reader can check against any other computation. */
  static final int DIGITS = 20;

  private static final MathContext WORKING = new MathContext(60);

  /** Empty where there is no model, no spread, or another tail than the normal one. */
  static Optional<PreciseReading> of(PolicyReading reading, TickScale scale, BigDecimal prior) {
    PhiPolicy policy = reading.policy();
    if (reading.model().isEmpty() || reading.elapsed().isEmpty() || policy.tail() != Tail.NORMAL) {
      return Optional.empty();
    }
    BigFraction tick = fraction(BigDecimal.ONE.movePointLeft(scale.decimals()));
    BigFraction mean;
    BigFraction variance;
    if (policy.parameters() instanceof ModelParameters.Given given) {
      mean = fraction(given.mean());
      variance = square(fraction(given.std()));
    } else {
      mean = reading.window().mean().multiply(tick);
      variance = variance(reading).multiply(square(tick));
    }
    BigFraction floor = square(floor(policy.sigmaFloor(), mean));
    BigFraction larger = variance.compareTo(floor) < 0 ? floor : variance;
    if (larger.getNumerator().signum() <= 0) {
      return Optional.empty();
    }
    BigFraction elapsed = tick.multiply(new BigFraction(reading.elapsed().getAsLong()));
    return Optional.of(
        new PreciseReading(
            mean, larger, fraction(policy.acceptablePause()), elapsed, fraction(prior)));
  }

  private static BigFraction variance(PolicyReading reading) {
    if (reading.policy().variance() == PhiPolicy.VarianceKind.POPULATION) {
      return reading.window().populationVariance();
    }
    BigFraction sample = reading.window().sampleVariance();
    return sample == null ? BigFraction.ZERO : sample;
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

  private static String text(PreciseNumber value) {
    return QuantityTexts.plain(Decimals.text(value, DIGITS));
  }

  private static String text(BigDecimal value) {
    return QuantityTexts.plain(Decimals.text(value, DIGITS));
  }

  StandardScore score() {
    return StandardScore.ofVariance(elapsed, mean.add(pause), variance);
  }

  String z() {
    return text(score().value(WORKING.getPrecision()));
  }

  String sigma() {
    return text(sigmaValue());
  }

  private BigDecimal sigmaValue() {
    return decimal(variance).sqrt(WORKING);
  }

  private static BigDecimal decimal(BigFraction value) {
    return new BigDecimal(value.getNumerator())
        .divide(new BigDecimal(value.getDenominator()), WORKING);
  }

  String survival() {
    return text(PreciseTail.survival(score()));
  }

  String phi() {
    return text(PreciseTail.phi(score()));
  }

  String posterior() {
    PreciseNumber posterior = Posterior.precise(prior, PreciseTail.survival(score()));
    return text(posterior);
  }

  /** The silence at which exact phi reaches a consumer's threshold; never below 0. */
  String crossing(Consumer consumer) {
    BigDecimal z = PreciseTail.zOfPhi(fraction(consumer.threshold()));
    BigDecimal crossing = decimal(mean.add(pause)).add(sigmaValue().multiply(z), WORKING);
    return text(crossing.max(BigDecimal.ZERO));
  }
}
