package phiscope.core.swim.theory;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * How long it takes until a particular dead member is probed for the first time, if every member
 * that is alive probes one of the others, chosen uniformly, in each protocol period.
 *
 * <p>Of n members one is dead. Each of the n - 1 others misses it in a period with probability q =
 * 1 - 1/(n - 1), so that all of them miss it with q^(n-1), which tends to 1/e: the paper's e/(e -
 * 1) = 1.58 periods (SWIM, section 3.1) are the limit of many members.
 *
 * @param members all members, the dead one among them; at least 2
 */
public record FirstDetection(int members) {
  /** The significant digits of what is computed precisely. */
  public static final int DIGITS = 40;

  /** Squaring 31 times and multiplying as often costs fewer than 15 digits. */
  private static final MathContext WORKING = new MathContext(DIGITS + 20, RoundingMode.HALF_EVEN);

  public FirstDetection {
    if (members < 2) {
      throw new IllegalArgumentException("members must be 2 or more, got " + members);
    }
  }

  /**
   * The expected number of whole periods, the one with the first probe among them: 1 / (1 -
   * q^(n-1)).
   */
  public BigDecimal expectedPeriods() {
    return BigDecimal.ONE.divide(hit(), WORKING).round(new MathContext(DIGITS));
  }

  /** The same for one particular observer: n - 1 periods. */
  public int expectedPeriodsOfOneObserver() {
    return members - 1;
  }

  /** The probability that the first probe comes within so many periods. */
  double probabilityWithin(int periods) {
    return periods <= 0 ? 0 : -StrictMath.expm1(logMissed() * periods);
  }

  /**
   * The expected time, in periods, from a crash at any instant to the first probe, if all members
   * begin their periods together: on average half a period of the first one has passed.
   */
  public double expectedTimeInStep() {
    return expectedPeriods().doubleValue() - 0.5;
  }

  /**
   * The same if each member begins its periods at an instant of its own: about 1 period, and never
   * 1.58.
   *
   * <p>With m = n - 1 observers the first probe comes later than k + f periods with probability
   * (q^k (1 - f/m))^m; the integral over all k and f is this.
   */
  public double expectedTimeOutOfStep() {
    double observers = members - 1;
    double missedOnceMore = StrictMath.exp(logMissed()) * (1 - 1 / observers);
    return observers / (observers + 1) * (1 - missedOnceMore) / -StrictMath.expm1(logMissed());
  }

  /** The logarithm of the probability that nobody probes the dead member in a period. */
  private double logMissed() {
    double observers = members - 1;
    return observers * StrictMath.log1p(-1 / observers);
  }

  /** The probability that somebody does. */
  private BigDecimal hit() {
    BigDecimal missed =
        BigDecimal.ONE.subtract(
            BigDecimal.ONE.divide(BigDecimal.valueOf(members - 1L), WORKING), WORKING);
    BigDecimal power = BigDecimal.ONE;
    for (int bit = Integer.SIZE - 1; bit >= 0; bit--) {
      power = power.multiply(power, WORKING);
      if ((members - 1 >> bit & 1) == 1) {
        power = power.multiply(missed, WORKING);
      }
    }
    return BigDecimal.ONE.subtract(power);
  }

  /**
   * The expected number of periods if only a share of the members that are alive probe, in the
   * limit of many members: 1 / (1 - e^-share) (SWIM, section 3.1).
   *
   * @param share above 0, up to 1
   */
  static double limitOfManyMembers(double share) {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException("share must be above 0 and up to 1, got " + share);
    }
    return -1 / StrictMath.expm1(-share);
  }

  /**
   * The most periods between two probes of the same member by the same observer, if the observer
   * goes round a list and shuffles it after each round: once first in a round, once last in the
   * next, 2l - 1 for a list of l (SWIM, section 4.3).
   *
   * @param listed the members on the observer's list, at least 1
   */
  static int longestGapOfShuffledRounds(int listed) {
    if (listed < 1) {
      throw new IllegalArgumentException("listed must be 1 or more, got " + listed);
    }
    return Math.subtractExact(Math.multiplyExact(2, listed), 1);
  }
}
