package phiscope.core.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;
import static phiscope.core.health.Streams.every;
import static phiscope.core.health.Streams.plus;
import static phiscope.core.health.Streams.run;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.health.HealthFrame.Kind;
import phiscope.core.health.HealthPolicy.Decay;
import phiscope.core.health.HealthRun.StateChange;

/**
 * Where S001's sentences and its code part ways, each with the claim (S001-nn) that was recomputed.
 * Frames are data frames every 10 ms up to 100 ms unless said otherwise.
 */
class ArticleAgainstCodeTest {
  private static final List<HealthFrame> BUSY = every(10, 10, 100);

  private static HealthFrame frame(long at, Kind kind) {
    return new HealthFrame(at, kind);
  }

  private static List<Long> times(HealthRun run, HealthState state) {
    return run.changes().stream()
        .filter(change -> change.state() == state)
        .map(StateChange::at)
        .toList();
  }

  private static double score(HealthRun run, long at) {
    return run.at(at).score().doubleValue();
  }

  @Test
  void zeroWaitIsATimeoutOfTheMarginAndSixteenTicks() {
    // S001-02, S001-13 to S001-15, S001-29: expected at 112, first late tick 113.
    HealthRun run = run(HealthPreset.PSEUDOCODE, "10", BUSY, 300);
    assertThat(score(run, 112)).isEqualTo(1);
    assertThat(score(run, 113)).isEqualTo(0.9);
    assertThat(times(run, HealthState.SUSPECT)).containsExactly(119L);
    assertThat(run.at(127).score()).isEqualTo(new BigDecimal("0.205891132094649"));
    assertThat(times(run, HealthState.FAILED)).containsExactly(128L);
    assertThat(run.last().score()).isEqualTo(new BigDecimal("0.1853020188851841"));
  }

  @Test
  void oneFrameTakesFailedBackToActiveAtAScoreOf0385() {
    // S001-12, S001-22, S001-23: "a single late frame does not cancel the alarm".
    List<HealthFrame> frames = plus(BUSY, frame(130, Kind.DATA));
    HealthRun code = run(HealthPreset.PSEUDOCODE, "10", frames, 131);
    StateChange back = code.changes().get(2);
    assertThat(back.state()).isEqualTo(HealthState.ACTIVE);
    assertThat(back.score()).isEqualTo(new BigDecimal("0.3853020188851841"));
    assertThat(back.frame()).contains(Kind.DATA);
    // By the prose 16 missed frames are FAILED, at 100 + 12 + 160, and one frame makes SUSPECT.
    HealthRun prose = run(HealthPreset.PROSE, "10", plus(BUSY, frame(273, Kind.DATA)), 280);
    assertThat(prose.changes().stream().map(StateChange::state).toList())
        .containsExactly(HealthState.SUSPECT, HealthState.FAILED, HealthState.SUSPECT);
  }

  @Test
  void theLostIndentationDecidesWhatARevivedConnectionIsCalled() {
    // S001-51.
    List<HealthFrame> frames = plus(BUSY, frame(130, Kind.DATA));
    assertThat(run(HealthPreset.PSEUDOCODE, "10", frames, 140).at(140).state())
        .isEqualTo(HealthState.ACTIVE);
    HealthRun checked = run(HealthPreset.PSEUDOCODE_CHECKED_EVERY_TICK, "10", frames, 140);
    assertThat(checked.firstIn(HealthState.SUSPECT, 129)).contains(130L);
  }

  @Test
  void aBackpressureFrameLiftsTheScoreAndDoesNotStopTheDecay() {
    // S001-24 to S001-26: "only keeps the score, no recovery".
    HealthRun lifted =
        run(HealthPreset.PSEUDOCODE, "10", plus(BUSY, frame(127, Kind.BACKPRESSURE)), 200);
    assertThat(score(lifted, 126)).isCloseTo(0.2288, offset(5e-5));
    assertThat(
            lifted.points().stream().filter(point -> point.frame().isPresent()).reduce((a, b) -> b))
        .hasValueSatisfying(
            point -> assertThat(point.health().score()).isEqualTo(new BigDecimal("0.7")));
    assertThat(lifted.last().state()).isEqualTo(HealthState.FAILED);
    HealthRun failed =
        run(HealthPreset.PSEUDOCODE, "10", plus(BUSY, frame(130, Kind.BACKPRESSURE)), 200);
    assertThat(failed.last().score()).isEqualTo(new BigDecimal("0.7"));
    assertThat(failed.last().state()).isEqualTo(HealthState.FAILED);
    HealthRun prose = run(HealthPreset.PROSE, "10", plus(BUSY, frame(112, Kind.BACKPRESSURE)), 133);
    assertThat(prose.last().score()).isEqualByComparingTo("1");
  }

