package phiscope.bench;

import java.util.List;
import java.util.Optional;
import phiscope.bench.script.ScriptText;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MessageId;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.protocol.SwimPreset;

/** A document of the SWIM bench with every field, for digests. */
final class SwimArtefacts {
  private static final String SCRIPT =
      """
      at 0s loss 1% all -> all
      from 1s to 3s slow m4 by 200ms
      from 1.5s to 3s delay 15ms m2 m3 -> all
      at 2s pause m0
      from 2s to 4.5s observer-pause m1
      from 3s to 5s cut m2 -> m4
      from 4s to 9s partition m1 m2 | m3 m4
      at 9s heal
      at 9.5s restart m3 incarnation 7
      at 10s join 2 every 100ms unsynced
      at 11s clock m2 -500ms
      at 12s announce m2
      at 13s crash m6
      at 15s leave m1
      """;

  private SwimArtefacts() {}

  /** Edits after which a document has every field. */
  static List<SwimEdit> edits() {
    List<ScriptEntry> script = ScriptText.read(SCRIPT, "script", 5).found().orElseThrow();
    return List.of(
        new ScenarioEdit.SetTitle("成员 \"1\" <&>"),
        new ScenarioEdit.SetSeed(42),
        new ScenarioEdit.SetMembers(6),
        new ScenarioEdit.SetHorizon(30 * SimTime.SECOND),
        new ScenarioEdit.SetPreset(SwimPreset.S002),
        new ScenarioEdit.SetParameter(SwimParameter.RECONNECT_INTERVAL, 2 * SimTime.SECOND),
        new ScenarioEdit.SetParameter(SwimParameter.OVERRIDE_RULES, 2),
        new ScenarioEdit.SetParameter(SwimParameter.FALLBACK_PING, 1),
        new ScenarioEdit.SetNetwork(500, 20_000, 2_500),
        new ScenarioEdit.SetSeeds(3, 30),
        new ScriptEdit.ReplaceScript(0, script),
        new ScriptEdit.AddLine(0, new ScriptEntry(500_000, new Intervention.Announce(5))),
        new ScriptEdit.SetLine(0, 0, new ScriptEntry(0, new Intervention.Heal())),
        new ScriptEdit.RemoveLine(0, 0),
        new BranchEdit.Fork(0, 3_500_000, new Intervention.Crash(4)),
        new BranchEdit.Fork(1, 4_000_000, new Intervention.Heal()),
        new BranchEdit.DeleteBranch(1),
        new SwimEdit.Look(new SwimView(1, 77, Optional.of(new MessageId(2, 5)))));
  }

  static SwimBench everything() {
    return new SwimEdit.Together(edits()).apply(SwimBenches.quiet());
  }
}
