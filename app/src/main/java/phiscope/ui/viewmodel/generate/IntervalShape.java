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

  /** Numbers of a distribution are as exact as this, so that its mean and deviation are. */
  private static final MathContext EXACT = new MathContext(10);

  /** What has fewer digits than these is taken for what somebody chose. */
  private static final MathContext CHOSEN = new MathContext(6);

  /** How far what was chosen is off after it has gone through the numbers of another kind. */
  private static final double NOISE = 1e-8;

  private static final double LEAST_VARIATION = 0.005;

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
    double mean = Math.max(chosen(old.mean()), 1e-3);
    double deviation = chosen(Math.sqrt(Math.max(0, old.variance())));
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
        double shape = round(weibullShape(variation));
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

  /** The shape of the Weibull distribution whose deviation is such a share of its mean. */
  private static double weibullShape(double variation) {
    double low = Math.log(0.2);
    double high = Math.log(1000);
    for (int i = 0; i < 80; i++) {
      double middle = (low + high) / 2;
      Weibull tried = new Weibull(Math.exp(middle), 1);
      // The wider the distribution, the less its shape.
      if (Math.sqrt(Math.max(0, tried.variance())) / tried.mean() > variation) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return Math.exp((low + high) / 2);
  }

  /**
   * A mean or deviation without what the numbers of another kind have left behind of its digits.
   */
  private static double chosen(double value) {
    if (!Double.isFinite(value)) {
      return value;
    }
    double few = new BigDecimal(value).round(CHOSEN).doubleValue();
    return Math.abs(few - value) <= NOISE * Math.abs(value) ? few : value;
  }

  private static double round(double value) {
    return chosen(new BigDecimal(value).round(EXACT).doubleValue());
  }
}
