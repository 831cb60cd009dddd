package phiscope.core.trace.generator;

/** Which heartbeats get lost on their way. */
public sealed interface Loss {
  /** None. */
  record None() implements Loss {}

  /** Each with the same probability, whatever became of the others. */
  record Independent(double probability) implements Loss {
    public Independent {
      requireProbability("probability", probability);
    }
  }

  /**
   * In bursts (Gilbert 1960, Elliott 1963): a path is good or bad, and changes between two
   * heartbeats. Bad times last 1 / badToGood heartbeats on average.
   *
   * @param goodToBad the probability that a good path turns bad before the next heartbeat
   * @param badToGood the probability that a bad one turns good, above 0
   * @param lossWhenGood the probability of a loss in good times
   * @param lossWhenBad the probability of a loss in bad times
   */
  record GilbertElliott(double goodToBad, double badToGood, double lossWhenGood, double lossWhenBad)
      implements Loss {
    public GilbertElliott {
      requireProbability("goodToBad", goodToBad);
      requireProbability("badToGood", badToGood);
      requireProbability("lossWhenGood", lossWhenGood);
      requireProbability("lossWhenBad", lossWhenBad);
      if (badToGood == 0) {
        throw new IllegalArgumentException("badToGood must be above 0");
      }
    }

    /** The share of heartbeats for which the path is bad, in the long run. */
    public double shareOfBad() {
      return goodToBad / (goodToBad + badToGood);
    }
  }

  /** The share of heartbeats that get lost, in the long run. */
  default double rate() {
    if (this instanceof Independent independent) {
      return independent.probability();
    }
    if (this instanceof GilbertElliott bursts) {
      double bad = bursts.shareOfBad();
      return (1 - bad) * bursts.lossWhenGood() + bad * bursts.lossWhenBad();
    }
    return 0;
  }

  private static void requireProbability(String name, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(name + " must be from 0 to 1, got " + value);
    }
  }
}
