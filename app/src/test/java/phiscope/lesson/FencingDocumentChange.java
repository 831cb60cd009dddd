package phiscope.lesson;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import phiscope.bench.Bench;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingEdit;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingScriptEdit;
import phiscope.bench.FencingSettingEdit;
import phiscope.bench.FencingView;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WritePath;
import phiscope.core.kernel.SimTime;
import phiscope.core.trace.TimeUnit;

/** Changes of a document of the fencing bench that a teacher could make to a step. */
final class FencingDocumentChange {
  private FencingDocumentChange() {}

  static List<UnaryOperator<Bench>> all() {
    return Stream.of(
            set(FencingParameter.TOKEN_CHECK, TokenCheck.NONE.ordinal()),
            set(FencingParameter.TOKEN_CHECK, TokenCheck.HIGHEST_SEEN.ordinal()),
            set(FencingParameter.TOKEN_CHECK, TokenCheck.AUTHORITY_ASKED.ordinal()),
            set(FencingParameter.ATOMIC, 1),
            set(FencingParameter.FIRST_TOKEN, 100),
            set(FencingParameter.SEED, 12),
            set(FencingParameter.CONFIRMATIONS, 1),
            set(FencingParameter.WAITS_FOR_LEASE, 0),
            set(FencingParameter.LEASE_DURATION, 20 * SimTime.SECOND),
            set(FencingParameter.DELAY_MAXIMUM, SimTime.SECOND),
            new FencingSettingEdit.SetSwitchAt(0, BigDecimal.valueOf(20)),
            new FencingSettingEdit.SetDetector(0, exact()),
            new FencingSettingEdit.SetDetector(0, new DetectorChoice.Off()),
            new FencingScriptEdit.ReplaceScript(0, List.of()),
            new FencingScriptEdit.ReplaceScript(
                0,
                List.of(
                    write(10),
                    write(20),
                    write(30),
                    write(40),
                    new FencingScriptEntry(0, new FencingIntervention.Crash(0)))),
            new FencingEdit.Look(FencingView.atStart()),
            new FencingEdit.Look(FencingView.atStart().atFrame(1_000_000)))
        .<UnaryOperator<Bench>>map(edit -> bench -> edit.apply((FencingBench) bench))
        .toList();
  }

  private static FencingEdit set(FencingParameter parameter, long value) {
    return new FencingSettingEdit.SetParameter(0, parameter, value);
  }

  private static DetectorChoice exact() {
    return new DetectorChoice.Phi(
        PolicyDraft.of(Presets.policy(Preset.S004, TimeUnit.SECOND)).policy(),
        SimTime.SECOND,
        SimTime.ofMillis(200));
  }

  private static FencingScriptEntry write(long milliseconds) {
    return new FencingScriptEntry(
        SimTime.ofMillis(milliseconds),
        new FencingIntervention.Write(0, 0, Optional.of(WritePath.of(1, 1))));
  }
}
