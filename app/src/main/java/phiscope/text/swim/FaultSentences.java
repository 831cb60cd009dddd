package phiscope.text.swim;

import java.util.List;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.MemberSet;
import phiscope.text.Messages;
import phiscope.text.Sentence;

/** What a script does, in clauses. */
final class FaultSentences {
  private final Messages messages;
  private final SwimNames names;

  FaultSentences(Messages messages) {
    this.messages = messages;
    this.names = new SwimNames(messages);
  }

  Sentence of(Intervention what) {
    if (what instanceof Intervention.Crash crash) {
      return one("swim.fault.crash", crash.member());
    } else if (what instanceof Intervention.Pause pause) {
      return one("swim.fault.pause", pause.member());
    } else if (what instanceof Intervention.ObserverPause pause) {
      return one("swim.fault.observerPause", pause.member());
    } else if (what instanceof Intervention.Slow slow) {
      return one("swim.fault.slow", slow.member(), time(slow.delay()));
    } else if (what instanceof Intervention.Loss loss) {
      return way("swim.fault.loss", loss.from(), loss.to(), ScriptValues.share(loss.perMillion()));
    } else if (what instanceof Intervention.Delay delay) {
      return way("swim.fault.delay", delay.from(), delay.to(), time(delay.extra()));
    } else if (what instanceof Intervention.CutOneWay cut) {
      return way("swim.fault.cut", cut.from(), cut.to(), "");
    } else if (what instanceof Intervention.Partition partition) {
      List<Sentence> groups = partition.groups().stream().map(this::set).toList();
      return Sentence.of(
          messages,
          groups.size() == 1 ? "swim.fault.partition.one" : "swim.fault.partition",
          Sentence.joined(messages, "swim.join.apart", groups));
    }
    return ofAnInstant(what);
  }

  /** That something has come to its end, as a clause. */
  Sentence end(Intervention what) {
    if (what instanceof Intervention.Pause pause) {
      return one("swim.end.pause", pause.member());
    } else if (what instanceof Intervention.ObserverPause pause) {
      return one("swim.end.observerPause", pause.member());
    } else if (what instanceof Intervention.Slow slow) {
      return one("swim.end.slow", slow.member());
    } else if (what instanceof Intervention.CutOneWay cut) {
      return way("swim.end.cut", cut.from(), cut.to(), "");
    } else if (what instanceof Intervention.Loss loss) {
      return way("swim.end.loss", loss.from(), loss.to(), "");
    } else if (what instanceof Intervention.Delay delay) {
      return way("swim.end.delay", delay.from(), delay.to(), "");
    }
    return what instanceof Intervention.Partition
        ? Sentence.plain(messages.get("swim.end.partition"))
        : Sentence.of(messages, "swim.event.ended", of(what));
  }

  private Sentence ofAnInstant(Intervention what) {
    if (what instanceof Intervention.Heal) {
      return Sentence.plain(messages.get("swim.fault.heal"));
    } else if (what instanceof Intervention.Restart restart) {
      return one("swim.fault.restart", restart.member(), restart.incarnation());
    } else if (what instanceof Intervention.MassJoin join) {
      String how = join.count() == 1 ? "one" : join.spacing() == 0 ? "atOnce" : "spaced";
      return Sentence.of(
          messages,
          "swim.fault.join",
          Sentence.of(messages, "swim.fault.join." + how, join.count(), time(join.spacing())),
          messages.get(join.synced() ? "swim.fault.synced" : "swim.fault.unsynced"));
    } else if (what instanceof Intervention.Leave leave) {
      return one("swim.fault.leave", leave.member());
    } else if (what instanceof Intervention.ClockStep step) {
      String sign = step.offset() < 0 ? "" : "+";
      return one("swim.fault.clock", step.member(), sign + time(step.offset()));
    } else if (what instanceof Intervention.Announce announce) {
      return one("swim.fault.announce", announce.member());
    }
    throw new AssertionError("no words for " + what.getClass());
  }

  private Sentence one(String key, int member) {
    return Sentence.of(messages, key, names.member(member));
  }

  private Sentence one(String key, int member, Object value) {
    return Sentence.of(messages, key, names.member(member), value);
  }

  private Sentence way(String key, MemberSet from, MemberSet to, String value) {
    return Sentence.of(messages, key, set(from), set(to), value);
  }

  private Sentence set(MemberSet set) {
    return set.isEveryone()
        ? Sentence.plain(messages.get("swim.everyone"))
        : names.members(set.members());
  }

  private static String time(long ticks) {
    return ScriptValues.spoken(ticks);
  }
}
