package phiscope.bench;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import phiscope.bench.script.FencingScriptText;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.kernel.SimTime;
import phiscope.core.trace.TimeUnit;

/** A document of the fencing bench with every field, for digests. */
final class FencingArtefacts {
  /** With every verb and everything that a verb can take. */
  static final String SCRIPT =
      """
      at 0s clock-rate h0 -0.5%
      at 500ms write h2
      at 1s write h0 after 10ms arrives 20ms stall 5ms unanswered arrives 2s
      from 1.5s to 2.5s slow h0 authority by 20ms
      at 1.6s repeat r1 after 1ms arrives 3s
      at 2s write h0 after 5ms lost
      at 2.2s write h1 token 9 after 0s arrives 1ms
      at 3s clock h1 +250ms
      from 12s to 14s cut h2 both
      from 20.1s to 24s pause h0
      at 25s restart-resource
      from 26s to 33s refuse h1
      at 27s crash h0
      at 28s suspect
      at 36s restart h0
      """;

  private FencingArtefacts() {}

  /** Edits after which a document has every field. */
  static List<FencingEdit> edits() {
    List<FencingScriptEntry> script =
        FencingScriptText.read(SCRIPT, "script", 3).found().orElseThrow();
    return List.of(
        new FencingEdit.SetTitle("令牌 \"41\" <&>"),
        new FencingSettingEdit.SetParameter(0, FencingParameter.SEED, 42),
        new FencingSettingEdit.SetParameter(0, FencingParameter.HOLDERS, 3),
        new FencingSettingEdit.SetParameter(0, FencingParameter.TOKEN_CHECK, 1),
        new FencingSettingEdit.SetParameter(0, FencingParameter.DEDUPLICATED, 1),
        new FencingSettingEdit.SetParameter(0, FencingParameter.ATOMIC, 0),
        new FencingSettingEdit.SetParameter(0, FencingParameter.LEASE_CHECKED, 1),
        new FencingSettingEdit.SetParameter(0, FencingParameter.GRADED, 1),
        new FencingSettingEdit.SetParameter(0, FencingParameter.ROLLS_BACK, 1),
        new FencingSettingEdit.SetParameter(0, FencingParameter.WAITS_FOR_LEASE, 1),
        new FencingSettingEdit.SetParameter(0, FencingParameter.RETRY_AFTER, SimTime.SECOND),
        new FencingSettingEdit.SetParameter(0, FencingParameter.RETRIES, 2),
        new FencingSettingEdit.SetParameter(0, FencingParameter.LOSS, 20_000),
        new FencingSettingEdit.SetParameter(0, FencingParameter.COPIES, 50_000),
        new FencingSettingEdit.SetSwitchAt(0, new BigDecimal("8.5")),
        new FencingSettingEdit.SetDetector(
            0,
            new DetectorChoice.Phi(
                Presets.policy(Preset.S000, TimeUnit.SECOND), SimTime.SECOND, 250_000)),
        new FencingScriptEdit.ReplaceScript(0, script),
        new FencingScriptEdit.AddLine(
            0, new FencingScriptEntry(100, new FencingIntervention.Suspect())),
        new FencingScriptEdit.SetLine(
            0, 1, new FencingScriptEntry(0, new FencingIntervention.ClockRate(0, 5_000))),
        new FencingScriptEdit.RemoveLine(0, 1),
        new FencingBranchEdit.Fork(0, 3_500_000, new FencingIntervention.Crash(1)),
        new FencingBranchEdit.Copy(0),
        new FencingSettingEdit.SetParameter(2, FencingParameter.CONFIRMATIONS, 3),
        new FencingSettingEdit.SetDetector(
            2, new DetectorChoice.FixedTimeout(3 * SimTime.SECOND, SimTime.SECOND, 500_000)),
        new FencingBranchEdit.DeleteBranch(1),
        new FencingEdit.Look(new FencingView(0, 77, OptionalInt.of(5), OptionalInt.empty())));
  }

  static FencingBench everything() {
    FencingBench ready = FencingBench.of("", FencingScenarios.of(FencingSituation.SPLIT_BRAIN));
    return new FencingEdit.Together(edits()).apply(ready);
  }
}
