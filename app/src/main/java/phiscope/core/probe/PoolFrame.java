package phiscope.core.probe;

import java.util.List;
import phiscope.core.probe.PoolNode.Place;

/**
 * A place in the run of a service whose nodes are watched.
 *
 * @param index 0 is the beginning
 * @param at the time
 * @param what happened
 * @param node to which; -1 if to all
 * @param nodes all of them after it
 * @param served requests so far, of those that came in
 * @param refused requests so far: turned away, lost with a node, or nobody was there
 * @param releases how many nodes have been released
 */
public record PoolFrame(
    int index,
    long at,
    What what,
    int node,
    List<PoolNode> nodes,
    double served,
    double refused,
    int releases) {
  /** What happened. */
  public enum What {
    STARTED,
    /** A node is taken out of traffic for its release. */
    RELEASE_BEGAN,
    /** It is back with the slower code. */
    RELEASED,
    /** All have the old code again. */
    ROLLED_BACK,
    /** A heartbeat arrived. */
    HEARD,
    /** A heartbeat stands in the queue of the business pool. */
    QUEUED,
    /** The queue was full: it was turned away. */
    TURNED_AWAY,
    /** Its heartbeats stayed away: it gets no traffic any more. */
    TAKEN_OUT,
    /** The same, but as many as may be are out already. */
    HELD,
    /** Its heartbeats are in time again: it gets traffic. */
    BROUGHT_BACK
  }

  public PoolFrame {
    nodes = List.copyOf(nodes);
  }

  PoolFrame withMoreRefused(double more) {
    return new PoolFrame(index, at, what, node, nodes, served, refused + more, releases);
  }

  /** How many nodes take traffic. */
  public int taking() {
    return count(Place.TAKES_TRAFFIC);
  }

  /** How many are out for their heartbeats. */
  public int out() {
    return count(Place.OUT);
  }

  private int count(Place place) {
    return (int) nodes.stream().filter(node -> node.place() == place).count();
  }

  /** The longest wait in a pool, in ticks. */
  public long longestWait(int threads) {
    return nodes.stream().mapToLong(node -> node.wait(threads)).max().orElse(0);
  }
}
