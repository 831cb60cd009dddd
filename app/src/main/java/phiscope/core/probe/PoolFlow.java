package phiscope.core.probe;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.probe.PoolNode.Place;

/** How requests flow through the pools while nothing else happens: in straight lines. */
final class PoolFlow {
  private PoolFlow() {}

  /** The state at a later time; its index and event stay, only work and counts move. */
  static PoolFrame until(PoolFrame state, long at, PoolCluster cluster, long unitsPerSecond) {
    double time = at - state.at();
    int taking = state.taking();
    double perSecond = cluster.load().requestsPerSecond();
    double offered = perSecond * time / unitsPerSecond;
    double served = state.served();
    double refused = state.refused() + (taking == 0 ? offered : 0);
    List<PoolNode> nodes = new ArrayList<>();
    for (PoolNode node : state.nodes()) {
      boolean takes = node.place() == Place.TAKES_TRAFFIC;
      double in = takes ? offered / taking * node.service() : 0;
      double can = node.place() == Place.AWAY ? 0 : cluster.load().threads() * time;
      double left = Math.max(0, node.backlog() + in - can);
      double limit = (double) cluster.cures().queueLimit() * node.service();
      double most = cluster.cures().queueLimit() > 0 ? Math.max(limit, node.backlog() - can) : left;
      double kept = Math.min(left, most);
      refused += (left - kept) / node.service();
      served += (node.backlog() + in - left) / node.service();
      nodes.add(node.withBacklog(kept));
    }
    return new PoolFrame(
        state.index(), at, state.what(), state.node(), nodes, served, refused, state.releases());
  }
}
