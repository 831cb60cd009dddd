package phiscope.dataset.value;

import java.util.Arrays;

/** A growing row of exact decimals, nine bytes each. */
public final class DecimalColumn {
  private long[] unscaled = new long[16];
  private byte[] scales = new byte[16];
  private int size;

  public void add(long value, int scale) {
    if (size == unscaled.length) {
      int capacity = size + (size >> 1);
      unscaled = Arrays.copyOf(unscaled, capacity);
      scales = Arrays.copyOf(scales, capacity);
    }
    unscaled[size] = value;
    scales[size] = (byte) scale;
    size++;
  }

  public int size() {
    return size;
  }

  public long unscaled(int index) {
    return unscaled[index];
  }

  /** Decimal places; the value is unscaled x 10^-scale. */
  public int scale(int index) {
    return scales[index];
  }

  /** The value as the nearest double, for plausibility only. */
  public double approximately(int index) {
    return unscaled[index] / Powers.ofTen(scales[index]);
  }

  public void set(int index, long value, int scale) {
    unscaled[index] = value;
    scales[index] = (byte) scale;
  }
}
