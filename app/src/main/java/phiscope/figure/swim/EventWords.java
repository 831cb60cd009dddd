package phiscope.figure.swim;

import phiscope.core.swim.Intervention;
import phiscope.core.swim.SwimEvent;

/** What happened in a frame, in a few words. */
record EventWords(SwimWords words) {
  String of(SwimEvent event) {
    if (event instanceof SwimEvent.Received received) {
      return words.get("swimview.event.received", words.message(received.envelope()));
    }
    if (event instanceof SwimEvent.FoundNobody lost) {
      return words.get(
          "swimview.event.foundNobody",
          words.message(lost.envelope()),
          words.status(lost.receiver()));
    }
    if (event instanceof SwimEvent.Waits waits) {
      return words.get("swimview.event.waits", words.message(waits.envelope()));
    }
    if (event instanceof SwimEvent.TimerFired fired) {
      String timer = words.get("swimview.timer." + fired.timer().kind().name());
      return fired.timer().subject() < 0
          ? timer
          : words.get("swimview.event.timerOf", timer, SwimWords.name(fired.timer().subject()));
    }
    if (event instanceof SwimEvent.Intervened done) {
      return fault(done.what());
    }
    if (event instanceof SwimEvent.Ended ended) {
      return words.get("swimview.event.ended", fault(ended.what()));
    }
    return words.get("swimview.event.started");
  }

  /** The name of what the script does. */
  String fault(Intervention what) {
    return words.get("swimview.fault." + what.getClass().getSimpleName());
  }
}
