package phiscope.dataset;

import java.math.BigDecimal;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;

/** A long row of exact decimals that have the same number of decimal places. */
public final class ExactTimes {
  private final long[] ticks;
  private final int decimals;

  /**
   * @param ticks the values times 10^decimals; kept, so the caller must not write to it again
   * @param decimals decimal places, 0 or more
   */
  ExactTimes(long[] ticks, int decimals) {
    this.ticks = ticks;
    this.decimals = decimals;
  }

  public static ExactTimes of(int decimals, long... ticks) {
    return new ExactTimes(ticks.clone(), decimals);
  }

  public int size() {
    return ticks.length;
  }

  /** Decimal places that the values need together. */
  public int decimals() {
    return decimals;
  }

  /** The value times 10^decimals. */
  public long ticks(int index) {
    return ticks[index];
  }

  public BigDecimal get(int index) {
    return plain(ticks[index]);
  }

  /** The difference of two values, exact. */
  public BigDecimal between(int from, int to) {
    return plain(Math.subtractExact(ticks[to], ticks[from]));
  }

  private BigDecimal plain(long value) {
    BigDecimal decimal = BigDecimal.valueOf(value, decimals).stripTrailingZeros();
    return decimal.scale() < 0 ? decimal.setScale(0) : decimal;
  }

  /** The values as a list that makes each element when it is asked for. */
  public List<BigDecimal> asList() {
    return new AbstractList<>() {
      @Override
      public BigDecimal get(int index) {
        return ExactTimes.this.get(index);
      }

      @Override
      public int size() {
        return ticks.length;
      }
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ExactTimes that
        && decimals == that.decimals
        && Arrays.equals(ticks, that.ticks);
  }

  @Override
  public int hashCode() {
    return 31 * decimals + Arrays.hashCode(ticks);
  }

  @Override
  public String toString() {
    return asList().toString();
  }
}
