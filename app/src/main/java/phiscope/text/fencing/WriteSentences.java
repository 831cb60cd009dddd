package phiscope.text.fencing;

import java.util.Optional;
import phiscope.bench.script.ScriptValues;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.RequestState;
import phiscope.text.Messages;
import phiscope.text.Sentence;

/** What becomes of writes, in clauses. */
final class WriteSentences {
  private final Messages messages;
  private final FencingNames names;

  WriteSentences(Messages messages) {
    this.messages = messages;
    this.names = new FencingNames(messages);
  }

  /** The clause of an event that is about a write; empty for others. */
  Optional<Sentence> of(FencingFrame frame) {
    FencingEvent event = frame.event();
    if (event instanceof FencingEvent.WriteBegun begun) {
      return Optional.of(begun(begun, frame));
    } else if (event instanceof FencingEvent.WriteSent sent) {
      return Optional.of(sent(sent, frame));
    } else if (event instanceof FencingEvent.WriteArrived arrived) {
      return Optional.of(arrived(arrived));
    } else if (event instanceof FencingEvent.WriteApplied applied) {
      return Optional.of(
          clause("fencing.event.writeApplied", names.request(applied.request()), applied.token()));
    } else if (event instanceof FencingEvent.AnswerArrived answer) {
      return Optional.of(answered(answer));
    }
    return Optional.empty();
  }

  private Sentence clause(String key, Object... arguments) {
    return Sentence.of(messages, key, arguments);
  }

  private Sentence begun(FencingEvent.WriteBegun begun, FencingFrame frame) {
    boolean writes = begun.request() >= 0;
    long token = writes ? request(frame, begun.request()).token() : 0;
    return clause(
        "fencing.event.writeBegun." + begun.reason().name(),
        names.holder(begun.holder()),
        writes ? names.request(begun.request()) : "",
        token,
        ScriptValues.spoken(Math.max(0, begun.leaseLeft())));
  }

  private Sentence sent(FencingEvent.WriteSent sent, FencingFrame frame) {
    Sentence request =
        frame.sent().isEmpty()
            ? names.request(sent.request())
            : names.request(sent.request(), frame.sent().get(0));
    return clause(
        sent.attempt() == 0 ? "fencing.event.writeSent" : "fencing.event.writeSent.again",
        names.holder(sent.holder()),
        request,
        request(frame, sent.request()).token(),
        sent.attempt() + 1);
  }

  private Sentence arrived(FencingEvent.WriteArrived arrived) {
    FencingMessage.Write write = (FencingMessage.Write) arrived.message().content();
    Sentence compared =
        arrived.compared() == 0
            ? clause("fencing.compared.none", write.token())
            : clause("fencing.compared", write.token(), arrived.compared());
    return clause(
        "fencing.event.writeArrived." + arrived.verdict().name(),
        names.request(write.request(), arrived.message()),
        names.party(arrived.message().from()),
        compared);
  }

  private Sentence answered(FencingEvent.AnswerArrived answer) {
    Sentence heard =
        clause(
            "fencing.event.answerArrived." + answer.answer().verdict().name(),
            names.party(answer.message().to()),
            names.request(answer.answer().request(), answer.message()));
    return answer.stopsBelieving() ? clause("fencing.event.stopsBelieving", heard) : heard;
  }

  private static RequestState request(FencingFrame frame, int number) {
    return frame.snapshot().requests().get(number);
  }
}
