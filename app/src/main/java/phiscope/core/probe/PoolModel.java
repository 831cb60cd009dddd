package phiscope.core.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.kernel.Model;
import phiscope.core.probe.PoolFrame.What;
import phiscope.core.probe.PoolNode.Place;

/**
 * The model of a service whose nodes are watched. Between two events requests flow: each pool works
 * off so much, and what comes in above that waits. Heartbeats are a loop, as they are in most
 * programs: send, then wait for a period; one that goes through the pool is sent when what stood
 * before it is done. On its way it takes no time.
 *
 * @param cluster the settings
 * @param unitsPerSecond ticks in a second
 */
record PoolModel(PoolCluster cluster, long unitsPerSecond)
    implements Model<PoolFrame, PoolModel.Next> {
  /** What happens next, to which node, and when. At equal times by kind, then by node. */
  record Next(Kind kind, int node, long at) {}

  /** Kinds of what happens, in the order in which equal times are taken. */
  enum Kind {
    ROLL_BACK,
    RELEASE_ENDS,
    RELEASE_BEGINS,
    SEND,
    DUE,
    SILENCE
  }

  @Override
  public PoolFrame initial() {
    List<PoolNode> nodes = new ArrayList<>();
    int count = cluster.load().nodes();
    for (int node = 0; node < count; node++) {
      long due = cluster.watch().heartbeatEvery() * (node + 1) / count;
      nodes.add(
          new PoolNode(Place.TAKES_TRAFFIC, cluster.load().service(), 0, 0, due, false, 0, false));
    }
    return new PoolFrame(0, 0, What.STARTED, -1, nodes, 0, 0, 0);
  }

  @Override
  public long time(PoolFrame state) {
    return state.at();
  }

  @Override
  public List<Next> enabled(PoolFrame state) {
    return earliest(state).map(List::of).orElse(List.of());
  }

  @Override
  public Optional<Next> earliest(PoolFrame state) {
    Next next = rollBack(state);
    next = earlier(next, release(state));
    for (int node = 0; node < state.nodes().size(); node++) {
      next = earlier(next, ofNode(state.nodes().get(node), node));
    }
    return Optional.ofNullable(next);
  }

  private Next rollBack(PoolFrame state) {
    long at = cluster.release().rollBackAt();
    return at > state.at() ? new Next(Kind.ROLL_BACK, -1, at) : null;
  }

  private Next release(PoolFrame state) {
    PoolCluster.Release release = cluster.release();
    int node = state.releases();
    if (node >= state.nodes().size()) {
      return null;
    }
    long begins = release.at() + node * release.every();
    if (state.nodes().get(node).place() == Place.AWAY) {
      return new Next(Kind.RELEASE_ENDS, node, begins + release.takes());
    }
    boolean stopped = release.rollBackAt() > 0 && begins >= release.rollBackAt();
    return stopped ? null : new Next(Kind.RELEASE_BEGINS, node, begins);
  }

  private Next ofNode(PoolNode node, int index) {
    if (node.place() == Place.AWAY) {
      return null;
    }
    Next next = new Next(node.queued() ? Kind.SEND : Kind.DUE, index, node.nextDue());
    if (node.place() == Place.TAKES_TRAFFIC && !node.held()) {
      long silent = node.lastHeard() + cluster.watch().deadline();
      next = earlier(next, new Next(Kind.SILENCE, index, silent));
    }
    return next;
  }

  private static Next earlier(Next first, Next second) {
    if (first == null || second == null) {
      return first == null ? second : first;
    }
    boolean isSecond =
        second.at() < first.at()
            || second.at() == first.at() && second.kind().ordinal() < first.kind().ordinal();
    return isSecond ? second : first;
  }

  @Override
  public PoolFrame step(PoolFrame state, Next next) {
    PoolFrame flowed = PoolFlow.until(state, next.at(), cluster, unitsPerSecond);
    return switch (next.kind()) {
      case ROLL_BACK -> rolledBack(flowed);
      case RELEASE_BEGINS ->
          with(flowed, What.RELEASE_BEGAN, next.node(), away(flowed.nodes().get(next.node())));
      case RELEASE_ENDS -> released(flowed, next.node());
      case SEND -> heard(flowed, next.node());
      case DUE -> due(flowed, next.node());
      case SILENCE -> silent(flowed, next.node());
    };
  }

  private static PoolNode away(PoolNode node) {
    return node.withPlace(Place.AWAY).withBacklog(0).withNext(node.nextDue(), false);
  }

  private PoolFrame rolledBack(PoolFrame state) {
    List<PoolNode> nodes =
        state.nodes().stream().map(node -> node.withService(cluster.load().service())).toList();
    return frame(state, What.ROLLED_BACK, -1, nodes, state.releases());
  }

  private PoolFrame released(PoolFrame state, int index) {
    PoolCluster.Release release = cluster.release();
    boolean isOld = release.rollBackAt() > 0 && state.at() >= release.rollBackAt();
    long due = state.at() + cluster.watch().heartbeatEvery();
    PoolNode back =
        state
            .nodes()
            .get(index)
            .withPlace(Place.TAKES_TRAFFIC)
            .withService(isOld ? cluster.load().service() : release.service())
            .withNext(due, false)
            .heard(state.at(), 0);
    List<PoolNode> nodes = replaced(state.nodes(), index, back);
    return frame(state, What.RELEASED, index, nodes, state.releases() + 1);
  }

  /** A heartbeat is due: it goes out at once, or stands behind the work of the business. */
  private PoolFrame due(PoolFrame state, int index) {
    PoolNode node = state.nodes().get(index);
    long wait = cluster.cures().ownThread() ? 0 : node.wait(cluster.load().threads());
    if (wait == 0) {
      return heard(state, index);
    }
    double limit = (double) cluster.cures().queueLimit() * node.service();
    if (cluster.cures().queueLimit() > 0 && node.backlog() >= limit) {
      long again = state.at() + cluster.watch().heartbeatEvery();
      return with(state, What.TURNED_AWAY, index, node.withNext(again, false));
    }
    return with(state, What.QUEUED, index, node.withNext(state.at() + wait, true));
  }

  private PoolFrame heard(PoolFrame state, int index) {
    PoolNode node = state.nodes().get(index);
    long every = cluster.watch().heartbeatEvery();
    int inARow = state.at() - node.lastHeard() <= 2 * every ? node.timely() + 1 : 0;
    PoolNode after = node.heard(state.at(), inARow).withNext(state.at() + every, false);
    if (node.place() == Place.OUT && inARow >= cluster.watch().rejoinAfter()) {
      return with(state, What.BROUGHT_BACK, index, after.withPlace(Place.TAKES_TRAFFIC));
    }
    return with(state, What.HEARD, index, after);
  }

  private PoolFrame silent(PoolFrame state, int index) {
    PoolNode node = state.nodes().get(index);
    if (state.out() >= cluster.cures().mostOut()) {
      return with(state, What.HELD, index, node.whichIsHeld());
    }
    long deathTakes = cluster.cures().deathTakes();
    if (deathTakes == 0) {
      return with(state, What.TAKEN_OUT, index, node.withPlace(Place.OUT));
    }
    PoolNode dead =
        node.withPlace(Place.OUT).withBacklog(0).withNext(state.at() + deathTakes, false);
    double lost = node.backlog() / node.service();
    return with(state.withMoreRefused(lost), What.TAKEN_OUT, index, dead);
  }

  private static PoolFrame with(PoolFrame state, What what, int index, PoolNode node) {
    return frame(state, what, index, replaced(state.nodes(), index, node), state.releases());
  }

  private static List<PoolNode> replaced(List<PoolNode> nodes, int index, PoolNode node) {
    List<PoolNode> changed = new ArrayList<>(nodes);
    changed.set(index, node);
    return changed;
  }

  private static PoolFrame frame(
      PoolFrame state, What what, int node, List<PoolNode> nodes, int releases) {
    return new PoolFrame(
        state.index() + 1,
        state.at(),
        what,
        node,
        nodes,
        state.served(),
        state.refused(),
        releases);
  }
}
