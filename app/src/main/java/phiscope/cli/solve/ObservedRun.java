package phiscope.cli.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * What a detector said while it watched some arrivals up to a horizon.
 *
 * @param start when it began to watch, if it did
 * @param transitions in order of time, in turn to suspected and to trusted
 */
record ObservedRun(Optional<TimePoint> start, List<Transition> transitions) {
  /** A change of what the detector says. */
  record Transition(TimePoint at, boolean suspected) {}

  /**
   * Runs a rule over arrivals in order of time. Only a sequence number above the largest seen
   * refreshes. A heartbeat at the very instant of a suspicion is delivered first, so that there is
   * none; a suspicion at the very horizon is reported.
   *
   * @throws SilenceRule.NoSpread if a full window has no spread and there is no floor
   */
  static ObservedRun of(List<Arrival> arrivals, SilenceRule rule, TimePoint horizon) {
    Watcher watcher = new Watcher(rule);
    for (Arrival arrival : arrivals) {
      if (!horizon.isBefore(TimePoint.of(arrival.at()))) {
        watcher.deliver(arrival);
      }
    }
    watcher.silence(horizon, true);
    return new ObservedRun(Optional.ofNullable(watcher.start), watcher.transitions);
  }

  /** Whether it suspected in the end, and since when. */
  Optional<TimePoint> finalSuspicion() {
    return transitions.stream()
        .reduce((earlier, later) -> later)
        .filter(Transition::suspected)
        .map(Transition::at);
  }

  private static final class Watcher {
    private final SilenceRule rule;
    private final List<Transition> transitions = new ArrayList<>();
    private TimePoint start;
    private BigInteger largest;
    private BigFraction last;
    private boolean suspected;

    Watcher(SilenceRule rule) {
      this.rule = rule;
    }

    void deliver(Arrival arrival) {
      if (largest != null && arrival.sequence().compareTo(largest) <= 0) {
        return;
      }
      TimePoint at = TimePoint.of(arrival.at());
      if (last == null || !rule.isReady() || !rule.isClearlyBelow(arrival.at().subtract(last))) {
        silence(at, false);
      }
      largest = arrival.sequence();
      last = arrival.at();
      rule.accept(arrival.at());
      if (rule.isReady() && start == null) {
        start = at;
      }
      if (suspected && TimePoint.ZERO.isBefore(rule.limit())) {
        turn(at, false);
      }
    }

    /** Suspects if the limit of the silence lies before an instant, or at it if that counts. */
    void silence(TimePoint end, boolean including) {
      if (suspected || last == null || !rule.isReady()) {
        return;
      }
      TimePoint begin = TimePoint.of(last).plus(TimePoint.later(rule.limit(), TimePoint.ZERO));
      if (begin.isBefore(end) || (including && !end.isBefore(begin))) {
        turn(begin, true);
      }
    }

    private void turn(TimePoint at, boolean nowSuspected) {
      transitions.add(new Transition(at, nowSuspected));
      suspected = nowSuspected;
    }
  }
}
