package phiscope.ui.viewmodel.generate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.core.trace.generator.IntervalDistribution.Empirical;
import phiscope.core.trace.generator.IntervalDistribution.Exponential;
import phiscope.core.trace.generator.IntervalDistribution.Gamma;
import phiscope.core.trace.generator.IntervalDistribution.LogNormal;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.IntervalDistribution.TwoHumps;
import phiscope.core.trace.generator.IntervalDistribution.Uniform;
import phiscope.core.trace.generator.IntervalDistribution.Weibull;

/** The kinds of distributions of intervals, to choose from. */
public enum IntervalShape {
  NORMAL(Normal.class),
  UNIFORM(Uniform.class),
  EXPONENTIAL(Exponential.class),
  LOG_NORMAL(LogNormal.class),
  GAMMA(Gamma.class),
  WEIBULL(Weibull.class),
  TWO_HUMPS(TwoHumps.class),
  EMPIRICAL(Empirical.class);

  private static final MathContext ROUND = new MathContext(3);
  private static final double LEAST_VARIATION = 0.01;

  /** Of the second hump, where another kind had none. */
  private static final double SHARE = 0.2;

  private final Class<? extends IntervalDistribution> kind;

  IntervalShape(Class<? extends IntervalDistribution> kind) {
    this.kind = kind;
  }

  /** The kind of a distribution. */
  public static IntervalShape of(IntervalDistribution distribution) {
    for (IntervalShape shape : values()) {
      if (shape.kind.isInstance(distribution)) {
        return shape;
      }
    }
    throw new AssertionError("no shape for " + distribution);
  }

  /**
   * A distribution of this kind that is about as wide as another one and has about its mean.
   *
   * @param intervals those to draw from, where this kind is drawn from given ones; not empty
   */
  public IntervalDistribution like(IntervalDistribution old, List<Long> intervals) {
    double mean = Math.max(old.mean(), 1e-3);
    double deviation = Math.sqrt(Math.max(0, old.variance()));
    return of(mean, Double.isFinite(deviation) ? deviation : mean, intervals);
  }

  private IntervalDistribution of(double mean, double deviation, List<Long> intervals) {
    double variation = Math.max(LEAST_VARIATION, Math.min(10, deviation / mean));
    return switch (this) {
      case NORMAL -> new Normal(round(mean), round(deviation));
      case UNIFORM -> {
        double half = Math.min(mean, Math.sqrt(3) * deviation);
        double low = round(mean - half);
        yield new Uniform(low, Math.max(low, round(mean + half)));
      }
      case EXPONENTIAL -> new Exponential(round(mean));
      case LOG_NORMAL -> {
        double spread = 1 + variation * variation;
        yield new LogNormal(round(mean / Math.sqrt(spread)), round(Math.sqrt(Math.log(spread))));
      }
      case GAMMA -> {
        double shape = round(1 / (variation * variation));
        yield new Gamma(shape, round(mean / shape));
      }
      case WEIBULL -> {
        // Justus and others (1978): close for variations of 0.1 to 1.
        double shape = Math.max(0.2, round(Math.pow(variation, -1.086)));
        yield new Weibull(shape, round(mean / new Weibull(shape, 1).mean()));
      }
      case TWO_HUMPS -> {
        double narrow = round(Math.min(deviation, mean / 10));
        yield new TwoHumps(
            new Normal(round(mean), narrow), new Normal(round(2 * mean), narrow), SHARE);
      }
      case EMPIRICAL -> new Empirical(intervals);
    };
  }

  private static double round(double value) {
    return new BigDecimal(value).round(ROUND).doubleValue();
  }
}
