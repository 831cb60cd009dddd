package phiscope.core.probe;

import java.util.List;

/**
 * How an application behaves, whatever its probes do to it.
 *
 * @param start from the start of a container until it answers, 0 or more
 * @param answer how long an answer takes, 0 or more
 * @param stalls of the process by the clock, in which it does not answer: a deadlock, a collection
 * @param outages of what it depends on, by the clock
 * @param restartCures whether a restart ends a stall that is going on
 */
public record PodBehaviour(
    long start, long answer, List<Span> stalls, List<Span> outages, boolean restartCures) {
  /** A time from an instant to another, the end not in it. */
  public record Span(long from, long to) {
    public Span {
      if (from < 0 || to <= from) {
        throw new IllegalArgumentException(
            "a span must have 0 <= from < to, got " + from + " to " + to);
      }
    }

    boolean contains(long instant) {
      return instant >= from && instant < to;
    }
  }

  public PodBehaviour {
    if (start < 0 || answer < 0) {
      throw new IllegalArgumentException("start and answer must be 0 or more");
    }
    stalls = List.copyOf(stalls);
    outages = List.copyOf(outages);
  }

  /** Whether the process of a container that started at an instant answers a probe. */
  boolean answers(long now, long startedAt, long timeout) {
    boolean stalled =
        stalls.stream()
            .anyMatch(span -> span.contains(now) && !(restartCures && startedAt > span.from()));
    return now - startedAt >= start && answer <= timeout && !stalled;
  }

  /** Whether a probe that is not answered is refused at once, rather than left to time out. */
  boolean refuses(long now, long startedAt) {
    return now - startedAt < start;
  }

  /** Whether what it depends on works. */
  boolean dependencyWorks(long now) {
    return outages.stream().noneMatch(span -> span.contains(now));
  }
}
