package phiscope.ui.viewmodel.swim;

import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Change;
import phiscope.ui.viewmodel.run.RunSteps;

/** How one walks through a run of SWIM. */
public final class SwimWalk {
  private SwimWalk() {}

  /** Steps by frame, by message, by phase of a probe, and by protocol period. */
  public static RunSteps<SwimFrame> steps(SwimViewModel model) {
    return new RunSteps<>(
        model,
        SwimWalk::isMessage,
        SwimWalk::isPhase,
        () -> model.bench().parameters().probe().interval());
  }

  private static boolean isMessage(SwimFrame frame) {
    return frame.event() instanceof SwimEvent.Received
        || frame.event() instanceof SwimEvent.FoundNobody
        || frame.event() instanceof SwimEvent.Waits;
  }

  private static boolean isPhase(SwimFrame frame) {
    return !(frame.event() instanceof SwimEvent.Received
            || frame.event() instanceof SwimEvent.TimerFired)
        || frame.changes().stream()
            .anyMatch(
                change ->
                    change instanceof Change.ProbeStarted
                        || change instanceof Change.ProbeWentIndirect
                        || change instanceof Change.ProbeEnded
                        || change instanceof Change.ViewChanged
                        || change instanceof Change.Refuted);
  }
}
