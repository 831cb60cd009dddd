package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import phiscope.bench.SwimMeasure.Quantity;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.Detection;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.SwimCounters;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.DisseminationParameters;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.ProbeParameters;
import phiscope.core.swim.protocol.SuspicionTimeouts;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.theory.Dissemination;
import phiscope.core.swim.theory.FalsePositives;
import phiscope.core.swim.theory.FirstDetection;
import phiscope.core.swim.theory.MessageCost;
import phiscope.core.swim.theory.RetransmitLimit;

/** Puts the counters of a run beside what theory expects. */
public final class SwimMeasures {
  /** The exact chain of dissemination is computed up to so many members. */
  private static final int LARGEST_CHAIN = 100;

  /** What probing takes; everything else spreads news or syncs. */
  private static final List<MessageKind> PROBING =
      List.of(MessageKind.PING, MessageKind.ACK, MessageKind.PING_REQ, MessageKind.NACK);

  private final SwimScenario scenario;
  private final SwimParameters parameters;
  private final ClusterSnapshot cluster;
  private final int members;
  private final List<SwimMeasure> measures = new ArrayList<>();

  private SwimMeasures(SwimScenario scenario, ClusterSnapshot cluster) {
    this.scenario = scenario;
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
        members < 2
            ? OptionalDouble.empty()
            : OptionalDouble.of(
                new MessageCost(members, 0).swimWithoutFailure().doubleValue() / members));
  }

  /** The detection of the member that stopped first, if one did. */
  private void detection() {
    OptionalInt stopped = firstStopped(cluster.counters());
    boolean expects = members >= 2;
    boolean inStep = parameters.probe().phases() == ProbeParameters.Phases.SYNCHRONOUS;
    FirstDetection theory = new FirstDetection(Math.max(2, members));
    double expected = inStep ? theory.expectedTimeInStep() : theory.expectedTimeOutOfStep();
    Detection seen = stopped.isEmpty() ? null : detection(stopped.getAsInt());
    add(
        Quantity.FIRST_PROBE,
        seen == null ? OptionalDouble.empty() : periods(seen.stoppedAt(), seen.firstProbeAt()),
        expects ? OptionalDouble.of(expected) : OptionalDouble.empty());
    if (inStep) {
      add(
          Quantity.FIRST_PROBE_WHOLE_PERIODS,
          seen == null ? OptionalDouble.empty() : wholePeriods(seen),
          expects
              ? OptionalDouble.of(theory.expectedPeriods().doubleValue())
              : OptionalDouble.empty());
    }
    add(
        Quantity.SUSPICION,
        seen == null || seen.firstSuspectAt() < 0
            ? OptionalDouble.empty()
            : seconds(seen.firstSuspectAt(), seen.firstDeadAt()),
        OptionalDouble.empty());
    boolean all = seen != null && seen.knowing() >= running();
    add(
        Quantity.DISSEMINATION,
        all ? periods(seen.firstDeadAt(), seen.lastDeadAt()) : OptionalDouble.empty(),
        rounds());
  }

  private Detection detection(int member) {
    return cluster.counters().detections().get(member);
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

  private int running() {
    int running = 0;
    for (int member = 0; member < members; member++) {
      HostStatus status = cluster.status(member);
      running += status == HostStatus.UP || status == HostStatus.PAUSED ? 1 : 0;
    }
    return running;
  }

  private OptionalDouble periods(long from, long to) {
    return to < 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) (to - from) / parameters.probe().interval());
  }

  private OptionalDouble wholePeriods(Detection seen) {
    long interval = parameters.probe().interval();
    return seen.firstProbeAt() < 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(seen.firstProbeAt() / interval - (seen.stoppedAt() - 1) / interval);
  }

  private static OptionalDouble seconds(long from, long to) {
    return to < 0 ? OptionalDouble.empty() : OptionalDouble.of(seconds(to - from));
  }

  private static double seconds(long ticks) {
    return (double) ticks / SimTime.SECOND;
  }

  /** The rounds of gossip until all that run know, as protocol periods. */
  private OptionalDouble rounds() {
    DisseminationParameters news = parameters.dissemination();
    int running = running();
    if (!news.hasGossip() || members < 2 || running > LARGEST_CHAIN) {
      return OptionalDouble.empty();
    }
    int fanout = Math.min(news.gossipFanout(), running - 1);
    if (fanout < 1) {
      // Whoever comes to know it is the last one, too.
      return OptionalDouble.of(0);
    }
    Dissemination chain = new Dissemination(running, fanout, Dissemination.Targets.DISTINCT);
    double rounds = chain.course().expectedRounds();
    return OptionalDouble.of(rounds * news.gossipInterval() / parameters.probe().interval());
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
    double loss = scenario.network().lossPerMillion() / (double) ScriptBounds.CERTAIN;
    add(
        Quantity.FALSE_SUSPICIONS,
        counters.probes() == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of((double) counters.falseSuspicions() / counters.probes()),
        isDisturbed()
            ? OptionalDouble.empty()
            : OptionalDouble.of(
                FalsePositives.ofLoss(loss).ofProbe(parameters.probe().indirectProbes())));
    add(Quantity.FALSE_DEATHS, OptionalDouble.of(counters.falseDeaths()), OptionalDouble.empty());
  }

  /** Whether the script has acted on paths or on whoever runs: the formula knows chance alone. */
  private boolean isDisturbed() {
    return scenario.script().stream()
        .anyMatch(
            line ->
                line.at() <= cluster.time()
                    && !(line.what() instanceof Intervention.Crash
                        || line.what() instanceof Intervention.Leave));
  }
}
