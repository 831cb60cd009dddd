package phiscope.core.swim.theory;

import java.math.BigInteger;

/** How often a member passes the same news on, by implementation; 0 members need none. */
public enum RetransmitLimit {
  /** memberlist (util.go, retransmitLimit): multiplier x ceil(log10(n + 1)). */
  MEMBERLIST,
  /**
   * The SWIM paper's experiments: multiplier x ceil(log(N + 1)) with multiplier 3 (section 5); the
   * base is not printed, the analysis of section 4.1 takes the natural one.
   */
  SWIM_PAPER,
  /** ScaleCube's periods to spread (ClusterMath): multiplier x bits(n). */
  SCALECUBE,
  /** Apple's swift-cluster-membership: floor(multiplier x log2(n + 1)) with multiplier 3. */
  APPLE;

  /**
   * The limit.
   *
   * @param multiplier 0 or more
   * @param members n, 0 or more
   */
  public BigInteger of(BigInteger multiplier, long members) {
    if (multiplier.signum() < 0 || members < 0 || members == Long.MAX_VALUE) {
      throw new IllegalArgumentException(
          "multiplier and members must be 0 or more, got " + multiplier + " and " + members);
    }
    return switch (this) {
      case MEMBERLIST -> multiplier.multiply(decimalDigits(members));
      case SWIM_PAPER -> multiplier.multiply(whole(Math.ceil(StrictMath.log1p(members))));
      case SCALECUBE -> multiplier.multiply(BigInteger.valueOf(ExactLogarithm.bits(members)));
      case APPLE -> apple(multiplier, members);
    };
  }

  /** The limit, for a multiplier and a number of members as they are met. */
  public int of(int multiplier, int members) {
    return of(BigInteger.valueOf(multiplier), members).intValueExact();
  }

  private static BigInteger apple(BigInteger multiplier, long members) {
    double logarithm = LogarithmBase.TWO.log(members + 1.0);
    boolean isPower = Long.bitCount(members + 1) == 1;
    return whole(multiplier.doubleValue() * (isPower ? Math.round(logarithm) : logarithm));
  }

  private static BigInteger decimalDigits(long members) {
    BigInteger n = BigInteger.valueOf(members).add(BigInteger.ONE);
    return BigInteger.valueOf(ExactLogarithm.ceiling(10, n));
  }

  private static BigInteger whole(double value) {
    return BigInteger.valueOf((long) value);
  }

  /**
   * The SWIM paper's bound on the expected share of members that news has not reached when each
   * passes it on at most multiplier x ln n times: n^-((2 - 4/n) multiplier - 2) (section 4.1).
   */
  static double shareNotReached(double multiplier, long members) {
    double n = members;
    return StrictMath.pow(n, -((2 - 4 / n) * multiplier - 2));
  }
}
