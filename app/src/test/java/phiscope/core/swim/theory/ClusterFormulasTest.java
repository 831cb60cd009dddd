package phiscope.core.swim.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Retransmit limits, local health, ScaleCube's arithmetic, false positives, push-pull. */
class ClusterFormulasTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # implementation, multiplier, members, limit
          # memberlist util_test.go
          MEMBERLIST, 3, 0, 0
          MEMBERLIST, 3, 1, 3
          MEMBERLIST, 3, 99, 6
          # LAN: n = 1..9: 4, 10..99: 8, 100..999: 12, 10 000: 20
          MEMBERLIST, 4, 9, 4
          MEMBERLIST, 4, 10, 8
          MEMBERLIST, 4, 99, 8
          MEMBERLIST, 4, 100, 12
          MEMBERLIST, 4, 999, 12
          MEMBERLIST, 4, 10000, 20
          # SWIM, section 5: 3 ceil(ln 57) with the natural logarithm
          SWIM_PAPER, 3, 56, 15
          SWIM_PAPER, 3, 0, 0
          # ScaleCube: periods to spread
          SCALECUBE, 3, 2, 6
          SCALECUBE, 3, 10, 12
          SCALECUBE, 3, 1000, 30
          # Apple's gossip test: still gossips at 0..3, 0..9 and 0..16
          APPLE, 3, 2, 4
          APPLE, 3, 10, 10
          APPLE, 3, 50, 17
          APPLE, 3, 7, 9
          APPLE, 3, 0, 0
          """)
  void newsIsPassedOnAsOftenAsEachImplementationSays(
      RetransmitLimit implementation, int multiplier, int members, int limit) {
    assertThat(implementation.of(multiplier, members)).isEqualTo(limit);
  }

  @Test
  void theLimitNeverFallsAsMembersJoin() {
    for (RetransmitLimit implementation : RetransmitLimit.values()) {
      for (int members = 1; members < 3000; members++) {
        assertThat(implementation.of(3, members))
            .isGreaterThanOrEqualTo(implementation.of(3, members - 1));
      }
    }
    assertThatThrownBy(() -> RetransmitLimit.MEMBERLIST.of(3, -1)).hasMessageContaining("members");
  }

  @Test
  void theBoundOfTheSwimPaperFallsWithTheMultiplier() {
    assertThat(RetransmitLimit.shareNotReached(1, 100)).isCloseTo(1.2023, offset(1e-4));
    assertThat(RetransmitLimit.shareNotReached(3, 100)).isLessThan(2e-8);
  }

  @Test
  void memberlistsTableOfLocalHealthHolds() {
    // awareness_test.go: max 8, base 1 s.
    int[] deltas = {0, -1, -10, 1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1};
    int[] scores = {0, 0, 0, 1, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0};
    LocalHealth health = LocalHealth.memberlist(8);
    for (int i = 0; i < deltas.length; i++) {
      health = health.after(deltas[i]);
      assertThat(health.score()).isEqualTo(scores[i]);
      assertThat(health.scaled(1000)).isEqualTo((scores[i] + 1) * 1000L);
    }
    assertThat(health.after(Integer.MAX_VALUE).after(Integer.MAX_VALUE).score()).isEqualTo(7);
    assertThat(LocalHealth.apple(8).after(10).score()).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 0", "2, 1, 1", "3, 0, 3", "0, 0, 1", "1, 2, 0"})
  void aFailedProbeTellsByItsMissingNacks(int expected, int received, int delta) {
    assertThat(LocalHealth.deltaOfFailedProbe(expected, received)).isEqualTo(delta);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # members, spread, sweep in ms, messages of one member: ScaleCube LAN (reference/detectors 5)
          2, 6, 2800, 18
          5, 9, 4000, 27
          10, 12, 5200, 36
          50, 18, 7600, 54
          100, 21, 8800, 63
          1000, 30, 12400, 90
          """)
  void scaleCubesArithmeticOfGossip(int members, int spread, long sweep, int messages) {
    ScaleCubeMath math = new ScaleCubeMath(3, 3, members);
    assertThat(math.periodsToSpread()).isEqualTo(spread);
    assertThat(math.sweepTime(200)).isEqualTo(sweep);
    assertThat(math.mostMessagesPerMember()).isEqualTo(messages);
    assertThat(math.mostMessages()).isEqualTo((long) members * messages);
    assertThat(math.disseminationTime(200)).isEqualTo(200L * spread);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # members, percent at loss 0, 10, 25 and 50 %
          2, 99.6094, 99.2711, 98.1419, 91.1612
          3, 99.9848, 99.9590, 99.8195, 97.8617
          10, 99.999999, 99.999992, 99.999822, 99.968377
          """)
  void scaleCubesConvergenceFallsWithLoss(
      int members, double at0, double at10, double at25, double at50) {
    ScaleCubeMath math = new ScaleCubeMath(3, 3, members);
    double tolerance = members < 10 ? 5e-5 : 5e-7;
    assertThat(100 * math.convergenceProbability(0)).isCloseTo(at0, offset(tolerance));
    assertThat(100 * math.convergenceProbability(0.1)).isCloseTo(at10, offset(tolerance));
    assertThat(100 * math.convergenceProbability(0.25)).isCloseTo(at25, offset(tolerance));
    assertThat(100 * math.convergenceProbability(0.5)).isCloseTo(at50, offset(tolerance));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # loss, k, PM(T) (reference/detectors 6)
          0.05, 0, 0.15424
          0.05, 1, 0.02861
          0.05, 3, 0.000984
          0.10, 0, 0.30058
          0.10, 1, 0.10337
          0.10, 3, 0.01223
          0.15, 3, 0.04794
          """)
  void theSwimPapersRateOfFalsePositives(double loss, int indirect, double rate) {
    assertThat(FalsePositives.ofLoss(loss).ofPeriod(indirect)).isCloseTo(rate, offset(1e-5));
  }

  @ParameterizedTest
  @CsvSource({"0.01, 1.07", "0.05, 2.99", "0.10, 5.35", "0.15, 8.24"})
  void theIndirectProbesNeededForOneFalsePositiveInAThousandPeriods(double loss, double needed) {
    FalsePositives rate = FalsePositives.ofLoss(loss);
    assertThat(rate.indirectNeeded(1e-3)).isCloseTo(needed, offset(5e-3));
    int whole = (int) Math.ceil(rate.indirectNeeded(1e-3));
    assertThat(rate.ofPeriod(whole)).isLessThanOrEqualTo(1e-3);
    assertThat(rate.ofPeriod(whole - 1)).isGreaterThan(1e-3);
  }

  @Test
  void aProbeWithThreeIndirectOnesIsSeldomWrong() {
    // Claims S002-21 and S002-07.
    assertThat(FalsePositives.ofLoss(0.01).ofProbe(3)).isCloseTo(1.217513195857e-6, offset(1e-17));
    assertThat(FalsePositives.ofLoss(0.03).ofProbe(3)).isCloseTo(8.919888047313e-5, offset(1e-16));
    assertThat(FalsePositives.ofLoss(0).indirectNeeded(1e-3)).isZero();
    assertThat(FalsePositives.ofLoss(1).indirectNeeded(1e-3)).isInfinite();
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "32, 1", "33, 2", "64, 2", "65, 3", "128, 3", "129, 4"})
  void memberlistSpacesItsPushPullsOut(long members, int scale) {
    assertThat(PushPull.scale(members)).isEqualTo(scale);
  }
}
