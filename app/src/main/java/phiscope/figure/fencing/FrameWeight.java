package phiscope.figure.fencing;

import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.Grade;

/** How much room a frame is worth: heartbeats and renewals that change nothing are many. */
final class FrameWeight {
  private static final double QUIET = 0.2;

  private FrameWeight() {}

  static double of(FencingFrame frame) {
    return isQuiet(frame.event()) ? QUIET : 1;
  }

  private static boolean isQuiet(FencingEvent event) {
    if (event instanceof FencingEvent.Evaluated seen) {
      return seen.grade() == Grade.TRUSTED && seen.inARow() == 0;
    }
    if (event instanceof FencingEvent.RenewalAnswered answered) {
      return answered.granted();
    }
    if (event instanceof FencingEvent.RenewalArrived arrived) {
      return arrived.granted();
    }
    return event instanceof FencingEvent.HeartbeatSent
        || event instanceof FencingEvent.HeartbeatArrived
        || event instanceof FencingEvent.RenewalAsked;
  }
}
