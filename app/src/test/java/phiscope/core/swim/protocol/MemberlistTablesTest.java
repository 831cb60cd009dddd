package phiscope.core.swim.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.kernel.SimTime.SECOND;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.protocol.SuspicionParameters.Formula;

/** memberlist's published test tables, held against a member as it runs. */
class MemberlistTablesTest {
  private static final SwimParameters LAN = SwimPresets.of(SwimPreset.MEMBERLIST_LAN);

  /**
   * suspicion_test.go, TestSuspicion_remainingSuspicionTime: n, k 3, elapsed, min 2 s, max 30 s.
   */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          0,  0, 30000
          1,  2, 14000
          2,  3, 4810
          3,  4, -2000
          4,  5, -3000
          5, 10, -8000
          """)
  void remainingSuspicionTime(int confirmations, long elapsedSeconds, long remaining) {
    long timeout = SuspicionTimeouts.decayed(confirmations, 3, 2 * SECOND, 30 * SECOND);
    assertThat(SimTime.toMillis(timeout - elapsedSeconds * SECOND)).isEqualTo(remaining);
  }

  /** suspicion_test.go, TestSuspicion_Timer: k 3, min 500 ms, max 2 s, accused by "me" (1). */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # accusers after the first, timeout in ms
          '',          2000
          '1',         2000
          '1 2',       1250
          '1 2 2',     1250
          '1 2 3',      810
          '1 2 3 4',    500
          '1 2 3 4 5',  500
          """)
  void confirmationsShortenTheTimer(String accusers, long millis) {
    SwimParameters parameters =
        LAN.with(new SuspicionParameters(true, Formula.CONSTANT, 1, 4, 3))
            .with(probes(SimTime.ofMillis(500), SimTime.ofMillis(100)));
    OneMember member = new OneMember(parameters, 10).hears(MemberState.SUSPECT, 7, 0, 1);
    for (String accuser : accusers.isEmpty() ? new String[0] : accusers.split(" ")) {
      member.hears(MemberState.SUSPECT, 7, 0, Integer.parseInt(accuser));
    }
    member.waits(millis - 1, TimerKind.SUSPICION);
    assertThat(member.of(7)).isEqualTo("S0");
    member.waits(2, TimerKind.SUSPICION);
    assertThat(member.of(7)).isEqualTo("D0");
    member.takeChanges();
    member.hears(MemberState.SUSPECT, 7, 0, 8).waits(5000, TimerKind.SUSPICION);
    assertThat(member.takeChanges())
        .as("a confirmation after it has fired does not fire it again")
        .allMatch(change -> change instanceof Change.UpdateIgnored);
  }

  /** suspicion_test.go, TestSuspicion_Timer_Immediate: the confirmation comes after the minimum. */
  @Test
  void aConfirmationAfterTheLeastTimeoutFiresAtOnce() {
    SwimParameters parameters =
        LAN.with(new SuspicionParameters(true, Formula.CONSTANT, 1, 30, 1))
            .with(probes(SimTime.ofMillis(100), SimTime.ofMillis(50)));
    OneMember member =
        new OneMember(parameters, 10)
            .hears(MemberState.SUSPECT, 7, 0, 1)
            .waits(200, TimerKind.SUSPICION)
            .hears(MemberState.SUSPECT, 7, 0, 2);
    assertThat(member.of(7)).isEqualTo("S0");
    assertThat(member.waits(0, TimerKind.SUSPICION).of(7)).isEqualTo("D0");
  }

  /** memberlist_test.go, dogpile: interval 100 ms, mult 5, maximum 2; timeout in ms by peers. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # peers, confirmations, timeout
          1, 0,  500
          2, 0,  500
          3, 0,  500
          4, 0, 1000
          5, 0, 1000
          5, 1,  750
          5, 2,  603
          5, 3,  500
          5, 4,  500
          """)
  void dogpile(int peers, int confirmations, long millis) {
    SwimParameters parameters =
        LAN.with(new SuspicionParameters(true, Formula.MEMBERLIST, 5, 2, 3))
            .with(probes(SimTime.ofMillis(100), SimTime.ofMillis(50)));
    int members = peers + 1;
    int wanted = SuspicionTimeouts.wanted(parameters, members);
    long timeout =
        SuspicionTimeouts.decayed(
            confirmations,
            wanted,
            SuspicionTimeouts.minimum(parameters, members),
            SuspicionTimeouts.maximum(parameters, members));
    assertThat(SimTime.toMillis(timeout)).isEqualTo(millis);
  }

  /** LAN: n, least timeout, greatest timeout in ms (detectors.md 4). */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          10,    4000,  24000
          50,    6792,  40752
          100,   8000,  48000
          1000, 12000,  72000
          6000, 15112,  90672
          10000,16000,  96000
          """)
  void suspicionTimeoutsOfTheLanDefaults(int members, long least, long greatest) {
    assertThat(SimTime.toMillis(SuspicionTimeouts.minimum(LAN, members))).isEqualTo(least);
    assertThat(SimTime.toMillis(SuspicionTimeouts.maximum(LAN, members))).isEqualTo(greatest);
  }

  /** util_test.go and LAN, WAN, local: how often the same news is passed on. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          MEMBERLIST_LAN,   1,     4
          MEMBERLIST_LAN,   9,     4
          MEMBERLIST_LAN,   10,    8
          MEMBERLIST_LAN,   99,    8
          MEMBERLIST_LAN,   100,   12
          MEMBERLIST_LAN,   10000, 20
          MEMBERLIST_LOCAL, 99,    4
          SCALECUBE,        2,     18
          SCALECUBE,        5,     27
          SCALECUBE,        1000,  90
          """)
  void retransmitLimits(SwimPreset preset, int members, int limit) {
    assertThat(Spreading.limit(SwimPresets.of(preset).dissemination(), members)).isEqualTo(limit);
  }

  /** queue_test.go: four messages of 18 bytes, 80 bytes of room: 2 or 3 bytes of overhead each. */
  @Test
  void theQueueDrainsInOrder() {
    BroadcastQueue queue = BroadcastQueue.empty();
    for (int subject = 1; subject <= 4; subject++) {
      queue = queue.with(new Update(subject, MemberState.ALIVE, 1, subject), subject, 0);
    }
    assertThat(queue.take(80 / (18 + 2), 4, 1).updates()).hasSize(4);
    assertThat(queue.take(80 / (18 + 3), 4, 1).updates())
        .extracting(Update::subject)
        .as("the newest first")
        .containsExactly(4, 3, 2);
    List<Integer> drained = new ArrayList<>();
    for (int drain = 0; drain < 4; drain++) {
      BroadcastQueue.Taken taken = queue.take(3, 2, 1);
      drained.add(taken.updates().size());
      queue = taken.rest();
    }
    assertThat(drained).containsExactly(3, 3, 2, 0);
    assertThat(queue.isEmpty()).isTrue();
  }

  @Test
  void newerNewsDrivesOutOlderNewsAboutTheSameMember() {
    BroadcastQueue queue =
        BroadcastQueue.empty()
            .with(new Update(1, MemberState.SUSPECT, 0, 5), 1, 0)
            .with(new Update(1, MemberState.ALIVE, 1, 1), 2, 0);
    assertThat(queue.broadcasts()).hasSize(1);
    assertThat(queue.broadcasts().get(0).update().state()).isEqualTo(MemberState.ALIVE);
  }

  private static ProbeParameters probes(long interval, long timeout) {
    ProbeParameters probe = LAN.probe();
    return new ProbeParameters(
        interval,
        timeout,
        probe.indirectProbes(),
        probe.targetChoice(),
        probe.fallbackPing(),
        probe.relayTimeoutPercent(),
        probe.phases());
  }
}
