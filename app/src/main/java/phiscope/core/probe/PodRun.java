package phiscope.core.probe;

import java.util.List;
import java.util.Optional;

/** What happens to a pod, in the order of time. */
public record PodRun(List<Event> events) {
  /** Which probe. */
  public enum Probe {
    STARTUP,
    LIVENESS,
    READINESS
  }

  /** What happened. */
  public enum What {
    /** A container starts. */
    STARTED,
    /** A probe succeeded. */
    SUCCEEDED,
    /** A probe failed: refused, or not answered in time. */
    FAILED,
    /** The startup probe has succeeded: the others begin. */
    START_OVER,
    /** The pod gets traffic. */
    READY,
    /** It gets none any more. */
    UNREADY,
    /** The container is killed. */
    KILLED
  }

  /**
   * One event.
   *
   * @param probe the one that caused it, if one did
   */
  public record Event(long at, What what, Optional<Probe> probe) {}

  public PodRun {
    events = List.copyOf(events);
  }

  /** How often the container was killed. */
  public long restarts() {
    return count(What.KILLED);
  }

  /** How many events of a kind there are. */
  public long count(What what) {
    return events.stream().filter(event -> event.what() == what).count();
  }

  /** When something happened for the first time. */
  public Optional<Long> first(What what) {
    return events.stream().filter(event -> event.what() == what).map(Event::at).findFirst();
  }

  /** How long of the time up to an end the pod got traffic. */
  public long readyTime(long end) {
    long ready = 0;
    long since = -1;
    for (Event event : events) {
      if (event.what() == What.READY && since < 0) {
        since = event.at();
      } else if (event.what() == What.UNREADY && since >= 0) {
        ready += event.at() - since;
        since = -1;
      }
    }
    return since < 0 ? ready : ready + end - since;
  }
}
