package phiscope.core.probe;

import java.util.List;
import java.util.OptionalLong;

/**
 * How an application behaves, whatever its probes do to it.
 *
 * @param startUp how long its own answer takes, by the time since its container started; before the
 *     first point it does not listen, and a probe is refused
 * @param dependency how much longer an answer takes that asks what it depends on, by the clock
 * @param stalls of the process by the clock, in which it does not answer: a deadlock, a collection
 * @param restartCures whether a restart ends a stall that is going on
 */
public record PodBehaviour(
    AnswerCurve startUp, AnswerCurve dependency, List<Span> stalls, boolean restartCures) {
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
    stalls = List.copyOf(stalls);
  }

  /**
   * How long the answer takes to a probe that asks now; empty if it is refused at once, since the
   * container that started at an instant does not listen yet. A stall delays the answer to its end.
   */
  OptionalLong answer(long now, long startedAt, boolean asksDependency) {
    OptionalLong own = startUp.at(now - startedAt);
    if (own.isEmpty()) {
      return own;
    }
    long begins = now;
    for (Span stall : stalls) {
      if (stall.contains(begins) && !(restartCures && startedAt > stall.from())) {
        begins = stall.to();
      }
    }
    long more = asksDependency ? dependency.at(begins).orElse(0) : 0;
    return OptionalLong.of(begins - now + own.getAsLong() + more);
  }
}
