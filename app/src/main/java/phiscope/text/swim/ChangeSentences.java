package phiscope.text.swim;

import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.Reason;
import phiscope.text.Messages;
import phiscope.text.Sentence;

/** What changed in a member, in clauses about "it". */
final class ChangeSentences {
  private final Messages messages;
  private final SwimNames names;

  ChangeSentences(Messages messages) {
    this.messages = messages;
    this.names = new SwimNames(messages);
  }

  Sentence of(Change change) {
    if (change instanceof Change.ViewChanged view) {
      return view(view);
    } else if (change instanceof Change.UpdateIgnored ignored) {
      return ignored(ignored);
    } else if (change instanceof Change.SuspicionConfirmed confirmed) {
      return clause(
          confirmed.accuser() == confirmed.observer()
              ? "swim.change.suspicionConfirmed.itself"
              : "swim.change.suspicionConfirmed",
          names.member(confirmed.accuser()),
          names.member(confirmed.subject()),
          confirmed.confirmations(),
          confirmed.wanted(),
          ScriptValues.spoken(confirmed.timeoutBefore()),
          ScriptValues.spoken(confirmed.timeoutAfter()));
    } else if (change instanceof Change.HealthChanged health) {
      String why = messages.get("swim.health." + health.reason().name());
      return clause("swim.change.healthChanged", health.before(), health.after(), why);
    } else if (change instanceof Change.Refuted refuted) {
      return clause(
          "swim.change.refuted",
          messages.get("swim.told." + refuted.accusation().state().name()),
          refuted.before(),
          refuted.after());
    } else if (change instanceof Change.Joined joined) {
      return joined.contact() < 0
          ? clause("swim.change.joinedAlone", joined.members())
          : clause("swim.change.joined", names.member(joined.contact()), joined.members());
    }
    return probe(change);
  }

  private Sentence clause(String key, Object... arguments) {
    return Sentence.of(messages, key, arguments);
  }

  private Sentence view(Change.ViewChanged view) {
    Sentence what = belief(view);
    if (view.after() != null && view.observer() == view.subject()) {
      return what;
    }
    if (view.reason() == Reason.UPDATE && view.from() == view.subject()) {
      return clause("swim.because.UPDATE.itself", what);
    }
    return view.reason() == Reason.UPDATE || view.reason() == Reason.SYNC
        ? clause("swim.because." + view.reason().name(), what, names.member(view.from()))
        : clause("swim.because." + view.reason().name(), what);
  }

  private Sentence belief(Change.ViewChanged view) {
    Sentence subject = names.member(view.subject());
    MemberRecord after = view.after();
    if (after == null) {
      return clause("swim.view.forgotten", subject);
    }
    if (view.observer() == view.subject()) {
      return clause("swim.view.self." + after.state().name(), after.incarnation());
    }
    MemberRecord before = view.before();
    if (before == null) {
      return clause("swim.view.new." + after.state().name(), subject, after.incarnation());
    }
    if (before.state() == after.state()) {
      return clause("swim.view.newer", subject, before.incarnation(), after.incarnation());
    }
    boolean again = after.state() == MemberState.ALIVE;
    String key = again ? "swim.view.again" : "swim.view." + after.state().name();
    return clause(key, subject, after.incarnation());
  }

  private Sentence ignored(Change.UpdateIgnored ignored) {
    return clause(
        "swim.change.updateIgnored",
        names.member(ignored.update().subject()),
        messages.get("swim.told." + ignored.update().state().name()),
        ignored.update().incarnation(),
        messages.get("swim.ignored." + ignored.because().name()));
  }

  private Sentence probe(Change change) {
    if (change instanceof Change.ProbeStarted started) {
      return clause("swim.change.probeStarted", names.member(started.target()));
    } else if (change instanceof Change.ProbeWentIndirect indirect) {
      Sentence target = names.member(indirect.target());
      return indirect.relays().isEmpty()
          ? clause("swim.change.probeWentNowhere", target)
          : clause("swim.change.probeWentIndirect", target, names.members(indirect.relays()));
    } else if (change instanceof Change.ProbeEnded ended) {
      Sentence target = names.member(ended.target());
      String key = "swim.probe." + ended.outcome().name();
      return ended.relay() < 0
          ? clause(key, target)
          : clause("swim.probe.relayed", target, names.member(ended.relay()));
    } else if (change instanceof Change.AnswerTooLate late) {
      return clause(
          "swim.change.answerTooLate", names.message(late.kind()), names.member(late.target()));
    }
    throw new AssertionError("no words for " + change.getClass());
  }
}