  @ParameterizedTest
  @CsvSource({"1, ACTIVE", "3, ACTIVE", "4, SUSPECT", "11, SUSPECT", "12, FAILED", "30, FAILED"})
  void backpressureFramesKeepAConnectionOnlyIfTheyComeOften(int interval, HealthState worst) {
    // S001-25: from 0.7 below 0.5 after 4 ticks, below 0.2 after 12.
    List<HealthFrame> frames = new ArrayList<>(BUSY);
    for (long at = 112; at < 400; at += interval) {
      frames.add(frame(at, Kind.BACKPRESSURE));
    }
    long beforeTheNext = frames.get(frames.size() - 1).at() + interval - 1;
    HealthRun run = run(HealthPreset.PSEUDOCODE, "10", frames, beforeTheNext);
    assertThat(run.last().state()).isEqualTo(worst);
    // By the prose one that comes before the next miss, after 22 ms, is often enough.
    HealthRun prose = run(HealthPreset.PROSE, "10", frames, beforeTheNext);
    assertThat(prose.changes().isEmpty()).isEqualTo(interval < 22);
  }

  @Test
  void goingIdleAtAHundredMillisecondsFailsFourteenTimes() {
    // S001-09: the keep-alive frame every 100 ms after frames every 10 ms.
    List<HealthFrame> idle = new ArrayList<>(BUSY);
    idle.addAll(every(100, 200, 5000));
    List<Long> failures = times(run(HealthPreset.PSEUDOCODE, "10", idle, 5000), HealthState.FAILED);
    assertThat(failures).hasSize(14).startsWith(128L, 229L).endsWith(1499L);
    HealthRun fixed = run(HealthPreset.MISSED_FRAMES, "10", idle, 5000);
    assertThat(times(fixed, HealthState.FAILED)).isEmpty();
    assertThat(times(fixed, HealthState.SUSPECT)).hasSize(3);
  }

  @Test
  void aSteadyKeepAliveFailsWhenOneFrameIsLost() {
    // S001-09.
    HealthRun run = run(HealthPreset.PSEUDOCODE, "100", every(100, 100, 1000), 1300);
    assertThat(times(run, HealthState.FAILED)).containsExactly(1136L);
  }

  @Test
  void theChangeOfSection51CostsFifteenIntervalsNotOne() {
    // S001-03, S001-46, with the mean interval of section 4.1.
    long before =
        times(run(HealthPreset.PSEUDOCODE, "12.5", List.of(), 400), HealthState.FAILED).get(0);
    long after =
        times(run(HealthPreset.MISSED_FRAMES, "12.5", List.of(), 400), HealthState.FAILED).get(0);
    assertThat(before).isEqualTo(31);
    assertThat(after).isEqualTo(215);
    assertThat((after - before) / 12.5).isCloseTo(15, offset(0.5));
  }

  @ParameterizedTest
  @CsvSource({"5, 3", "6, 2", "7, 2", "8, 2", "10, 1", "15, 1", "20, 1", "50, 0", "100, 0"})
  void twoToThreeMissedFramesHoldForFramesEveryFiveToEightMilliseconds(
      int interval, int tolerated) {
    // S001-17, S001-18, S001-19: a decay per tick counts milliseconds, not frames.
    assertThat(lostFramesTolerated(HealthPreset.PSEUDOCODE, interval)).isEqualTo(tolerated);
    assertThat(lostFramesTolerated(HealthPreset.MISSED_FRAMES, interval)).isEqualTo(16);
  }

