package phiscope.benchmark;

import java.util.Arrays;
import java.util.Locale;

/** Times of frames, and of the work in them. */
public final class Frames {
  private final double[] millis;
  private int count;

  public Frames(int most) {
    millis = new double[most];
  }

  /** Takes a time in nanoseconds; more than there is room for are left out. */
  public void add(long nanoseconds) {
    if (count < millis.length) {
      millis[count++] = nanoseconds / 1e6;
    }
  }

  public boolean isFull() {
    return count == millis.length;
  }

  /** The time that a share of them does not exceed. */
  public double quantile(double share) {
    double[] sorted = Arrays.copyOf(millis, count);
    Arrays.sort(sorted);
    int place = (int) Math.ceil(share * count) - 1;
    return count == 0 ? Double.NaN : sorted[Math.max(0, place)];
  }

  /** Median and 99th percentile, for a cell of a table. */
  public String row() {
    return String.format(Locale.ROOT, "%.1f, %.1f", quantile(0.5), quantile(0.99));
  }
}
