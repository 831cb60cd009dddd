package phiscope.core.probe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.core.probe.PodRun.Event;
import phiscope.core.probe.PodRun.Probe;
import phiscope.core.probe.PodRun.What;

/**
 * Walks a pod through time, probe by probe, as the kubelet does (kubernetes pkg/kubelet/prober,
 * worker.go).
 *
 * <p>Each kind of probe is asked on the ticks of a clock of its own, a period apart, which goes on
 * through restarts; before the initial delay is over and while a container waits for its start, a
 * tick passes unused; one that comes while a question is open is kept for its end. So the first
 * probe of a container comes at any time up to a period after its initial delay, and after a
 * restart just when the ticks want it. When the startup probe has succeeded, readiness is asked at
 * once, liveness with its next tick. A probe that is refused fails at once, one that is not
 * answered when its timeout is over. At equal times startup comes before liveness and that before
 * readiness.
 */
public final class PodWalk {
  private final PodPlan plan;
  private final PodProbes probes;
  private final long phase;
  private final List<Event> events = new ArrayList<>();
  private final Map<Probe, Turn> turns = new EnumMap<>(Probe.class);
  private long startedAt;
  private boolean ready;
  private int restarts;
  private long killedAt = -1;

  /**
   * What a probe does next.
   *
   * @param next when
   * @param askedAt when it last asked
   * @param result of a question that is under way, empty if none is
   */
  private record Turn(ProbeCount count, long next, long askedAt, Optional<Boolean> result) {}

  private PodWalk(PodPlan plan, long phase) {
    this.plan = plan;
    this.probes = plan.probes();
    this.phase = phase;
  }

  /**
   * What happens up to an end.
   *
   * @param phase from the start of the first container to the first tick, 0 or more
   * @param end the last instant
   * @param mostEvents after so many the walk stops
   */
  public static PodRun run(PodPlan plan, long phase, long end, int mostEvents) {
    PodWalk walk = new PodWalk(plan, phase);
    walk.start(0);
    Optional<Probe> next = walk.next();
    while (next.isPresent()
        && walk.turns.get(next.get()).next() <= end
        && walk.events.size() < mostEvents) {
      walk.take(next.get());
      next = walk.next();
    }
    return new PodRun(walk.events.stream().filter(event -> event.at() <= end).toList());
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
    long earliest = Math.max(from, startedAt + count.settings().initialDelay());
    boolean atOnce = probe == Probe.READINESS && from > startedAt;
    long first = atOnce ? earliest : tick(count.settings().period(), earliest);
    turns.put(probe, new Turn(count, first, 0, Optional.empty()));
  }

  /** The first tick at or after an instant; one at which a kill fell is used up. */
  private long tick(long period, long from) {
    long after = from == killedAt ? from + 1 : from;
    long periods = Math.max(0, -Math.floorDiv(-(after - phase), period));
    return phase + periods * period;
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
    OptionalLong answer = plan.behaviour().answer(now, startedAt, asksDependency(probe));
    boolean succeeds = answer.isPresent() && answer.getAsLong() <= timeout;
    long until = Math.min(timeout, answer.orElse(0));
    turns.put(probe, new Turn(turn.count(), now + until, now, Optional.of(succeeds)));
  }

  private boolean asksDependency(Probe probe) {
    return switch (probe) {
      case STARTUP -> false;
      case LIVENESS -> probes.livenessAsksDependency();
      case READINESS -> probes.readinessAsksDependency();
    };
  }

  /** A result comes in; the next question is at the next tick, at once if that has passed. */
  private void take(Probe probe, Turn turn, boolean succeeded) {
    long now = turn.next();
    ProbeCount count = turn.count().after(succeeded);
    long next = Math.max(now, tick(count.settings().period(), turn.askedAt() + 1));
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
    restarts = at - startedAt >= plan.crashLoop().forgetAfter() ? 1 : restarts + 1;
    killedAt = at;
    start(at + plan.restartTakes() + plan.crashLoop().delay(restarts));
  }

  private void add(long at, What what, Optional<Probe> probe) {
    events.add(new Event(at, what, probe));
  }
}
