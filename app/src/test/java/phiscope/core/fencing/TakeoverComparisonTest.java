package phiscope.core.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.kernel.SimTime;

/** What flapping costs with and without each rule of takeover (S000). */
class TakeoverComparisonTest {
  private static final FencingScenario FLAPPING = FencingScenarios.of(FencingSituation.FLAPPING);

  @ParameterizedTest
  @EnumSource(TakeoverRule.class)
  void turningARuleTwiceLeavesItOff(TakeoverRule rule) {
    TakeoverRules rules = FLAPPING.takeover();
    assertThat(rule.isOn(rules)).isFalse();
    assertThat(rule.isOn(rule.turned(rules))).isTrue();
    assertThat(rule.turned(rule.turned(rules))).isEqualTo(rules);
  }

  @Test
  void everyRuleButTheRollBackSavesSwitches() {
    TakeoverComparison comparison = TakeoverComparison.of(FLAPPING, () -> false).orElseThrow();
    assertThat(comparison.turned()).hasSameSizeAs(TakeoverRule.values());
    for (TakeoverComparison.Turned turned : comparison.turned()) {
      assertThat(turned.isOn()).isTrue();
      if (turned.rule() == TakeoverRule.ROLLS_BACK) {
        assertThat(turned.costs()).isEqualTo(comparison.costs());
      } else {
        assertThat(turned.costs().switches())
            .as(turned.rule().name())
            .isLessThan(comparison.costs().switches());
      }
    }
  }

  /** S000: a switch that fails has to go back; otherwise nobody writes until the end. */
  @Test
  void aRollBackSavesTheTimeInWhichNobodyWrites() {
    FencingScenario failed = FencingScenarios.of(FencingSituation.FAILED_TAKEOVER);
    TakeoverComparison comparison = TakeoverComparison.of(failed, () -> false).orElseThrow();
    TakeoverComparison.Turned without = comparison.turned().get(TakeoverRule.ROLLS_BACK.ordinal());
    assertThat(without.isOn()).isFalse();
    assertThat(without.costs().rollBacks()).isZero();
    assertThat(comparison.costs().rollBacks()).isEqualTo(3);
    assertThat(comparison.costs().nobodyWrites()).isLessThan(3 * SimTime.SECOND);
    assertThat(without.costs().nobodyWrites()).isEqualTo(25 * SimTime.SECOND);
    assertThat(without.costs().accepted()).isLessThan(comparison.costs().accepted() - 20);
  }

  @Test
  void nothingComesOfAComparisonThatIsCancelled() {
    assertThat(TakeoverComparison.of(FLAPPING, () -> true)).isEmpty();
  }
}
