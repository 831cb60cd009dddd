package phiscope.figure.fencing;

import java.util.Optional;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.Party;

/** Where something happens, and which message it is about. */
final class EventPlace {
  private EventPlace() {}

  /** The message that an event is the arrival of. */
  static Optional<FencingMessage> message(FencingEvent event) {
    if (event instanceof FencingEvent.WriteArrived it) {
      return Optional.of(it.message());
    }
    if (event instanceof FencingEvent.AnswerArrived it) {
      return Optional.of(it.message());
    }
    if (event instanceof FencingEvent.HeartbeatArrived it) {
      return Optional.of(it.message());
    }
    if (event instanceof FencingEvent.RenewalAnswered it) {
      return Optional.of(it.message());
    }
    if (event instanceof FencingEvent.RenewalArrived it) {
      return Optional.of(it.message());
    }
    if (event instanceof FencingEvent.TookOver it) {
      return Optional.of(it.message());
    }
    if (event instanceof FencingEvent.TakeoverRefused it) {
      return Optional.of(it.message());
    }
    if (event instanceof FencingEvent.TakeoverAnswered it) {
      return Optional.of(it.message());
    }
    return event instanceof FencingEvent.NobodyThere it
        ? Optional.of(it.message())
        : Optional.empty();
  }

  /** Whose event it is. */
  static Party of(FencingFrame frame, FencingScenario scenario) {
    FencingEvent event = frame.event();
    Optional<FencingMessage> message = message(event);
    if (message.isPresent()) {
      return message.get().to();
    }
    if (event instanceof FencingEvent.WriteApplied) {
      return Party.RESOURCE;
    }
    if (event instanceof FencingEvent.Intervened it) {
      return of(it.intervention(), frame.snapshot());
    }
    if (event instanceof FencingEvent.Ended it) {
      return of(scenario.script().get(it.line()).intervention(), frame.snapshot());
    }
    return holder(event).map(Party::of).orElse(Party.AUTHORITY);
  }

  private static Optional<Integer> holder(FencingEvent event) {
    if (event instanceof FencingEvent.WriteBegun it) {
      return Optional.of(it.holder());
    }
    if (event instanceof FencingEvent.WriteSent it) {
      return Optional.of(it.holder());
    }
    if (event instanceof FencingEvent.HeartbeatSent it) {
      return Optional.of(it.holder());
    }
    if (event instanceof FencingEvent.RenewalAsked it) {
      return Optional.of(it.holder());
    }
    if (event instanceof FencingEvent.LeaseRanOut it) {
      return Optional.of(it.holder());
    }
    return event instanceof FencingEvent.Resumed it ? Optional.of(it.holder()) : Optional.empty();
  }

  /** Whom a line of the script is about. */
  static Party of(FencingIntervention what, FencingSnapshot snapshot) {
    if (what instanceof FencingIntervention.RestartResource) {
      return Party.RESOURCE;
    }
    if (what instanceof FencingIntervention.Repeat repeat
        && repeat.request() < snapshot.requests().size()) {
      return Party.of(snapshot.requests().get(repeat.request()).holder());
    }
    return what.holder() < 0 ? Party.AUTHORITY : Party.of(what.holder());
  }
}
