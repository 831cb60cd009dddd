package phiscope.bench;

import java.util.List;
import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.protocol.Change;

/** The frames of a run that are worth telling where not all are. */
public final class SwimEvents {
  private SwimEvents() {}

  /** What the script did, and every change of a belief. */
  public static List<SwimFrame> of(SwimRun run) {
    return run.frames().stream().filter(SwimEvents::isEvent).toList();
  }

  /** Whether a frame is one of them. */
  public static boolean isEvent(SwimFrame frame) {
    return frame.event() instanceof SwimEvent.Intervened
        || frame.event() instanceof SwimEvent.ProcessStarted
        || frame.event() instanceof SwimEvent.Ended
        || frame.changes().stream().anyMatch(SwimEvents::isOfBeliefs);
  }

  private static boolean isOfBeliefs(Change change) {
    return change instanceof Change.ViewChanged
        || change instanceof Change.Refuted
        || change instanceof Change.Joined;
  }
}
