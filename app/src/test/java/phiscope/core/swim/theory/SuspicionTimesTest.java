package phiscope.core.swim.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.numeric.Decimals;

class SuspicionTimesTest {
  private static long memberlist(long multiplier, long members, String period) {
    return SuspicionTimes.memberlist(multiplier, members, Decimals.readFraction(period).value())
        .longValueExact();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # multiplier, members, period, timeout in ms
          # memberlist util_test.go: suspicionTimeout(3, n, 1 s) / 3
          3, 5, 1000, 3000
          3, 10, 1000, 3000
          3, 50, 1000, 5094
          3, 100, 1000, 6000
          3, 500, 1000, 8094
          3, 1000, 1000, 9000
          # LAN, multiplier 4 (reference/detectors 4)
          4, 0, 1000, 4000
          4, 50, 1000, 6792
          4, 100, 1000, 8000
          4, 1000, 1000, 12000
          4, 6000, 1000, 15112
          4, 10000, 1000, 16000
          # WAN, multiplier 6, period 5 s
          6, 10, 5000, 30000
          6, 100, 5000, 60000
          6, 10000, 5000, 120000
          # one short of a power of ten, and the power, where a double may be a hair off
          1, 999999999999999, 1000, 14999
          1, 1000000000000000, 1000, 15000
          1, 9223372036854775807, 1000, 18964
          # rounded down
          1, 50, 0.5, 0
          1, 50, 1, 1
          3, 10, 1/3, 1
          """)
  void memberlistsShortestTimeoutGrowsWithTheDecimalLogarithm(
      long multiplier, long members, String period, long timeout) {
    assertThat(memberlist(multiplier, members, period)).isEqualTo(timeout);
  }

  @Test
  void everyThousandthIsTheFloorOfTheLogarithmAsDigitsOfAPowerShow() {
    for (long n = 10; n < 400; n++) {
      int digits = BigInteger.valueOf(n).pow(1000).toString().length();
      assertThat(ExactLogarithm.thousandthsOfDecimal(n)).isEqualTo(digits - 1L);
    }
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # confirmations, expected, elapsed, remaining with 2 s and 30 s (memberlist suspicion_test.go)
          0, 3, 0, 30000
          1, 3, 2000, 14000
          2, 3, 3000, 4810
          3, 3, 4000, -2000
          4, 3, 5000, -3000
          5, 3, 10000, -8000
          """)
  void memberlistsTableOfRemainingTimesHolds(
      long confirmations, long expected, long elapsed, long remaining) {
    long timeout = SuspicionTimes.memberlistDecayed(confirmations, expected, 2000, 30_000);
    assertThat(timeout - elapsed).isEqualTo(remaining);
    double exact = SuspicionTimes.decayed(confirmations, expected, 2000, 30_000);
    assertThat(exact - elapsed).isCloseTo(remaining, offset(1.0));
    BigDecimal precise =
        SuspicionTimes.decayed(
            BigInteger.valueOf(confirmations),
            BigInteger.valueOf(expected),
            BigDecimal.valueOf(2000),
            BigDecimal.valueOf(30_000));
    assertThat(precise.doubleValue()).isCloseTo(exact, offset(1e-10));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # confirmations, expected, min, max, timeout
          # memberlist's timer test
          0, 3, 500, 2000, 2000
          1, 3, 500, 2000, 1250
          2, 3, 500, 2000, 811
          3, 3, 500, 2000, 500
          # the dogpile test: 5 peers
          1, 3, 500, 1000, 750
          2, 3, 500, 1000, 603
          4, 3, 500, 1000, 500
          # LAN with 10 members: 24 s, 11.381 s, 4 s for 0, 1, 2 confirmations
          0, 2, 4000, 24000, 24000
          1, 2, 4000, 24000, 11381
          2, 2, 4000, 24000, 4000
          # no confirmations expected: the shortest at once
          0, 0, 25, 150, 25
          """)
  void confirmationsShortenMemberlistsTimeout(
      long confirmations, long expected, long min, long max, long timeout) {
    assertThat(SuspicionTimes.memberlistDecayed(confirmations, expected, min, max))
        .isEqualTo(timeout);
  }

  @ParameterizedTest
  @CsvSource({"0, 10", "1, 6.9853", "2, 5.2218", "3, 3.9705", "4, 3"})
  void applesTableOfTimeoutsHolds(int confirmations, double seconds) {
    assertThat(SuspicionTimes.decayed(confirmations, 4, 3, 10)).isCloseTo(seconds, offset(5e-5));
  }

  @ParameterizedTest
  @CsvSource({"4, 10, 2", "4, 4, 2", "4, 3, 0", "2, 10, 0", "1, 10, 0", "5, 5, 3", "5, 4, 0"})
  void asManyConfirmationsAreExpectedAsOthersCanGive(int multiplier, long members, int expected) {
    assertThat(SuspicionTimes.confirmationsExpected(multiplier, members)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"2, 10000", "5, 15000", "10, 20000", "50, 30000", "100, 35000", "1000, 50000"})
  void scaleCubesTimeoutGrowsWithTheBitsOfTheNumberOfMembers(long members, long timeout) {
    assertThat(SuspicionTimes.scaleCube(5, members, 1000)).isEqualTo(timeout);
  }

  @Test
  void theBaseThatS002LeavesOpenDecides() {
    // Claims S002-23, S002-24 and S002-29, in periods.
    assertThat(LogarithmBase.NATURAL.textOfS002(500)).isCloseTo(18.64, offset(5e-3));
    assertThat(LogarithmBase.TWO.textOfS002(500)).isCloseTo(26.90, offset(5e-3));
    assertThat(LogarithmBase.TEN.textOfS002(500)).isCloseTo(8.10, offset(5e-3));
    assertThat(LogarithmBase.NATURAL.tableOfS002(500)).isCloseTo(24.866424404339459, offset(1e-13));
    assertThat(LogarithmBase.TEN.tableOfS002(500)).isCloseTo(10.799350903468983, offset(1e-13));
    assertThat(LogarithmBase.TWO.tableOfS002(500)).isCloseTo(35.874667172780834, offset(1e-13));
    assertThat(LogarithmBase.NATURAL.textOfS002(10_000)).isCloseTo(27.6, offset(0.05));
    assertThat(LogarithmBase.TEN.tableOfS002(10_000)).isCloseTo(16.0, offset(0.05));
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThatThrownBy(() -> memberlist(0, 5, "1000")).hasMessageContaining("multiplier");
    assertThatThrownBy(() -> memberlist(1, -1, "1000")).hasMessageContaining("members");
    for (double[] range : List.of(new double[] {5, 4}, new double[] {-1, 4})) {
      assertThatThrownBy(() -> SuspicionTimes.decayed(0, 1, range[0], range[1]))
          .hasMessageContaining("min");
    }
  }
}
