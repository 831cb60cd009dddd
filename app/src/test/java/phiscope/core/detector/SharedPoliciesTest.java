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
    assertThat(detector("8").policy()).isSameAs(detector("8").policy());
  }

  @Test
  void whatWasAskedForLongAgoIsMadeAgainAndEqual() {
    RunningPolicy first = detector("7.5").policy();
    for (int i = 1; i <= 200; i++) {
      PhiDetector other = detector(String.valueOf(i));
      assertThat(other.rule(BigDecimal.valueOf(i)).threshold()).isEqualTo(i);
    }
    RunningPolicy again = detector("7.5").policy();
    assertThat(again).isNotSameAs(first);
    assertThat(again).isEqualTo(first);
  }

  @Test
  void policiesThatDifferByTheThresholdFindTheSameRules() {
    PhiDetector detector = detector("2.5");
    assertThat(detector("2.25").policy()).isNotEqualTo(detector.policy());
    assertThat(detector("2.25").policy().rules()).isSameAs(detector.policy().rules());
    assertThat(detector("2.25").rule(new BigDecimal("2.5"))).isEqualTo(detector.policy().rule());
  }

  @Test
  void oneThresholdMoreIsAnsweredByItsOwnRule() {
    PhiDetector detector = detector("8");
    SuspicionRule one = detector.rule(BigDecimal.ONE);
    assertThat(one.threshold()).isEqualTo(1);
    assertThat(one.score()).isLessThan(detector.rule(BigDecimal.valueOf(8)).score());
    assertThat(detector.rule(BigDecimal.ONE)).isSameAs(one);
  }
}
