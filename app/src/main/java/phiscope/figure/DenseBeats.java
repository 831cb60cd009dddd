package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.PlacedLeaf;
import phiscope.core.trace.TraceLeaf;

/**
 * Of heartbeats too many to be drawn singly, those that are seen: in every pixel column the one
 * that ends the longest interval, and one that is out of the ordinary. A leaf without anything out
 * of the ordinary is read a column at a time, by the longest intervals of its blocks.
 */
final class DenseBeats {
  private final Subject subject;
  private final int first;
  private final int end;
  private final double from;
  private final double columnsPerTick;
  private final List<TapeBeats.Beat> beats = new ArrayList<>();

  private long column = Long.MIN_VALUE;
  private int longest = -1;
  private long longestInterval = -1;
  private int odd = -1;
  private long previous = TapeBeats.Beat.NO_INTERVAL;
  private long greatestSequence = -1;
  private int incarnation = -1;

  DenseBeats(Subject subject, TimeSpan span, int columns, int first, int end) {
    this.subject = subject;
    this.first = first;
    this.end = end;
    this.from = subject.ticks(span.from());
    this.columnsPerTick = columns / (subject.ticks(span.to()) - from);
  }

  List<TapeBeats.Beat> choose() {
    HeartbeatTrace trace = subject.tape().tape().heartbeats();
    for (PlacedLeaf leaf : trace.leaves()) {
      if (leaf.start() < end && leaf.start() + leaf.leaf().size() > first) {
        pass(leaf);
      }
    }
    emit();
    return beats;
  }

  private void pass(PlacedLeaf placed) {
    int from = Math.max(0, first - placed.start());
    int to = Math.min(placed.leaf().size(), end - placed.start());
    if (placed.leaf().isPlain() && follows(placed, from)) {
      passInOrder(placed, from, to);
      return;
    }
    for (int i = from; i < to; i++) {
      passOne(placed, i);
    }
  }

  private long columnOf(long arrival) {
    return (long) ((arrival - from) * columnsPerTick);
  }

  private void enter(long newColumn) {
    if (newColumn != column) {
      emit();
      column = newColumn;
    }
  }

  private void passOne(PlacedLeaf placed, int i) {
    long arrival = placed.arrivalAt(i);
    enter(columnOf(arrival));
    int index = placed.start() + i;
    if (!isOrdinary(placed, i)) {
      odd = odd < 0 ? index : odd;
    } else {
      take(index, arrival);
    }
    if (placed.leaf().isDelivered(i)) {
      previous = arrival;
    }
  }

  private void take(int index, long arrival) {
    if (previous != TapeBeats.Beat.NO_INTERVAL && arrival - previous > longestInterval) {
      longest = index;
      longestInterval = arrival - previous;
    }
  }

  /** Whether the heartbeats of a plain leaf follow those before: then all are ordinary. */
  private boolean follows(PlacedLeaf placed, int from) {
    return incarnation < 0
        || incarnation == placed.leaf().incarnation(from)
            && placed.sequenceAt(from) > greatestSequence;
  }

  /** The same for heartbeats that are all ordinary, a column at a time. */
  private void passInOrder(PlacedLeaf placed, int from, int to) {
    TraceLeaf leaf = placed.leaf();
    int i = from;
    while (i < to) {
      long here = columnOf(placed.arrivalAt(i));
      enter(here);
      int next = firstBeyond(here, placed, i + 1, to);
      take(placed.start() + i, placed.arrivalAt(i));
      if (i + 1 < next) {
        int ends = leaf.endOfLongest(i + 1, next);
        previous = placed.arrivalAt(ends - 1);
        take(placed.start() + ends, placed.arrivalAt(ends));
      }
      previous = placed.arrivalAt(next - 1);
      i = next;
    }
    greatestSequence = placed.sequenceAt(to - 1);
    incarnation = leaf.incarnation(to - 1);
  }

  /** The first heartbeat of a leaf behind a column, among those from {@code from} on. */
  private int firstBeyond(long here, PlacedLeaf placed, int from, int to) {
    int low = from;
    int high = to;
    if (low < high && columnOf(placed.arrivalAt(high - 1)) == here) {
      return to;
    }
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (columnOf(placed.arrivalAt(middle)) == here) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Whether a heartbeat was delivered, in its turn and by the same process. */
  private boolean isOrdinary(PlacedLeaf placed, int i) {
    long sequence = placed.sequenceAt(i);
    boolean delivered = placed.leaf().isDelivered(i);
    boolean known = incarnation == placed.leaf().incarnation(i);
    boolean grows = known && sequence > greatestSequence;
    boolean ordinary = delivered && (grows || incarnation < 0);
    if (delivered) {
      greatestSequence = known ? Math.max(greatestSequence, sequence) : sequence;
      incarnation = placed.leaf().incarnation(i);
    }
    return ordinary;
  }

  private void emit() {
    int one = Math.min(longest, odd);
    int two = Math.max(longest, odd);
    add(one < 0 ? two : one);
    if (one >= 0 && two != one) {
      add(two);
    }
    longest = -1;
    longestInterval = -1;
    odd = -1;
  }

  private void add(int index) {
    if (index >= 0) {
      Treatment treatment = subject.main().fold().treatment(index);
      long start =
          index == longest
              ? subject.tape().tape().heartbeats().arrival(index) - longestInterval
              : TapeBeats.Beat.NO_INTERVAL;
      beats.add(TapeBeats.beat(subject, index, treatment, start));
    }
  }
}
