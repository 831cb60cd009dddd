package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

class SwimEditTest {
  private final SwimBench crash = SwimBenches.crash();

  private static ScriptEntry line(long at, Intervention what) {
    return new ScriptEntry(at, what);
  }

  @Test
  void aLineIsPutWhereItsTimeBelongs() {
    SwimBench bench =
        new ScriptEdit.AddLine(0, line(1_000_000, new Intervention.Heal())).apply(crash);
    assertThat(bench.shown().script())
        .extracting(ScriptEntry::at)
        .containsExactly(1_000_000L, 2_500_000L);
  }

  @Test
  void whoMovesALineMovesItPastTheOthers() {
    SwimBench two = new ScriptEdit.AddLine(0, line(9, new Intervention.Heal())).apply(crash);
    SwimBench moved =
        new ScriptEdit.SetLine(0, 0, line(3_000_000, new Intervention.Heal())).apply(two);
    assertThat(moved.shown().script().get(1).what()).isEqualTo(new Intervention.Heal());
  }

  @Test
  void fewerMembersTakeTheLinesOfThoseWhoAreNoMoreWithThem() {
    assertThat(new ScenarioEdit.SetMembers(3).apply(crash).shown().script()).isEmpty();
    assertThat(new ScenarioEdit.SetMembers(4).apply(crash).shown().script()).hasSize(1);
  }

  @Test
  void aLineMayNameAMemberThatJoinsAndGoesWithIt() {
    SwimBench joins =
        new ScriptEdit.AddLine(0, line(1, new Intervention.MassJoin(2, 0, true))).apply(crash);
    SwimBench named =
        new ScriptEdit.AddLine(0, line(5_000_000, new Intervention.Crash(6))).apply(joins);
    assertThat(named.shown().script()).hasSize(3);
    assertThat(new ScriptEdit.RemoveLine(0, 0).apply(named).shown().script()).hasSize(1);
  }

  @Test
  void aForkKeepsWhatWasThereAndActsRightAfterTheFrame() {
    SwimBench forked = new BranchEdit.Fork(0, 4_000_000, new Intervention.Heal()).apply(crash);
    assertThat(forked.branches().get(0)).isEqualTo(crash.branches().get(0));
    assertThat(forked.view().branch()).isEqualTo(1);
    assertThat(forked.shown())
        .isEqualTo(
            new SwimBranch(
                0,
                4_000_000,
                List.of(
                    line(2_500_000, new Intervention.Crash(3)),
                    line(4_000_001, new Intervention.Heal()))));
  }

  @Test
  void whoDeletesABranchKeepsItsBranchesAndSeesItsParent() {
    SwimBench three =
        new SwimEdit.Together(
                List.of(
                    new BranchEdit.Fork(0, 4_000_000, new Intervention.Heal()),
                    new BranchEdit.Fork(1, 6_000_000, new Intervention.Announce(1)),
                    new SwimEdit.Look(new SwimView(1, 12, Optional.empty()))))
            .apply(crash);
    SwimBench left = new BranchEdit.DeleteBranch(1).apply(three);
    assertThat(left.branches()).hasSize(2);
    assertThat(left.view().branch()).isZero();
    assertThat(left.branches().get(1))
        .isEqualTo(new SwimBranch(0, 4_000_000, three.branches().get(2).script()));
    assertThat(new BranchEdit.DeleteBranch(0).apply(left)).isSameAs(left);
  }

  @Test
  void lookingElsewhereIsNoStepAndKeepsWhatCanBeDoneAgain() {
    EditHistory<SwimBench> history =
        EditHistory.of(crash).apply(new ScenarioEdit.SetSeed(7)).undo();
    SwimView view = new SwimView(0, 40, Optional.of(new MessageId(2, 17)));
    EditHistory<SwimBench> looked = history.apply(new SwimEdit.Look(view));
    assertThat(looked.present().view()).isEqualTo(view);
    assertThat(looked.undoDepth()).isZero();
    assertThat(looked.canRedo()).isTrue();
    assertThat(looked.redo().present().seed()).isEqualTo(7);
    assertThat(looked.moveFrom(history)).contains(new EditHistory.Move.Looked());
  }

  @ParameterizedTest
  @EnumSource(SwimParameter.class)
  void aParameterIsChangedAloneAndReadBack(SwimParameter parameter) {
    SwimParameters base = SwimPresets.of(SwimPreset.MEMBERLIST_LAN);
    long before = parameter.of(base);
    long other = before == parameter.least() ? before + 1 : before - 1;
    SwimParameters changed = parameter.with(base, other);
    assertThat(parameter.of(changed)).isEqualTo(other);
    for (SwimParameter each : SwimParameter.values()) {
      if (each != parameter) {
        assertThat(each.of(changed)).as(each.name()).isEqualTo(each.of(base));
      }
    }
    assertThat(parameter.of(parameter.with(base, Long.MAX_VALUE)))
        .isLessThanOrEqualTo(parameter.most());
    assertThat(parameter.of(parameter.with(base, Long.MIN_VALUE))).isEqualTo(parameter.least());
  }

  @ParameterizedTest
  @EnumSource(SwimPreset.class)
  void everyPresetIsWithinTheBounds(SwimPreset preset) {
    SwimParameters parameters = SwimPresets.of(preset);
    assertThat(SwimParameterValues.parameters(SwimParameterValues.of(parameters)))
        .isEqualTo(parameters);
  }

  @Test
  void theTimeoutIsNeverAboveTheInterval() {
    SwimBench bench =
        new ScenarioEdit.SetParameter(SwimParameter.PROBE_INTERVAL, 100_000).apply(crash);
    assertThat(bench.parameters().probe().timeout()).isEqualTo(100_000);
  }
}
