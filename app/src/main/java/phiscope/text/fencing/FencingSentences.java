package phiscope.text.fencing;

import phiscope.bench.script.ScriptValues;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingMessage.Fate;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.text.Messages;
import phiscope.text.Sentence;

/** What happens in a frame, in one sentence; what holds and what does not, with the reason. */
public final class FencingSentences {
  private final Messages messages;
  private final FencingNames names;
  private final WriteSentences writes;
  private final TakeoverSentences takeovers;
  private final FencingFaultSentences faults;

  public FencingSentences(Messages messages) {
    this.messages = messages;
    this.names = new FencingNames(messages);
    this.writes = new WriteSentences(messages);
    this.takeovers = new TakeoverSentences(messages);
    this.faults = new FencingFaultSentences(messages);
  }

  /** The sentence of a frame; what caused it is a link to its frame. */
  public Sentence of(FencingFrame frame) {
    Sentence what = withFate(event(frame), frame);
    if (frame.cause() < 0) {
      return Sentence.of(messages, "fencing.sentence", what);
    }
    boolean isArrival = message(frame.event()) != null;
    return Sentence.of(
        messages,
        isArrival ? "fencing.sentence.sent" : "fencing.sentence.cause",
        what,
        names.frame(frame.cause()));
  }

  /** What a script does, as a clause. */
  public Sentence of(FencingIntervention what) {
    return faults.of(what);
  }

  /** What should hold, as a sentence. */
  public Sentence of(Invariant invariant) {
    return Sentence.of(messages, "fencing.sentence", names.invariant(invariant));
  }

  /** Why an invariant fails, as a sentence. */
  public Sentence of(InvariantState.Reason reason) {
    return Sentence.of(messages, "fencing.sentence", why(reason));
  }

  /** How an invariant stands: it has held so far, or how often, where and why it was broken. */
  public Sentence of(InvariantState state) {
    if (state.hasHeld()) {
      return Sentence.plain(messages.get("fencing.invariant.holds"));
    }
    InvariantState.Breach first = state.first().orElseThrow();
    return Sentence.of(
        messages,
        state.times() == 1 ? "fencing.invariant.broken" : "fencing.invariant.broken.times",
        names.frame(first.frame()),
        why(first.reason()),
        state.times());
  }

  private Sentence event(FencingFrame frame) {
    return writes
        .of(frame)
        .or(() -> takeovers.of(frame))
        .orElseGet(() -> ofOthers(frame.event(), frame));
  }

  private Sentence ofOthers(FencingEvent event, FencingFrame frame) {
    if (event instanceof FencingEvent.Started) {
      long token = frame.snapshot().authority().token();
      return Sentence.of(messages, "fencing.event.started", names.holder(0), token);
    } else if (event instanceof FencingEvent.NobodyThere nobody) {
      return Sentence.of(
          messages,
          "fencing.event.nobodyThere",
          names.party(nobody.message().to()),
          names.party(nobody.message().from()));
    } else if (event instanceof FencingEvent.Intervened done) {
      return Sentence.of(messages, "fencing.event.intervened", faults.of(done.intervention()));
    } else if (event instanceof FencingEvent.Resumed resumed) {
      return Sentence.of(messages, "fencing.event.resumed", names.holder(resumed.holder()));
    } else if (event instanceof FencingEvent.Ended ended) {
      return Sentence.of(messages, "fencing.event.ended", ended.line() + 1);
    }
    throw new AssertionError("no words for " + event.getClass());
  }

  /** What becomes of what is sent, unless it just arrives once. */
  private Sentence withFate(Sentence what, FencingFrame frame) {
    if (frame.event() instanceof FencingEvent.WriteSent && frame.sent().isEmpty()) {
      return Sentence.of(messages, "fencing.fate.LOST", what);
    }
    for (FencingMessage message : frame.sent()) {
      if (message.fate() != Fate.ARRIVES) {
        return Sentence.of(messages, "fencing.fate." + message.fate().name(), what);
      }
    }
    boolean twice = frame.event() instanceof FencingEvent.WriteSent && frame.sent().size() > 1;
    return twice ? Sentence.of(messages, "fencing.fate.twice", what, frame.sent().size()) : what;
  }

  private static FencingMessage message(FencingEvent event) {
    if (event instanceof FencingEvent.WriteArrived arrived) {
      return arrived.message();
    } else if (event instanceof FencingEvent.AnswerArrived arrived) {
      return arrived.message();
    } else if (event instanceof FencingEvent.HeartbeatArrived arrived) {
      return arrived.message();
    } else if (event instanceof FencingEvent.RenewalAnswered answered) {
      return answered.message();
    } else if (event instanceof FencingEvent.RenewalArrived arrived) {
      return arrived.message();
    } else if (event instanceof FencingEvent.TookOver over) {
      return over.message();
    } else if (event instanceof FencingEvent.TakeoverRefused refused) {
      return refused.message();
    } else if (event instanceof FencingEvent.TakeoverAnswered answered) {
      return answered.message();
    }
    return event instanceof FencingEvent.NobodyThere nobody ? nobody.message() : null;
  }

  private Sentence why(InvariantState.Reason reason) {
    if (reason instanceof InvariantState.OlderAccepted older) {
      return Sentence.of(
          messages,
          "fencing.reason.olderAccepted",
          names.request(older.request()),
          older.token(),
          older.greatest());
    } else if (reason instanceof InvariantState.AcknowledgedLost lost) {
      return Sentence.of(
          messages,
          "fencing.reason.acknowledgedLost",
          names.request(lost.lost()),
          names.request(lost.replacedBy()));
    } else if (reason instanceof InvariantState.DoneAgain again) {
      return Sentence.of(
          messages, "fencing.reason.doneAgain", names.request(again.request()), again.times());
    } else if (reason instanceof InvariantState.OldAccepted old) {
      String key =
          old.grant() == 0 ? "fencing.reason.strangeAccepted" : "fencing.reason.oldAccepted";
      return Sentence.of(messages, key, names.request(old.request()), old.grant(), old.present());
    } else if (reason instanceof InvariantState.PresentRefused refused) {
      return Sentence.of(
          messages,
          "fencing.reason.presentRefused",
          names.request(refused.request()),
          refused.token(),
          refused.compared());
    } else if (reason instanceof InvariantState.SeveralBelieve several) {
      return Sentence.of(
          messages, "fencing.reason.severalBelieve", names.holders(several.holders()));
    }
    throw new AssertionError("no words for " + reason.getClass());
  }

  /** The time of a frame. */
  public static String time(FencingFrame frame) {
    return ScriptValues.spoken(frame.time());
  }
}
