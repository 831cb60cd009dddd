package phiscope.core.detector.runs;

import org.apache.commons.math3.distribution.GammaDistribution;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * A number with its confidence interval.
 *
 * @param value the estimate, NaN where there is nothing to estimate from
 * @param low lower end, NaN where unknown
 * @param high upper end, NaN where unknown; may be infinite
 */
public record Estimate(double value, double low, double high) {
  private static final Estimate NONE = new Estimate(Double.NaN, Double.NaN, Double.NaN);

  /** Nothing is known. */
  static Estimate none() {
    return NONE;
  }

  /** Both ends and the value times a factor above 0. */
  Estimate times(double factor) {
    return new Estimate(value * factor, low * factor, high * factor);
  }

  /**
   * A rate of events: the exact interval for a Poisson count (Garwood 1936), widened where events
   * come in clusters (quasi-Poisson: McCullagh and Nelder 1989, section 6.2.3).
   *
   * @param events how many there were
   * @param time how long was watched
   * @param dispersion variance over mean of the counts of equal times, 1 or more
   * @param level of confidence, for example 0.95
   */
  static Estimate rate(double events, double time, double dispersion, double level) {
    if (!(time > 0)) {
      return NONE;
    }
    double effective = events / dispersion;
    double tail = (1 - level) / 2;
    double low = effective > 0 ? gamma(effective, tail) : 0;
    double high = gamma(effective + 1, 1 - tail);
    double unit = dispersion / time;
    return new Estimate(events / time, low * unit, high * unit);
  }

  private static double gamma(double shape, double share) {
    return new GammaDistribution(null, shape, 1).inverseCumulativeProbability(share);
  }

  /** The mean of a sample, with Student's interval; the ends are unknown below two numbers. */
  static Estimate mean(Sample sample, double level) {
    return around(
        sample.mean(),
        sample.standardDeviation() / StrictMath.sqrt(sample.count()),
        sample.count() - 1,
        level);
  }

  /** A value with a standard error of so many degrees of freedom. */
  static Estimate around(double value, double error, long freedom, double level) {
    if (freedom < 1 || Double.isNaN(error)) {
      return new Estimate(value, Double.NaN, Double.NaN);
    }
    double reach =
        error * new TDistribution(null, freedom).inverseCumulativeProbability((1 + level) / 2);
    return new Estimate(value, value - reach, value + reach);
  }

  /** A share of so many cases (Wilson 1927). */
  static Estimate share(long cases, long all, double level) {
    if (all == 0) {
      return NONE;
    }
    double z = new NormalDistribution(null, 0, 1).inverseCumulativeProbability((1 + level) / 2);
    double share = (double) cases / all;
    double centre = (share + z * z / (2 * all)) / (1 + z * z / all);
    double reach =
        z
            / (1 + z * z / all)
            * StrictMath.sqrt(share * (1 - share) / all + z * z / (4.0 * all * all));
    return new Estimate(share, Math.max(0, centre - reach), Math.min(1, centre + reach));
  }
}
