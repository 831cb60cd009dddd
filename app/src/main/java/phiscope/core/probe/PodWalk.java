package phiscope.core.probe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.core.probe.PodRun.Event;
import phiscope.core.probe.PodRun.Probe;
import phiscope.core.probe.PodRun.What;

/**
 * Walks a pod through time, probe by probe. Probes of a kind come a period apart from the first on;
 * one that is refused fails at once, one that is not answered when its timeout is over. At equal
 * times startup comes before liveness and that before readiness.
 */
public final class PodWalk {
  private final PodProbes probes;
  private final PodBehaviour behaviour;
  private final CrashLoop crashLoop;
  private final long phase;
  private final List<Event> events = new ArrayList<>();
  private final Map<Probe, Turn> turns = new EnumMap<>(Probe.class);
  private long startedAt;
  private boolean ready;
  private int restarts;

  /**
   * What a probe does next.
   *
   * @param next when
   * @param askedAt when it last asked
   * @param result of a question that is under way, empty if none is
   */
  private record Turn(ProbeCount count, long next, long askedAt, Optional<Boolean> result) {}

  private PodWalk(PodProbes probes, PodBehaviour behaviour, CrashLoop crashLoop, long phase) {
    this.probes = probes;
    this.behaviour = behaviour;
    this.crashLoop = crashLoop;
    this.phase = phase;
  }

  /**
   * What happens up to an end.
   *
   * @param crashLoop how long a killed container waits
   * @param phase from the initial delay to the first probe of each kind, 0 or more: a kubelet does
   *     not probe at once
   * @param end the last instant
   * @param mostEvents after so many the walk stops
   */
  public static PodRun run(
      PodProbes probes,
      PodBehaviour behaviour,
      CrashLoop crashLoop,
      long phase,
      long end,
      int mostEvents) {
    PodWalk walk = new PodWalk(probes, behaviour, crashLoop, phase);
    walk.start(0);
    Optional<Probe> next = walk.next();
    while (next.isPresent()
        && walk.turns.get(next.get()).next() <= end
        && walk.events.size() < mostEvents) {
      walk.take(next.get());
      next = walk.next();
    }
    return new PodRun(walk.events);
  }

  private void start(long at) {
    startedAt = at;
    turns.clear();
    add(at, What.STARTED, Optional.empty());
    if (probes.startup().isPresent()) {
      begin(Probe.STARTUP, ProbeCount.start(probes.startup().get(), false), at);
    } else {
      startIsOver(at);
    }
  }

  private void startIsOver(long at) {
    turns.remove(Probe.STARTUP);
    probes
        .liveness()
        .ifPresent(settings -> begin(Probe.LIVENESS, ProbeCount.start(settings, true), at));
    probes
        .readiness()
        .ifPresent(settings -> begin(Probe.READINESS, ProbeCount.start(settings, false), at));
    if (probes.readiness().isEmpty()) {
      setReady(at, true, Optional.empty());
    }
  }

  private void begin(Probe probe, ProbeCount count, long from) {
    long first = startedAt + count.settings().initialDelay() + phase;
    turns.put(probe, new Turn(count, Math.max(from, first), 0, Optional.empty()));
  }

  /** The probe whose turn is next. */
  private Optional<Probe> next() {
    return turns.keySet().stream().min(Comparator.comparingLong(probe -> turns.get(probe).next()));
  }

  private void take(Probe probe) {
    Turn turn = turns.get(probe);
    if (turn.result().isPresent()) {
      take(probe, turn, turn.result().get());
    } else {
      ask(probe, turn);
    }
  }

  private void ask(Probe probe, Turn turn) {
    long now = turn.next();
    long timeout = turn.count().settings().timeout();
    boolean blocked = asksDependency(probe) && !behaviour.dependencyWorks(now);
    boolean succeeds = !blocked && behaviour.answers(now, startedAt, timeout);
    boolean refused = !succeeds && behaviour.refuses(now, startedAt);
    long until = succeeds ? behaviour.answer() : refused ? 0 : timeout;
    turns.put(probe, new Turn(turn.count(), now + until, now, Optional.of(succeeds)));
  }

  private boolean asksDependency(Probe probe) {
    return switch (probe) {
      case STARTUP -> false;
      case LIVENESS -> probes.livenessAsksDependency();
      case READINESS -> probes.readinessAsksDependency();
    };
  }

  /** A result comes in; the next question is a period after the last, but not before its result. */
  private void take(Probe probe, Turn turn, boolean succeeded) {
    long now = turn.next();
    ProbeCount count = turn.count().after(succeeded);
    long next = Math.max(now, turn.askedAt() + count.settings().period());
    turns.put(probe, new Turn(count, next, turn.askedAt(), Optional.empty()));
    add(now, succeeded ? What.SUCCEEDED : What.FAILED, Optional.of(probe));
    if (probe == Probe.READINESS) {
      setReady(now, count.verdict(), Optional.of(probe));
    } else if (count.hasFailedForGood()) {
      kill(now, probe);
    } else if (probe == Probe.STARTUP && count.verdict()) {
      add(now, What.START_OVER, Optional.of(probe));
      startIsOver(now);
    }
  }

  private void setReady(long at, boolean nowReady, Optional<Probe> probe) {
    if (ready != nowReady) {
      ready = nowReady;
      add(at, nowReady ? What.READY : What.UNREADY, probe);
    }
  }

  private void kill(long at, Probe probe) {
    add(at, What.KILLED, Optional.of(probe));
    setReady(at, false, Optional.of(probe));
    restarts = at - startedAt >= crashLoop.forgetAfter() ? 1 : restarts + 1;
    start(at + crashLoop.delay(restarts));
  }

  private void add(long at, What what, Optional<Probe> probe) {
    events.add(new Event(at, what, probe));
  }
}
