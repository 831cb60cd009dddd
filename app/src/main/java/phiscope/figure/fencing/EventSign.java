package phiscope.figure.fencing;

import java.util.Optional;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.Verdict;
import phiscope.figure.Ink;
import phiscope.figure.Mark.Shape;
import phiscope.figure.run.Sign;

/** The signs of events that matter, in the order of the legend. */
enum EventSign {
  ACCEPTED(FencingSigns.of(Verdict.ACCEPTED)),
  CHECK_PASSED(FencingSigns.of(Verdict.CHECK_PASSED)),
  REFUSED(FencingSigns.of(Verdict.REFUSED)),
  ANSWERED_AGAIN(FencingSigns.of(Verdict.ANSWERED_AGAIN)),
  CONNECTION_DROPPED(FencingSigns.of(Verdict.CONNECTION_DROPPED)),
  TOKEN(new Sign(Shape.TRIANGLE_UP, true, Ink.POSTERIOR, "")),
  SUSPECTED(new Sign(Shape.TRIANGLE_UP, false, Ink.SUSPICION, "")),
  CONFIRMED(new Sign(Shape.DIAMOND, true, Ink.SUSPICION, "")),
  FAILED(new Sign(Shape.CROSS, true, Ink.SUSPICION, ""));

  private final Sign sign;

  EventSign(Sign sign) {
    this.sign = sign;
  }

  Sign sign() {
    return sign;
  }

  /** How an event is drawn, if it is one that matters. */
  static Optional<EventSign> of(FencingEvent event) {
    if (event instanceof FencingEvent.WriteArrived arrived) {
      return Optional.of(valueOf(arrived.verdict().name()));
    }
    if (event instanceof FencingEvent.WriteApplied) {
      return Optional.of(ACCEPTED);
    }
    if (event instanceof FencingEvent.TokenIssued || event instanceof FencingEvent.TookOver) {
      return Optional.of(TOKEN);
    }
    if (event instanceof FencingEvent.SwitchConfirmed) {
      return Optional.of(CONFIRMED);
    }
    if (event instanceof FencingEvent.Evaluated seen && seen.inARow() > 0) {
      return Optional.of(SUSPECTED);
    }
    return event instanceof FencingEvent.TakeoverFailed
            || event instanceof FencingEvent.TakeoverRefused
        ? Optional.of(FAILED)
        : Optional.empty();
  }
}
