package phiscope.core.trace;

import java.util.ArrayList;
import java.util.List;

/** An inner node of the tree that holds a trace: at most {@link #MOST} children. Immutable. */
final class TraceBranch implements TraceNode {
  static final int MOST = 32;

  private final TraceNode[] children;

  /** How many heartbeats are under the children up to and with each. */
  private final int[] ends;

  /** First arrivals of the children after that of the branch. */
  private final long[] arrivals;

  /** First sequence numbers of the children minus that of the branch. */
  private final long[] sequences;

  private TraceBranch(TraceNode[] children, int[] ends, long[] arrivals, long[] sequences) {
    this.children = children;
    this.ends = ends;
    this.arrivals = arrivals;
    this.sequences = sequences;
  }

  /** A branch over the children from {@code from} (inclusive) to {@code to} (exclusive). */
  static PlacedNode of(List<PlacedNode> placed, int from, int to) {
    int count = to - from;
    TraceNode[] children = new TraceNode[count];
    int[] ends = new int[count];
    long[] arrivals = new long[count];
    long[] sequences = new long[count];
    PlacedNode first = placed.get(from);
    int end = 0;
    for (int i = 0; i < count; i++) {
      PlacedNode child = placed.get(from + i);
      children[i] = child.node();
      end = Math.addExact(end, child.node().size());
      ends[i] = end;
      arrivals[i] = child.arrival() - first.arrival();
      sequences[i] = child.sequence() - first.sequence();
    }
    TraceBranch branch = new TraceBranch(children, ends, arrivals, sequences);
    return new PlacedNode(branch, first.arrival(), first.sequence());
  }

  @Override
  public int size() {
    return ends[ends.length - 1];
  }

  int childCount() {
    return children.length;
  }

  TraceNode child(int which) {
    return children[which];
  }

  /** How many heartbeats are before a child. */
  int startOf(int which) {
    return which == 0 ? 0 : ends[which - 1];
  }

  int endOf(int which) {
    return ends[which];
  }

  long arrivalOf(int which) {
    return arrivals[which];
  }

  long sequenceOf(int which) {
    return sequences[which];
  }

  /**
   * The child that holds the heartbeat at {@code index}; the last one for {@code index == size}.
   */
  int childAt(int index) {
    int low = 0;
    int high = ends.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ends[middle] <= index) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The last child whose first heartbeat arrives before {@code offset}; the first if none does. */
  int lastChildBefore(long offset) {
    int low = 0;
    int high = arrivals.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (arrivals[middle] < offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The children with their absolute places, in a new list. */
  List<PlacedNode> placedChildren(long arrival, long sequence) {
    List<PlacedNode> placed = new ArrayList<>(children.length + 1);
    for (int i = 0; i < children.length; i++) {
      placed.add(new PlacedNode(children[i], arrival + arrivals[i], sequence + sequences[i]));
    }
    return placed;
  }
}
