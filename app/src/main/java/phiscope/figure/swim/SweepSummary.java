package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import phiscope.bench.SwimMeasures;
import phiscope.core.swim.Detection;
import phiscope.core.swim.SwimOutcome;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.ProbeParameters;
import phiscope.core.swim.theory.Dissemination;
import phiscope.core.swim.theory.FirstDetection;
import phiscope.core.swim.theory.MessageCost;

/**
 * What many runs of a scenario add up to, beside what theory expects.
 *
 * @param runs how many there were
 * @param members of the scenario
 * @param round ticks between two rounds of news
 * @param coverage the mean share, of the members that did not stop, that knew of the first death
 *     after 0, 1, 2, ... rounds
 * @param expected the same by the exact chain of synchronous push; empty where it takes too long
 * @param probe periods from the first stop to the first probe of it, one number a run that had both
 * @param death periods from the first stop to the first belief in it, likewise
 * @param messages probe messages for each period of a running member, one number a run
 * @param falseSuspicions of members that were running, one number a run
 * @param falseDeaths of members that were running, one number a run
 * @param expectedProbe the mean of {@code probe} by theory
 * @param expectedMessages the mean of {@code messages} while all answer
 */
public record SweepSummary(
    int runs,
    int members,
    long round,
    List<Double> coverage,
    List<Double> expected,
    List<Double> probe,
    List<Double> death,
    List<Double> messages,
    List<Double> falseSuspicions,
    List<Double> falseDeaths,
    OptionalDouble expectedProbe,
    OptionalDouble expectedMessages) {
  /** For more members the exact chain takes longer than the runs themselves. */
  public static final int MOST_EXACT = 20_000;

  private static final int MOST_ROUNDS = 200;
  private static final double ALL = 0.99999;

  public SweepSummary {
    coverage = List.copyOf(coverage);
    expected = List.copyOf(expected);
    probe = List.copyOf(probe);
    death = List.copyOf(death);
    messages = List.copyOf(messages);
    falseSuspicions = List.copyOf(falseSuspicions);
    falseDeaths = List.copyOf(falseDeaths);
  }

  /** Adds up outcomes of the same scenario. */
  public static SweepSummary of(SwimScenario scenario, List<SwimOutcome> outcomes) {
    double interval = scenario.parameters().probe().interval();
    List<Double> probe = new ArrayList<>();
    List<Double> death = new ArrayList<>();
    List<Double> messages = new ArrayList<>();
    List<Double> suspicions = new ArrayList<>();
    List<Double> deaths = new ArrayList<>();
    for (SwimOutcome outcome : outcomes) {
      Detection first = first(outcome);
      if (first != null && first.firstProbeAt() >= 0) {
        probe.add((first.firstProbeAt() - first.stoppedAt()) / interval);
      }
      if (first != null && first.firstDeadAt() >= 0) {
        death.add((first.firstDeadAt() - first.stoppedAt()) / interval);
      }
      SwimMeasures.probeMessages(outcome.counters()).ifPresent(messages::add);
      suspicions.add((double) outcome.counters().falseSuspicions());
      deaths.add((double) outcome.counters().falseDeaths());
    }
    return new SweepSummary(
        outcomes.size(),
        scenario.members(),
        scenario.roundOfNews(),
        coverage(outcomes, scenario.members()),
        expected(scenario, outcomes),
        probe,
        death,
        messages,
        suspicions,
        deaths,
        expectedProbe(scenario),
        expectedMessages(scenario.members()));
  }

  private static OptionalDouble expectedProbe(SwimScenario scenario) {
    if (scenario.members() < 2) {
      return OptionalDouble.empty();
    }
    FirstDetection theory = new FirstDetection(scenario.members());
    boolean inStep = scenario.parameters().probe().phases() == ProbeParameters.Phases.SYNCHRONOUS;
    return OptionalDouble.of(inStep ? theory.expectedTimeInStep() : theory.expectedTimeOutOfStep());
  }

  private static OptionalDouble expectedMessages(int members) {
    return members < 2
        ? OptionalDouble.empty()
        : OptionalDouble.of(
            new MessageCost(members, 0).swimWithoutFailure().doubleValue() / members);
  }

  /** The detection of the member that stopped first; null where none did. */
  private static Detection first(SwimOutcome outcome) {
    Detection first = null;
    for (Detection detection : outcome.counters().detections().values()) {
      first = first == null || detection.stoppedAt() < first.stoppedAt() ? detection : first;
    }
    return first;
  }

  /** The mean over the runs in which somebody was declared dead. */
  private static List<Double> coverage(List<SwimOutcome> outcomes, int members) {
    List<List<Double>> curves = new ArrayList<>();
    int longest = 0;
    for (SwimOutcome outcome : outcomes) {
      double running = Math.max(1, members - outcome.counters().detections().size());
      for (SwimOutcome.Spread spread : outcome.spreads()) {
        if (spread.rumour().state() == MemberState.DEAD) {
          curves.add(spread.knowing().stream().map(known -> Math.min(1, known / running)).toList());
          longest = Math.max(longest, spread.knowing().size());
          break;
        }
      }
    }
    List<Double> mean = new ArrayList<>();
    for (int round = 0; round < Math.min(MOST_ROUNDS, longest); round++) {
      double sum = 0;
      for (List<Double> curve : curves) {
        sum += curve.get(Math.min(round, curve.size() - 1));
      }
      mean.add(sum / curves.size());
    }
    return mean;
  }

  /** The chain of those that run, one of whom knows at first. */
  private static List<Double> expected(SwimScenario scenario, List<SwimOutcome> outcomes) {
    var news = scenario.parameters().dissemination();
    int stopped = outcomes.isEmpty() ? 0 : outcomes.get(0).counters().detections().size();
    int running = scenario.members() - stopped;
    if (running < 2 || running > MOST_EXACT) {
      return List.of();
    }
    // A ping and its ack carry news to about two others in a period.
    int fanout = Math.min(news.hasGossip() ? news.gossipFanout() : 2, running - 1);
    if (fanout < 1) {
      return List.of();
    }
    Dissemination.Course course =
        new Dissemination(running, fanout, Dissemination.Targets.DISTINCT).course();
    List<Double> shares = new ArrayList<>(List.of(1.0 / running));
    while (shares.get(shares.size() - 1) < ALL && shares.size() < MOST_ROUNDS) {
      shares.add(course.coverageAfter(shares.size()));
    }
    return shares;
  }
}
