package phiscope.core.swim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static phiscope.core.kernel.SimTime.SECOND;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.apache.commons.math3.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.kernel.RandomStream;
import phiscope.core.numeric.GoldenFile;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.ProbeParameters;
import phiscope.core.swim.protocol.ProbeParameters.Phases;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.core.swim.theory.FirstDetection;

/** With the synchronous parameters the engine does what the analysis and golden say. */
class SynchronousTest {
  /** A standard normal deviation is beyond this with probability 1e-4. */
  private static final double BEYOND = 3.89;

  /** Half the width of a 99 % confidence interval, in standard errors. */
  private static final double HALF_OF_99 = 2.5758;

  private static SwimScenario cluster(SwimParameters parameters, int members) {
    return new SwimScenario(
        0, members, parameters, NetworkParameters.ideal(), List.of(), 200 * SECOND);
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  private static double errorOfMean(List<Double> values) {
    double mean = mean(values);
    double squares = values.stream().mapToDouble(v -> (v - mean) * (v - mean)).sum();
    return Math.sqrt(squares / (values.size() - 1) / values.size());
  }

  private static SwimOutcome outcome(SwimScenario scenario, Predicate<SwimState> until) {
    return SwimSweep.run(scenario, until, () -> false).orElseThrow();
  }

  /** Runs in which member 0 stops at an instant of the second period that the seed chooses. */
  private static List<SwimOutcome> stops(SwimParameters parameters, int members, int runs) {
    return LongStream.rangeClosed(1, runs)
        .mapToObj(
            seed -> {
              long at = SECOND + RandomStream.of(seed).fork(99).below(SECOND);
              SwimScenario scenario =
                  cluster(parameters, members).withSeed(seed).with(at, new Intervention.Crash(0));
              return outcome(
                  scenario,
                  state -> {
                    Detection detection = state.counters().detections().get(0);
                    return detection != null && detection.firstProbeAt() >= 0;
                  });
            })
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # members, runs
          3,    4000
          10,   3000
          50,   500
          500,  40
          """)
  void firstDetectionAgreesInWholePeriodsAndAsTime(int members, int runs) {
    SwimParameters synchronous = SwimPresets.of(SwimPreset.SYNCHRONOUS);
    List<SwimOutcome> outcomes = stops(synchronous, members, runs);
    FirstDetection theory = new FirstDetection(members);
    List<Double> periods =
        outcomes.stream().map(one -> (double) one.periodsToFirstProbe(0, SECOND)).toList();
    double p = 1 / theory.expectedPeriods().doubleValue();
    double error = Math.sqrt((1 - p) / p / p / runs);
    assertThat((mean(periods) - 1 / p) / error).isBetween(-BEYOND, BEYOND);

    List<Double> times =
        outcomes.stream().map(one -> one.timeToFirstProbe(0) / (double) SECOND).toList();
    assertThat(mean(times))
        .isCloseTo(theory.expectedTimeInStep(), within(BEYOND * errorOfMean(times)));
  }

  @Test
  void outOfStepTheFirstProbeComesAfterAboutOnePeriod() {
    SwimParameters synchronous = SwimPresets.of(SwimPreset.SYNCHRONOUS);
    ProbeParameters probe = synchronous.probe();
    SwimParameters outOfStep =
        synchronous.with(
            new ProbeParameters(
                probe.interval(),
                probe.timeout(),
                probe.indirectProbes(),
                probe.targetChoice(),
                probe.fallbackPing(),
                probe.relayTimeoutPercent(),
                Phases.RANDOM));
    List<Double> times =
        stops(outOfStep, 50, 800).stream()
            .map(one -> one.timeToFirstProbe(0) / (double) SECOND)
            .toList();
    double expected = new FirstDetection(50).expectedTimeOutOfStep();
    assertThat(mean(times)).isCloseTo(expected, within(BEYOND * errorOfMean(times)));
  }

  /** Runs in which member 0 announces itself in the middle of the first period. */
  private static List<List<Integer>> coverage(SwimParameters parameters, int members, int runs) {
    List<List<Integer>> curves = new ArrayList<>();
    for (long seed = 1; seed <= runs; seed++) {
      SwimScenario scenario =
          cluster(parameters, members)
              .withSeed(seed)
              .with(SECOND / 2, new Intervention.Announce(0));
      SwimOutcome outcome =
          outcome(
              scenario,
              state -> {
                List<Rumour> rumours = state.counters().rumours().get(0);
                return rumours != null && rumours.get(0).knowing() == members;
              });
      SwimOutcome.Spread spread = outcome.spreads().get(0);
      assertThat(spread.rumour().state()).isEqualTo(MemberState.ALIVE);
      assertThat(spread.rumour().knowing()).isEqualTo(members);
      curves.add(spread.knowing());
    }
    return curves;
  }

  /** Golden cases from 10 to 10,000 members, run again; k 1 means the piggyback model. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # golden id, runs
          gossip-059, 800
          gossip-054, 50
          gossip-048, 15
          gossip-050, 12
          gossip-055, 60
          gossip-056, 20
          gossip-051, 4
          gossip-053, 4
          """)
  void disseminationAgreesWithGolden(String id, int runs) {
    JsonNode golden = golden(id);
    int members = golden.get("n").intValue();
    int fanout = golden.get("k").intValue();
    SwimParameters parameters =
        fanout == 1 ? SwimPresets.of(SwimPreset.SYNCHRONOUS) : SwimPresets.synchronousPush(fanout);
    List<List<Integer>> curves = coverage(parameters, members, runs);
    List<Double> toFull = curves.stream().map(curve -> curve.size() - 1.0).toList();
    int goldenRuns = golden.get("runs").intValue();
    agree(toFull, golden.get("mean_rounds_to_full"), golden.get("ci99"), goldenRuns);
    List<Double> toNinety =
        curves.stream().map(curve -> firstAtLeast(curve, 0.9 * members)).toList();
    agree(toNinety, golden.get("mean_rounds_to_90pct"), golden.get("ci99_90pct"), goldenRuns);
    JsonNode means = golden.get("mean_coverage_after_round");
    for (int round = 1; round <= 4; round++) {
      int at = round;
      List<Double> shares =
          curves.stream()
              .map(curve -> curve.get(Math.min(at, curve.size() - 1)) / (double) members)
              .toList();
      double tolerance = beyond(runs) * errorOfMean(shares) + 1e-4;
      assertThat(mean(shares))
          .as("coverage after round " + round)
          .isCloseTo(means.get(round - 1).doubleValue(), within(tolerance));
    }
  }

  private static double firstAtLeast(List<Integer> curve, double wanted) {
    int round = 0;
    while (curve.get(round) < wanted) {
      round++;
    }
    return round;
  }

  /** As many standard errors of so few runs as happen once in 10,000: Student's t. */
  private static double beyond(int runs) {
    return new TDistribution(runs - 1).inverseCumulativeProbability(1 - 0.5e-4);
  }

  /**
   * Two-sample test: golden's standard error follows from its confidence interval, and from it,
   * with golden's many runs, how much single runs differ.
   */
  private static void agree(List<Double> sample, JsonNode mean, JsonNode interval, int goldenRuns) {
    double half = (interval.get(1).doubleValue() - interval.get(0).doubleValue()) / 2;
    double golden = half / HALF_OF_99;
    double ofOneRun = Math.max(0.05, golden * Math.sqrt(goldenRuns));
    double own = ofOneRun / Math.sqrt(sample.size());
    double z = (mean(sample) - mean.doubleValue()) / Math.hypot(own, golden);
    assertThat(z).as("mean %s against %s", mean(sample), mean).isBetween(-BEYOND, BEYOND);
  }

  private static JsonNode golden(String id) {
    for (JsonNode one : GoldenFile.read("simulations.json").get("cases")) {
      if (one.get("id").textValue().equals(id)) {
        return one;
      }
    }
    throw new IllegalArgumentException("no golden case " + id);
  }
}
