package phiscope.bench;

import java.util.OptionalDouble;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.DisseminationParameters;
import phiscope.core.swim.protocol.ProbeParameters;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.theory.Dissemination;
import phiscope.core.swim.theory.FalsePositives;
import phiscope.core.swim.theory.FirstDetection;
import phiscope.core.swim.theory.MessageCost;

/**
 * What theory expects of a scenario up to a time. Its formulas know a healthy cluster, one member
 * that stops, and a network that loses messages independently; where the script has done more by
 * then they do not apply, and nothing is expected.
 *
 * @param scenario what is run
 * @param time up to which, in ticks
 */
public record SwimTheory(SwimScenario scenario, long time) {
  /** The exact chain of dissemination is computed up to so many members. */
  private static final int LARGEST_CHAIN = 100;

  /** Whether nothing has been done that a formula does not know, so many stops apart. */
  private boolean isHealthy(int stops) {
    int stopped = 0;
    for (ScriptEntry line : scenario.script()) {
      if (line.at() <= time && line.what() instanceof Intervention.Crash) {
        stopped++;
      } else if (line.at() <= time && !(isHarmless(line.what()))) {
        return false;
      }
    }
    return stopped <= stops;
  }

  private static boolean isHarmless(Intervention what) {
    return what instanceof Intervention.Announce || what instanceof Intervention.Heal;
  }

  private SwimParameters parameters() {
    return scenario.parameters();
  }

  private int members() {
    return scenario.members();
  }

  private boolean losesNothing() {
    return scenario.network().lossPerMillion() == 0;
  }

  /** Whether a ping and its ack are always back before the timeout. */
  private boolean isInTime() {
    return scenario.network().delayMaximum() <= parameters().probe().timeout() / 2;
  }

  private static OptionalDouble when(boolean applies, double value) {
    return applies ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  /** Messages of probing for each member and period without failures: a ping and an ack. */
  public OptionalDouble probeMessages() {
    return members() < 2 || !isHealthy(0) || !losesNothing() || !isInTime()
        ? OptionalDouble.empty()
        : OptionalDouble.of(cost().swimWithoutFailure().doubleValue() / members());
  }

  /** The most messages of probing for each member and period, whatever fails. */
  public OptionalDouble probeMessagesAtMost() {
    return members() < 2
        ? OptionalDouble.empty()
        : OptionalDouble.of(cost().swimWhenAllDirectProbesFail().doubleValue() / members());
  }

  private MessageCost cost() {
    return new MessageCost(members(), relays());
  }

  /** The relays that can be asked: neither the asker nor the target. */
  private int relays() {
    return Math.max(0, Math.min(parameters().probe().indirectProbes(), members() - 2));
  }

  /** Periods from the stop of a member to the first probe of it. */
  public OptionalDouble firstProbe() {
    if (members() < 2 || !isHealthy(1)) {
      return OptionalDouble.empty();
    }
    FirstDetection theory = new FirstDetection(members());
    boolean inStep = parameters().probe().phases() == ProbeParameters.Phases.SYNCHRONOUS;
    return OptionalDouble.of(inStep ? theory.expectedTimeInStep() : theory.expectedTimeOutOfStep());
  }

  /** The same in whole periods, the one with the probe among them. */
  public OptionalDouble firstProbeWholePeriods() {
    return members() < 2 || !isHealthy(1)
        ? OptionalDouble.empty()
        : OptionalDouble.of(new FirstDetection(members()).expectedPeriods().doubleValue());
  }

  /** Whether news spreads by gossip, to all, without losses. */
  public boolean knowsTheSpreading() {
    return parameters().dissemination().hasGossip() && losesNothing() && !isDisturbed();
  }

  /** Whether the script has done something to the network, or to the speed of a member. */
  private boolean isDisturbed() {
    return scenario.script().stream()
        .filter(line -> line.at() <= time)
        .anyMatch(
            line ->
                line.what().member() < 0 && !(line.what() instanceof Intervention.Heal)
                    || line.what() instanceof Intervention.Slow);
  }

  /**
   * Periods from the first to the last of so many members that hear news, if gossip goes in
   * synchronous rounds to distinct members.
   */
  public OptionalDouble dissemination(int hearing) {
    DisseminationParameters news = parameters().dissemination();
    if (hearing > LARGEST_CHAIN || !knowsTheSpreading()) {
      return OptionalDouble.empty();
    }
    double rounds =
        hearing < 2
            ? 0
            : new Dissemination(
                    hearing,
                    Math.min(news.gossipFanout(), hearing - 1),
                    Dissemination.Targets.DISTINCT)
                .course()
                .expectedRounds();
    return OptionalDouble.of(rounds * news.gossipInterval() / parameters().probe().interval());
  }

  /** The share of probes of a running member that fail. */
  public OptionalDouble falseSuspicions() {
    double loss = scenario.network().lossPerMillion() / (double) ScriptBounds.CERTAIN;
    boolean sure = losesNothing() || parameters().probe().fallbackPing();
    return when(
        isInTime() && isHealthy(sure ? Integer.MAX_VALUE : 0),
        sure ? 0 : FalsePositives.ofLoss(loss).ofProbe(relays()));
  }
}
