package phiscope.bench;

import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.Grade;

/** The frames of a run of the fencing bench that are worth telling where not all are. */
public final class FencingEvents {
  private FencingEvents() {}

  /**
   * All but heartbeats, renewals that are granted, and looks of the detector at a holder it trusts.
   */
  public static boolean isEvent(FencingFrame frame) {
    FencingEvent event = frame.event();
    if (!frame.brokenHere().isEmpty()) {
      return true;
    } else if (event instanceof FencingEvent.Evaluated evaluated) {
      return evaluated.grade() != Grade.TRUSTED;
    } else if (event instanceof FencingEvent.RenewalAnswered answered) {
      return !answered.granted();
    } else if (event instanceof FencingEvent.RenewalArrived arrived) {
      return !arrived.granted();
    }
    return !(event instanceof FencingEvent.HeartbeatSent
        || event instanceof FencingEvent.HeartbeatArrived
        || event instanceof FencingEvent.RenewalAsked);
  }
}
