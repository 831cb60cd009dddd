package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import phiscope.core.swim.Detection;
import phiscope.core.swim.SwimOutcome;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.theory.Dissemination;
import phiscope.core.swim.theory.FirstDetection;
import phiscope.core.swim.theory.MessageCost;

/**
 * What many runs of a scenario add up to, beside what theory expects.
 *
 * @param runs how many there were
 * @param members of the scenario
 * @param coverage the mean share that knew of the first death after 0, 1, 2, ... protocol periods
 * @param expected the same by the exact chain of synchronous push; empty where it takes too long
 * @param detection periods from the first stop to the first probe of it, one number a run
 * @param expectedDetection the mean of these by theory
 * @param messages messages for each member and period, one number a run
 * @param expectedMessages a ping and an ack each
 * @param falseSuspicions per run, of members that were running
 * @param falseDeaths per run, of members that were running
 */
public record SweepSummary(
    int runs,
    int members,
    List<Double> coverage,
    List<Double> expected,
    List<Double> detection,
    OptionalDouble expectedDetection,
    List<Double> messages,
    double expectedMessages,
    double falseSuspicions,
    double falseDeaths) {
  /** Additions that are worth waiting for. */
  private static final double MOST_WORK = 3e8;

  public SweepSummary {
    coverage = List.copyOf(coverage);
    expected = List.copyOf(expected);
    detection = List.copyOf(detection);
    messages = List.copyOf(messages);
  }

  /** Adds up outcomes of the same scenario. */
  public static SweepSummary of(SwimScenario scenario, List<SwimOutcome> outcomes) {
    long interval = scenario.parameters().probe().interval();
    int members = scenario.members();
    List<Double> detection = new ArrayList<>();
    List<Double> messages = new ArrayList<>();
    double suspicions = 0;
    double deaths = 0;
    for (SwimOutcome outcome : outcomes) {
      firstProbe(outcome).ifPresent(ticks -> detection.add(ticks / interval));
      double sent = outcome.counters().perMemberAndPeriod(members, outcome.end(), interval);
      messages.add(sent);
      suspicions += outcome.counters().falseSuspicions();
      deaths += outcome.counters().falseDeaths();
    }
    int runs = Math.max(1, outcomes.size());
    return new SweepSummary(
        outcomes.size(),
        members,
        coverage(outcomes, members),
        expected(scenario),
        detection,
        members < 2
            ? OptionalDouble.empty()
            : OptionalDouble.of(new FirstDetection(members).expectedTimeOutOfStep()),
        messages,
        members < 2 ? 0 : new MessageCost(members, 0).swimWithoutFailure().doubleValue() / members,
        suspicions / runs,
        deaths / runs);
  }

  private static OptionalDouble firstProbe(SwimOutcome outcome) {
    for (Detection detection : outcome.counters().detections().values()) {
      if (detection.firstProbeAt() >= 0) {
        return OptionalDouble.of(detection.firstProbeAt() - detection.stoppedAt());
      }
    }
    return OptionalDouble.empty();
  }

  /** The mean over the runs in which somebody was declared dead. */
  private static List<Double> coverage(List<SwimOutcome> outcomes, int members) {
    List<List<Integer>> curves = new ArrayList<>();
    int longest = 0;
    for (SwimOutcome outcome : outcomes) {
      for (SwimOutcome.Spread spread : outcome.spreads()) {
        if (spread.rumour().state() == MemberState.DEAD) {
          curves.add(spread.knowing());
          longest = Math.max(longest, spread.knowing().size());
          break;
        }
      }
    }
    List<Double> mean = new ArrayList<>();
    for (int period = 0; period < longest; period++) {
      double sum = 0;
      for (List<Integer> curve : curves) {
        sum += curve.get(Math.min(period, curve.size() - 1));
      }
      mean.add(Math.min(1, sum / curves.size() / members));
    }
    return mean;
  }

  /** After whole protocol periods, of which each has so many rounds of push. */
  private static List<Double> expected(SwimScenario scenario) {
    var news = scenario.parameters().dissemination();
    int members = scenario.members();
    int fanout = news.hasGossip() ? news.gossipFanout() : 2;
    long round =
        news.hasGossip() ? news.gossipInterval() : scenario.parameters().probe().interval();
    if (members < 3) {
      return List.of();
    }
    Dissemination chain =
        new Dissemination(members, Math.min(fanout, members - 1), Dissemination.Targets.DISTINCT);
    if (chain.work() > MOST_WORK) {
      return List.of();
    }
    Dissemination.Course course = chain.course();
    double roundsAPeriod = (double) scenario.parameters().probe().interval() / round;
    List<Double> shares = new ArrayList<>(List.of(1.0 / members));
    for (int period = 1; shares.get(shares.size() - 1) < 0.9999 && period < 200; period++) {
      shares.add(course.coverageAfter((int) Math.max(1, Math.round(period * roundsAPeriod))));
    }
    return shares;
  }
}
