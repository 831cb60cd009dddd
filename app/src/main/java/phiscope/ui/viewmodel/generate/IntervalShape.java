package phiscope.ui.viewmodel.generate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import phiscope.core.trace.generator.GeneratorSettings;
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
  private static final BigDecimal SHARE = new BigDecimal("0.2");

  /** Two humps are so much narrower than the whole, so that they lie apart. */
  private static final double HUMP = 1 / 3.0;

  /** The first of two humps lies at least at such a share of their mean. */
  private static final double FIRST_HUMP = 0.1;

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
   * A distribution of this kind with the mean and the deviation of another one, as far as this kind
   * can have them: an exponential one has its mean only.
   *
   * @param intervals those to draw from, where this kind is drawn from given ones; not empty
   */
  public IntervalDistribution like(IntervalDistribution old, List<Long> intervals) {
    double mean = Math.max(mean(old), 1e-3);
    double deviation = deviation(old);
    return of(mean, Double.isFinite(deviation) ? deviation : mean, intervals);
  }

  /** Where a kind is given by its mean, this is it to the last digit. */
  private static double mean(IntervalDistribution old) {
    return old instanceof Normal || old instanceof Exponential ? old.mean() : round(old.mean());
  }

  private static double deviation(IntervalDistribution old) {
    if (old instanceof Normal normal) {
      return normal.standardDeviation();
    }
    return old instanceof Exponential ? old.mean() : chosen(Math.sqrt(Math.max(0, old.variance())));
  }

  private IntervalDistribution of(double mean, double deviation, List<Long> intervals) {
    double variation = Math.max(LEAST_VARIATION, Math.min(10, deviation / mean));
    return switch (this) {
      case NORMAL -> new Normal(time(mean), time(deviation));
      case UNIFORM -> {
        double half = Math.min(mean, Math.sqrt(3) * deviation);
        double low = round(mean - half);
        yield new Uniform(low, Math.max(low, time(round(mean + half))));
      }
      case EXPONENTIAL -> new Exponential(time(mean));
      case LOG_NORMAL -> {
        double spread = 1 + variation * variation;
        yield new LogNormal(round(mean / Math.sqrt(spread)), round(Math.sqrt(Math.log(spread))));
      }
      case GAMMA -> {
        double shape = round(1 / (variation * variation));
        yield new Gamma(shape, time(round(mean / shape)));
      }
      case WEIBULL -> {
        double shape = round(weibullShape(variation));
        yield new Weibull(shape, time(round(mean / new Weibull(shape, 1).mean())));
      }
      case TWO_HUMPS -> twoHumps(mean, variation * mean);
      case EMPIRICAL -> new Empirical(intervals);
    };
  }

  /** Two narrow humps around a mean, as far apart as the deviation wants it. */
  private static TwoHumps twoHumps(double mean, double deviation) {
    double share = SHARE.doubleValue();
    double spread = Math.sqrt(share * (1 - share));
    double apart = Math.sqrt(1 - HUMP * HUMP) * deviation / spread;
    double most =
        Math.min(
            (1 - FIRST_HUMP) * mean / share,
            Math.max(0, GeneratorSettings.LONGEST_TIME - mean) / (1 - share));
    // Few digits, so that both means have few where the mean has.
    BigDecimal distance =
        new BigDecimal(Math.min(apart, most)).round(new MathContext(2, RoundingMode.DOWN));
    double between = spread * distance.doubleValue();
    double narrow = round(Math.sqrt(deviation * deviation - between * between));
    BigDecimal first = new BigDecimal(Double.toString(mean)).subtract(SHARE.multiply(distance));
    return new TwoHumps(
        new Normal(first.doubleValue(), time(narrow)),
        new Normal(time(first.add(distance).doubleValue()), time(narrow)),
        share);
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

  private static double time(double ticks) {
    return Math.min(ticks, GeneratorSettings.LONGEST_TIME);
  }

  private static double round(double value) {
    return chosen(new BigDecimal(value).round(EXACT).doubleValue());
  }
}
