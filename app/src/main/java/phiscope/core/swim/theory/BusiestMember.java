package phiscope.core.swim.theory;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * How many pings the member of SWIM gets that gets most in a period: each picks one of the others
 * at random, so that a member gets Binomial(n - 1, 1 / (n - 1)) of them, one on average, and the
 * largest of n grows like log n / log log n (claim S003-15).
 */
public final class BusiestMember {
  /** Up to so many members the largest is exact. */
  public static final int EXACT_TO = 40;

  private static final MathContext DIGITS = new MathContext(40);
  private static final double NOTHING = 1e-14;

  private BusiestMember() {}

  /**
   * The expected number of its pings. Exact up to {@link #EXACT_TO} members; above as if what
   * different members get were independent, which is less than one in fifty too low.
   *
   * @param members n, 3 or more
   */
  static double expectedPings(long members) {
    double sum = 0;
    double beyond = 1;
    for (int most = 0; beyond > NOTHING && most < members - 1; most++) {
      beyond =
          members <= EXACT_TO ? 1 - exactly((int) members, most) : independently(members, most);
      sum += Math.max(0, beyond);
    }
    return sum;
  }

  /** What it sends and receives in a period: its own ping and ack, and two for each it gets. */
  public static double expectedMessages(long members) {
    return 2 + 2 * expectedPings(members);
  }

  /** That one gets more: one by one from the first number beyond, so that no digit gets lost. */
  private static double independently(long members, int most) {
    double others = members - 1.0;
    double term = StrictMath.exp(others * StrictMath.log1p(-1 / others));
    double tail = 0;
    for (int k = 0; k <= most || term > NOTHING * tail; k++) {
      tail += k > most ? term : 0;
      term *= (others - k) / (k + 1) / (others - 1);
    }
    return -StrictMath.expm1(members * StrictMath.log1p(-tail));
  }

  /**
   * The probability that nobody gets more: the number of maps of n points that fix none of them and
   * take no value more often, of (n - 1)^n. By inclusion and exclusion over the j points that are
   * fixed: the sum of (-1)^j n! / j! [x^(n-j)] E(m-1)^j E(m)^(n-j), where E(m) is the exponential
   * series up to x^m.
   */
  private static double exactly(int members, int most) {
    if (most == 0) {
      return 0;
    }
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal factor = BigDecimal.ONE;
    for (int i = 2; i <= members; i++) {
      factor = factor.multiply(BigDecimal.valueOf(i));
    }
    for (int fixed = 0; fixed <= members; fixed++) {
      int free = members - fixed;
      BigDecimal[] ofFixed = power(most - 1, fixed, free);
      BigDecimal[] ofFree = power(most, free, free);
      BigDecimal coefficient = BigDecimal.ZERO;
      for (int i = 0; i <= free; i++) {
        coefficient = coefficient.add(ofFixed[i].multiply(ofFree[free - i], DIGITS), DIGITS);
      }
      BigDecimal term = factor.multiply(coefficient, DIGITS);
      sum = fixed % 2 == 0 ? sum.add(term, DIGITS) : sum.subtract(term, DIGITS);
      factor = factor.divide(BigDecimal.valueOf(fixed + 1L), DIGITS);
    }
    return sum.divide(BigDecimal.valueOf(members - 1L).pow(members), DIGITS).doubleValue();
  }

  /**
   * The exponential series up to a degree, to a power, up to another degree: from a = E^p follows E
   * a' = p E' a, coefficient by coefficient.
   */
  private static BigDecimal[] power(int most, int exponent, int degree) {
    BigDecimal[] series = new BigDecimal[most + 1];
    series[0] = BigDecimal.ONE;
    for (int i = 1; i <= most; i++) {
      series[i] = series[i - 1].divide(BigDecimal.valueOf(i), DIGITS);
    }
    BigDecimal[] power = new BigDecimal[degree + 1];
    power[0] = BigDecimal.ONE;
    for (int k = 1; k <= degree; k++) {
      BigDecimal sum = BigDecimal.ZERO;
      for (int i = 1; i <= Math.min(k, most); i++) {
        BigDecimal weight = BigDecimal.valueOf((long) exponent * i - (k - i));
        sum = sum.add(weight.multiply(power[k - i], DIGITS).multiply(series[i], DIGITS), DIGITS);
      }
      power[k] = sum.divide(BigDecimal.valueOf(k), DIGITS);
    }
    return power;
  }
}
