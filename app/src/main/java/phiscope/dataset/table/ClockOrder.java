package phiscope.dataset.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import phiscope.dataset.ReceivedHeartbeats;

/**
 * What to do where times go back in the order of the file. Either the lines are out of order, and
 * sorting puts them right; or the clock was set back, and sorting would mix two stretches of time:
 * then the stream is cut there.
 *
 * <p>Sequence numbers decide: if they go on rising while the time falls, it was the clock. Without
 * them the calmer rhythm decides: the mean distance of the intervals from their median, once sorted
 * and once cut.
 */
final class ClockOrder {
  /** A clock that is set back more often than this is no clock: then the lines are sorted. */
  private static final int MOST_STEPS = 200;

  private final long[] times;
  private final long[] sequences;
  private final List<Integer> falls = new ArrayList<>();

  /**
   * @param times in the order of the file
   * @param sequences one for each, or null
   */
  ClockOrder(long[] times, long[] sequences) {
    this.times = times;
    this.sequences = sequences;
    for (int i = 1; i < times.length; i++) {
      if (times[i] < times[i - 1]) {
        falls.add(i);
      }
    }
  }

  boolean isRising() {
    return falls.isEmpty();
  }

  /** Places at which the time is below that of the place before. */
  List<Integer> falls() {
    return falls;
  }

  /** Whether the clock was set back, rather than lines being out of order. */
  boolean isClockStep() {
    if (falls.size() > MOST_STEPS) {
      return false;
    }
    int known = 0;
    int rising = 0;
    for (int i : falls) {
      if (sequences != null
          && sequences[i] != ReceivedHeartbeats.NO_SEQUENCE
          && sequences[i - 1] != ReceivedHeartbeats.NO_SEQUENCE) {
        known++;
        rising += sequences[i] > sequences[i - 1] ? 1 : 0;
      }
    }
    if (known > 0) {
      return rising * 2 > known;
    }
    return falls.size() * 4 <= times.length && spreadCut() < spreadSorted();
  }

  /** Places in order of time; equal times stay in the order of the file. */
  int[] sorted() {
    return IntStream.range(0, times.length)
        .boxed()
        .sorted(Comparator.comparingLong(i -> times[i]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private double spreadSorted() {
    long[] sorted = times.clone();
    Arrays.sort(sorted);
    double[] intervals = new double[sorted.length - 1];
    for (int i = 1; i < sorted.length; i++) {
      intervals[i - 1] = (double) sorted[i] - sorted[i - 1];
    }
    return spread(intervals);
  }

  private double spreadCut() {
    double[] intervals = new double[times.length - 1 - falls.size()];
    int count = 0;
    for (int i = 1; i < times.length; i++) {
      if (times[i] >= times[i - 1]) {
        intervals[count++] = (double) times[i] - times[i - 1];
      }
    }
    return spread(intervals);
  }

  private static double spread(double[] intervals) {
    if (intervals.length == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double[] sorted = intervals.clone();
    Arrays.sort(sorted);
    double median = sorted[sorted.length / 2];
    double sum = 0;
    for (double interval : intervals) {
      sum += Math.abs(interval - median);
    }
    return sum / intervals.length;
  }
}
