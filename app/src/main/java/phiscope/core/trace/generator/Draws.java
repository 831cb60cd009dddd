package phiscope.core.trace.generator;

import phiscope.core.kernel.RandomStream;

/** Random numbers of many shapes, one after the other from one stream. */
final class Draws {
  /** The largest of so many intervals drawn again is below 0 with a probability of 10^-19. */
  private static final int MOST_TRIES = 64;

  private RandomStream random;
  private boolean repeated;

  Draws(RandomStream random) {
    this.random = random;
  }

  /** From 0 (included) to 1 (excluded). */
  double unit() {
    double unit = random.unit();
    random = random.next();
    return unit;
  }

  /** From 0 (excluded) to 1 (included), of which a logarithm can be taken. */
  private double positiveUnit() {
    return 1 - unit();
  }

  /** A whole number from low to high. */
  long between(long low, long high) {
    long value = low + random.below(high - low + 1);
    random = random.next();
    return value;
  }

  double exponential(double mean) {
    return mean * -StrictMath.log(positiveUnit());
  }

  /** Standard normal, by Box and Muller (1958); the second number of a pair is not used. */
  double normal() {
    double radius = StrictMath.sqrt(-2 * StrictMath.log(positiveUnit()));
    return radius * StrictMath.cos(2 * StrictMath.PI * unit());
  }

  /** Gamma with a scale of 1, by Marsaglia and Tsang (2000). */
  double gamma(double shape) {
    if (shape < 1) {
      double power = StrictMath.pow(positiveUnit(), 1 / shape);
      return gamma(shape + 1) * power;
    }
    double d = shape - 1 / 3.0;
    double c = 1 / StrictMath.sqrt(9 * d);
    while (true) {
      double x = normal();
      double cube = 1 + c * x;
      double v = cube * cube * cube;
      double u = positiveUnit();
      if (v > 0 && StrictMath.log(u) < 0.5 * x * x + d - d * v + d * StrictMath.log(v)) {
        return d * v;
      }
    }
  }

  /** Whether the last interval was drawn again, since it was below 0. */
  boolean wasRepeated() {
    return repeated;
  }

  /** An interval in ticks, not rounded. */
  double interval(IntervalDistribution distribution) {
    repeated = false;
    if (distribution instanceof IntervalDistribution.Normal normal) {
      return cutAtZero(normal);
    }
    if (distribution instanceof IntervalDistribution.Uniform uniform) {
      return uniform.low() + unit() * (uniform.high() - uniform.low());
    }
    if (distribution instanceof IntervalDistribution.Exponential exponential) {
      return exponential(exponential.mean());
    }
    if (distribution instanceof IntervalDistribution.LogNormal logNormal) {
      return logNormal.median() * StrictMath.exp(logNormal.sigma() * normal());
    }
    if (distribution instanceof IntervalDistribution.Gamma gamma) {
      return gamma.scale() * gamma(gamma.shape());
    }
    if (distribution instanceof IntervalDistribution.Weibull weibull) {
      return weibull.scale() * StrictMath.pow(exponential(1), 1 / weibull.shape());
    }
    if (distribution instanceof IntervalDistribution.TwoHumps humps) {
      return cutAtZero(unit() < humps.shareOfSecond() ? humps.second() : humps.first());
    }
    if (distribution instanceof IntervalDistribution.Empirical empirical) {
      return empirical.intervals().get((int) between(0, empirical.intervals().size() - 1L));
    }
    throw new AssertionError("no such distribution: " + distribution);
  }

  private double cutAtZero(IntervalDistribution.Normal normal) {
    for (int i = 0; i < MOST_TRIES; i++) {
      double interval = normal.mean() + normal.standardDeviation() * normal();
      if (interval >= 0) {
        return interval;
      }
      repeated = true;
    }
    return 0;
  }
}
