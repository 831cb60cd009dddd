package phiscope.core.trace;

import java.util.Arrays;

/** Heartbeats in columns, while they are put together. Mutable. */
final class HeartbeatColumns {
  private long[] arrivals;
  private long[] sequences;
  private int[] incarnations;
  private boolean[] lost;
  private int size;

  HeartbeatColumns(int capacity) {
    arrivals = new long[capacity];
    sequences = new long[capacity];
    incarnations = new int[capacity];
    lost = new boolean[capacity];
  }

  int size() {
    return size;
  }

  void add(long sequence, long arrival, int incarnation, boolean isLost) {
    insert(size, sequence, arrival, incarnation, isLost);
  }

  void insert(int index, long sequence, long arrival, int incarnation, boolean isLost) {
    if (size == arrivals.length) {
      grow();
    }
    int behind = size - index;
    System.arraycopy(arrivals, index, arrivals, index + 1, behind);
    System.arraycopy(sequences, index, sequences, index + 1, behind);
    System.arraycopy(incarnations, index, incarnations, index + 1, behind);
    System.arraycopy(lost, index, lost, index + 1, behind);
    arrivals[index] = arrival;
    sequences[index] = sequence;
    incarnations[index] = incarnation;
    lost[index] = isLost;
    size++;
  }

  private void grow() {
    int capacity = Math.max(16, size + (size >> 1));
    arrivals = Arrays.copyOf(arrivals, capacity);
    sequences = Arrays.copyOf(sequences, capacity);
    incarnations = Arrays.copyOf(incarnations, capacity);
    lost = Arrays.copyOf(lost, capacity);
  }

  void remove(int index) {
    int behind = --size - index;
    System.arraycopy(arrivals, index + 1, arrivals, index, behind);
    System.arraycopy(sequences, index + 1, sequences, index, behind);
    System.arraycopy(incarnations, index + 1, incarnations, index, behind);
    System.arraycopy(lost, index + 1, lost, index, behind);
  }

  void addAll(TraceLeaf leaf, long arrival, long sequence) {
    for (int i = 0; i < leaf.size(); i++) {
      add(
          sequence + leaf.sequenceOffset(i),
          arrival + leaf.offset(i),
          leaf.incarnation(i),
          !leaf.isDelivered(i));
    }
  }

  /** Moves the heartbeats from {@code from} (inclusive) to {@code to} (exclusive). */
  void shift(int from, int to, long ticks, long sequenceNumbers) {
    for (int i = from; i < to; i++) {
      arrivals[i] = Math.addExact(arrivals[i], ticks);
      sequences[i] = Math.addExact(sequences[i], sequenceNumbers);
    }
  }

  /** Gives heartbeats from {@code from} on other arrivals, those from {@code first} of a list. */
  void place(int from, long[] others, int first, int count) {
    System.arraycopy(others, first, arrivals, from, count);
  }

  /** Sorts by arrival; equal arrivals keep their order. */
  void sort() {
    if (isSorted()) {
      return;
    }
    int[] order = sortedOrder();
    HeartbeatColumns sorted = new HeartbeatColumns(size);
    for (int i = 0; i < size; i++) {
      int from = order[i];
      sorted.add(sequences[from], arrivals[from], incarnations[from], lost[from]);
    }
    arrivals = sorted.arrivals;
    sequences = sorted.sequences;
    incarnations = sorted.incarnations;
    lost = sorted.lost;
  }

  private boolean isSorted() {
    for (int i = 1; i < size; i++) {
      if (arrivals[i] < arrivals[i - 1]) {
        return false;
      }
    }
    return true;
  }

  /** A merge sort of the indices, since only that is stable. */
  private int[] sortedOrder() {
    int[] order = new int[size];
    Arrays.setAll(order, i -> i);
    int[] merged = new int[size];
    for (int width = 1; width < size && width > 0; width <<= 1) {
      for (int start = 0; start < size; start += 2 * width) {
        merge(
            order, merged, start, Math.min(start + width, size), Math.min(start + 2 * width, size));
      }
      int[] swapped = order;
      order = merged;
      merged = swapped;
    }
    return order;
  }

  private void merge(int[] from, int[] to, int start, int middle, int end) {
    int left = start;
    int right = middle;
    for (int i = start; i < end; i++) {
      boolean takeLeft =
          left < middle && (right >= end || arrivals[from[left]] <= arrivals[from[right]]);
      to[i] = takeLeft ? from[left++] : from[right++];
    }
  }

  /** The heartbeats from {@code from} (inclusive) to {@code to} (exclusive) as a leaf. */
  PlacedNode leaf(int from, int to) {
    int count = to - from;
    long[] offsets = new long[count];
    boolean consecutive = true;
    boolean oneIncarnation = true;
    boolean allDelivered = true;
    for (int i = 0; i < count; i++) {
      offsets[i] = arrivals[from + i] - arrivals[from];
      consecutive &= sequences[from + i] - sequences[from] == i;
      oneIncarnation &= incarnations[from + i] == incarnations[from];
      allDelivered &= !lost[from + i];
    }
    TraceLeaf leaf =
        new TraceLeaf(
            offsets,
            consecutive ? null : sequenceOffsets(from, count),
            incarnations[from],
            oneIncarnation ? null : Arrays.copyOfRange(incarnations, from, to),
            allDelivered ? null : lostBits(from, count));
    return new PlacedNode(leaf, arrivals[from], sequences[from]);
  }

  private long[] sequenceOffsets(int from, int count) {
    long[] offsets = new long[count];
    for (int i = 0; i < count; i++) {
      offsets[i] = sequences[from + i] - sequences[from];
    }
    return offsets;
  }

  private long[] lostBits(int from, int count) {
    long[] bits = new long[(count + 63) >> 6];
    for (int i = 0; i < count; i++) {
      if (lost[from + i]) {
        bits[i >> 6] |= 1L << i;
      }
    }
    return bits;
  }
}
