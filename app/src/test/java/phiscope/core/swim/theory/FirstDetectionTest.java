package phiscope.core.swim.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.core.numeric.GoldenFile;

class FirstDetectionTest {
  static Stream<Arguments> golden() {
    return GoldenFile.problems("gossip", "firstDetection");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("golden")
  void goldenPeriodsAgreeInAllTheirThirtyDigits(String id, JsonNode problem, JsonNode answer) {
    FirstDetection detection = new FirstDetection(problem.get("members").intValue());
    BigDecimal expected = new BigDecimal(answer.get("expectedPeriods").textValue());
    assertThat(detection.expectedPeriods().subtract(expected).abs())
        .isLessThan(new BigDecimal("1e-28"));
    assertThat(detection.expectedPeriodsOfOneObserver())
        .isEqualTo(answer.get("expectedPeriodsSingleObserver").asInt());
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # members, whole periods (reference/detectors 6; claims S002-30), in step, out of step (S002-30)
          2, 1, 0.5, 0.5
          3, 1.3333, 0.8333, 0.7778
          5, 1.4629, 0.9629, 0.8926
          10, 1.530080, 1.030080, 0.9530
          50, 1.5726, 1.0726, 0.9914
          100, 1.577321, 1.077321, 0.9958
          1000, 1.581516, 1.0815, 0.9996
          2147483647, 1.581976706, 1.081976706, 1.0000
          """)
  void oneParticularDeadMemberIsFoundByAnybodyInAboutOneAndAHalfPeriods(
      int members, double periods, double inStep, double outOfStep) {
    FirstDetection detection = new FirstDetection(members);
    assertThat(detection.expectedPeriods().doubleValue()).isCloseTo(periods, offset(6e-5));
    assertThat(detection.expectedTimeInStep()).isCloseTo(inStep, offset(6e-5));
    assertThat(detection.expectedTimeOutOfStep()).isCloseTo(outOfStep, offset(6e-5));
  }

  /** The integral by its definition: the survival function summed over fine steps. */
  @ParameterizedTest
  @CsvSource({"2", "3", "5", "10", "100"})
  void theTimeOutOfStepIsTheIntegralOfItsSurvivalFunction(int members) {
    double observers = members - 1;
    double missed = 1 - 1 / observers;
    int steps = 2_000;
    double integral = 0;
    for (int i = 0; i < 60 * steps; i++) {
      int whole = i / steps;
      double part = (i % steps + 0.5) / steps;
      double one = Math.pow(missed, whole) * (1 - part / observers);
      integral += Math.pow(one, observers) / steps;
    }
    assertThat(new FirstDetection(members).expectedTimeOutOfStep())
        .isCloseTo(integral, offset(1e-6));
  }

  @Test
  void theDistributionHasTheExpectationThatIsGiven() {
    FirstDetection detection = new FirstDetection(10);
    double sum = 0;
    for (int periods = 0; periods < 200; periods++) {
      sum += 1 - detection.probabilityWithin(periods);
    }
    assertThat(sum).isCloseTo(detection.expectedPeriods().doubleValue(), offset(1e-12));
    assertThat(new FirstDetection(2).probabilityWithin(0)).isZero();
    assertThat(new FirstDetection(2).probabilityWithin(1)).isEqualTo(1);
  }

  @Test
  void theLimitOfManyMembersIsEOverEMinusOneAndLongerIfFewerProbe() {
    assertThat(FirstDetection.limitOfManyMembers(1)).isCloseTo(1.581976706869326, offset(1e-14));
    assertThat(FirstDetection.limitOfManyMembers(0.9)).isCloseTo(1.6851, offset(5e-5));
    assertThatThrownBy(() -> FirstDetection.limitOfManyMembers(0)).hasMessageContaining("share");
  }

  @Test
  void goingRoundAShuffledListBoundsTheWait() {
    assertThat(FirstDetection.longestGapOfShuffledRounds(1)).isEqualTo(1);
    assertThat(FirstDetection.longestGapOfShuffledRounds(9)).isEqualTo(17);
  }

  @Test
  void oneMemberAloneIsRefused() {
    assertThatThrownBy(() -> new FirstDetection(1)).hasMessage("members must be 2 or more, got 1");
  }
}
