package phiscope.text.fencing;

import java.util.Optional;
import phiscope.bench.script.ScriptValues;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.Sentence;

/** What becomes of leases, of the suspicion and of the right to write, in clauses. */
final class TakeoverSentences {
  private static final int PHI_DIGITS = 3;

  private final Messages messages;
  private final FencingNames names;

  TakeoverSentences(Messages messages) {
    this.messages = messages;
    this.names = new FencingNames(messages);
  }

  /** The clause of an event that is about leases and takeovers; empty for others. */
  Optional<Sentence> of(FencingFrame frame) {
    FencingEvent event = frame.event();
    if (event instanceof FencingEvent.HeartbeatSent sent) {
      return clause("fencing.event.heartbeatSent", names.holder(sent.holder()));
    } else if (event instanceof FencingEvent.HeartbeatArrived arrived) {
      return from("fencing.event.heartbeatArrived", arrived.message());
    } else if (event instanceof FencingEvent.RenewalAsked asked) {
      return clause("fencing.event.renewalAsked", names.holder(asked.holder()));
    } else if (event instanceof FencingEvent.RenewalAnswered answered) {
      return from("fencing.event.renewalAnswered." + answered.granted(), answered.message());
    } else if (event instanceof FencingEvent.RenewalArrived arrived) {
      return to("fencing.event.renewalArrived." + arrived.granted(), arrived.message());
    } else if (event instanceof FencingEvent.LeaseRanOut out) {
      return clause("fencing.event.leaseRanOut", names.holder(out.holder()), out.token());
    } else if (event instanceof FencingEvent.LeaseRanOutAtAuthority out) {
      return clause("fencing.event.leaseRanOutAtAuthority", out.token());
    } else if (event instanceof FencingEvent.Evaluated evaluated) {
      return evaluated(evaluated);
    }
    return ofASwitch(event);
  }

  private Optional<Sentence> ofASwitch(FencingEvent event) {
    if (event instanceof FencingEvent.SwitchConfirmed confirmed) {
      return confirmed(confirmed);
    } else if (event instanceof FencingEvent.SwitchWithdrawn withdrawn) {
      return clause("fencing.event.switchWithdrawn", names.holder(withdrawn.holder()));
    } else if (event instanceof FencingEvent.TokenIssued issued) {
      String key = issued.isRollBack() ? "fencing.event.rolledBack" : "fencing.event.tokenIssued";
      return clause(key, names.holder(issued.holder()), issued.token());
    } else if (event instanceof FencingEvent.TookOver over) {
      return to("fencing.event.tookOver", over.message(), over.token());
    } else if (event instanceof FencingEvent.TakeoverRefused refused) {
      return to("fencing.event.takeoverRefused", refused.message(), refused.token());
    } else if (event instanceof FencingEvent.TakeoverAnswered answered) {
      return from("fencing.event.takeoverAnswered." + answered.accepted(), answered.message());
    } else if (event instanceof FencingEvent.TakeoverFailed failed) {
      return clause(
          "fencing.event.takeoverFailed." + failed.rollsBack(),
          names.holder(failed.holder()),
          failed.token());
    }
    return Optional.empty();
  }

  private Optional<Sentence> clause(String key, Object... arguments) {
    return Optional.of(Sentence.of(messages, key, arguments));
  }

  private Optional<Sentence> from(String key, FencingMessage message) {
    return clause(key, names.party(message.from()));
  }

  private Optional<Sentence> to(String key, FencingMessage message) {
    return clause(key, names.party(message.to()));
  }

  private Optional<Sentence> to(String key, FencingMessage message, long token) {
    return clause(key, names.party(message.to()), token);
  }

  private Optional<Sentence> evaluated(FencingEvent.Evaluated evaluated) {
    Sentence holder = names.holder(evaluated.holder());
    if (evaluated.silence() < 0) {
      return clause("fencing.event.evaluated.nothing", holder);
    }
    String key =
        evaluated.phi().isEmpty()
            ? EVALUATED
            : evaluated.atLeast() ? EVALUATED + ".atLeast" : EVALUATED + ".phi";
    String phi =
        evaluated.phi().isPresent()
            ? Numbers.significant(evaluated.phi().getAsDouble(), PHI_DIGITS).text()
            : "";
    Sentence seen =
        Sentence.of(
            messages,
            key,
            holder,
            ScriptValues.spoken(evaluated.silence()),
            names.grade(evaluated.grade()),
            phi);
    return evaluated.inARow() == 0
        ? Optional.of(seen)
        : clause("fencing.event.evaluated.inARow", seen, evaluated.inARow());
  }

  private static final String EVALUATED = "fencing.event.evaluated";

  private Optional<Sentence> confirmed(FencingEvent.SwitchConfirmed confirmed) {
    Sentence when =
        Sentence.of(
            messages,
            "fencing.waits." + confirmed.waitsFor().name(),
            ScriptValues.spoken(confirmed.at()));
    return clause(
        confirmed.isReturn() ? "fencing.event.returnConfirmed" : "fencing.event.switchConfirmed",
        names.holder(confirmed.from()),
        names.holder(confirmed.to()),
        when);
  }
}
