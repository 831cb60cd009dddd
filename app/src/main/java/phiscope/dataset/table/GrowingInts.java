package phiscope.dataset.table;

import java.util.Arrays;

/** A growing row of ints. */
final class GrowingInts {
  private int[] values = new int[16];
  private int size;

  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, size + (size >> 1));
    }
    values[size++] = value;
  }

  int get(int index) {
    return values[index];
  }

  int size() {
    return size;
  }

  /** Whether a value is among them; they must be rising. */
  boolean contains(int value) {
    return size > 0 && Arrays.binarySearch(values, 0, size, value) >= 0;
  }
}
