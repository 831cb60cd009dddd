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
      return inBursts(bursts, run);
    }
    return Double.POSITIVE_INFINITY;
  }

  private static double independent(double p, int run) {
    double all = StrictMath.pow(p, run);
    return p == 1 ? run : (1 - all) / (all * (1 - p));
  }

  /**
   * With j failures so far and the path good or bad, the attempts still needed are 1 + the mean of
   * what follows. Going back from j = n - 1 to 0, each is a constant plus multiples of the two
   * means at j = 0, which in the end are two equations with two unknowns. What is missing to 1 in
   * the multiples is the probability that the run is completed; it is carried along, since it may
   * be far too small to come out of a difference.
   */
  private static double inBursts(GilbertElliott bursts, int run) {
    Mean good = Mean.COMPLETED;
    Mean bad = Mean.COMPLETED;
    for (int j = run - 1; j >= 0; j--) {
      Mean nextGood = Mean.of(bursts.lossWhenGood(), bursts.goodToBad(), good, bad);
      bad = Mean.of(bursts.lossWhenBad(), 1 - bursts.badToGood(), good, bad);
      good = nextGood;
    }
    // x = good.attempts + good.good x + good.bad y, and y likewise, by Cramer's rule.
    double determinant = good.completed * (bad.completed + bad.good) + good.bad * bad.completed;
    if (!(determinant > 0)) {
      return Double.POSITIVE_INFINITY;
    }
    double x = good.attempts * (bad.completed + bad.good) + good.bad * bad.attempts;
    double y = bad.attempts * (good.completed + good.bad) + bad.good * good.attempts;
    double share = bursts.shareOfBad();
    return ((1 - share) * x + share * y) / determinant;
  }

  /**
   * What follows from one place of the chain until the run is completed or broken.
   *
   * @param attempts their mean number
   * @param good the probability that it breaks and the path is good then
   * @param bad the probability that it breaks and the path is bad then
   * @param completed the probability that it is completed
   */
  private record Mean(double attempts, double good, double bad, double completed) {
    static final Mean COMPLETED = new Mean(0, 0, 0, 1);

    /** One attempt, then the path turns. */
    static Mean of(double loss, double toBad, Mean good, Mean bad) {
      double viaGood = loss * (1 - toBad);
      double viaBad = loss * toBad;
      return new Mean(
          1 + viaGood * good.attempts + viaBad * bad.attempts,
          (1 - loss) * (1 - toBad) + viaGood * good.good + viaBad * bad.good,
          (1 - loss) * toBad + viaGood * good.bad + viaBad * bad.bad,
          viaGood * good.completed + viaBad * bad.completed);
    }
  }
}
