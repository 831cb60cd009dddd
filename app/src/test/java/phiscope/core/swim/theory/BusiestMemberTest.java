package phiscope.core.swim.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;
import static org.assertj.core.data.Percentage.withPercentage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.kernel.RandomStream;

class BusiestMemberTest {
  /** All (n - 1)^n choices, by fractions: 7 / 4 of 8 choices with three members. */
  @ParameterizedTest
  @CsvSource({"3, 1.75", "5, 2.23046875", "10, 2.7307570947802917", "20, 3.225832488962669"})
  void aFewMembersAreExact(long members, double pings) {
    assertThat(BusiestMember.expectedPings(members)).isCloseTo(pings, offset(1e-12));
  }

  @ParameterizedTest
  @CsvSource({"41", "100", "1000"})
  void manyAreThoseThatArePlayed(int members) {
    RandomStream random = RandomStream.of(20261130);
    long sum = 0;
    int runs = 400_000 / members;
    for (int run = 0; run < runs; run++) {
      int[] pings = new int[members];
      int most = 0;
      for (int member = 0; member < members; member++) {
        int other = (int) random.below(members - 1L);
        random = random.next();
        most = Math.max(most, ++pings[other >= member ? other + 1 : other]);
      }
      sum += most;
    }
    assertThat(BusiestMember.expectedPings(members))
        .isCloseTo(sum / (double) runs, withPercentage(2));
  }

  @Test
  void whereTheExactOnesEndNothingJumpsByMoreThanOneInFifty() {
    assertThat(BusiestMember.expectedPings(BusiestMember.EXACT_TO + 1))
        .isCloseTo(BusiestMember.expectedPings(BusiestMember.EXACT_TO), withPercentage(2));
    assertThat(BusiestMember.expectedPings(1_000_000_000L)).isBetween(10.0, 13.0);
  }

  @Test
  void aThousandHaveOneThatGetsFiveOrSixPings() {
    assertThat(BusiestMember.expectedMessages(1000)).isBetween(12.0, 14.0);
  }
}
