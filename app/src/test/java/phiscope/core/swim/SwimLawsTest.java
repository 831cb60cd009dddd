package phiscope.core.swim;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.kernel.SimTime.SECOND;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.Change.ViewChanged;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.OverrideRules;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.core.swim.protocol.SyncParameters;
import phiscope.core.swim.protocol.View;

/** What holds in every run, whatever the script does. */
class SwimLawsTest {
  @Provide
  Arbitrary<SwimScenario> scenarios() {
    return RandomScripts.scenarios();
  }

  @Property(seed = "20261129", tries = 1000, shrinking = ShrinkingMode.BOUNDED)
  void recordsMatricesAndCountsAreSound(@ForAll("scenarios") SwimScenario scenario) {
    SwimRun run = SwimRun.of(scenario);
    List<SwimFrame> frames = run.frames();
    incarnationsNeverGoBackAndTheDeadReturnOnlyWithAHigherOne(frames);
    whatChangesTellIsWhatTheMatrixShows(run);
    countsStayWithinTheirBounds(scenario, run.lastFrame().cluster());
    timeNeverGoesBack(frames);
  }

  private static void incarnationsNeverGoBackAndTheDeadReturnOnlyWithAHigherOne(
      List<SwimFrame> frames) {
    for (SwimFrame frame : frames) {
      for (Change change : frame.changes()) {
        if (change instanceof ViewChanged view && view.before() != null && view.after() != null) {
          MemberRecord before = view.before();
          MemberRecord after = view.after();
          assertThat(after.incarnation()).isGreaterThanOrEqualTo(before.incarnation());
          if (before.state().isGone() && !after.state().isGone()) {
            assertThat(after.state()).isEqualTo(MemberState.ALIVE);
            assertThat(after.incarnation()).isGreaterThan(before.incarnation());
          }
        }
      }
    }
  }

  /** The changes of a process, put together, give its view in the last frame. */
  private static void whatChangesTellIsWhatTheMatrixShows(SwimRun run) {
    TreeMap<Integer, TreeMap<Integer, MemberRecord>> told = new TreeMap<>();
    for (SwimFrame frame : run.frames()) {
      if (frame.event() instanceof SwimEvent.Intervened begun
          && begun.what() instanceof Intervention.Restart restart) {
        told.remove(restart.member());
      }
      for (Change change : frame.changes()) {
        if (change instanceof ViewChanged view) {
          TreeMap<Integer, MemberRecord> row =
              told.computeIfAbsent(view.observer(), observer -> new TreeMap<>());
          if (view.after() == null) {
            row.remove(view.subject());
          } else {
            row.put(view.subject(), view.after());
          }
        }
      }
    }
    ClusterSnapshot last = run.lastFrame().cluster();
    told.forEach(
        (observer, row) ->
            row.forEach(
                (subject, record) -> assertThat(last.record(observer, subject)).isEqualTo(record)));
  }

  private static void countsStayWithinTheirBounds(SwimScenario scenario, ClusterSnapshot cluster) {
    SwimParameters parameters = scenario.parameters();
    SwimCounters counters = cluster.counters();
    long relays = parameters.probe().indirectProbes();
    long extra = scenario.script().size();
    long periods = scenario.horizon() / parameters.probe().interval() + 1;
    assertThat(counters.probes()).isLessThanOrEqualTo(cluster.members() * (periods + extra));
    long requests = counters.sent(MessageKind.PING_REQ);
    assertThat(requests).isLessThanOrEqualTo(relays * counters.probes());
    long pings = counters.sent(MessageKind.PING);
    assertThat(pings).isLessThanOrEqualTo(counters.probes() + requests);
    assertThat(counters.sent(MessageKind.ACK)).isLessThanOrEqualTo(pings + requests);
    assertThat(counters.sent(MessageKind.NACK)).isLessThanOrEqualTo(requests);
    assertThat(counters.sent(MessageKind.FALLBACK_PING)).isLessThanOrEqualTo(counters.probes());
    assertThat(counters.sent(MessageKind.FALLBACK_ACK))
        .isLessThanOrEqualTo(counters.sent(MessageKind.FALLBACK_PING));
    assertThat(counters.sent(MessageKind.SYNC_REPLY))
        .isLessThanOrEqualTo(counters.sent(MessageKind.SYNC_REQUEST));
    long interval = parameters.dissemination().gossipInterval();
    long rounds = interval == 0 ? 0 : scenario.horizon() / interval + 1 + extra;
    assertThat(counters.sent(MessageKind.GOSSIP))
        .isLessThanOrEqualTo(
            cluster.members() * rounds * parameters.dissemination().gossipFanout());
    assertThat(counters.lostInAll()).isLessThanOrEqualTo(counters.sentInAll());
  }

