package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.PlacedLeaf;

/**
 * Of heartbeats too many to be drawn singly, those that are seen: in every pixel column the one
 * that ends the longest interval, and one that is out of the ordinary. A leaf without anything out
 * of the ordinary is read a column at a time, by the longest intervals of its blocks.
 */
final class DenseBeats {
  private final Subject subject;
  private final HeartbeatTrace trace;
  private final LeafColumns columns;
  private final int first;
  private final int end;
  private final List<TapeBeats.Beat> beats;

  private long column = Long.MIN_VALUE;
  private int longest = -1;
  private long longestInterval = -1;
  private long longestArrival;
  private long longestSequence;
  private int longestIncarnation;
  private int odd = -1;
  private long previous = TapeBeats.Beat.NO_INTERVAL;
  private long greatestSequence = -1;
  private int incarnation = -1;

  DenseBeats(Subject subject, TimeSpan span, int count, int first, int end) {
    this.subject = subject;
    this.first = first;
    this.end = end;
    trace = subject.tape().tape().heartbeats();
    columns = subject.memory().columns(subject.index());
    beats = new ArrayList<>(2 * count);
    double from = subject.ticks(span.from());
    columns.begin(from, count / (subject.ticks(span.to()) - from));
  }

  List<TapeBeats.Beat> choose() {
    List<PlacedLeaf> leaves = trace.leaves();
    for (int i = 0; i < leaves.size(); i++) {
      int behind = i + 1 < leaves.size() ? leaves.get(i + 1).start() : trace.size();
      if (leaves.get(i).start() < end && behind > first) {
        pass(leaves.get(i), behind);
      }
    }
    emit();
    columns.end();
    return beats;
  }

  /** Passes a leaf; {@code behind} is the index of the heartbeat behind it. */
  private void pass(PlacedLeaf placed, int behind) {
    int from = Math.max(0, first - placed.start());
    int to = Math.min(behind, end) - placed.start();
    boolean whole = from == 0 && placed.start() + to == behind;
    // What was kept of a leaf tells of it without its being looked into.
    int found = whole ? columns.find(placed.leaf()) : -1;
    boolean plain = found >= 0 || placed.leaf().isPlain();
    int ofLeaf = found < 0 ? placed.leaf().incarnation(from) : columns.incarnation(found);
    boolean follows = incarnation == ofLeaf && placed.sequence() + from > greatestSequence;
    if (!plain || incarnation >= 0 && !follows) {
      for (int i = from; i < to; i++) {
        passOne(placed, i);
      }
      return;
    }
    if (whole) {
      columns.addWhole(placed, found);
    } else {
      columns.addPart(placed, from, to);
    }
    passColumns(placed, ofLeaf);
    greatestSequence = placed.sequence() + to - 1;
    incarnation = ofLeaf;
  }

  /** Passes heartbeats that are all ordinary, a column at a time. */
  private void passColumns(PlacedLeaf placed, int ofLeaf) {
    int start = placed.start();
    long arrival = placed.arrival();
    // A plain leaf numbers its heartbeats one by one.
    long sequence = placed.sequence();
    for (int i = columns.firstAdded(); i < columns.endOfAdded(); i++) {
      enter(columns.columnOf(arrival + columns.firstOf(i)));
      int begin = columns.beginOf(i);
      take(start + begin, sequence + begin, arrival + columns.firstOf(i), ofLeaf);
      int ends = columns.endOfLongest(i);
      if (ends >= 0) {
        previous = arrival + columns.beforeLongestOf(i);
        take(start + ends, sequence + ends, arrival + columns.longestOf(i), ofLeaf);
      }
      previous = arrival + columns.lastOf(i);
    }
  }

  private void enter(long newColumn) {
    if (newColumn != column) {
      emit();
      column = newColumn;
    }
  }

  private void passOne(PlacedLeaf placed, int i) {
    long arrival = placed.arrivalAt(i);
    enter(columns.columnOf(arrival));
    if (!isOrdinary(placed, i)) {
      odd = odd < 0 ? placed.start() + i : odd;
    } else {
      take(placed.start() + i, placed.sequenceAt(i), arrival, placed.leaf().incarnation(i));
    }
    if (placed.leaf().isDelivered(i)) {
      previous = arrival;
    }
  }

  /** Takes an ordinary heartbeat if its interval is the longest of its column. */
  private void take(int index, long sequence, long arrival, int ofBeat) {
    if (previous != TapeBeats.Beat.NO_INTERVAL && arrival - previous > longestInterval) {
      longest = index;
      longestInterval = arrival - previous;
      longestArrival = arrival;
      longestIncarnation = ofBeat;
      longestSequence = sequence;
    }
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

  /** An ordinary one: it was delivered. */
  private Heartbeat longestBeat() {
    return new Heartbeat(
        longestSequence, longestArrival, longestIncarnation, Heartbeat.Fate.DELIVERED);
  }

  private void add(int index) {
    if (index >= 0) {
      Treatment treatment = subject.main().fold().treatment(index);
      boolean isLongest = index == longest;
      beats.add(
          isLongest
              ? TapeBeats.beat(
                  subject, index, longestBeat(), treatment, longestArrival - longestInterval)
              : TapeBeats.beat(
                  subject, index, trace.get(index), treatment, TapeBeats.Beat.NO_INTERVAL));
    }
  }
}
