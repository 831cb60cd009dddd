package phiscope.core.trace;

import java.util.AbstractList;
import java.util.RandomAccess;

/** The heartbeats of a trace as a list. */
final class HeartbeatList extends AbstractList<Heartbeat> implements RandomAccess {
  private final HeartbeatTrace trace;

  HeartbeatList(HeartbeatTrace trace) {
    this.trace = trace;
  }

  @Override
  public Heartbeat get(int index) {
    return trace.get(index);
  }

  @Override
  public int size() {
    return trace.size();
  }
}
