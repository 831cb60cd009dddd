package phiscope.core.probe;

/**
 * A node of a service.
 *
 * @param place whether it takes traffic, and why not
 * @param service how long a thread is busy with a request now
 * @param backlog work that waits or is being done, in thread-ticks
 * @param lastHeard when its last heartbeat arrived
 * @param nextDue when the next one falls due, or, while one waits in the pool, is sent
 * @param queued whether one waits in the pool
 * @param timely heartbeats in a row that were not late, while it is out
 * @param held whether it would be out, but no more may be
 */
public record PoolNode(
    Place place,
    long service,
    double backlog,
    long lastHeard,
    long nextDue,
    boolean queued,
    int timely,
    boolean held) {
  /** Where a node stands. */
  public enum Place {
    TAKES_TRAFFIC,
    /** Its heartbeats stayed away. */
    OUT,
    /** It gets its release. */
    AWAY
  }

  /** How long a new task waits in its pool, in ticks. */
  public long wait(int threads) {
    return (long) Math.floor(backlog / threads);
  }

  PoolNode withPlace(Place newPlace) {
    return new PoolNode(newPlace, service, backlog, lastHeard, nextDue, queued, 0, false);
  }

  PoolNode withService(long newService) {
    return new PoolNode(place, newService, backlog, lastHeard, nextDue, queued, timely, held);
  }

  PoolNode withBacklog(double newBacklog) {
    return new PoolNode(place, service, newBacklog, lastHeard, nextDue, queued, timely, held);
  }

  PoolNode withNext(long at, boolean isQueued) {
    return new PoolNode(place, service, backlog, lastHeard, at, isQueued, timely, held);
  }

  PoolNode heard(long at, int newTimely) {
    return new PoolNode(place, service, backlog, at, nextDue, queued, newTimely, false);
  }

  PoolNode whichIsHeld() {
    return new PoolNode(place, service, backlog, lastHeard, nextDue, queued, timely, true);
  }
}
