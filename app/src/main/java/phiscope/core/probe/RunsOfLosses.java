package phiscope.core.probe;

import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.Loss.GilbertElliott;
import phiscope.core.trace.generator.Loss.Independent;

/** How long it takes until several attempts in a row fail. */
public final class RunsOfLosses {
  private RunsOfLosses() {}

  /**
   * The mean number of attempts until the last so many have all failed, that one counted.
   *
   * <p>Independent: (1 - p^n) / (p^n (1 - p)). In bursts: the exact mean of the Markov chain of run
   * length and state of the path, from the long run's mix of good and bad on.
   *
   * @param run 1 or more
   * @return infinite if it never happens
   */
  public static double meanAttempts(Loss loss, int run) {
    if (run < 1) {
      throw new IllegalArgumentException("run must be 1 or more, got " + run);
    }
    if (loss instanceof Independent independent) {
      return independent(independent.probability(), run);
    }
    if (loss instanceof GilbertElliott bursts) {
      PathAttempt attempt = PathAttempt.single(bursts);
      return attempt.meanUntil(attempt, run, bursts.shareOfBad());
    }
    return Double.POSITIVE_INFINITY;
  }

  private static double independent(double p, int run) {
    double all = StrictMath.pow(p, run);
    return p == 1 ? run : (1 - all) / (all * (1 - p));
  }
}
