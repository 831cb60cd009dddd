package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.PlacedLeaf;
import phiscope.core.trace.TraceLeaf;

/**
 * Of heartbeats too many to be drawn singly, those that are seen: in every pixel column the one
 * that ends the longest interval, and one that is out of the ordinary. Reads the leaves of the
 * trace in one pass.
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
    TraceLeaf leaf = placed.leaf();
    boolean plain = leaf.isPlain();
    int from = Math.max(0, first - placed.start());
    int to = Math.min(leaf.size(), end - placed.start());
    for (int i = from; i < to; i++) {
      long arrival = placed.arrivalAt(i);
      long here = (long) ((arrival - this.from) * columnsPerTick);
      if (here != column) {
        emit();
        column = here;
      }
      int index = placed.start() + i;
      boolean ordinary = isOrdinary(placed, i, plain);
      if (!ordinary) {
        odd = odd < 0 ? index : odd;
      } else if (previous != TapeBeats.Beat.NO_INTERVAL && arrival - previous > longestInterval) {
        longest = index;
        longestInterval = arrival - previous;
      }
      if (leaf.isDelivered(i)) {
        previous = arrival;
      }
    }
  }

  /** Whether a heartbeat was delivered, in its turn and by the same process. */
  private boolean isOrdinary(PlacedLeaf placed, int i, boolean plain) {
    long sequence = placed.sequenceAt(i);
    boolean known = incarnation == placed.leaf().incarnation(i);
    boolean grows = known && sequence > greatestSequence;
    boolean ordinary = (plain || placed.leaf().isDelivered(i)) && (grows || incarnation < 0);
    if (placed.leaf().isDelivered(i)) {
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
