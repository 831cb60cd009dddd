package phiscope.core.swim.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageCostTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # members, k, all to all, of one, ring, SWIM, with one failed, all direct probes fail
          2, 0, 2, 2, 2, 4, 1, 2
          3, 1, 6, 4, 3, 6, 5, 15
          1000, 3, 999000, 1998, 1000, 2000, 2003, 13000
          # claims S002-01 to S002-03; beyond 64 bits nothing overflows
          10000000000, 3, 99999999990000000000, 19999999998, 10000000000, 20000000000, \
          20000000003, 130000000000
          """)
  void messagesAreCountedExactly(
      long members,
      long k,
      String all,
      String one,
      String ring,
      String swim,
      String failed,
      String worst) {
    MessageCost cost = new MessageCost(members, k);
    assertThat(cost.allToAll()).hasToString(all);
    assertThat(cost.allToAllPerMember()).hasToString(one);
    assertThat(cost.ringOrCentral()).hasToString(ring);
    assertThat(cost.swimWithoutFailure()).hasToString(swim);
    assertThat(cost.swimPerMember()).hasToString("4");
    assertThat(cost.swimWithOneFailed()).hasToString(failed);
    assertThat(cost.swimWhenAllDirectProbesFail()).hasToString(worst);
  }

  @Test
  void oneMemberOrAnyNumberBelowZeroIsRefused() {
    assertThatThrownBy(() -> new MessageCost(1, 3)).hasMessageContaining("members");
    assertThatThrownBy(() -> new MessageCost(2, -1)).hasMessageContaining("indirect");
  }
}
