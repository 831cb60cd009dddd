package phiscope.core.detector;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Tape;

/**
 * A detector run over a tape heartbeat by heartbeat, with the golden rules of quality of service
 * taken by the letter; one tick is one unit. What a run by leaves must equal.
 */
final class PlainRun {
  final List<Treatment> treatments = new ArrayList<>();
  final List<Suspicion> suspicions = new ArrayList<>();
  final QualityOfService quality;
  final PhiDetector end;
  private final Tape tape;
  private final PhiPolicy policy;
  private final long horizon;
  private final long aliveUntil;
  private double observedFrom = Double.POSITIVE_INFINITY;

  PlainRun(Tape tape, PhiPolicy policy, long horizon) {
    this.tape = tape;
    this.policy = policy;
    this.horizon = horizon;
    aliveUntil = Math.min(horizon, tape.crash().orElse(Long.MAX_VALUE));
    end = new PhiDetector(policy, Scenario.WHOLE);
    if (end.model().isPresent()) {
      observedFrom = 0;
    }
    for (Heartbeat heartbeat : tape.heartbeats().toList()) {
      treatments.add(take(heartbeat));
    }
    if (end.lastAccepted().isPresent()) {
      suspect(end.lastAccepted().getAsLong(), crossing(end), Long.MAX_VALUE);
    }
    quality = quality();
  }

  private Treatment take(Heartbeat heartbeat) {
    if (!heartbeat.isDelivered()) {
      return Treatment.LOST;
    }
    long at = delivered(heartbeat.arrival(), tape.pauses());
    boolean hadLast = end.lastAccepted().isPresent();
    long last = end.lastAccepted().orElse(0);
    double crossing = crossing(end);
    Treatment treatment = end.receive(heartbeat.sequence(), at, heartbeat.incarnation());
    if (treatment == Treatment.STALE) {
      return isDuplicate(heartbeat) ? Treatment.DUPLICATE : Treatment.STALE;
    }
    accepted.add(heartbeat);
    if (hadLast) {
      suspect(last, crossing, at);
    }
    if (end.model().isPresent()) {
      observedFrom = Math.min(observedFrom, at);
    }
    return treatment;
  }

  private final List<Heartbeat> accepted = new ArrayList<>();

  private boolean isDuplicate(Heartbeat heartbeat) {
    int incarnation = accepted.get(accepted.size() - 1).incarnation();
    return heartbeat.incarnation() == incarnation
        && accepted.stream()
            .anyMatch(
                a ->
                    a.incarnation() == heartbeat.incarnation()
                        && a.sequence() == heartbeat.sequence());
  }

  private double crossing(PhiDetector detector) {
    return detector.suspicionElapsed(detector.rule(policy.threshold()));
  }

  static long delivered(long arrival, List<Pause> pauses) {
    long at = arrival;
    for (boolean moved = true; moved; ) {
      moved = false;
      for (Pause pause : pauses) {
        if (pause.who() == Pause.Who.OBSERVER && at >= pause.from() && at < pause.to()) {
          at = pause.to();
          moved = true;
        }
      }
    }
    return at;
  }

  private void suspect(long last, double crossing, long next) {
    if (Double.isNaN(crossing)) {
      return;
    }
    double begin = withheld(last + crossing);
    if (begin < next && begin <= horizon) {
      suspicions.add(
          new Suspicion(begin, Math.min(next, horizon), begin < aliveUntil, next > horizon));
    }
  }

  /** Observer pauses that touch are one gap. */
  private double withheld(double begin) {
    if (policy.localPause().isEmpty()) {
      return begin;
    }
    double guard = policy.localPause().get().doubleValue();
    double at = begin;
    for (boolean moved = true; moved; ) {
      moved = false;
      for (Pause pause : tape.pauses()) {
        if (pause.who() != Pause.Who.OBSERVER) {
          continue;
        }
        long from = pause.from();
        long to = pause.to();
        for (boolean grown = true; grown; ) {
          grown = false;
          for (Pause other : tape.pauses()) {
            boolean touches = other.from() <= to && other.to() >= from;
            boolean larger = other.from() < from || other.to() > to;
            if (other.who() == Pause.Who.OBSERVER && touches && larger) {
              from = Math.min(from, other.from());
              to = Math.max(to, other.to());
              grown = true;
            }
          }
        }
        if (to - from > guard && at >= from && at < to + guard) {
          at = to + guard;
          moved = true;
        }
      }
    }
    return at;
  }

  private QualityOfService quality() {
    double alive = observedFrom < aliveUntil ? aliveUntil - observedFrom : 0;
    List<Suspicion> mistakes = suspicions.stream().filter(Suspicion::mistake).toList();
    double time = 0;
    for (Suspicion mistake : mistakes) {
      time += Math.min(mistake.to(), aliveUntil) - mistake.from();
    }
    int count = mistakes.size();
    OptionalDouble detection = OptionalDouble.empty();
    if (tape.crash().isPresent() && !suspicions.isEmpty()) {
      Suspicion last = suspicions.get(suspicions.size() - 1);
      if (last.open()) {
        detection = OptionalDouble.of(Math.max(0, last.from() - tape.crash().getAsLong()));
      }
    }
    return new QualityOfService(
        count,
        count == 0 ? Double.NaN : time / count,
        count < 2
            ? Double.NaN
            : (mistakes.get(count - 1).from() - mistakes.get(0).from()) / (count - 1),
        alive,
        alive > 0 ? Math.max(0, (alive - time) / alive) : Double.NaN,
        detection);
  }
}
