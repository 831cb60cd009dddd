package phiscope.core.detector.runs;

import java.util.Arrays;

/**
 * Numbers of which quantiles and a histogram are wanted. Immutable. Of very many, a part evenly
 * spread over the order in which they came is kept; how many there were, their sum and their
 * extremes are exact.
 */
public final class Sample {
  private final long count;
  private final double sum;
  private final double squares;
  private final double least;
  private final double greatest;
  private final double[] sorted;

  private Sample(Builder builder) {
    count = builder.count;
    sum = builder.sum;
    squares = builder.squares;
    least = builder.least;
    greatest = builder.greatest;
    sorted = Arrays.copyOf(builder.kept, builder.size);
    Arrays.sort(sorted);
  }

  /** The sample of these numbers. */
  public static Sample of(double... values) {
    Builder builder = new Builder();
    for (double value : values) {
      builder.add(value);
    }
    return builder.sample();
  }

  /** How many there were. */
  public long count() {
    return count;
  }

  public boolean isEmpty() {
    return count == 0;
  }

  /** NaN without one. */
  public double mean() {
    return count == 0 ? Double.NaN : sum / count;
  }

  /** The standard deviation (n - 1); NaN below two. */
  public double standardDeviation() {
    return count < 2
        ? Double.NaN
        : StrictMath.sqrt(Math.max(0, squares - sum * sum / count) / (count - 1));
  }

  /** NaN without one. */
  public double least() {
    return least;
  }

  /** NaN without one. */
  public double greatest() {
    return greatest;
  }

  /**
   * A quantile: the least number that a share of all do not exceed (type 1 of Hyndman and Fan
   * 1996); NaN without one.
   *
   * @param share above 0, at most 1
   */
  public double quantile(double share) {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException("share must be above 0 and at most 1, got " + share);
    }
    if (count == 0) {
      return Double.NaN;
    }
    int rank = (int) StrictMath.ceil(share * sorted.length - 1e-9);
    return sorted[Math.max(0, rank - 1)];
  }

  /**
   * A quantile, where there are enough numbers to tell it from the greatest: 10 for 90 %, 100 for
   * 99 %; NaN below.
   */
  public double resolved(double share) {
    return count * (1 - share) >= 1 - 1e-9 ? quantile(share) : Double.NaN;
  }

  /**
   * What shares of all lie in so many equal bars of [from, to]; the last bar takes its right end as
   * well, and what is outside counts for none.
   */
  public double[] shares(double from, double to, int bars) {
    double[] shares = new double[bars];
    for (double value : sorted) {
      if (value >= from && value <= to) {
        int bar = (int) Math.min(bars - 1.0, StrictMath.floor((value - from) / (to - from) * bars));
        shares[Math.max(0, bar)] += 1.0 / sorted.length;
      }
    }
    return shares;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sample that
        && count == that.count
        && sum == that.sum
        && squares == that.squares
        && Arrays.equals(sorted, that.sorted);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(sorted) + Long.hashCode(count);
  }

  /** Takes numbers one after the other. Mutable; use it once. */
  static final class Builder {
    private static final int MOST = 1 << 17;

    private double[] kept = new double[16];
    private int size;
    private long stride = 1;
    private long count;
    private double sum;
    private double squares;
    private double least = Double.NaN;
    private double greatest = Double.NaN;

    void add(double value) {
      if (count % stride == 0) {
        keep(value);
      }
      count++;
      sum += value;
      squares += value * value;
      least = least <= value ? least : value;
      greatest = greatest >= value ? greatest : value;
    }

    private void keep(double value) {
      if (size == MOST) {
        for (int i = 0; i < size / 2; i++) {
          kept[i] = kept[2 * i];
        }
        size /= 2;
        stride *= 2;
      }
      if (size == kept.length) {
        kept = Arrays.copyOf(kept, 2 * size);
      }
      kept[size++] = value;
    }

    Sample sample() {
      return new Sample(this);
    }
  }
}
