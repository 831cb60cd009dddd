package phiscope.core.trace.generator;

import java.util.List;

/**
 * How the intervals between heartbeats are distributed, in ticks. Nothing below 0 is drawn; no time
 * in it is longer than {@link GeneratorSettings#LONGEST_TIME}.
 */
public sealed interface IntervalDistribution {
  /** The greatest shape of a gamma or Weibull distribution. */
  double GREATEST_SHAPE = 1_000_000;

  /** The least of a gamma distribution. */
  double LEAST_GAMMA_SHAPE = 0.001;

  /** The least of a Weibull distribution: below, most of the mean is in one interval of many. */
  double LEAST_WEIBULL_SHAPE = 0.1;

  /** The greatest standard deviation of a logarithm. */
  double GREATEST_SIGMA = 10;

  /** How many intervals there can be to draw from. */
  int MOST_INTERVALS = 100_000;

  /** Normal; an interval below 0 is drawn again, so that a wide one is cut off there. */
  record Normal(double mean, double standardDeviation) implements IntervalDistribution {
    public Normal {
      require(
          isTime(mean) && isTime(standardDeviation),
          "mean and standardDeviation must be 0 or more");
    }

    @Override
    public double variance() {
      return standardDeviation * standardDeviation;
    }
  }

  /** Uniform from low to high. */
  record Uniform(double low, double high) implements IntervalDistribution {
    public Uniform {
      require(
          isTime(low) && isTime(high) && high >= low,
          "low must be 0 or more and high not below it");
    }

    @Override
    public double mean() {
      return (low + high) / 2;
    }

    @Override
    public double variance() {
      return (high - low) * (high - low) / 12;
    }
  }

  /** Exponential. */
  record Exponential(double mean) implements IntervalDistribution {
    public Exponential {
      require(isTime(mean), "mean must be 0 or more");
    }

    @Override
    public double variance() {
      return mean * mean;
    }
  }

  /**
   * Log-normal: the logarithm is normal.
   *
   * @param median e to the mean of the logarithm
   * @param sigma standard deviation of the logarithm
   */
  record LogNormal(double median, double sigma) implements IntervalDistribution {
    public LogNormal {
      require(
          median > 0 && isTime(median) && sigma >= 0 && sigma <= GREATEST_SIGMA,
          "median must be above 0, sigma 0 to " + GREATEST_SIGMA);
    }

    @Override
    public double mean() {
      return median * StrictMath.exp(sigma * sigma / 2);
    }

    @Override
    public double variance() {
      return mean() * mean() * StrictMath.expm1(sigma * sigma);
    }
  }

  /** Gamma; a whole shape is a sum of so many exponential parts. */
  record Gamma(double shape, double scale) implements IntervalDistribution {
    public Gamma {
      require(
          shape >= LEAST_GAMMA_SHAPE && shape <= GREATEST_SHAPE && scale > 0 && isTime(scale),
          "shape must be " + LEAST_GAMMA_SHAPE + " or more and scale above 0");
    }

    @Override
    public double mean() {
      return shape * scale;
    }

    @Override
    public double variance() {
      return shape * scale * scale;
    }
  }

  /** Weibull: below a shape of 1 with a long tail, above with a short one. */
  record Weibull(double shape, double scale) implements IntervalDistribution {
    public Weibull {
      require(
          shape >= LEAST_WEIBULL_SHAPE && shape <= GREATEST_SHAPE && scale > 0 && isTime(scale),
          "shape must be " + LEAST_WEIBULL_SHAPE + " or more and scale above 0");
    }

    @Override
    public double mean() {
      return scale * GammaFunction.of(1 + 1 / shape);
    }

    @Override
    public double variance() {
      return scale * scale * GammaFunction.of(1 + 2 / shape) - mean() * mean();
    }
  }

  /** Two normal humps, as throttling or two paths make them. */
  record TwoHumps(Normal first, Normal second, double shareOfSecond)
      implements IntervalDistribution {
    public TwoHumps {
      require(shareOfSecond >= 0 && shareOfSecond <= 1, "shareOfSecond must be from 0 to 1");
    }

    @Override
    public double mean() {
      return first.mean() + shareOfSecond * (second.mean() - first.mean());
    }

    @Override
    public double variance() {
      double within = first.variance() + shareOfSecond * (second.variance() - first.variance());
      double distance = second.mean() - first.mean();
      return within + shareOfSecond * (1 - shareOfSecond) * distance * distance;
    }
  }

  /** One of the given intervals, each as likely as its neighbours: those of a recording. */
  record Empirical(List<Long> intervals) implements IntervalDistribution {
    public Empirical {
      intervals = List.copyOf(intervals);
      require(!intervals.isEmpty(), "there must be an interval to draw from");
      require(intervals.size() <= MOST_INTERVALS, "at most " + MOST_INTERVALS + " intervals");
      require(
          intervals.stream().allMatch(IntervalDistribution::isTime), "intervals must be 0 or more");
    }

    @Override
    public double mean() {
      return intervals.stream().mapToDouble(Long::doubleValue).sum() / intervals.size();
    }

    @Override
    public double variance() {
      double mean = mean();
      double squares =
          intervals.stream().mapToDouble(interval -> (interval - mean) * (interval - mean)).sum();
      return squares / intervals.size();
    }
  }

  /** The mean of what is drawn, before it is rounded to ticks or, if normal, cut off at 0. */
  double mean();

  /** The variance, likewise. */
  double variance();

  private static boolean isTime(double ticks) {
    return ticks >= 0 && ticks <= GeneratorSettings.LONGEST_TIME;
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(what);
    }
  }
}
