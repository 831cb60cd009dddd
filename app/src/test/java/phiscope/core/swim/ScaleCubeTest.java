package phiscope.core.swim;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.kernel.SimTime.SECOND;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.protocol.Change.ViewChanged;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.core.swim.theory.ScaleCubeMath;

/** scalecube-cluster's published tests, in a simulated network. */
class ScaleCubeTest {
  private static final SwimParameters SCALECUBE = SwimPresets.of(SwimPreset.SCALECUBE);

  private static SwimScenario cluster(int members, int lossPercent, int delayMillis, int seconds) {
    return new SwimScenario(
        11,
        members,
        SCALECUBE,
        new NetworkParameters(0, SimTime.ofMillis(2L * delayMillis), lossPercent * 10_000),
        List.of(),
        seconds * SECOND);
  }

  /** GossipProtocolTest: everybody gets the gossip, once, before it is swept. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # members, loss in percent, mean delay in ms
          2,  0,  2
          3,  0,  2
          5,  0,  2
          10, 0,  2
          10, 10, 2
          10, 25, 2
          10, 25, 100
          10, 50, 2
          50, 0,  2
          50, 10, 2
          50, 10, 100
          """)
  void everybodyGetsTheGossipOnceBeforeItIsSwept(int members, int loss, int delay) {
    SwimScenario scenario =
        cluster(members, loss, delay, 20).with(SECOND, new Intervention.Announce(0));
    List<Long> heard = new ArrayList<>();
    for (SwimFrame frame : SwimRun.of(scenario).frames()) {
      frame.changes().stream()
          .filter(ViewChanged.class::isInstance)
          .map(ViewChanged.class::cast)
          .filter(view -> view.subject() == 0 && view.after().incarnation() == 1)
          .filter(view -> view.after().state() == MemberState.ALIVE && view.observer() != 0)
          .filter(view -> view.before().incarnation() == 0)
          .forEach(view -> heard.add(frame.time() - SECOND));
    }
    assertThat(heard).hasSize(members - 1);
    long sweep =
        new ScaleCubeMath(3, 3, members).periodsToSweep()
            * SCALECUBE.dissemination().gossipInterval();
    assertThat(heard).allMatch(time -> time < sweep);
  }

  /** GossipDelayTest: gossip that is delayed beyond the sweep comes once all the same. */
  @Test
  void delayedGossipIsHeardOnce() {
    SwimScenario scenario =
        cluster(3, 0, 2, 20)
            .with(0, new Intervention.Delay(MemberSet.of(0), MemberSet.everyone(), 4 * SECOND, 0));
    for (int times = 1; times <= 3; times++) {
      scenario = scenario.with(times * 2 * SECOND, new Intervention.Announce(0));
    }
    int[] heard = new int[3];
    for (SwimFrame frame : SwimRun.of(scenario).frames()) {
      frame.changes().stream()
          .filter(ViewChanged.class::isInstance)
          .map(ViewChanged.class::cast)
          .filter(view -> view.subject() == 0 && view.after().state() == MemberState.ALIVE)
          .filter(view -> view.before().incarnation() < view.after().incarnation())
          .filter(view -> view.from() == 0 && view.before().state() == MemberState.ALIVE)
          .forEach(view -> heard[view.observer()]++);
    }
    assertThat(heard[1]).isLessThanOrEqualTo(3);
    ClusterSnapshot last = SwimRun.of(scenario).lastFrame().cluster();
    for (int observer = 0; observer < 3; observer++) {
      assertThat(last.record(observer, 0).incarnation()).isEqualTo(last.incarnation(0));
    }
  }

  private static MemberState state(ClusterSnapshot cluster, int observer, int subject) {
    return cluster.record(observer, subject).state();
  }

  private static ClusterSnapshot at(SwimRun run, int seconds) {
    return run.frame(run.indexAt(seconds * SECOND)).cluster();
  }

  /** FailureDetectorTest: only A to B is blocked. */
  @Test
  void oneBlockedDirectionOfThreeIsBypassed() {
    SwimRun run =
        SwimRun.of(
            cluster(3, 0, 2, 20)
                .with(SECOND, new Intervention.CutOneWay(MemberSet.of(0), MemberSet.of(1), 0)));
    assertThat(run.lastFrame().cluster().counters().falseSuspicions()).isZero();
  }

  /** FailureDetectorTest: A's outbound is blocked to all; unblocked, all are alive again. */
  @Test
  void whoCannotSpeakSuspectsAllAndIsSuspectedByAll() {
    SwimRun run =
        SwimRun.of(
            cluster(3, 0, 2, 20)
                .with(
                    SECOND,
                    new Intervention.CutOneWay(MemberSet.of(0), MemberSet.everyone(), 6 * SECOND)));
    ClusterSnapshot cut = at(run, 6);
    for (int other = 1; other < 3; other++) {
      assertThat(state(cut, 0, other)).isEqualTo(MemberState.SUSPECT);
      assertThat(state(cut, other, 0)).isEqualTo(MemberState.SUSPECT);
      assertThat(state(cut, other, 3 - other)).isEqualTo(MemberState.ALIVE);
    }
    assertAllAlive(at(run, 11));
  }

  /** FailureDetectorTest: everybody's outbound to D is blocked; unblocked, all are alive again. */
  @Test
  void whoCannotHearSuspectsAllAndIsSuspectedByAll() {
    SwimRun run =
        SwimRun.of(
            cluster(4, 0, 2, 20)
                .with(
                    SECOND,
                    new Intervention.CutOneWay(MemberSet.everyone(), MemberSet.of(3), 6 * SECOND)));
    ClusterSnapshot cut = at(run, 6);
    for (int other = 0; other < 3; other++) {
      assertThat(state(cut, other, 3)).isEqualTo(MemberState.SUSPECT);
      assertThat(state(cut, 3, other)).isEqualTo(MemberState.SUSPECT);
    }
    assertAllAlive(at(run, 11));
  }

  private static void assertAllAlive(ClusterSnapshot cluster) {
    for (int observer = 0; observer < cluster.members(); observer++) {
      for (int subject = 0; subject < cluster.members(); subject++) {
        assertThat(state(cluster, observer, subject)).isEqualTo(MemberState.ALIVE);
      }
    }
  }
}
