package phiscope.core.probe;

import java.util.List;
import java.util.OptionalLong;

/**
 * How an application behaves, whatever its probes do to it.
 *
 * @param startUp how fast it is, by the time since its container started; before the first point
 *     and while it does not move at all it does not listen, and a probe is refused
 * @param answer how long its answer takes at full speed, 0 or more
 * @param dependency how fast what it depends on is, by the clock; full speed before the first point
 * @param dependencyAnswer how much longer an answer takes that asks it, at full speed, 0 or more
 * @param stalls of the process by the clock, in which it does not answer: a deadlock, a collection
 * @param restartCures whether a restart ends a stall that is going on
 */
public record PodBehaviour(
    SpeedCurve startUp,
    long answer,
    SpeedCurve dependency,
    long dependencyAnswer,
    List<Span> stalls,
    boolean restartCures) {
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
    if (answer < 0
        || answer > SpeedCurve.LONGEST
        || dependencyAnswer < 0
        || dependencyAnswer > SpeedCurve.LONGEST) {
      throw new IllegalArgumentException("answers must take 0 or more, and not too long");
    }
    stalls = List.copyOf(stalls);
  }

  /**
   * How long the answer takes to a probe that asks now; empty if it is refused at once, since the
   * container that started at an instant does not listen yet. A stall delays the answer to its end.
   */
  OptionalLong answer(long now, long startedAt, boolean asksDependency) {
    OptionalLong own = startUp.answer(now - startedAt, answer);
    if (own.isEmpty()) {
      return own;
    }
    long begins = now;
    for (Span stall : stalls) {
      if (stall.contains(begins) && !(restartCures && startedAt > stall.from())) {
        begins = stall.to();
      }
    }
    long more = asksDependency ? dependencyAnswer(begins) : 0;
    return OptionalLong.of(begins - now + own.getAsLong() + more);
  }

  private long dependencyAnswer(long now) {
    return dependency.speed(now).isEmpty()
        ? dependencyAnswer
        : dependency.answer(now, dependencyAnswer).orElse(SpeedCurve.LONGEST);
  }

  /** How long a container needs at most until every answer comes in time; empty if never. */
  public OptionalLong slowestStart(long timeout) {
    return startUp.alwaysWithinFrom(answer, timeout);
  }

  /**
   * How long a container needs at most until a startup probe succeeds, which does so once: until
   * every answer comes in time for a whole period, so that one probe falls into it whatever its
   * phase; empty if never.
   */
  public OptionalLong slowestStartup(ProbeSettings startup) {
    return startUp.withinFor(answer, startup.timeout(), startup.period());
  }

  /** The times, from the start of the container, in which answers come in time. */
  public List<SpeedCurve.Span> inTime(long timeout) {
    return startUp.within(answer, timeout);
  }

  /** Whether an answer comes in time at a time from the start of the container. */
  public boolean isInTime(long sinceStart, long timeout) {
    OptionalLong own = startUp.answer(sinceStart, answer);
    return own.isPresent() && own.getAsLong() <= timeout;
  }
}
