package phiscope.core.detector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Intervals by length, for the empirical tail: how many are longer than a silence, and which one
 * has so many longer. Mutable. Held in sorted blocks, so that a change costs the root of the size.
 */
final class SortedIntervals {
  private static final int MOST = 1024;

  private final List<Block> blocks = new ArrayList<>();
  private long size;

  private static final class Block {
    private final long[] values;
    private int count;

    Block(long[] source, int from, int to) {
      values = Arrays.copyOf(Arrays.copyOfRange(source, from, to), MOST);
      count = to - from;
    }

    long last() {
      return values[count - 1];
    }

    /** The first place whose value is not below {@code value}. */
    int firstAtLeast(long value) {
      int place = Arrays.binarySearch(values, 0, count, value);
      if (place < 0) {
        return -place - 1;
      }
      while (place > 0 && values[place - 1] == value) {
        place--;
      }
      return place;
    }
  }

  static SortedIntervals of(long[] intervals) {
    long[] ordered = intervals.clone();
    Arrays.sort(ordered);
    SortedIntervals sorted = new SortedIntervals();
    for (int from = 0; from < ordered.length; from += MOST / 2) {
      sorted.blocks.add(new Block(ordered, from, Math.min(ordered.length, from + MOST / 2)));
    }
    sorted.size = ordered.length;
    return sorted;
  }

  void add(long interval) {
    size++;
    if (blocks.isEmpty()) {
      blocks.add(new Block(new long[] {interval}, 0, 1));
      return;
    }
    int which = Math.min(blockOf(interval), blocks.size() - 1);
    Block block = blocks.get(which);
    if (block.count == MOST) {
      blocks.add(which + 1, new Block(block.values, MOST / 2, MOST));
      block.count = MOST / 2;
      block = interval > block.last() ? blocks.get(which + 1) : block;
    }
    int place = block.firstAtLeast(interval);
    System.arraycopy(block.values, place, block.values, place + 1, block.count - place);
    block.values[place] = interval;
    block.count++;
  }

  /** Removes one interval of this length, which must be there. */
  void remove(long interval) {
    int which = blockOf(interval);
    Block block = blocks.get(which);
    int place = block.firstAtLeast(interval);
    System.arraycopy(block.values, place + 1, block.values, place, block.count - place - 1);
    block.count--;
    size--;
    if (block.count == 0) {
      blocks.remove(which);
    }
  }

  /** The first block whose last value is not below {@code value}; the number of blocks if none. */
  private int blockOf(long value) {
    int low = 0;
    int high = blocks.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (blocks.get(middle).last() < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  long longerThan(double silence) {
    if (silence < 0) {
      return size;
    }
    if (silence >= Long.MAX_VALUE) {
      return 0;
    }
    // The first whole number above the silence.
    long least = (long) StrictMath.floor(silence) + 1;
    int which = blockOf(least);
    if (which == blocks.size()) {
      return 0;
    }
    long below = blocks.get(which).firstAtLeast(least);
    if (which < blocks.size() / 2) {
      return size - below - countOf(0, which);
    }
    return countOf(which, blocks.size()) - below;
  }

  /** How many are in the blocks from one (inclusive) to another (exclusive). */
  private long countOf(int from, int to) {
    long count = 0;
    for (int i = from; i < to; i++) {
      count += blocks.get(i).count;
    }
    return count;
  }

  /** The interval that {@code longer} others follow in the order. */
  long getFromLongest(long longer) {
    long left = longer;
    for (int i = blocks.size() - 1; i >= 0; i--) {
      Block block = blocks.get(i);
      if (left < block.count) {
        return block.values[block.count - 1 - (int) left];
      }
      left -= block.count;
    }
    throw new IndexOutOfBoundsException(longer + " longer of " + size);
  }
}
