package phiscope.core.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.probe.RingSpread.Kind;

/** Pauses, percentiles and rings; times in milliseconds. */
class TimeoutExtrasTest {
  @Test
  void aPauseOf800MillisecondsAlarmsInFourOfFivePhases() {
    // Claim S000-17: T = 1 s, k = 1, n = 1.
    FixedTimeout hasty = new FixedTimeout(HeartbeatForm.PUSH, 1000, 1, 1);
    assertThat(hasty.shareOfPausesMistaken(800)).isEqualTo(0.8);
    FixedTimeout patient = new FixedTimeout(HeartbeatForm.PUSH, 1000, 3, 1);
    assertThat(patient.shareOfPausesMistaken(2000)).isZero();
    assertThat(patient.shareOfPausesMistaken(2500)).isEqualTo(0.5);
    assertThat(patient.shareOfPausesMistaken(9000)).isEqualTo(1);
  }

  @Property(tries = 150, seed = "20261130")
  void theShareOfPausesIsThatOfAllPhasesPlayed(
      @ForAll HeartbeatForm form,
      @ForAll @IntRange(min = 1, max = 3) int tolerance,
      @ForAll @IntRange(min = 1, max = 3) int failures,
      @ForAll @IntRange(min = 0, max = 600) int pause) {
    int period = 50;
    FixedTimeout timeout = new FixedTimeout(form, period, tolerance, failures);
    int mistaken = 0;
    int all = 0;
    for (int since = 0; since < period; since++) {
      double end = since + 0.5 + pause;
      for (int into = 0;
          into < (form == HeartbeatForm.PUSH_WINDOWS ? period * tolerance : 1);
          into++) {
        mistaken += end > deadline(timeout, into + 0.5) ? 1 : 0;
        all++;
      }
    }
    assertThat(timeout.shareOfPausesMistaken(pause))
        .isCloseTo(mistaken / (double) all, offset(0.011));
  }

  /** When the verdict falls, from the last sign of life on, if nothing comes. */
  private static double deadline(FixedTimeout timeout, double window) {
    long each = timeout.period() * timeout.tolerance();
    return switch (timeout.form()) {
      case PUSH -> timeout.failures() * each;
      case PUSH_WINDOWS -> window + timeout.failures() * each;
      case SEQUENTIAL_PULL -> timeout.period() + timeout.failures() * each;
      case OVERLAPPING_PULL -> timeout.failures() * timeout.period() + each;
    };
  }

  @Test
  void aTimeoutAtThe99thPercentileStillFailsOneProbeInAHundred() {
    // Claim S000-16: 864 a day at one a second.
    AnswerTail tail = new AnswerTail(100, 800);
    assertThat(tail.share(800)).isCloseTo(0.01, offset(1e-12));
    assertThat(tail.share(100)).isEqualTo(0.5);
    assertThat(tail.share(0)).isEqualTo(1);
    assertThat(tail.limit(0.01)).isCloseTo(800, offset(1e-9));
    assertThat(86_400 * tail.share(800)).isCloseTo(864, offset(1e-6));
    // ln 8 / 2.326347874... = 0.89386; twice the percentile: z = ln 16 / 0.89386 = 3.10180.
    assertThat(tail.sigma()).isCloseTo(0.8938655, offset(1e-6));
    assertThat(tail.share(1600)).isCloseTo(9.6170e-4, offset(1e-7));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # kind, after 1, 3 and 100 detection times, of 10 members
          LINK_WITHOUT_REPAIR, 1, 1, 1
          LINK_WITH_REPAIR, 1, 1, 1
          DEAF_MEMBER_WITH_REPAIR, 2, 4, 10
          TOKEN, 10, 10, 10
          """)
  void oneFailedHopMisjudgesOneMemberAndOneDeafMemberAll(
      Kind kind, long first, long third, long last) {
    RingSpread spread = new RingSpread(10, kind);
    assertThat(spread.misjudged(0)).isZero();
    assertThat(spread.misjudged(1)).isEqualTo(first);
    assertThat(spread.misjudged(3)).isEqualTo(third);
    assertThat(spread.misjudged(100)).isEqualTo(last).isEqualTo(spread.misjudgedInTheEnd());
    assertThat(spread.misjudged(spread.detectionsToTheEnd())).isEqualTo(last);
  }

  @Test
  void aDeafMemberIsPlayedRoundTheRing() {
    int members = 7;
    boolean[] heldForDead = new boolean[members];
    int deaf = 3;
    int next = (deaf + 1) % members;
    for (int round = 1; round <= members + 2; round++) {
      heldForDead[deaf] = true;
      if (next != deaf) {
        heldForDead[next] = true;
        next = (next + 1) % members;
      }
      int count = 0;
      for (boolean held : heldForDead) {
        count += held ? 1 : 0;
      }
      assertThat(new RingSpread(members, Kind.DEAF_MEMBER_WITH_REPAIR).misjudged(round))
          .isEqualTo(count);
    }
    assertThat(RingSpread.allTheWayRound(101, 0.01)).isCloseTo(0.366, offset(0.001));
  }
}