  private static void timeNeverGoesBack(List<SwimFrame> frames) {
    for (int i = 1; i < frames.size(); i++) {
      assertThat(frames.get(i).index()).isEqualTo(i);
      assertThat(frames.get(i).time()).isGreaterThanOrEqualTo(frames.get(i - 1).time());
      assertThat(frames.get(i).cause()).isLessThan(i);
    }
  }

  @Property(seed = "20261129", tries = 400, shrinking = ShrinkingMode.BOUNDED)
  void denseAndSparseRunsAgreeFrameByFrame(@ForAll("scenarios") SwimScenario scenario) {
    SwimRun sparse = SwimRun.of(scenario);
    SwimModel dense = new SwimModel(scenario, View.spelledOut(scenario.members()));
    assertThat(SwimRun.firstDifference(sparse, SwimRun.of(dense, SwimRun.FRAMES, () -> false)))
        .isEmpty();
  }

  @Property(seed = "20261129", tries = 1000, shrinking = ShrinkingMode.BOUNDED)
  void replayEqualsTheRunAndABranchSharesItsPast(
      @ForAll("scenarios") SwimScenario scenario,
      @ForAll("interventions") Intervention intervention,
      @ForAll int place) {
    SwimRun run = SwimRun.of(scenario);
    assertThat(SwimRun.firstDifference(run, SwimRun.of(scenario))).isEmpty();
    int index = Math.floorMod(place, run.size());
    SwimRun branch = SwimRun.of(run.branch(index, intervention));
    for (int at : new int[] {index, index / 2, index / 3}) {
      SwimFrame ours = run.frame(at);
      SwimFrame theirs = branch.frame(at);
      assertThat(theirs.time()).isEqualTo(ours.time());
      assertThat(theirs.event()).isEqualTo(ours.event());
      assertThat(theirs.changes()).isEqualTo(ours.changes());
      assertThat(theirs.sent()).isEqualTo(ours.sent());
    }
  }

  @Provide
  Arbitrary<Intervention> interventions() {
    return RandomScripts.interventions();
  }

  @Provide
  Arbitrary<SwimScenario> partitions() {
    return Combinators.combine(
            Arbitraries.longs(),
            Arbitraries.integers().between(3, 6),
            Arbitraries.of(OverrideRules.MEMBERLIST, OverrideRules.MEMBERLIST_RAISING),
            Arbitraries.of(SwimPreset.MEMBERLIST_LAN, SwimPreset.MEMBERLIST_LOCAL, SwimPreset.S002),
            RandomScripts.networks(),
            Arbitraries.longs().between(2 * SECOND, 25 * SECOND),
            Arbitraries.integers().between(1, 2))
        .as(SwimLawsTest::partitioned);
  }

  private static SwimScenario partitioned(
      long seed,
      int members,
      OverrideRules rules,
      SwimPreset preset,
      NetworkParameters network,
      long lasting,
      int side) {
    SwimParameters parameters =
        SwimPresets.of(preset).with(rules).with(new SyncParameters(10 * SECOND, 2 * SECOND, false));
    List<Integer> ones = new ArrayList<>();
    for (int member = 0; member < side; member++) {
      ones.add(member);
    }
    NetworkParameters lossless =
        new NetworkParameters(network.delayMinimum(), network.delayMaximum(), 0);
    return new SwimScenario(
        seed,
        members,
        parameters,
        lossless,
        List.of(
            new ScriptEntry(
                2 * SECOND, new Intervention.Partition(List.of(new MemberSet(ones)), lasting))),
        2 * SECOND + lasting + 60 * SECOND);
  }

  @Property(seed = "20261129", tries = 1000, shrinking = ShrinkingMode.BOUNDED)
  void aHealedClusterThatReconnectsConvergesToAllAlive(
      @ForAll("partitions") SwimScenario scenario) {
    SwimState last = end(scenario);
    for (int observer = 0; observer < scenario.members(); observer++) {
      for (int subject = 0; subject < scenario.members(); subject++) {
        assertThat(last.record(observer, subject))
            .as("%s of %s", observer, subject)
            .isNotNull()
            .extracting(MemberRecord::state)
            .isEqualTo(MemberState.ALIVE);
      }
    }
  }

  private static SwimState end(SwimScenario scenario) {
    SwimModel model = SwimModel.of(scenario);
    SwimState state = model.initial();
    var next = model.earliest(state);
    while (next.isPresent() && next.get().time() <= scenario.horizon()) {
      state = model.step(state, next.get());
      next = model.earliest(state);
    }
    return state;
  }
}
