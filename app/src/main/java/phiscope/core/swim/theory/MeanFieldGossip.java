package phiscope.core.swim.theory;

/**
 * The informed share of very many members after one more round, as a recurrence of the share alone.
 * Beside the right ones stand those that an article gives, to be drawn beside them.
 */
public enum MeanFieldGossip {
  /** Every informed member pushes to k others: 1 - (1 - p) e^(-kp). */
  PUSH,
  /** Every member asks k others: 1 - (1 - p)^(k + 1). */
  PULL,
  /** S002's recurrence 1 - (1 - p)(1 - p/k)^k, which gets slower with a larger fan-out. */
  S002_RECURRENCE,
  /** S002's approximation 1 - e^-p of it, which lets the epidemic die out. */
  S002_APPROXIMATION;

  /** Rounds after which a recurrence that does not get there is given up. */
  public static final int MOST_ROUNDS = 10_000;

  /** The share after one more round. */
  public double next(double share, int fanout) {
    return switch (this) {
      case PUSH -> 1 - (1 - share) * StrictMath.exp(-fanout * share);
      case PULL -> 1 - StrictMath.pow(1 - share, fanout + 1.0);
      case S002_RECURRENCE -> 1 - (1 - share) * StrictMath.pow(1 - share / fanout, fanout);
      case S002_APPROXIMATION -> -StrictMath.expm1(-share);
    };
  }

  /**
   * The rounds from one informed member until less than one is left, or {@link #MOST_ROUNDS} if it
   * never gets there.
   *
   * @param members at least 2
   */
  public int rounds(int members, int fanout) {
    if (members < 2 || fanout < 1) {
      throw new IllegalArgumentException(
          "members must be 2 or more and fanout 1 or more, got " + members + " and " + fanout);
    }
    double share = 1.0 / members;
    int rounds = 0;
    while (share < 1 - 1.0 / members && rounds < MOST_ROUNDS) {
      share = next(share, fanout);
      rounds++;
    }
    return rounds;
  }
}
