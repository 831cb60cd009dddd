package phiscope.core.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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

  @Test
  void nothingComesOfAComparisonThatIsCancelled() {
    assertThat(TakeoverComparison.of(FLAPPING, () -> true)).isEmpty();
  }
}
