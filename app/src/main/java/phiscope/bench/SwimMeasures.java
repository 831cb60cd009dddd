package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import phiscope.bench.SwimMeasure.Quantity;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.Detection;
import phiscope.core.swim.SwimCounters;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.ProbeParameters;
import phiscope.core.swim.protocol.SuspicionTimeouts;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.theory.RetransmitLimit;

/** Puts the counters of a run beside what theory expects. */
public final class SwimMeasures {
  /** What probing takes; everything else spreads news or syncs. */
  private static final List<MessageKind> PROBING =
      List.of(MessageKind.PING, MessageKind.ACK, MessageKind.PING_REQ, MessageKind.NACK);

  private final SwimParameters parameters;
  private final ClusterSnapshot cluster;
  private final SwimTheory theory;
  private final int members;
  private final List<SwimMeasure> measures = new ArrayList<>();

  private SwimMeasures(SwimScenario scenario, ClusterSnapshot cluster) {
    this.theory = new SwimTheory(scenario, cluster.time());
    this.parameters = scenario.parameters();
    this.cluster = cluster;
    this.members = cluster.members();
  }

  /** The measures of a run of a scenario up to an instant, in the order of {@link Quantity}. */
  public static List<SwimMeasure> of(SwimScenario scenario, ClusterSnapshot cluster) {
    SwimMeasures measures = new SwimMeasures(scenario, cluster);
    measures.messages();
    measures.detection();
    measures.limits();
    measures.mistakes();
    measures.sideEffects();
    return measures.measures;
  }

  private void add(Quantity quantity, OptionalDouble measured, OptionalDouble expected) {
    measures.add(new SwimMeasure(quantity, measured, expected));
  }

  /**
   * Pings, acks, ping-reqs and nacks for each period of a running member; such a period begins with
   * a probe, so that probes count them. Empty before the first.
   */
  public static OptionalDouble probeMessages(SwimCounters counters) {
    long probing = 0;
    for (MessageKind kind : PROBING) {
      probing += counters.sent(kind);
    }
    return counters.probes() == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) probing / counters.probes());
  }

  private void messages() {
    add(
        Quantity.MESSAGES_PER_MEMBER_AND_PERIOD,
        probeMessages(cluster.counters()),
        theory.probeMessages());
    add(Quantity.MESSAGES_AT_MOST, OptionalDouble.empty(), theory.probeMessagesAtMost());
  }

  /** The detection of the member that stopped first, if one did. */
  private void detection() {
    OptionalInt stopped = firstStopped(cluster.counters());
    Detection seen =
        stopped.isEmpty() ? null : cluster.counters().detections().get(stopped.getAsInt());
    SwimTheory ofProbe = upTo(seen == null ? -1 : seen.firstProbeAt());
    add(
        Quantity.FIRST_PROBE,
        seen == null ? OptionalDouble.empty() : periods(seen.stoppedAt(), seen.firstProbeAt()),
        ofProbe.firstProbe());
    add(
        Quantity.FIRST_PROBE_WHOLE_PERIODS,
        seen == null ? OptionalDouble.empty() : wholePeriods(seen),
        ofProbe.firstProbeWholePeriods());
    add(
        Quantity.SUSPICION,
        seen == null || seen.firstSuspectAt() < 0
            ? OptionalDouble.empty()
            : seconds(seen.firstSuspectAt(), seen.firstDeadAt()),
        OptionalDouble.empty());
    add(
        Quantity.DISSEMINATION,
        seen == null ? OptionalDouble.empty() : periods(seen.firstDeadAt(), seen.knownToAllAt()),
        upTo(seen == null ? -1 : seen.knownToAllAt()).dissemination(cluster.counters().running()));
  }

  /** What the script does after something has happened does not matter to it. */
  private SwimTheory upTo(long happened) {
    return happened < 0 ? theory : new SwimTheory(theory.scenario(), happened);
  }

  private static OptionalInt firstStopped(SwimCounters counters) {
    int first = -1;
    for (int member : counters.detections().keys()) {
      boolean earlier =
          first < 0
              || counters.detections().get(member).stoppedAt()
                  < counters.detections().get(first).stoppedAt();
      first = earlier ? member : first;
    }
    return first < 0 ? OptionalInt.empty() : OptionalInt.of(first);
  }

  private OptionalDouble periods(long from, long to) {
    return to < 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) (to - from) / parameters.probe().interval());
  }

  /** Begun periods: those of all members where they are in step, else such of its own length. */
  private OptionalDouble wholePeriods(Detection seen) {
    if (seen.firstProbeAt() < 0) {
      return OptionalDouble.empty();
    }
    long interval = parameters.probe().interval();
    boolean inStep = parameters.probe().phases() == ProbeParameters.Phases.SYNCHRONOUS;
    return OptionalDouble.of(
        inStep
            ? seen.firstProbeAt() / interval - Math.floorDiv(seen.stoppedAt() - 1, interval)
            : Math.max(1, -Math.floorDiv(seen.stoppedAt() - seen.firstProbeAt(), interval)));
  }

  private static OptionalDouble seconds(long from, long to) {
    return to < 0 ? OptionalDouble.empty() : OptionalDouble.of(seconds(to - from));
  }

  private static double seconds(long ticks) {
    return (double) ticks / SimTime.SECOND;
  }

  private void limits() {
    if (parameters.suspicion().enabled()) {
      long least = SuspicionTimeouts.minimum(parameters, members);
      long greatest = SuspicionTimeouts.maximum(parameters, members);
      add(Quantity.SUSPICION_LEAST, OptionalDouble.empty(), OptionalDouble.of(seconds(least)));
      add(
          Quantity.SUSPICION_GREATEST,
          OptionalDouble.empty(),
          OptionalDouble.of(seconds(greatest)));
    }
    int multiplier = parameters.dissemination().retransmitMultiplier();
    OptionalDouble limit =
        switch (parameters.dissemination().formula()) {
          case MEMBERLIST -> limit(RetransmitLimit.MEMBERLIST, multiplier);
          case SCALECUBE -> limit(RetransmitLimit.SCALECUBE, multiplier);
          case SWIM_PAPER -> limit(RetransmitLimit.SWIM_PAPER, multiplier);
          case UNLIMITED -> OptionalDouble.empty();
        };
    if (limit.isPresent()) {
      add(Quantity.RETRANSMIT_LIMIT, OptionalDouble.empty(), limit);
    }
  }

  private OptionalDouble limit(RetransmitLimit formula, int multiplier) {
    return OptionalDouble.of(formula.of(multiplier, members));
  }

  private void mistakes() {
    SwimCounters counters = cluster.counters();
    add(
        Quantity.FALSE_SUSPICIONS,
        counters.probes() == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of((double) counters.falseSuspicions() / counters.probes()),
        theory.falseSuspicions());
    count(Quantity.FALSE_DEATHS, counters.falseDeaths());
  }

  /** What the changes of their member lists set off in those that run. */
  private void sideEffects() {
    long changes = 0;
    long limited = 0;
    for (Standing standing : Standing.of(cluster)) {
      changes += standing.effects().changes();
      limited += standing.effects().limited();
    }
    count(Quantity.SIDE_EFFECTS, changes);
    count(Quantity.SIDE_EFFECTS_LIMITED, limited);
  }

  private void count(Quantity quantity, long number) {
    add(quantity, OptionalDouble.of(number), OptionalDouble.empty());
  }
}
