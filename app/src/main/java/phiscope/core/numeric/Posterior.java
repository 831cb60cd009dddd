package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Bayes' posterior probability that a silence is a real stop: p / (p + (1 - p) S), where p is the
 * prior probability that this silence is one and S the probability that a live process is silent
 * for so long. A stopped process is silent with certainty, so the odds p / (1 - p) are divided by
 * S, and the logarithm of the odds grows by phi: log10 posterior odds = log10 prior odds + phi.
 */
public final class Posterior {
  private static final int WORKING_DIGITS = PreciseTail.DIGITS + 12;

  private Posterior() {}

  /**
   * The posterior in doubles.
   *
   * @param prior from 0 to 1; a prior of 0 or 1 is certainty, which no silence moves
   * @param survival S, from 0 to 1
   * @throws IllegalArgumentException if either is outside that range or NaN
   */
  public static double of(double prior, double survival) {
    requireProbability("prior", prior);
    requireProbability("survival", survival);
    return prior == 0 ? 0 : prior / (prior + (1 - prior) * survival);
  }

  /**
   * The posterior in doubles after a silence whose suspicion level is phi, also where the tail
   * 10^-phi is no double any more.
   *
   * @param prior from 0 to 1; a prior of 0 or 1 is certainty, which no silence moves
   * @param phi from 0 to infinity
   * @throws IllegalArgumentException if either is outside that range or NaN
   */
  public static double ofPhi(double prior, double phi) {
    return ofLog10Odds(log10Odds(prior, phi));
  }

  /** The probability that it is not a stop, 1 - posterior, without cancellation. */
  public static double complementOfPhi(double prior, double phi) {
    return ofLog10Odds(0.0 - log10Odds(prior, phi));
  }

  /**
   * log10 of the posterior odds: log10 prior odds + phi; infinite for a prior of 0 or 1.
   *
   * @throws IllegalArgumentException if prior is not from 0 to 1 or phi not from 0 on
   */
  static double log10Odds(double prior, double phi) {
    if (!(phi >= 0)) {
      throw new IllegalArgumentException("phi must be 0 or more, got " + phi);
    }
    double priorOdds = log10Odds(prior);
    return priorOdds == Double.NEGATIVE_INFINITY ? priorOdds : priorOdds + phi;
  }

  /** log10 of the odds p / (1 - p): minus infinity for 0, infinity for 1. */
  static double log10Odds(double probability) {
    requireProbability("prior", probability);
    return StrictMath.log10(probability) - StrictMath.log10(1 - probability);
  }

  /** The probability whose odds have this logarithm: 1 / (1 + 10^-x). */
  public static double ofLog10Odds(double log10Odds) {
    if (log10Odds < 0) {
      double odds = StrictMath.pow(10, log10Odds);
      return odds / (1 + odds);
    }
    return 1 / (1 + StrictMath.pow(10, -log10Odds));
  }

  private static void requireProbability(String name, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(name + " must be from 0 to 1, got " + value);
    }
  }

  /**
   * The exact posterior for a rational tail.
   *
   * @throws IllegalArgumentException if either is outside 0 to 1, or if both are 0: then what was
   *     seen was impossible either way, and there is no posterior
   */
  public static BigFraction exact(BigFraction prior, BigFraction survival) {
    requireProbability("prior", prior);
    requireProbability("survival", survival);
    BigFraction alive = BigFraction.ONE.subtract(prior).multiply(survival);
    BigFraction either = prior.add(alive);
    if (either.getNumerator().signum() == 0) {
      throw new IllegalArgumentException("prior 0 and survival 0 leave no posterior");
    }
    return prior.divide(either);
  }

  /**
   * The posterior to {@value PreciseTail#DIGITS} digits for a tail of any size above 0.
   *
   * @throws IllegalArgumentException if prior is outside 0 to 1 or survival not above 0
   */
  public static PreciseNumber precise(BigFraction prior, PreciseNumber survival) {
    requireProbability("prior", prior);
    if (survival.signum() <= 0) {
      throw new IllegalArgumentException("survival must be above 0, got " + survival);
    }
    if (prior.getNumerator().signum() == 0) {
      return PreciseNumber.ZERO;
    }
    BigFraction oddsAgainst = BigFraction.ONE.subtract(prior).divide(prior);
    BigDecimal factor = PreciseMath.decimal(oddsAgainst, WORKING_DIGITS);
    PreciseNumber ratio =
        PreciseNumber.of(factor.multiply(survival.significand()), survival.exponent10());
    if (ratio.exponent10().compareTo(BigInteger.valueOf(-WORKING_DIGITS)) < 0) {
      return PreciseNumber.ONE;
    }
    BigDecimal posterior =
        BigDecimal.ONE.divide(
            BigDecimal.ONE.add(ratio.toBigDecimal()), PreciseMath.context(WORKING_DIGITS));
    return PreciseNumber.of(posterior).round(PreciseTail.DIGITS);
  }

  private static void requireProbability(String name, BigFraction value) {
    if (value.getNumerator().signum() < 0 || value.compareTo(BigFraction.ONE) > 0) {
      throw new IllegalArgumentException(
          name + " must be from 0 to 1, got " + Decimals.fraction(value));
    }
  }
}
