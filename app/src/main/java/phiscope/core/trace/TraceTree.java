package phiscope.core.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * Edits of the tree that holds a trace. Each makes the nodes on the path to the place that changes
 * anew and shares the others.
 */
final class TraceTree {
  /** How full leaves are when many heartbeats come at once, so that an insertion finds room. */
  private static final int LEAF_FILL = 768;

  private static final int BRANCH_FILL = 24;

  private TraceTree() {}

  /** A tree over the columns, which are sorted and not empty. */
  static PlacedNode of(HeartbeatColumns columns) {
    List<PlacedNode> level = new ArrayList<>();
    for (int from = 0; from < columns.size(); from += LEAF_FILL) {
      level.add(columns.leaf(from, Math.min(from + LEAF_FILL, columns.size())));
    }
    while (level.size() > 1) {
      List<PlacedNode> above = new ArrayList<>();
      for (int from = 0; from < level.size(); from += BRANCH_FILL) {
        above.add(TraceBranch.of(level, from, Math.min(from + BRANCH_FILL, level.size())));
      }
      level = above;
    }
    return level.get(0);
  }

  static PlacedNode insert(PlacedNode root, int index, Heartbeat heartbeat) {
    List<PlacedNode> made = inserted(root, index, heartbeat);
    return made.size() == 1 ? made.get(0) : TraceBranch.of(made, 0, made.size());
  }

  /** One node, or two where one would be too large. */
  private static List<PlacedNode> inserted(PlacedNode placed, int index, Heartbeat heartbeat) {
    if (placed.node() instanceof TraceLeaf leaf) {
      HeartbeatColumns columns = new HeartbeatColumns(leaf.size() + 1);
      columns.addAll(leaf, placed.arrival(), placed.sequence());
      columns.insert(
          index,
          heartbeat.sequence(),
          heartbeat.arrival(),
          heartbeat.incarnation(),
          !heartbeat.isDelivered());
      int size = columns.size();
      return size <= TraceLeaf.MOST
          ? List.of(columns.leaf(0, size))
          : List.of(columns.leaf(0, size / 2), columns.leaf(size / 2, size));
    }
    TraceBranch branch = (TraceBranch) placed.node();
    int which = branch.childAt(index);
    List<PlacedNode> children = branch.placedChildren(placed.arrival(), placed.sequence());
    PlacedNode child = children.remove(which);
    children.addAll(which, inserted(child, index - branch.startOf(which), heartbeat));
    int count = children.size();
    return count <= TraceBranch.MOST
        ? List.of(TraceBranch.of(children, 0, count))
        : List.of(
            TraceBranch.of(children, 0, count / 2), TraceBranch.of(children, count / 2, count));
  }

  /** The tree without the heartbeat at {@code index}; null if that was the last one. */
  static PlacedNode remove(PlacedNode root, int index) {
    PlacedNode left = removed(root, index);
    while (left != null && left.node() instanceof TraceBranch branch && branch.childCount() == 1) {
      left = branch.placedChildren(left.arrival(), left.sequence()).get(0);
    }
    return left;
  }

  private static PlacedNode removed(PlacedNode placed, int index) {
    if (placed.node() instanceof TraceLeaf leaf) {
      if (leaf.size() == 1) {
        return null;
      }
      HeartbeatColumns columns = new HeartbeatColumns(leaf.size());
      columns.addAll(leaf, placed.arrival(), placed.sequence());
      columns.remove(index);
      return columns.leaf(0, columns.size());
    }
    TraceBranch branch = (TraceBranch) placed.node();
    int which = branch.childAt(index);
    List<PlacedNode> children = branch.placedChildren(placed.arrival(), placed.sequence());
    PlacedNode child = removed(children.remove(which), index - branch.startOf(which));
    if (child != null) {
      children.add(which, child);
      mergeIfSmall(children, which);
    }
    return children.isEmpty() ? null : TraceBranch.of(children, 0, children.size());
  }

