package phiscope.core.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * A sequence of heartbeats by arrival; equal arrivals keep the order in which they were put in.
 * Immutable: an edit returns another trace that shares what it did not change.
 *
 * <p>Inside is a balanced tree of leaves of up to {@link TraceLeaf#MOST} heartbeats in primitive
 * columns, with times and sequence numbers relative to the node. An edit, also one that moves
 * everything behind an index, copies one path: a leaf and a few branches.
 */
public final class HeartbeatTrace {
  private static final HeartbeatTrace EMPTY = new HeartbeatTrace(null);

  /** Null where empty. */
  private final PlacedNode root;

  private HeartbeatTrace(PlacedNode root) {
    this.root = root;
  }

  public static HeartbeatTrace empty() {
    return EMPTY;
  }

  /** A trace of the given heartbeats, sorted by arrival; equal arrivals stay in the given order. */
  public static HeartbeatTrace of(List<Heartbeat> heartbeats) {
    Builder builder = new Builder();
    for (Heartbeat heartbeat : heartbeats) {
      builder.add(heartbeat);
    }
    return builder.build();
  }

  /**
   * Heartbeats 0, 1, 2, ... of incarnation 0: the first at {@code start}, each next one an interval
   * later.
   */
  public static HeartbeatTrace ofIntervals(long start, long... intervals) {
    Builder builder = new Builder();
    long arrival = start;
    builder.add(0, arrival, 0, Heartbeat.Fate.DELIVERED);
    for (int i = 0; i < intervals.length; i++) {
      arrival = Math.addExact(arrival, intervals[i]);
      builder.add(i + 1L, arrival, 0, Heartbeat.Fate.DELIVERED);
    }
    return builder.build();
  }

  /** Puts many heartbeats together, in any order. Mutable; use it once. */
  public static final class Builder {
    private final HeartbeatColumns columns = new HeartbeatColumns(16);

    /**
     * Adds a heartbeat without making the record.
     *
     * @throws IllegalArgumentException as {@link Heartbeat} does
     */
    public Builder add(long sequence, long arrival, int incarnation, Heartbeat.Fate fate) {
      if (sequence < 0 || arrival < 0 || incarnation < 0) {
        return add(new Heartbeat(sequence, arrival, incarnation, fate));
      }
      columns.add(sequence, arrival, incarnation, fate == Heartbeat.Fate.LOST);
      return this;
    }

    /** Adds a heartbeat. */
    public Builder add(Heartbeat heartbeat) {
      columns.add(
          heartbeat.sequence(),
          heartbeat.arrival(),
          heartbeat.incarnation(),
          !heartbeat.isDelivered());
      return this;
    }

    /** The trace, sorted by arrival; equal arrivals stay in the order in which they were added. */
    public HeartbeatTrace build() {
      columns.sort();
      return columns.size() == 0 ? EMPTY : new HeartbeatTrace(TraceTree.of(columns));
    }
  }

  public int size() {
    return root == null ? 0 : root.node().size();
  }

  public boolean isEmpty() {
    return root == null;
  }

  /**
   * The heartbeat at {@code index}.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public Heartbeat get(int index) {
    checkIndex(index);
    TraceNode node = root.node();
    long arrival = root.arrival();
    long sequence = root.sequence();
    int start = 0;
    while (node instanceof TraceBranch branch) {
      int which = branch.childAt(index - start);
      arrival += branch.arrivalOf(which);
      sequence += branch.sequenceOf(which);
      start += branch.startOf(which);
      node = branch.child(which);
    }
    return new PlacedLeaf((TraceLeaf) node, start, arrival, sequence).heartbeat(index - start);
  }

  /** The heartbeat's arrival tick, without making the record. */
  public long arrival(int index) {
    checkIndex(index);
    TraceNode node = root.node();
    long arrival = root.arrival();
    int left = index;
    while (node instanceof TraceBranch branch) {
      int which = branch.childAt(left);
      arrival += branch.arrivalOf(which);
      left -= branch.startOf(which);
      node = branch.child(which);
    }
    return arrival + ((TraceLeaf) node).offset(left);
  }

  private void checkIndex(int index) {
    if (index < 0 || index >= size()) {
      throw new IndexOutOfBoundsException("index " + index + " of " + size() + " heartbeats");
    }
  }

  /**
   * Index of the first heartbeat that arrives at {@code tick} or later; {@link #size} if none does.
   */
  public int firstAtOrAfter(long tick) {
    if (root == null || tick <= root.arrival()) {
      return 0;
    }
    TraceNode node = root.node();
    long left = tick - root.arrival();
    int start = 0;
    while (node instanceof TraceBranch branch) {
      int which = branch.lastChildBefore(left);
      left -= branch.arrivalOf(which);
      start += branch.startOf(which);
      node = branch.child(which);
    }
    return start + ((TraceLeaf) node).firstAtOrAfter(left);
  }

  /** Adds a heartbeat behind all that arrive at the same tick or earlier. */
  public HeartbeatTrace insert(Heartbeat heartbeat) {
    int index =
        heartbeat.arrival() == Long.MAX_VALUE ? size() : firstAtOrAfter(heartbeat.arrival() + 1);
    return insertAt(index, heartbeat);
  }

  private HeartbeatTrace insertAt(int index, Heartbeat heartbeat) {
    return root == null
        ? of(List.of(heartbeat))
        : new HeartbeatTrace(TraceTree.insert(root, index, heartbeat));
  }

  /**
   * The trace without a heartbeat.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public HeartbeatTrace remove(int index) {
    checkIndex(index);
    PlacedNode left = TraceTree.remove(root, index);
    return left == null ? EMPTY : new HeartbeatTrace(left);
  }

  /**
   * Replaces a heartbeat. With the same arrival it keeps its place; else its place follows from the
   * new arrival.
   */
  public HeartbeatTrace replace(int index, Heartbeat heartbeat) {
    boolean stays = arrival(index) == heartbeat.arrival();
    HeartbeatTrace others = remove(index);
    return stays ? others.insertAt(index, heartbeat) : others.insert(heartbeat);
  }

  /**
   * Moves the heartbeat at {@code index} and all behind it by {@code delta} ticks.
   *
   * @throws IllegalArgumentException if that would bring it before the heartbeat in front of it, or
   *     before tick 0
   * @throws ArithmeticException if that would bring the last one outside a long
   */
  public HeartbeatTrace shiftFrom(int index, long delta) {
    long floor = index == 0 ? 0 : arrival(index - 1);
    if (Math.addExact(arrival(index), delta) < floor) {
      throw new IllegalArgumentException(
          "a shift by " + delta + " would pass the heartbeat before");
    }
    Math.addExact(arrival(size() - 1), delta);
    return new HeartbeatTrace(TraceTree.shift(root, index, size(), delta, 0));
  }

  /**
   * Moves the heartbeats from {@code from} on to other arrivals, one each, in order.
   *
   * @throws IllegalArgumentException if those are out of order, or pass a neighbour
   */
  public HeartbeatTrace withArrivals(int from, long... arrivals) {
    long last = from == 0 ? 0 : arrival(from - 1);
    int to = from + arrivals.length;
    for (int i = 0; i <= arrivals.length; i++) {
      long arrival = i < arrivals.length ? arrivals[i] : to < size() ? arrival(to) : last;
      if (arrival < last) {
        throw new IllegalArgumentException("arrivals must be in order: " + last + ", " + arrival);
      }
      last = arrival;
    }
    return from == to ? this : new HeartbeatTrace(TraceTree.place(root, from, arrivals));
  }

  /**
   * Adds {@code delta} to the sequence numbers of the heartbeats from {@code from} (inclusive) to
   * {@code to} (exclusive).
   *
   * @throws IllegalArgumentException if one of them would be below 0
   * @throws ArithmeticException if one of them would be outside a long
   */
  public HeartbeatTrace shiftSequences(int from, int to, long delta) {
    if (from < 0 || to > size() || from > to) {
      throw new IndexOutOfBoundsException(from + " to " + to + " of " + size() + " heartbeats");
    }
    if (from == to || delta == 0) {
      return this;
    }
    LeafRuns.requireSequences(leaves(), from, to, delta);
    return new HeartbeatTrace(TraceTree.shift(root, from, to, 0, delta));
  }

  /** Index of the first heartbeat behind {@code index} of another incarnation; else the size. */
  public int endOfIncarnation(int index) {
    int incarnation = get(index).incarnation();
    for (PlacedLeaf placed : leaves()) {
      TraceLeaf leaf = placed.leaf();
      int first = Math.max(index - placed.start(), 0);
      boolean uniform = leaf.hasOneIncarnation();
      for (int i = first; i < leaf.size(); i = uniform ? leaf.size() : i + 1) {
        if (leaf.incarnation(i) != incarnation) {
          return placed.start() + i;
        }
      }
    }
    return size();
  }

  /**
   * The leaves in order. Two traces of which one was made from the other share the leaves that the
   * edits between them left alone.
   */
  public List<PlacedLeaf> leaves() {
    List<PlacedLeaf> leaves = new ArrayList<>(size() / TraceLeaf.MOST * 2 + 1);
    if (root != null) {
      TraceTree.collectLeaves(root.node(), 0, root.arrival(), root.sequence(), leaves);
    }
    return leaves;
  }

  /** All heartbeats, as an unmodifiable view that makes each record when it is asked for. */
  public List<Heartbeat> toList() {
    return new HeartbeatList(this);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof HeartbeatTrace that
            && size() == that.size()
            && LeafRuns.equal(leaves(), that.leaves());
  }

  @Override
  public int hashCode() {
    int hash = size();
    for (PlacedLeaf placed : leaves()) {
      for (int i = 0; i < placed.leaf().size(); i++) {
        hash = 31 * hash + Long.hashCode(placed.arrivalAt(i));
        hash = 31 * hash + Long.hashCode(placed.sequenceAt(i));
      }
    }
    return hash;
  }

  @Override
  public String toString() {
    int shown = Math.min(size(), 20);
    return "HeartbeatTrace of " + size() + ": " + toList().subList(0, shown);
  }
}
