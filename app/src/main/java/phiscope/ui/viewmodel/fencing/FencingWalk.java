package phiscope.ui.viewmodel.fencing;

import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.Grade;
import phiscope.core.kernel.SimTime;
import phiscope.ui.viewmodel.run.RunSteps;

/** How one walks through a run of the fencing bench. */
public final class FencingWalk {
  private FencingWalk() {}

  /** Steps by frame, by message, by what is more than routine, and by second. */
  public static RunSteps<FencingFrame> steps(FencingViewModel model) {
    return new RunSteps<>(
        model, FencingWalk::isMessage, FencingWalk::isPhase, () -> SimTime.SECOND);
  }

  private static boolean isMessage(FencingFrame frame) {
    FencingEvent event = frame.event();
    return event instanceof FencingEvent.WriteArrived
        || event instanceof FencingEvent.AnswerArrived
        || event instanceof FencingEvent.HeartbeatArrived
        || event instanceof FencingEvent.RenewalAnswered
        || event instanceof FencingEvent.RenewalArrived
        || event instanceof FencingEvent.TookOver
        || event instanceof FencingEvent.TakeoverRefused
        || event instanceof FencingEvent.TakeoverAnswered
        || event instanceof FencingEvent.NobodyThere;
  }

  /** All but heartbeats, renewals and evaluations that change nothing. */
  private static boolean isPhase(FencingFrame frame) {
    FencingEvent event = frame.event();
    if (event instanceof FencingEvent.Evaluated seen) {
      return seen.grade() != Grade.TRUSTED || seen.inARow() > 0;
    }
    return !(event instanceof FencingEvent.HeartbeatSent
        || event instanceof FencingEvent.HeartbeatArrived
        || event instanceof FencingEvent.RenewalAsked
        || event instanceof FencingEvent.RenewalAnswered
        || event instanceof FencingEvent.RenewalArrived);
  }
}
