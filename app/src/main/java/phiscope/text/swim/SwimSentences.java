package phiscope.text.swim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import phiscope.bench.Standing;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.Fate;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.Message;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.text.Messages;
import phiscope.text.Sentence;

/** What happens in a frame, in one sentence: who did what, why, what changed and what was sent. */
public final class SwimSentences {
  /** A view that is taken over can change everything at once. */
  private static final int MOST_CHANGES = 3;

  private final Messages messages;
  private final SwimNames names;
  private final ChangeSentences changes;
  private final FaultSentences faults;
  private final StandingSentences standings;

  public SwimSentences(Messages messages) {
    this.messages = messages;
    this.names = new SwimNames(messages);
    this.changes = new ChangeSentences(messages);
    this.faults = new FaultSentences(messages);
    this.standings = new StandingSentences(messages);
  }

  /** The sentence of a frame; what caused it is a link to its frame. */
  public Sentence of(SwimFrame frame) {
    List<Sentence> parts = new ArrayList<>();
    List<Change> told = frame.changes().stream().filter(this::isTold).toList();
    for (Change change : told.subList(0, Math.min(MOST_CHANGES, told.size()))) {
      parts.add(changes.of(change));
    }
    if (told.size() > MOST_CHANGES) {
      parts.add(Sentence.of(messages, "swim.more", told.size() - MOST_CHANGES));
    }
    parts.addAll(standings.changes(frame));
    if (!frame.sent().isEmpty()) {
      parts.add(Sentence.of(messages, "swim.sends", sent(frame.sent())));
    }
    Sentence event = event(frame);
    return parts.isEmpty()
        ? Sentence.of(messages, "swim.sentence", event)
        : Sentence.of(
            messages,
            "swim.sentence.more",
            event,
            Sentence.joined(messages, "swim.join.clauses", parts));
  }

  /** What changed, as a clause about the member in whom it did. */
  public Sentence of(Change change) {
    return changes.of(change);
  }

  /** What a member may do by its own view, and what that has cost: a sentence. */
  public Sentence of(Standing standing) {
    return standings.of(standing);
  }

  /** What a script does, as a clause. */
  public Sentence of(Intervention what) {
    return faults.of(what);
  }

  /** News that changes nothing is no news, and that a probe began is seen from the ping. */
  private boolean isTold(Change change) {
    return !(change instanceof Change.UpdateIgnored) && !(change instanceof Change.ProbeStarted);
  }

  private Sentence event(SwimFrame frame) {
    SwimEvent event = frame.event();
    if (event instanceof SwimEvent.Received received) {
      return message("swim.event.received", received.envelope());
    } else if (event instanceof SwimEvent.FoundNobody lost) {
      return message("swim.event.foundNobody." + lost.receiver().name(), lost.envelope());
    } else if (event instanceof SwimEvent.Waits waits) {
      return message("swim.event.waits", waits.envelope());
    } else if (event instanceof SwimEvent.TimerFired fired) {
      return timer(fired);
    } else if (event instanceof SwimEvent.Intervened done) {
      return Sentence.of(messages, "swim.event.intervened", faults.of(done.what()));
    } else if (event instanceof SwimEvent.ProcessStarted started) {
      return Sentence.of(messages, "swim.event.processStarted", names.member(started.member()));
    } else if (event instanceof SwimEvent.Ended ended) {
      return faults.end(ended.what());
    } else if (event instanceof SwimEvent.Started started) {
      return Sentence.of(messages, "swim.event.started", started.members());
    }
    throw new AssertionError("no words for " + event.getClass());
  }

  private Sentence message(String key, Envelope envelope) {
    return Sentence.of(
        messages,
        key,
        names.member(envelope.receiver()),
        messageKind(envelope),
        names.member(envelope.sender()),
        names.frame(envelope.sentInFrame()));
  }

  /** A ping-req and a nack are about a third member; so is an ack that a relay hands on. */
  private Sentence messageKind(Envelope envelope) {
    Message message = envelope.message();
    Sentence kind = Sentence.plain(names.message(message.kind()));
    if (message instanceof Message.PingReq request) {
      return Sentence.of(messages, "swim.message.about", kind, names.member(request.target()));
    } else if (message instanceof Message.Nack nack) {
      return Sentence.of(messages, "swim.message.about", kind, names.member(nack.target()));
    } else if (message instanceof Message.Ack ack && ack.target() != envelope.sender()) {
      return Sentence.of(messages, "swim.message.of", kind, names.member(ack.target()));
    }
    return kind;
  }

  private Sentence timer(SwimEvent.TimerFired fired) {
    Sentence subject =
        fired.timer().subject() < 0 ? Sentence.plain("") : names.member(fired.timer().subject());
    return Sentence.of(
        messages,
        "swim.event.timer." + fired.timer().kind().name(),
        names.member(fired.member()),
        subject,
        names.frame(fired.startedInFrame()));
  }

  /** The messages by kind and fate, with their receivers. */
  private Sentence sent(List<Envelope> envelopes) {
    Map<String, List<Integer>> receivers = new LinkedHashMap<>();
    Map<String, Envelope> examples = new LinkedHashMap<>();
    for (Envelope envelope : envelopes) {
      String group = envelope.message().kind().name() + envelope.fate().name();
      examples.putIfAbsent(group, envelope);
      receivers.computeIfAbsent(group, g -> new ArrayList<>()).add(envelope.receiver());
    }
    List<Sentence> groups = new ArrayList<>();
    examples.forEach((group, example) -> groups.add(sent(example, receivers.get(group))));
    return Sentence.joined(messages, "swim.join.list", groups);
  }

  private Sentence sent(Envelope example, List<Integer> receivers) {
    MessageKind kind = example.message().kind();
    return Sentence.of(
        messages,
        example.fate() == Fate.ARRIVES ? "swim.sent" : "swim.sent." + example.fate().name(),
        names.message(kind),
        names.members(receivers));
  }

  /** The time of a frame. */
  public static String time(SwimFrame frame) {
    return ScriptValues.spoken(frame.time());
  }
}