  /** Joins a small child with a neighbour where both fit into one half-full node. */
  private static void mergeIfSmall(List<PlacedNode> children, int which) {
    for (int left = Math.max(0, which - 1); left <= which && left + 1 < children.size(); left++) {
      PlacedNode merged = merged(children.get(left), children.get(left + 1));
      if (merged != null) {
        children.set(left, merged);
        children.remove(left + 1);
        return;
      }
    }
  }

  /** Null where both together are more than half of a node. */
  private static PlacedNode merged(PlacedNode first, PlacedNode second) {
    if (first.node() instanceof TraceLeaf one && second.node() instanceof TraceLeaf two) {
      if (one.size() + two.size() > TraceLeaf.MOST / 2) {
        return null;
      }
      HeartbeatColumns columns = new HeartbeatColumns(one.size() + two.size());
      columns.addAll(one, first.arrival(), first.sequence());
      columns.addAll(two, second.arrival(), second.sequence());
      return columns.leaf(0, columns.size());
    }
    TraceBranch one = (TraceBranch) first.node();
    TraceBranch two = (TraceBranch) second.node();
    if (one.childCount() + two.childCount() > TraceBranch.MOST / 2) {
      return null;
    }
    List<PlacedNode> children = one.placedChildren(first.arrival(), first.sequence());
    children.addAll(two.placedChildren(second.arrival(), second.sequence()));
    return TraceBranch.of(children, 0, children.size());
  }

  /**
   * Moves the heartbeats from {@code from} (inclusive) to {@code to} (exclusive) in time and in
   * sequence number; their order must stay.
   */
  static PlacedNode shift(PlacedNode placed, int from, int to, long ticks, long sequences) {
    if (from <= 0 && to >= placed.node().size()) {
      return placed.shifted(ticks, sequences);
    }
    if (placed.node() instanceof TraceLeaf leaf) {
      HeartbeatColumns columns = new HeartbeatColumns(leaf.size());
      columns.addAll(leaf, placed.arrival(), placed.sequence());
      columns.shift(Math.max(from, 0), Math.min(to, leaf.size()), ticks, sequences);
      return columns.leaf(0, columns.size());
    }
    TraceBranch branch = (TraceBranch) placed.node();
    List<PlacedNode> children = branch.placedChildren(placed.arrival(), placed.sequence());
    for (int i = 0; i < branch.childCount(); i++) {
      int start = branch.startOf(i);
      if (from < branch.endOf(i) && to > start) {
        children.set(i, shift(children.get(i), from - start, to - start, ticks, sequences));
      }
    }
    return TraceBranch.of(children, 0, children.size());
  }

  /** Gives the heartbeats from {@code from} on other arrivals; the order must stay. */
  static PlacedNode place(PlacedNode placed, int from, long[] arrivals) {
    if (placed.node() instanceof TraceLeaf leaf) {
      HeartbeatColumns columns = new HeartbeatColumns(leaf.size());
      columns.addAll(leaf, placed.arrival(), placed.sequence());
      int first = Math.max(from, 0);
      int to = Math.min(from + arrivals.length, leaf.size());
      columns.place(first, arrivals, first - from, to - first);
      return columns.leaf(0, columns.size());
    }
    TraceBranch branch = (TraceBranch) placed.node();
    List<PlacedNode> children = branch.placedChildren(placed.arrival(), placed.sequence());
    for (int i = 0; i < branch.childCount(); i++) {
      int start = branch.startOf(i);
      if (from < branch.endOf(i) && from + arrivals.length > start) {
        children.set(i, place(children.get(i), from - start, arrivals));
      }
    }
    return TraceBranch.of(children, 0, children.size());
  }

  /** Appends the leaves under a node in order. */
  static void collectLeaves(
      TraceNode node, int start, long arrival, long sequence, List<PlacedLeaf> to) {
    if (node instanceof TraceLeaf leaf) {
      to.add(new PlacedLeaf(leaf, start, arrival, sequence));
      return;
    }
    TraceBranch branch = (TraceBranch) node;
    for (int i = 0; i < branch.childCount(); i++) {
      collectLeaves(
          branch.child(i),
          start + branch.startOf(i),
          arrival + branch.arrivalOf(i),
          sequence + branch.sequenceOf(i),
          to);
    }
  }
}