  private static int lostFramesTolerated(HealthPreset preset, int interval) {
    for (int lost = 1; ; lost++) {
      long back = 10L * interval + (lost + 1L) * interval;
      List<HealthFrame> frames =
          plus(every(interval, interval, 10L * interval), frame(back, Kind.DATA));
      HealthRun run = run(preset, String.valueOf(interval), frames, back);
      if (!times(run, HealthState.FAILED).isEmpty()) {
        return lost - 1;
      }
    }
  }

  @Test
  void aBurstPullsTheEstimateDownInSpiteOfItsLowerBound() {
    // S001-28: twenty frames at once, then a normal one after 12 ms.
    List<HealthFrame> frames = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      frames.add(frame(0, Kind.DATA));
    }
    frames.add(frame(12, Kind.DATA));
    HealthRun run = run(HealthPreset.PSEUDOCODE, "12.5", frames, 11);
    assertThat(run.last().estimate().doubleValue()).isCloseTo(2.3981315277915468, offset(1e-15));
    assertThat(run.last().expected().doubleValue()).isCloseTo(2.878, offset(5e-4));
    assertThat(run.last().score().doubleValue()).isCloseTo(0.387, offset(5e-4));
    assertThat(run.last().state()).isEqualTo(HealthState.SUSPECT);
  }

  @Test
  void aSlowerDecayDoesNotFilterABurstOfThreeHundredMilliseconds() {
    // S001-41 to S001-44.
    HealthPolicy slower =
        HealthPreset.PSEUDOCODE.policy().withDecay(Decay.PER_TICK, new BigDecimal("0.95"));
    assertThat(times(run(slower, "12.5", List.of(), 300), HealthState.FAILED))
        .containsExactly(15L + 32);
    List<HealthFrame> afterBurst = List.of(frame(300, Kind.DATA));
    assertThat(times(run(HealthPreset.MISSED_FRAMES, "12.5", afterBurst, 300), HealthState.FAILED))
        .containsExactly(215L);
    HealthRun filtered = run(HealthPreset.MISSED_FRAMES, "20", afterBurst, 299);
    assertThat(filtered.last().misses()).isEqualTo(13);
    assertThat(filtered.last().score().doubleValue()).isCloseTo(0.2542, offset(5e-5));
    assertThat(filtered.last().state()).isEqualTo(HealthState.SUSPECT);
  }

  @Test
  void aMaintenanceFrameFreezesTheDecayOnlyInTheProse() {
    // S001-39, S001-40: a collection of 500 ms; and a death during it is never found.
    List<HealthFrame> pause = plus(every(10, 10, 90), frame(100, Kind.MAINTENANCE));
    assertThat(times(run(HealthPreset.PSEUDOCODE, "10", pause, 600), HealthState.FAILED))
        .containsExactly(128L);
    List<HealthFrame> back = plus(pause, frame(600, Kind.DATA));
    assertThat(run(HealthPreset.PROSE, "10", back, 600).changes()).isEmpty();
    assertThat(run(HealthPreset.PROSE, "10", pause, 100_000).changes()).isEmpty();
  }

  @Test
  void aSlowLinkFlapsAtItsStart() {
    // S001-52: frames every 17, 20 and 23 ms from the default estimate of 10 ms.
    assertThat(run(HealthPreset.PSEUDOCODE, "10", every(17, 17, 510), 510).changes()).isEmpty();
    assertThat(
            times(run(HealthPreset.PSEUDOCODE, "10", every(20, 20, 600), 600), HealthState.SUSPECT))
        .containsExactly(19L, 36L, 56L, 76L, 97L, 118L);
    assertThat(
            times(run(HealthPreset.PSEUDOCODE, "10", every(23, 23, 690), 690), HealthState.FAILED))
        .isNotEmpty();
    assertThat(
            times(run(HealthPreset.PSEUDOCODE, "10", every(22, 22, 660), 660), HealthState.FAILED))
        .isEmpty();
  }

  @Test
  void aLinearDecayOfTheSameLengthSuspectsLater() {
    // S001-19: from 1 by 0.05 a tick, below 0.5 after 11 ticks and below 0.2 after 17.
    HealthRun run = run(HealthPreset.LINEAR, "10", BUSY, 400);
    assertThat(times(run, HealthState.SUSPECT)).containsExactly(123L);
    assertThat(times(run, HealthState.FAILED)).containsExactly(129L);
    assertThat(run.last().score()).isEqualByComparingTo("0.15");
  }
}
