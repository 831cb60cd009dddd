package phiscope.core.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.kernel.RandomStream;
import phiscope.core.probe.MethodFinding.Method;
import phiscope.core.probe.MethodFinding.Timing;
import phiscope.core.probe.MethodSettings.LeaseTerm;
import phiscope.core.probe.MethodSettings.Swim;
import phiscope.core.probe.MethodSettings.TcpProbe;

/** S000's comparison table; times in milliseconds. */
class MethodComparisonTest {
  private static final long S = 1000;

  private static MethodComparison with(TcpProbe tcp) {
    Swim swim = new Swim(100, S, 3, 10 * S);
    LeaseTerm lease = new LeaseTerm(10 * S, 3 * S);
    return new MethodComparison(new MethodSettings(S, 3, 140, 8, swim, lease, tcp), S);
  }

  private static final MethodComparison OPENING = with(new TcpProbe(5 * S, 2 * S, 1, false));
  private static final MethodComparison STANDING = with(new TcpProbe(5 * S, 2 * S, 1, true));

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # fault, method, from, to in ms; the longest duration is 60 s
          # claim X-09: from the crash 2 to 3 s
          PROCESS_CRASH, FIXED_TIMEOUT, 2000, 3000
          MACHINE_CRASH, FIXED_TIMEOUT, 2000, 3000
          # sigma 140 ms, z of phi 8 is 5.612001...: 1785.68 rounded up
          PROCESS_CRASH, PHI, 786, 1786
          # the lease runs for 10 s from its last renewal, at most 3 s before
          PROCESS_CRASH, LEASE, 7000, 10000
          LINK_CUT, LEASE, -1, -1
          CUT_OFF, LEASE, 7000, 10000
          # claim S000-64: a reset only if the kernel lives
          PROCESS_CRASH, TCP_PROBE, 0, 5000
          MACHINE_CRASH, TCP_PROBE, 2000, 7000
          PAUSE, TCP_PROBE, -1, -1
          SYN_QUEUE_FULL, TCP_PROBE, 2000, 7000
          SYN_QUEUE_FULL, FIXED_TIMEOUT, -1, -1
          NAT_ENTRY_LOST, TCP_PROBE, -1, -1
          LINK_CUT, FIXED_TIMEOUT, 2000, 3000
          LINK_CUT, SWIM, -1, -1
          LINK_CUT, TCP_PROBE, 2000, 7000
          """)
  void eachMethodHasItsOwnTimes(PeerFault fault, Method method, long from, long to) {
    MethodFinding finding = OPENING.finding(method, fault, 60 * S);
    if (from < 0) {
      assertThat(finding.when()).isEmpty();
      assertThat(finding.share()).isZero();
    } else {
      assertThat(finding.when().orElseThrow()).returns(from, Timing::shortest);
      assertThat(finding.when().orElseThrow()).returns(to, Timing::longest);
      assertThat(finding.share()).isEqualTo(1);
    }
    assertThat(finding.isMistake()).isEqualTo(!fault.kills() && from >= 0);
  }

  @Test
  void aStandingConnectionHearsOfADeadProcessAtOnceAndFallsToAMiddlebox() {
    assertThat(STANDING.finding(Method.TCP_PROBE, PeerFault.PROCESS_CRASH, S).when())
        .contains(new Timing(0, 0, 0));
    assertThat(STANDING.finding(Method.TCP_PROBE, PeerFault.NAT_ENTRY_LOST, S).isMistake())
        .isTrue();
    assertThat(STANDING.finding(Method.TCP_PROBE, PeerFault.SYN_QUEUE_FULL, S).when()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    // A probe of 2 s tries again after 1 s: a full queue of less than that harms nobody.
    "1000, 0",
    "1500, 0.1",
    "3500, 0.5",
    "6000, 1"
  })
  void aConnectionIsTriedAgainAfterASecond(long duration, double share) {
    MethodFinding finding = OPENING.finding(Method.TCP_PROBE, PeerFault.SYN_QUEUE_FULL, duration);
    assertThat(finding.share()).isEqualTo(share, offset(1e-12));
  }

  @ParameterizedTest
  @CsvSource({"1500", "1900", "2100", "2800", "3500", "4200"})
  void theSharesOfAPauseAndOfACutAreThoseThatArePlayed(long duration) {
    MethodSettings settings = OPENING.settings();
    for (Method method : new Method[] {Method.FIXED_TIMEOUT, Method.PHI}) {
      long deadline = method == Method.PHI ? settings.phiDeadline() : settings.fixedDeadline();
      int pauses = 0;
      int cuts = 0;
      for (long since = 0; since < S; since++) {
        long goesOn = since + duration;
        pauses += Math.max(S, goesOn) > deadline ? 1 : 0;
        cuts += -Math.floorDiv(-goesOn, S) * S > deadline ? 1 : 0;
      }
      assertThat(OPENING.finding(method, PeerFault.PAUSE, duration).share())
          .isCloseTo(pauses / 1000.0, offset(0.0011));
      assertThat(OPENING.finding(method, PeerFault.CUT_OFF, duration).share())
          .isCloseTo(cuts / 1000.0, offset(0.0011));
    }
  }

  @Test
  void swimIsAsFastAsItsFirstProbeAndItsSuspicionAndAShortPauseIsRefuted() {
    Timing timing = OPENING.finding(Method.SWIM, PeerFault.MACHINE_CRASH, S).when().orElseThrow();
    // 1 / (1 - (1 - 1/99)^99) = 1.5768...; half a period before the first begins.
    double unpicked = StrictMath.pow(98.0 / 99, 99);
    assertThat(timing.mean())
        .isCloseTo(Math.round(1000 * (0.5 + 1 / (1 - unpicked))) + 10_000, offset(0L));
    assertThat(timing.shortest()).isEqualTo(11_000);
    // U + N beyond x = 5 + f has the probability u^4 - u^4 (1 - u) f, which is 0.01 at f = 0.6985.
    double u4 = StrictMath.pow(unpicked, 4);
    double f = (u4 - 0.01) / (u4 * (1 - unpicked));
    assertThat(timing.longest()).isEqualTo(Math.round(1000 * (5 + f)) + 10_000).isEqualTo(15_698);
    assertThat(OPENING.finding(Method.SWIM, PeerFault.PAUSE, 10_900).when()).isEmpty();
    assertThat(OPENING.finding(Method.SWIM, PeerFault.PAUSE, 60_000).share()).isGreaterThan(0.99);
  }

  @ParameterizedTest
  @CsvSource({"11500", "12300", "14000"})
  void theShareOfPausesThatSwimMistakesIsThatOfAMillionPlayed(long duration) {
    RandomStream random = RandomStream.of(20261130);
    int mistaken = 0;
    double sum = 0;
    int runs = 200_000;
    double[] times = new double[runs];
    double unpicked = StrictMath.pow(98.0 / 99, 99);
    for (int run = 0; run < runs; run++) {
      double at = random.unit();
      random = random.next();
      boolean picked = false;
      while (!picked && at + 1 <= (duration - 10_000) / 1000.0) {
        picked = random.unit() >= unpicked;
        random = random.next();
        at++;
      }
      if (picked) {
        times[mistaken] = at;
        sum += at;
        mistaken++;
      }
    }
    double share = mistaken / (double) runs;
    Timing timing = OPENING.finding(Method.SWIM, PeerFault.PAUSE, duration).when().orElseThrow();
    assertThat(timing.mean()).isCloseTo(Math.round(1000 * sum / mistaken) + 10_000, offset(15L));
    Arrays.sort(times, 0, mistaken);
    assertThat(timing.longest())
        .isCloseTo(Math.round(1000 * times[(int) (0.99 * mistaken)]) + 10_000, offset(15L));
    assertThat(OPENING.finding(Method.SWIM, PeerFault.PAUSE, duration).share())
        .isCloseTo(share, offset(4.5 * StrictMath.sqrt(0.25 / runs)));
  }

  @Test
  void noMethodIsRightAboutEveryFault() {
    // S000: "whatever claims to be fast and right cheats on some kind of fault".
    for (Method method : Method.values()) {
      assertThat(
              Arrays.stream(PeerFault.values())
                  .map(fault -> STANDING.finding(method, fault, 3600 * S)))
          .anyMatch(finding -> finding.isMistake());
    }
    assertThatThrownBy(() -> new TcpProbe(1, 2, 1, false)).hasMessageContaining("tcp");
  }
}
