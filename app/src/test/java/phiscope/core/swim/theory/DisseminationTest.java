package phiscope.core.swim.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.core.numeric.GoldenFile;
import phiscope.core.swim.theory.Dissemination.Course;
import phiscope.core.swim.theory.Dissemination.Targets;

class DisseminationTest {
  static Stream<Arguments> golden() {
    return GoldenFile.problems("gossip", "dissemination");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("golden")
  void goldenChainsAgree(String id, JsonNode problem, JsonNode answer) {
    boolean distinct = problem.get("targets").textValue().equals("k distinct");
    Targets targets = distinct ? Targets.DISTINCT : Targets.WITH_REPLACEMENT;
    int members = problem.get("members").intValue();
    Course course = new Dissemination(members, problem.get("fanout").intValue(), targets).course();
    double expectedRounds = answer.get("expectedRounds").asDouble();
    assertThat(course.expectedRounds()).isCloseTo(expectedRounds, offset(1e-12));
    for (int round = 1; round <= problem.get("rounds").intValue(); round++) {
      double expected = answer.get("coverageAfterRound").get(round - 1).asDouble();
      assertThat(course.coverageAfter(round)).isCloseTo(expected, offset(1e-13));
    }
  }

  static Stream<Arguments> simulations() {
    Stream.Builder<Arguments> cases = Stream.builder();
    for (JsonNode one : GoldenFile.read("simulations.json").get("cases")) {
      if (one.path("n").asInt() == 1000
          && one.path("model").asText().endsWith("k distinct targets")) {
        cases.add(Arguments.of(one.get("id").textValue(), one));
      }
    }
    return cases.build();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("simulations")
  void aThousandMembersAgreeWithTwentyThousandSimulatedRuns(String id, JsonNode simulation) {
    int fanout = simulation.get("k").intValue();
    Course course = new Dissemination(1000, fanout, Targets.DISTINCT).course();
    assertThat(course.expectedRounds())
        .isBetween(
            simulation.get("ci99").get(0).asDouble(), simulation.get("ci99").get(1).asDouble());
    JsonNode coverage = simulation.get("mean_coverage_after_round");
    for (int round = 1; round <= coverage.size(); round++) {
      double simulated = coverage.get(round - 1).asDouble();
      assertThat(course.coverageAfter(round)).isCloseTo(simulated, offset(1.5e-3));
    }
  }

  @Test
  void twoMembersNeedOneRound() {
    Course course = new Dissemination(2, 1, Targets.DISTINCT).course();
    assertThat(course.expectedRounds()).isEqualTo(1);
    assertThat(course.coverage()).containsExactly(1.0);
    assertThat(course.coverageAfter(24)).isEqualTo(1);
    assertThat(course.roundsTo(0.9)).isEqualTo(1);
  }

  @Test
  void threeMembersWithOnePushEachNeedTwoAndAThirdRounds() {
    Course course = new Dissemination(3, 1, Targets.DISTINCT).course();
    // One round to two informed; then each of the two hits the third with 1/2: 1 / (1 - 1/4).
    assertThat(course.expectedRounds()).isCloseTo(1 + 4 / 3.0, offset(1e-15));
    assertThat(course.full().get(1)).isEqualTo(0.75);
  }

  @Test
  void moreTargetsThanOthersAreRefusedUnlessTheyMayRepeat() {
    assertThatThrownBy(() -> new Dissemination(3, 3, Targets.DISTINCT))
        .hasMessageContaining("at most 2");
    assertThat(new Dissemination(3, 3, Targets.WITH_REPLACEMENT).course().expectedRounds())
        .isGreaterThan(1);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # recurrence, fanout, rounds from 1/10000 to 1 - 1/10000 (claims S002-25, S002-26)
          S002_RECURRENCE, 1, 17
          S002_RECURRENCE, 2, 21
          S002_RECURRENCE, 3, 22
          S002_RECURRENCE, 10, 23
          PUSH, 1, 23
          PUSH, 2, 14
          PUSH, 3, 10
          PUSH, 4, 9
          S002_APPROXIMATION, 3, 10000
          """)
  void theRecurrenceOfS002GetsSlowerWithALargerFanOut(
      MeanFieldGossip recurrence, int fanout, int rounds) {
    assertThat(recurrence.rounds(10_000, fanout)).isEqualTo(rounds);
  }

  @Test
  void theApproximationOfS002LetsTheEpidemicDieOut() {
    double share = 0.5;
    double[] expected = {0.3935, 0.3253, 0.2777}; // claims S002-26
    for (double next : expected) {
      share = MeanFieldGossip.S002_APPROXIMATION.next(share, 3);
      assertThat(share).isCloseTo(next, offset(5e-5));
    }
    assertThat(MeanFieldGossip.S002_APPROXIMATION.next(1, 3)).isCloseTo(0.632, offset(5e-4));
    assertThat(MeanFieldGossip.PULL.next(0.5, 1)).isEqualTo(0.75);
  }

  /** The chain as it is defined, state by state, without a band and without sharing pushes. */
  private static List<Double> plain(int members, int fanout, Targets targets, int rounds) {
    double[] uninformed = new double[members];
    uninformed[members - 1] = 1;
    List<Double> coverage = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      double[] next = new double[members];
      for (int from = 0; from < members; from++) {
        double[] state = new double[members];
        state[from] = uninformed[from];
        for (int sender = from; sender < members; sender++) {
          for (int push = 0; push < fanout; push++) {
            double choices = members - 1 - (targets == Targets.DISTINCT ? push : 0);
            for (int r = 0; r < members; r++) {
              double comes = r + 1 < members ? (r + 1) * state[r + 1] : 0;
              state[r] = (Math.max(0, choices - r) * state[r] + comes) / choices;
            }
          }
        }
        for (int r = 0; r < members; r++) {
          next[r] += state[r];
        }
      }
      uninformed = next;
      double missing = 0;
      for (int r = 0; r < members; r++) {
        missing += r * uninformed[r];
      }
      coverage.add(1 - missing / members);
    }
    return coverage;
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2", "7, 1", "20, 3", "60, 2", "90, 4"})
  void theBandLeavesOutNothingThatMatters(int members, int fanout) {
    for (Targets targets : Targets.values()) {
      List<Double> banded = new Dissemination(members, fanout, targets).course().coverage();
      int rounds = Math.min(12, banded.size());
      List<Double> plain = plain(members, fanout, targets, rounds);
      for (int round = 0; round < rounds; round++) {
        assertThat(banded.get(round)).isCloseTo(plain.get(round), offset(1e-13));
      }
    }
  }

  /** Golden gossip-051 simulates this one 3,000 times: mean 10.552, 99 % from 10.525 to 10.579. */
  @Test
  void tenThousandMembersHaveAnExactCourse() {
    Dissemination.Course course = new Dissemination(10_000, 3, Targets.DISTINCT).course();
    assertThat(course.expectedRounds()).isBetween(10.525063507052527, 10.578936492947472);
    assertThat(course.coverageAfter(1)).isCloseTo(4e-4, offset(1e-12));
    assertThat(course.coverageAfter(5)).isCloseTo(0.096269, offset(5e-4));
    assertThat(course.full().get(course.full().size() - 1)).isCloseTo(1, offset(1e-15));
  }
}
