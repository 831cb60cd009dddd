package phiscope.core.swim.theory;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.PreciseLogarithm;

/**
 * How long a suspected member has to refute, by implementation. Times are whole milliseconds unless
 * said otherwise.
 */
public final class SuspicionTimes {
  private SuspicionTimes() {}

  /**
   * memberlist's shortest suspicion timeout (util.go, suspicionTimeout): multiplier x floor(1000
   * max(1, log10(max(1, n)))) x period / 1000, rounded down. Its documentation says log(N + 1) in
   * places; the code takes log10(n).
   *
   * @param multiplier SuspicionMult, at least 1
   * @param members n, 0 or more
   * @param period the probe interval in milliseconds, above 0; a part of one counts
   */
  public static BigInteger memberlist(long multiplier, long members, BigFraction period) {
    requireAtLeast("multiplier", multiplier, 1);
    requireAtLeast("members", members, 0);
    long thousandths = members <= 10 ? 1000 : ExactLogarithm.thousandthsOfDecimal(members);
    BigInteger factor = BigInteger.valueOf(multiplier).multiply(BigInteger.valueOf(thousandths));
    BigInteger divisor = period.getDenominator().multiply(BigInteger.valueOf(1000));
    return factor.multiply(period.getNumerator()).divide(divisor);
  }

  /** The same for whole milliseconds. */
  public static long memberlist(long multiplier, long members, long period) {
    return memberlist(multiplier, members, new BigFraction(period)).longValueExact();
  }

  /**
   * How many independent confirmations memberlist waits for before the timeout is at its shortest
   * (state.go, suspectNode): SuspicionMult - 2, or none if there are not as many others to give
   * them.
   */
  static int confirmationsExpected(int multiplier, long members) {
    int expected = multiplier - 2;
    return expected < 1 || members - 2 < expected ? 0 : expected;
  }

  /**
   * The timeout after some independent confirmations (Lifeguard, section IV-B): max - (max - min)
   * log(c + 1) / log(k + 1), but at least min, and min at once where none are expected.
   *
   * @param confirmations c, 0 or more
   * @param expected k, 0 or more
   * @param min the shortest timeout, in any unit
   * @param max the longest, not below min
   */
  public static double decayed(long confirmations, long expected, double min, double max) {
    requireAtLeast("confirmations", confirmations, 0);
    requireAtLeast("expected", expected, 0);
    if (!(min >= 0 && max >= min)) {
      throw new IllegalArgumentException(
          "min must be 0 or more and max not below it, got " + min + " and " + max);
    }
    if (expected == 0) {
      return min;
    }
    double share = StrictMath.log(confirmations + 1.0) / StrictMath.log(expected + 1.0);
    return Math.max(min, max - (max - min) * share);
  }

  /** {@link #decayed(long, long, double, double)} to the digits of {@link PreciseLogarithm}. */
  public static BigDecimal decayed(
      BigInteger confirmations, BigInteger expected, BigDecimal min, BigDecimal max) {
    if (expected.signum() == 0 || confirmations.compareTo(expected) >= 0) {
      return min;
    }
    MathContext context = new MathContext(PreciseLogarithm.DIGITS);
    BigDecimal share =
        PreciseLogarithm.ratio(
            new BigDecimal(confirmations.add(BigInteger.ONE)),
            new BigDecimal(expected.add(BigInteger.ONE)));
    return max.subtract(max.subtract(min).multiply(share), context);
  }

  /**
   * The same as memberlist's timer has it (suspicion.go, remainingSuspicionTime): computed in
   * seconds and rounded down to a millisecond.
   */
  static long memberlistDecayed(long confirmations, long expected, long min, long max) {
    double raw = decayed(confirmations, expected, min / 1000.0, max / 1000.0);
    return Math.max(min, (long) Math.floor(1000 * raw));
  }

  /** ScaleCube's timeout, which does not decay (ClusterMath): multiplier x bits(n) x period. */
  public static long scaleCube(int multiplier, long members, long period) {
    requireAtLeast("multiplier", multiplier, 1);
    requireAtLeast("members", members, 0);
    long periods = Math.multiplyExact((long) multiplier, ExactLogarithm.bits(members));
    return Math.multiplyExact(periods, period);
  }

  private static void requireAtLeast(String name, long value, long least) {
    if (value < least) {
      throw new IllegalArgumentException(name + " must be " + least + " or more, got " + value);
    }
  }
}
