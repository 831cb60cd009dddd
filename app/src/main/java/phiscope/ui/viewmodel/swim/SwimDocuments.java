package phiscope.ui.viewmodel.swim;

import java.util.List;
import phiscope.bench.SeedRange;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimBranch;
import phiscope.bench.SwimParameter;
import phiscope.bench.SwimView;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.core.swim.ready.ReadyScenarios;
import phiscope.text.Messages;

/** New documents of the SWIM bench, each open at a frame in which something is to be seen. */
public final class SwimDocuments {
  private static final int SEED = 7;

  private SwimDocuments() {}

  /** Five members, of whom one crashes: open where it is suspected first. */
  public static SwimBench opening(Messages messages) {
    SwimScenario scenario =
        new SwimScenario(
            SEED,
            5,
            SwimPresets.of(SwimPreset.MEMBERLIST_LAN),
            new NetworkParameters(SimTime.ofMillis(10), SimTime.ofMillis(80), 0),
            List.of(new ScriptEntry(3 * SimTime.SECOND, new Intervention.Crash(3))),
            20 * SimTime.SECOND);
    return of(messages.get("swimview.opening"), scenario, FrameCondition.SUSPICION);
  }

  /** A single member for no time: what the bench holds before anything is opened on it. */
  public static SwimBench blank(Messages messages) {
    SwimScenario scenario =
        new SwimScenario(
            0,
            1,
            SwimPresets.of(SwimPreset.MEMBERLIST_LAN),
            NetworkParameters.ideal(),
            List.of(),
            0);
    return of(messages.get("swimview.opening"), scenario, FrameCondition.FAULT);
  }

  /** A ready scenario, or its contrast, open at its first fault. */
  public static SwimBench of(ReadyScenario ready, boolean contrast, Messages messages) {
    String name = messages.get("swimview.ready." + ready.name());
    return of(
        contrast ? messages.get("swimview.ready.contrast", name) : name,
        contrast ? ReadyScenarios.contrast(ready) : ReadyScenarios.of(ready),
        FrameCondition.FAULT);
  }

  private static SwimBench of(String title, SwimScenario scenario, FrameCondition openAt) {
    int frame =
        scenario.membersAtTheEnd() > SwimViewModel.MOST_FRAMED
            ? 0
            : SwimRun.of(scenario).nextAfter(0, openAt::holds).orElse(0);
    return new SwimBench(
        title,
        scenario.seed(),
        scenario.members(),
        nearest(scenario.parameters()),
        scenario.parameters(),
        scenario.network(),
        scenario.horizon(),
        List.of(SwimBranch.first(scenario.script())),
        SwimView.atStart().atFrame(frame),
        SeedRange.USUAL);
  }

  /** The preset from which the fewest parameters differ. */
  private static SwimPreset nearest(SwimParameters parameters) {
    SwimPreset nearest = SwimPreset.MEMBERLIST_LAN;
    for (SwimPreset preset : SwimPreset.values()) {
      if (differences(preset, parameters) < differences(nearest, parameters)) {
        nearest = preset;
      }
    }
    return nearest;
  }

  private static int differences(SwimPreset preset, SwimParameters parameters) {
    SwimParameters usual = SwimPresets.of(preset);
    int differences = 0;
    for (SwimParameter parameter : SwimParameter.values()) {
      differences += parameter.of(usual) == parameter.of(parameters) ? 0 : 1;
    }
    return differences;
  }
}
