package phiscope.lesson;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import phiscope.bench.Bench;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.ScriptEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimEdit;
import phiscope.bench.SwimParameter;
import phiscope.bench.SwimView;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.protocol.SwimPreset;

/** Changes of a document of the SWIM bench that a teacher could make to a step. */
final class SwimDocumentChange {
  private SwimDocumentChange() {}

  static List<UnaryOperator<Bench>> all() {
    return Stream.<SwimEdit>of(
            new ScenarioEdit.SetSeed(12),
            new ScenarioEdit.SetMembers(3),
            new ScenarioEdit.SetMembers(100),
            new ScenarioEdit.SetPreset(SwimPreset.SWIM_PAPER),
            new ScenarioEdit.SetParameter(SwimParameter.INDIRECT_PROBES, 0),
            new ScenarioEdit.SetParameter(SwimParameter.INDIRECT_PROBES, 2),
            new ScenarioEdit.SetParameter(SwimParameter.SUSPICION_ENABLED, 0),
            new ScenarioEdit.SetParameter(SwimParameter.SUSPICION_MULTIPLIER, 9),
            new ScenarioEdit.SetNetwork(1_000, 2_000, 400_000),
            new SwimEdit.Together(
                List.of(
                    new ScenarioEdit.SetParameter(SwimParameter.INDIRECT_PROBES, 0),
                    new ScenarioEdit.SetHorizon(8_000_000),
                    new SwimEdit.Look(SwimView.atStart().atFrame(60)))),
            new ScriptEdit.ReplaceScript(0, List.of()),
            new ScriptEdit.ReplaceScript(
                0, List.of(new ScriptEntry(500_000, new Intervention.Crash(0)))),
            new ScriptEdit.ReplaceScript(
                0, List.of(new ScriptEntry(500_000, new Intervention.Crash(4)))),
            new ScriptEdit.ReplaceScript(
                0,
                List.of(
                    new ScriptEntry(0, new Intervention.Crash(0)),
                    new ScriptEntry(0, new Intervention.Crash(2)))),
            new SwimEdit.Look(SwimView.atStart()),
            new SwimEdit.Look(SwimView.atStart().atFrame(120)))
        .<UnaryOperator<Bench>>map(edit -> bench -> edit.apply((SwimBench) bench))
        .toList();
  }
}
