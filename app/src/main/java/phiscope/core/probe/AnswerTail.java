package phiscope.core.probe;

import phiscope.core.numeric.NormalTail;

/**
 * How long answers take: log-normal, given by its median and its 99th percentile. The normal way to
 * read a latency report, and long-tailed enough to show what a percentile leaves over.
 *
 * @param median half of the answers take longer, 1 or more
 * @param p99 one of a hundred takes longer, above the median
 */
public record AnswerTail(long median, long p99) {
  private static final double Z_OF_ONE_PERCENT = NormalTail.zOfSurvival(0.01);

  public AnswerTail {
    if (median < 1 || p99 <= median) {
      throw new IllegalArgumentException(
          "median must be 1 or more and p99 above it, got " + median + " and " + p99);
    }
  }

  /** The standard deviation of the logarithm. */
  public double sigma() {
    return StrictMath.log((double) p99 / median) / Z_OF_ONE_PERCENT;
  }

  /** The share of answers that take longer than a limit. */
  public double share(long limit) {
    if (limit <= 0) {
      return 1;
    }
    return NormalTail.survival(StrictMath.log((double) limit / median) / sigma());
  }

  /** The limit that a share of answers exceeds. */
  public double limit(double share) {
    return median * StrictMath.exp(NormalTail.zOfSurvival(share) * sigma());
  }
}
