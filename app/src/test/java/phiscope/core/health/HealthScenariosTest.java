package phiscope.core.health;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import phiscope.core.health.BackpressureCascade.Step;
import phiscope.core.health.TwoLevelConfirmation.Action;

/** Collections, micro-bursts, backpressure and the two levels of S001, in milliseconds. */
class HealthScenariosTest {
  private static HealthRun run(HealthPreset preset, List<HealthFrame> frames, long end) {
    return Streams.run(preset, "10", frames, end);
  }

  @Test
  void aCollectionIsAFailureUnlessItIsAnnouncedToADetectorThatKnowsWhatThatMeans() {
    // S001-39, S001-40: 500 ms at frames every 10 ms.
    List<HealthFrame> silent = HealthScenarios.collection(10, 300, 500, false, 1000);
    List<HealthFrame> announced = HealthScenarios.collection(10, 300, 500, true, 1000);
    assertThat(run(HealthPreset.PSEUDOCODE, silent, 1000).firstIn(HealthState.FAILED, 0))
        .contains(290L + 28);
    assertThat(run(HealthPreset.PSEUDOCODE, announced, 1000).firstIn(HealthState.FAILED, 0))
        .contains(300L + 28);
    assertThat(run(HealthPreset.PROSE, silent, 1000).firstIn(HealthState.FAILED, 0))
        .contains(290L + 172);
    assertThat(run(HealthPreset.PROSE, announced, 1000).changes()).isEmpty();
  }

  @Test
  void aMicroBurstDeliversEverythingThatItHeld() {
    List<HealthFrame> frames = HealthScenarios.microBurst(10, 300, 300, 1000);
    assertThat(frames).hasSize(100);
    assertThat(frames.stream().filter(frame -> frame.at() == 600)).hasSize(30);
    assertThat(frames.stream().noneMatch(frame -> frame.at() > 300 && frame.at() < 600)).isTrue();
    HealthRun run = run(HealthPreset.PSEUDOCODE, frames, 1000);
    assertThat(run.firstIn(HealthState.FAILED, 0)).contains(328L);
    // Thirty frames at once pull the estimate down, so that the next normal one is late (S001-28).
    assertThat(run.firstIn(HealthState.SUSPECT, 600)).isPresent();
  }

  @Test
  void goingIdleSendsKeepAliveFrames() {
    List<HealthFrame> frames = HealthScenarios.goingIdle(10, 100, 100, 400);
    assertThat(frames.subList(10, 13).stream().map(HealthFrame::at).toList())
        .containsExactly(200L, 300L, 400L);
    assertThat(frames.get(12).kind()).isEqualTo(HealthFrame.Kind.HEARTBEAT);
  }

  @Test
  void aWrongSuspicionIsTakenBackAfterTheObservation() {
    // S001 section 5.3: SUSPECT, two seconds, the heartbeat saw nothing, frames came again.
    HealthRun run =
        run(HealthPreset.PROSE, HealthScenarios.collection(10, 300, 120, false, 5000), 5000);
    TwoLevelConfirmation levels = new TwoLevelConfirmation(2000, 3);
    List<TwoLevelConfirmation.Step> steps = levels.steps(run, OptionalLong.empty());
    assertThat(steps.stream().map(TwoLevelConfirmation.Step::action).toList())
        .containsExactly(Action.DRAIN, Action.RESTORE);
    long drained = run.firstIn(HealthState.SUSPECT, 0).orElseThrow();
    assertThat(steps.get(0).at()).isEqualTo(drained);
    assertThat(steps.get(1).at()).isEqualTo(drained + 2000);
  }

  @Test
  void theVerdictThatCountsTakesSecondsAgain() {
    // S001-49: a sender dead from 300 ms on, heartbeats every second and a timeout of three.
    HealthRun run = run(HealthPreset.PROSE, HealthScenarios.steady(10, 10, 300), 5000);
    List<TwoLevelConfirmation.Step> steps =
        new TwoLevelConfirmation(2000, 3).steps(run, OptionalLong.of(3000));
    assertThat(steps).hasSize(2);
    assertThat(steps.get(0).at()).isLessThan(500);
    assertThat(steps.get(1)).isEqualTo(new TwoLevelConfirmation.Step(3000, Action.SWITCH));
    // A stream that stays silent with a heartbeat that goes on stays drained and is not switched.
    assertThat(new TwoLevelConfirmation(2000, 3).steps(run, OptionalLong.empty())).hasSize(1);
  }

  @Test
  void withoutBackpressureFramesOneStallTakesTheWholeLayerAndTheOnesBefore() {
    // S001 section 5.2: 3 members carry 2.4 with 1 each, so that two are too few.
    BackpressureCascade silent =
        new BackpressureCascade(
            List.of(3, 3, 2), 2.4, 1, 200, 10, 0, HealthPreset.MISSED_FRAMES.policy());
    assertThat(silent.evictedAfter()).isPresent();
    List<Step> steps = silent.steps(1);
    assertThat(steps.get(0)).isEqualTo(new Step(0, 1, 1, 1, 2, 1.2));
    assertThat(steps.get(steps.size() - 1).isDown()).isTrue();
    assertThat(steps.stream().filter(Step::isDown).map(Step::layer)).contains(0, 1);
  }

  @Test
  void withBackpressureFramesThatHoldTheScoreNothingSpreads() {
    BackpressureCascade told =
        new BackpressureCascade(List.of(3, 3, 2), 2.4, 1, 200, 10, 10, HealthPreset.PROSE.policy());
    assertThat(told.evictedAfter()).isEmpty();
    assertThat(told.steps(1)).containsExactly(new Step(0, 1, 1, 0, 3, 2.4 / 3));
    // The code as printed decays on in spite of them: at every 20 ms it evicts (S001-25).
    BackpressureCascade printed =
        new BackpressureCascade(
            List.of(3, 3, 2), 2.4, 1, 200, 10, 20, HealthPreset.PSEUDOCODE.policy());
    assertThat(printed.evictedAfter()).isPresent();
  }

  @Test
  void aLayerWithRoomForOneLessLosesOneOnly() {
    BackpressureCascade roomy =
        new BackpressureCascade(
            List.of(4, 4), 2.4, 1, 200, 10, 0, HealthPreset.MISSED_FRAMES.policy());
    assertThat(roomy.steps(1)).hasSize(1);
  }
}
