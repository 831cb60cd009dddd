package phiscope.core.detector;

import java.util.Arrays;
import phiscope.core.numeric.IntervalSums;

/**
 * The intervals a model is fitted to, oldest first, with their exact sums. Mutable; adding one and
 * dropping the oldest cost the same however large the window is, and allocate nothing once it has
 * grown to its size.
 */
final class IntervalWindow {
  private static final int FIRST_CAPACITY = 16;
  private static final long[] NONE = {};

  private final int capacity;
  private final IntervalSums sums;

  /** Ring of intervals; null where only sums are needed (all intervals, no empirical tail). */
  private long[] intervals;

  /** Ring of the arrivals that ended them; null unless the window lasts. */
  private long[] ends;

  private int oldest;
  private byte synthetic;

  /** Whether the ring holds the order of its intervals too, see {@link PackedOrder}. */
  private boolean packed;

  /** Null unless the tail is empirical and the order is not packed. */
  private SortedIntervals sorted;

  IntervalWindow(RunningPolicy policy) {
    capacity = policy.windowCapacity();
    sums = new IntervalSums();
    ends = policy.windowReach() >= 0 ? NONE : null;
    intervals = capacity > 0 || ends != null || policy.isEmpirical() ? NONE : null;
    order(policy.isEmpirical());
  }

  /** Begins the order of no intervals. */
  private void order(boolean wanted) {
    packed = wanted && ends == null && capacity > 0 && capacity <= PackedOrder.MOST;
    sorted = wanted && !packed ? new SortedIntervals() : null;
  }

  private IntervalWindow(IntervalWindow other) {
    capacity = other.capacity;
    sums = other.sums.copy();
    intervals = other.unrolled(other.intervals);
    ends = other.unrolled(other.ends);
    synthetic = other.synthetic;
    packed = other.packed;
    if (packed) {
      PackedOrder.order(intervals, intervals.length);
    }
    sorted = other.sorted == null ? null : SortedIntervals.of(intervals);
  }

  IntervalWindow copy() {
    return new IntervalWindow(this);
  }

  long count() {
    return sums.count();
  }

  /** How many intervals are kept one by one: 0 where only their sums are. */
  long kept() {
    return intervals == null ? 0 : sums.count();
  }

  /** How many of the intervals are first estimates. */
  int synthetic() {
    return synthetic;
  }

  IntervalSums sums() {
    return sums;
  }

  void clear() {
    sums.clear();
    oldest = 0;
    synthetic = 0;
    order(packed || sorted != null);
  }

  void addSynthetic(long interval, long end) {
    add(interval, end);
    synthetic++;
  }

  void add(long interval, long end) {
    if (packed && !PackedOrder.fits(interval)) {
      unpack();
    }
    if (capacity > 0 && sums.count() == capacity) {
      if (sorted == null) {
        replaceOldest(interval);
        return;
      }
      dropOldest();
    }
    sums.add(interval);
    if (intervals != null) {
      put(interval, end);
    }
    if (sorted != null) {
      sorted.add(interval);
    }
  }

  /** In a full window of a number of intervals the ring is full too: one place takes both. */
  private void replaceOldest(long interval) {
    sums.replace(interval(oldest), interval);
    if (packed) {
      PackedOrder.replace(intervals, intervals.length, oldest, interval);
    } else {
      intervals[oldest] = interval;
    }
    oldest = oldest + 1 == intervals.length ? 0 : oldest + 1;
    if (synthetic > 0) {
      synthetic--;
    }
  }

  private void put(long interval, long end) {
    int size = (int) sums.count() - 1;
    if (size == intervals.length) {
      grow(size);
    }
    int place = oldest + size;
    if (place >= intervals.length) {
      place -= intervals.length;
    }
    if (packed) {
      PackedOrder.add(intervals, size, place, interval);
    } else {
      intervals[place] = interval;
    }
    if (ends != null) {
      ends[place] = end;
    }
  }

  private long interval(int place) {
    return packed ? PackedOrder.interval(intervals, place) : intervals[place];
  }

  /** An interval is too long to be packed. */
  private void unpack() {
    intervals = unrolled(intervals);
    oldest = 0;
    packed = false;
    sorted = SortedIntervals.of(intervals);
  }

  private void grow(int size) {
    int larger = Math.max(FIRST_CAPACITY, size + (size >> 1));
    int wanted = capacity > 0 ? Math.min(capacity, larger) : larger;
    intervals = Arrays.copyOf(unrolled(intervals), wanted);
    if (packed) {
      PackedOrder.order(intervals, size);
    }
    if (ends != null) {
      ends = Arrays.copyOf(unrolled(ends), wanted);
    }
    oldest = 0;
  }

  private void dropOldest() {
    long interval = interval(oldest);
    sums.remove(interval);
    if (sorted != null) {
      sorted.remove(interval);
    }
    if (++oldest == intervals.length) {
      oldest = 0;
    }
    if (synthetic > 0) {
      synthetic--;
    }
  }

  /** Drops what ended more than {@code reach} before the last arrival; for a window that lasts. */
  void expire(long lastArrival, long reach) {
    while (sums.count() > 0 && lastArrival - ends[oldest] > reach) {
      dropOldest();
    }
  }

  /** The intervals, oldest first; none where only sums are kept. */
  long[] intervals() {
    return intervals == null ? NONE : unrolled(intervals);
  }

  /** The window's part of a ring, in order, in an array of its own; null of no ring. */
  private long[] unrolled(long[] ring) {
    if (ring == null) {
      return null;
    }
    int size = ring.length == 0 ? 0 : Math.min(ring.length, (int) sums.count());
    long[] plain = new long[size];
    int untilEnd = Math.min(size, ring.length - oldest);
    if (size > 0) {
      System.arraycopy(ring, oldest, plain, 0, untilEnd);
      System.arraycopy(ring, 0, plain, untilEnd, size - untilEnd);
    }
    for (int i = 0; packed && i < size; i++) {
      plain[i] = PackedOrder.interval(plain, i);
    }
    return plain;
  }

  /** How many intervals are longer than a silence. */
  long longerThan(double silence) {
    return packed
        ? PackedOrder.longerThan(intervals, (int) sums.count(), silence)
        : sorted.longerThan(silence);
  }

  /** The interval that exactly {@code longer} others follow in the order of length. */
  long intervalWithLonger(long longer) {
    return packed
        ? PackedOrder.fromLongest(intervals, (int) sums.count(), longer)
        : sorted.getFromLongest(longer);
  }

  /** Moves the window in time. */
  void shift(long ticks) {
    for (int i = 0; ends != null && i < ends.length; i++) {
      ends[i] += ticks;
    }
  }

  /** Whether another window holds the same, with ends so many ticks later. */
  boolean equalsShifted(IntervalWindow other, long ticks) {
    if (synthetic != other.synthetic || !sums.equals(other.sums)) {
      return false;
    }
    if (intervals == null) {
      return true;
    }
    int size = (int) sums.count();
    for (int i = 0; i < size; i++) {
      int mine = (oldest + i) % intervals.length;
      int others = (other.oldest + i) % other.intervals.length;
      if (interval(mine) != other.interval(others)
          || ends != null && ends[mine] + ticks != other.ends[others]) {
        return false;
      }
    }
    return true;
  }
}
