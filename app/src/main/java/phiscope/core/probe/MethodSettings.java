package phiscope.core.probe;

import phiscope.core.numeric.NormalTail;

/**
 * The five methods of S000's comparison, in ticks.
 *
 * @param heartbeatEvery T of the fixed timeout and of phi
 * @param missed the fixed timeout is so many T
 * @param sigma the standard deviation of the intervals that phi has learned, of mean T
 * @param threshold of phi
 * @param swim its parameters
 * @param lease its parameters
 * @param tcp its parameters
 */
public record MethodSettings(
    long heartbeatEvery,
    int missed,
    long sigma,
    double threshold,
    Swim swim,
    LeaseTerm lease,
    TcpProbe tcp) {
  /**
   * SWIM.
   *
   * @param members n, 3 or more
   * @param period of the protocol
   * @param indirect members that are asked for an indirect probe, 0 or more
   * @param suspicion timeout from suspect to dead
   */
  public record Swim(int members, long period, int indirect, long suspicion) {
    public Swim {
      require(members >= 3 && period >= 1 && indirect >= 0 && suspicion >= 0, "swim");
    }

    /** The probability that nobody picks a particular member in one period. */
    double unpicked() {
      return StrictMath.pow(1 - 1.0 / (members - 1), members - 1.0);
    }
  }

  /**
   * A lease that a third party keeps.
   *
   * @param duration from one renewal to the end
   * @param renewEvery at most the duration
   */
  public record LeaseTerm(long duration, long renewEvery) {
    public LeaseTerm {
      require(renewEvery >= 1 && duration >= renewEvery, "lease");
    }
  }

  /**
   * A probe by TCP.
   *
   * @param every so often it is made
   * @param timeout of one, at most the time between two
   * @param failures in a row that are a verdict, 1 or more
   * @param standing over a connection that stands, rather than by opening one each time
   */
  public record TcpProbe(long every, long timeout, int failures, boolean standing) {
    public TcpProbe {
      require(timeout >= 1 && every >= timeout && failures >= 1, "tcp");
    }
  }

  public MethodSettings {
    require(heartbeatEvery >= 1 && missed >= 2 && sigma >= 1, "heartbeats");
    require(threshold > 0 && threshold <= 100, "threshold");
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException("a parameter of " + what + " is out of its bounds");
    }
  }

  /** The silence after which the fixed timeout suspects. */
  public long fixedDeadline() {
    return missed * heartbeatEvery;
  }

  /** The silence at which phi reaches its threshold, rounded up; T at least. */
  public long phiDeadline() {
    double silence = heartbeatEvery + sigma * NormalTail.zOfPhi(threshold);
    return Math.max(heartbeatEvery, (long) Math.ceil(silence));
  }
}
