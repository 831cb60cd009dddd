package phiscope.bench.study;

import java.math.BigInteger;
import phiscope.core.swim.theory.MessageCost;

/**
 * What S002 says that heartbeats from everybody to everybody cost, exactly (claims S002-03 to
 * S002-05): a thousand members, each second and ten times a second.
 */
public enum ArticleCost {
  /** "About 2000 messages for each in a second, and a million in all". */
  EVERY_SECOND(1),
  /** "Ten times as many". */
  TEN_TIMES_A_SECOND(10);

  /** The members that the article takes. */
  public static final int MEMBERS = 1000;

  private static final MessageCost COST = new MessageCost(MEMBERS, 0);

  private final int periods;

  ArticleCost(int periods) {
    this.periods = periods;
  }

  /** Messages in a period, of all. */
  public BigInteger total() {
    return COST.allToAll();
  }

  /** Messages in a second, of all. */
  public BigInteger perSecond() {
    return total().multiply(BigInteger.valueOf(periods));
  }

  /** What one member sends and receives in a period. */
  public BigInteger perMember() {
    return COST.allToAllPerMember();
  }
}
