package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.Arrays;

/**
 * Numbers in columns: 13 bytes each, so that a long trace does not become a tree of objects. Each
 * is exact; those of more than 18 digits are not held here.
 */
public final class JsonNumbers {
  private final long[] unscaled;
  private final byte[] scales;
  private final int[] offsets;

  private JsonNumbers(long[] unscaled, byte[] scales, int[] offsets) {
    this.unscaled = unscaled;
    this.scales = scales;
    this.offsets = offsets;
  }

  public int size() {
    return unscaled.length;
  }

  /** The number at an index, with the digits of the text. */
  public BigDecimal get(int index) {
    return BigDecimal.valueOf(unscaled[index], scales[index]);
  }

  /** Index in the text where it begins. */
  public int offset(int index) {
    return offsets[index];
  }

  /** The number times 10 to the {@link #scale}. */
  long unscaled(int index) {
    return unscaled[index];
  }

  int scale(int index) {
    return scales[index];
  }

  /** Collects numbers. */
  static final class Builder {
    private long[] unscaled = new long[8];
    private byte[] scales = new byte[8];
    private int[] offsets = new int[8];
    private int size;

    /** Takes a number whose scale fits into a byte. */
    void add(int offset, long number, int scale) {
      if (size == unscaled.length) {
        int capacity = size * 2;
        unscaled = Arrays.copyOf(unscaled, capacity);
        scales = Arrays.copyOf(scales, capacity);
        offsets = Arrays.copyOf(offsets, capacity);
      }
      unscaled[size] = number;
      scales[size] = (byte) scale;
      offsets[size] = offset;
      size++;
    }

    int size() {
      return size;
    }

    JsonNumbers build() {
      return new JsonNumbers(
          Arrays.copyOf(unscaled, size), Arrays.copyOf(scales, size), Arrays.copyOf(offsets, size));
    }
  }
}
