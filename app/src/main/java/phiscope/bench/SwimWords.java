package phiscope.bench;

import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.protocol.Change;

/** What files, places in readings and keys of sentences call what happens in a cluster. */
public final class SwimWords {
  private SwimWords() {}

  /** The word for what happened in a frame. */
  public static String of(SwimEvent event) {
    if (event instanceof SwimEvent.Started) {
      return "started";
    } else if (event instanceof SwimEvent.Received) {
      return "received";
    } else if (event instanceof SwimEvent.FoundNobody) {
      return "foundNobody";
    } else if (event instanceof SwimEvent.Waits) {
      return "waits";
    } else if (event instanceof SwimEvent.TimerFired) {
      return "timerFired";
    } else if (event instanceof SwimEvent.Intervened) {
      return "intervened";
    } else if (event instanceof SwimEvent.ProcessStarted) {
      return "processStarted";
    } else if (event instanceof SwimEvent.Ended) {
      return "ended";
    }
    throw new AssertionError("no word for " + event.getClass());
  }

  /** The word for something that changed in a member. */
  public static String of(Change change) {
    if (change instanceof Change.ViewChanged) {
      return "viewChanged";
    } else if (change instanceof Change.UpdateIgnored) {
      return "updateIgnored";
    } else if (change instanceof Change.SuspicionConfirmed) {
      return "suspicionConfirmed";
    } else if (change instanceof Change.HealthChanged) {
      return "healthChanged";
    } else if (change instanceof Change.ProbeStarted) {
      return "probeStarted";
    } else if (change instanceof Change.ProbeWentIndirect) {
      return "probeWentIndirect";
    } else if (change instanceof Change.ProbeEnded) {
      return "probeEnded";
    } else if (change instanceof Change.AnswerTooLate) {
      return "answerTooLate";
    } else if (change instanceof Change.Refuted) {
      return "refuted";
    } else if (change instanceof Change.Joined) {
      return "joined";
    }
    throw new AssertionError("no word for " + change.getClass());
  }
}
