package phiscope.text.fencing;

import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.bench.script.ScriptValues;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.WritePath;
import phiscope.text.Messages;
import phiscope.text.Sentence;

/** What a script does, in clauses. */
final class FencingFaultSentences {
  private final Messages messages;
  private final FencingNames names;

  FencingFaultSentences(Messages messages) {
    this.messages = messages;
    this.names = new FencingNames(messages);
  }

  Sentence of(FencingIntervention what) {
    if (what instanceof FencingIntervention.Write write) {
      return write(write);
    } else if (what instanceof FencingIntervention.Repeat repeat) {
      return withPath(
          Sentence.of(messages, "fencing.fault.repeat", names.request(repeat.request())),
          repeat.path());
    } else if (what instanceof FencingIntervention.Pause pause) {
      return one("fencing.fault.pause", pause.holder(), time(pause.lasting()));
    } else if (what instanceof FencingIntervention.Crash crash) {
      return one("fencing.fault.crash", crash.holder(), "");
    } else if (what instanceof FencingIntervention.Restart restart) {
      return one("fencing.fault.restart", restart.holder(), "");
    } else if (what instanceof FencingIntervention.ClockRate rate) {
      String sign = rate.perMillion() < 0 ? "" : "+";
      return one(
          "fencing.fault.clockRate", rate.holder(), sign + ScriptValues.share(rate.perMillion()));
    } else if (what instanceof FencingIntervention.ClockStep step) {
      return one("fencing.fault.clockStep", step.holder(), ScriptValues.step(step.by()));
    }
    return ofTheNetwork(what);
  }

  private Sentence ofTheNetwork(FencingIntervention what) {
    if (what instanceof FencingIntervention.Cut cut) {
      return one("fencing.fault.cut", cut.holder(), side(cut.side()));
    } else if (what instanceof FencingIntervention.Slow slow) {
      return Sentence.of(
          messages,
          "fencing.fault.slow",
          names.holder(slow.holder()),
          side(slow.side()),
          time(slow.extra()));
    } else if (what instanceof FencingIntervention.RefuseTakeover refuse) {
      return one("fencing.fault.refuseTakeover", refuse.holder(), "");
    } else if (what instanceof FencingIntervention.RestartResource) {
      return Sentence.plain(messages.get("fencing.fault.restartResource"));
    } else if (what instanceof FencingIntervention.Suspect) {
      return Sentence.plain(messages.get("fencing.fault.suspect"));
    }
    throw new AssertionError("no words for " + what.getClass());
  }

  private Sentence one(String key, int holder, String value) {
    return Sentence.of(messages, key, names.holder(holder), value);
  }

  private Sentence write(FencingIntervention.Write write) {
    Sentence holder = names.holder(write.holder());
    return withPath(
        write.namedToken() == 0
            ? Sentence.of(messages, "fencing.fault.write", holder)
            : Sentence.of(messages, "fencing.fault.write.named", holder, write.namedToken()),
        write.path());
  }

  private Sentence withPath(Sentence what, Optional<WritePath> path) {
    if (path.isEmpty()) {
      return what;
    }
    String sent = time(path.get().sendAfter());
    if (path.get().copies().isEmpty()) {
      return Sentence.of(messages, "fencing.path.lost", what, sent);
    }
    List<Sentence> copies = path.get().copies().stream().map(this::copy).toList();
    return Sentence.of(
        messages,
        "fencing.path",
        what,
        sent,
        Sentence.joined(messages, "fencing.join.list", copies));
  }

  private Sentence copy(WritePath.Copy copy) {
    Sentence arrives =
        copy.stall() == 0
            ? Sentence.of(messages, "fencing.path.copy", time(copy.delay()))
            : Sentence.of(
                messages, "fencing.path.copy.stalled", time(copy.delay()), time(copy.stall()));
    return copy.answerLost() ? Sentence.of(messages, "fencing.path.unanswered", arrives) : arrives;
  }

  private String side(Side side) {
    return messages.get("fencing.side." + Parameter.word(side));
  }

  private static String time(long ticks) {
    return ScriptValues.spoken(ticks);
  }
}
