package phiscope.core.swim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static phiscope.core.kernel.SimTime.SECOND;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.Replay;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.core.swim.protocol.View;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.core.swim.ready.ReadyScenarios;

/** Going through a run in both directions, branching, comparing. */
class SwimRunTest {
  private static final long MOST = 50_000_000;

  private static SwimScenario cluster(int members, int seconds) {
    return new SwimScenario(
        3,
        members,
        SwimPresets.of(SwimPreset.MEMBERLIST_LAN),
        new NetworkParameters(SimTime.ofMillis(1), SimTime.ofMillis(5), 10_000),
        List.of(),
        seconds * SECOND);
  }

  /**
   * The best of five tries counts: what is asked is what it costs, not what else the machine does.
   */
  @Test
  void inTenThousandFramesOfSixtyMembersAnyStepOrSeekTakesLessThanFiftyMilliseconds() {
    SwimScenario scenario =
        cluster(60, 300)
            .with(5 * SECOND, new Intervention.Crash(7))
            .with(9 * SECOND, new Intervention.Pause(11, 12 * SECOND));
    SwimRun run = SwimRun.of(scenario, 10_000, () -> false);
    assertThat(run.size()).isEqualTo(10_001);
    assertThat(run.end()).isEqualTo(Replay.End.FRAME_LIMIT);
    int[] places = {9_999, 0, 31, 5_011, 5_010, 9_983, 1};
    for (int place : places) {
      long best = Long.MAX_VALUE;
      for (int tried = 0; tried < 5; tried++) {
        long begun = System.nanoTime();
        assertThat(run.frame(place).index()).isEqualTo(place);
        best = Math.min(best, System.nanoTime() - begun);
      }
      assertThat(best).as("nanoseconds to frame " + place).isLessThan(MOST);
    }
  }

  @Test
  void framesAreFoundByKindAndByTime() {
    SwimRun run = SwimRun.of(ReadyScenarios.of(ReadyScenario.REFUTATION));
    OptionalInt refuted =
        run.nextAfter(
            0, frame -> frame.changes().stream().anyMatch(c -> c instanceof Change.Refuted));
    assertThat(refuted).isPresent();
    assertThat(
            run.lastBefore(
                run.size(),
                frame -> frame.changes().stream().anyMatch(c -> c instanceof Change.Refuted)))
        .isEqualTo(refuted);
    long time = run.time(refuted.getAsInt());
    assertThat(run.time(run.indexAt(time))).isEqualTo(time);
    assertThat(run.indexAt(0)).isZero();
  }

  @Test
  void actingInThePastGivesABranchThatPartsThere() {
    SwimRun run = SwimRun.of(cluster(5, 20));
    int index = run.indexAt(6 * SECOND);
    SwimScenario branched = run.branch(index, new Intervention.Crash(2));
    SwimRun branch = SwimRun.of(branched);
    assertThat(run.scenario().script()).as("what was there is kept").isEmpty();
    var difference = SwimRun.firstDifference(run, branch).orElseThrow();
    assertThat(difference.index()).isEqualTo(index + 1);
    assertThat(branch.frame(index + 1).event())
        .isEqualTo(new SwimEvent.Intervened(2, new Intervention.Crash(2), 0));
  }

  @Test
  void aRunCanBeStopped() {
    SwimRun run = SwimRun.of(cluster(5, 20), SwimRun.FRAMES, () -> true);
    assertThat(run.size()).isEqualTo(1);
    assertThat(run.end()).isEqualTo(Replay.End.CANCELLED);
    assertThat(SwimSweep.run(cluster(5, 20), SwimSweep.toTheHorizon(), () -> true)).isEmpty();
  }

  @Test
  void manySeedsAreRunInOrderWithProgressAndCancel() {
    int[] done = {0};
    List<SwimOutcome> outcomes =
        SwimSweep.runs(
            cluster(4, 5),
            11,
            15,
            SwimSweep.toTheHorizon(),
            () -> done[0] >= 3,
            count -> done[0] = count);
    assertThat(outcomes).extracting(SwimOutcome::seed).containsExactly(11L, 12L, 13L);
    SwimFrame last = SwimRun.of(cluster(4, 5).withSeed(12)).lastFrame();
    assertThat(outcomes.get(1).counters()).isEqualTo(last.cluster().counters());
    assertThat(outcomes.get(1).frames()).isEqualTo(last.index());
  }

  @Test
  void denseAndSparseRunsOfSixtyFourAgreeFrameByFrame() {
    SwimScenario scenario =
        cluster(64, 40)
            .with(SECOND, new Intervention.Crash(7))
            .with(2 * SECOND, new Intervention.Leave(63))
            .with(3 * SECOND, new Intervention.MassJoin(3, SECOND, true))
            .with(4 * SECOND, new Intervention.Pause(20, 9 * SECOND))
            .with(30 * SECOND, new Intervention.Restart(7, 0));
    SwimModel dense = new SwimModel(scenario, View.spelledOut(64));
    SwimRun sparse = SwimRun.of(scenario);
    assertThat(SwimRun.firstDifference(sparse, SwimRun.of(dense, SwimRun.FRAMES, () -> false)))
        .isEmpty();
    assertThat(sparse.size()).isGreaterThan(5_000);
  }

  @Test
  void everyEnabledActionCanBeTakenInAnyOrder() {
    SwimModel model = SwimModel.of(cluster(4, 20));
    SwimState state = model.initial();
    for (int step = 0; step < 300; step++) {
      List<Scheduled<Pending>> enabled = model.enabled(state);
      assertThat(enabled.get(0)).isEqualTo(model.earliest(state).orElseThrow());
      long before = state.time();
      state = model.step(state, enabled.get(step * 7 % enabled.size()));
      assertThat(state.time()).isGreaterThanOrEqualTo(before);
    }
    Scheduled<Pending> taken = model.earliest(state).orElseThrow();
    SwimState after = model.step(state, taken);
    assertThatThrownBy(() -> model.step(after, taken)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aClusterInWhichNothingHappensSendsAPingAndAnAckForEachMemberAndPeriod() {
    SwimScenario quiet =
        new SwimScenario(
            1,
            20,
            SwimPresets.of(SwimPreset.SWIM_PAPER),
            new NetworkParameters(1000, 1000, 0),
            List.of(),
            20 * SECOND);
    SwimCounters counters = SwimRun.of(quiet).lastFrame().cluster().counters();
    assertThat(counters.sent(MessageKind.PING)).isEqualTo(20 * 10);
    assertThat(counters.sent(MessageKind.ACK)).isBetween(20 * 10L - 1, 20 * 10L);
    assertThat(counters.perMemberAndPeriod(20, 20 * SECOND, 2 * SECOND)).isBetween(1.99, 2.0);
  }

  /** A second Java machine, interpreting and in another language, finds the same bits. */
  @Test
  void aSecondJavaMachineRunsTheSameBits() throws Exception {
    Process other =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:TieredStopAtLevel=1",
                "-Duser.language=ar",
                "-Duser.timezone=Asia/Shanghai",
                "-cp",
                System.getProperty("java.class.path"),
                RunText.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String theirs = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(other.waitFor()).isZero();
    assertThat(theirs).isEqualTo(RunText.digests()).contains("LATE_NACK");
  }
}
