package phiscope.core.swim.theory;

/**
 * ScaleCube's ClusterMath: gossip of a fan-out, repeated for a number of periods that grows with
 * log2 n. (Its suspicion timeout is {@link SuspicionTimes#scaleCube}.)
 *
 * @param fanout gossip targets of a member in a period, at least 1
 * @param repeatMultiplier at least 1
 * @param members n, at least 1
 */
public record ScaleCubeMath(int fanout, int repeatMultiplier, int members) {
  public ScaleCubeMath {
    if (fanout < 1 || repeatMultiplier < 1 || members < 1) {
      throw new IllegalArgumentException(
          "all must be 1 or more, got " + fanout + ", " + repeatMultiplier + " and " + members);
    }
  }

  /** Periods in which a member repeats a gossip: multiplier x bits(n). */
  public int periodsToSpread() {
    return Math.multiplyExact(repeatMultiplier, ExactLogarithm.bits(members));
  }

  /** Periods after which a gossip is forgotten, so that none comes back: 2 (spread + 1). */
  public int periodsToSweep() {
    return Math.multiplyExact(2, periodsToSpread() + 1);
  }

  /** The time until all should know, in the unit of the interval. */
  public long disseminationTime(long gossipInterval) {
    return Math.multiplyExact(periodsToSpread(), gossipInterval);
  }

  /** The time until a gossip is forgotten. */
  public long sweepTime(long gossipInterval) {
    return Math.multiplyExact(periodsToSweep(), gossipInterval);
  }

  /** The most messages of one member about one gossip. */
  public int mostMessagesPerMember() {
    return Math.multiplyExact(fanout, periodsToSpread());
  }

  /** The most messages of all members. */
  public long mostMessages() {
    return (long) members * mostMessagesPerMember();
  }

  /**
   * The probability that a gossip reaches a member: (n - n^-((1 - loss) fanout multiplier - 2)) /
   * n. A bound for many members; for a few it is a hint only.
   *
   * @param loss the share of messages lost, from 0 to 1
   */
  public double convergenceProbability(double loss) {
    if (!(loss >= 0 && loss <= 1)) {
      throw new IllegalArgumentException("loss must be from 0 to 1, got " + loss);
    }
    double n = members;
    double exponent = (1 - loss) * fanout * repeatMultiplier - 2;
    return (n - StrictMath.pow(n, -exponent)) / n;
  }
}
