package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** A thousand senders with equal policies hold one policy between them. */
class SharedPoliciesTest {
  private static PhiDetector detector(String threshold) {
    PhiPolicy policy =
        PolicyDraft.of(Presets.policy(Preset.HAYASHIBARA, TimeUnit.MILLISECOND))
            .threshold(new BigDecimal(threshold))
            .policy();
    return new PhiDetector(policy, new TickScale(TimeUnit.MILLISECOND, 0));
  }

  @Test
  void detectorsOfEqualPoliciesHoldTheSame() {
    assertThat(detector("8").policyInTicks()).isSameAs(detector("8").policyInTicks());
  }

  @Test
  void whatWasAskedForLongAgoIsMadeAgainAndEqual() {
    PolicyInTicks first = detector("7.5").policyInTicks();
    for (int i = 1; i <= 200; i++) {
      PhiDetector other = detector(String.valueOf(i));
      assertThat(other.rule(BigDecimal.valueOf(i)).threshold()).isEqualByComparingTo("" + i);
    }
    PolicyInTicks again = detector("7.5").policyInTicks();
    assertThat(again).isNotSameAs(first);
    assertThat(again.policy()).isEqualTo(first.policy());
    assertThat(again.rule()).isEqualTo(first.rule());
  }

  @Test
  void oneThresholdMoreIsAnsweredByItsOwnRule() {
    PhiDetector detector = detector("8");
    SuspicionRule one = detector.rule(BigDecimal.ONE);
    assertThat(one.threshold()).isEqualByComparingTo("1");
    assertThat(one.score()).isLessThan(detector.rule(BigDecimal.valueOf(8)).score());
    assertThat(detector.rule(BigDecimal.ONE)).isSameAs(one);
  }
}
