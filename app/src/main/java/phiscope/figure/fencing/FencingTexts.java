package phiscope.figure.fencing;

import java.util.List;
import phiscope.core.fencing.FencingEvent;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingMessage.Content;
import phiscope.core.fencing.Grade;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Party;
import phiscope.core.fencing.Verdict;
import phiscope.text.Messages;

/** The words of these figures in one language. */
record FencingTexts(Messages messages) {
  String get(String key, Object... arguments) {
    return messages.get(key, arguments);
  }

  /** A holder as scripts and sentences call it. */
  static String holder(int number) {
    return "h" + number;
  }

  /** A request as scripts and sentences call it. */
  static String request(int number) {
    return "r" + number;
  }

  String party(Party party) {
    if (party.isHolder()) {
      return holder(party.holder());
    }
    return get(
        party.equals(Party.AUTHORITY)
            ? "fencingview.party.authority"
            : "fencingview.party.resource");
  }

  String kind(FencingSigns.Kind kind) {
    return get("fencingview.message." + kind.name());
  }

  /** "write r2 with token 33 from h0 to the resource". */
  String message(FencingMessage message) {
    return get(
        "fencingview.messageOf",
        content(message.content()),
        party(message.from()),
        party(message.to()));
  }

  /** What a message says. */
  String content(Content content) {
    String kind = kind(FencingSigns.kind(content));
    if (content instanceof FencingMessage.Write write) {
      return get(
          "fencingview.content.write",
          kind,
          request(write.request()),
          String.valueOf(write.token()));
    }
    if (content instanceof FencingMessage.Answer answer) {
      return get(
          "fencingview.content.answer", kind, request(answer.request()), verdict(answer.verdict()));
    }
    long token = token(content);
    return token > 0 ? get("fencingview.content.token", kind, String.valueOf(token)) : kind;
  }

  /** The token that a message bears; 0 for none. */
  static long token(Content content) {
    if (content instanceof FencingMessage.Write write) {
      return write.token();
    }
    if (content instanceof FencingMessage.Grant grant) {
      return grant.token();
    }
    if (content instanceof FencingMessage.GrantAnswer answer) {
      return answer.token();
    }
    if (content instanceof FencingMessage.Renew renew) {
      return renew.token();
    }
    return content instanceof FencingMessage.Renewed renewed ? renewed.token() : 0;
  }

  String verdict(Verdict verdict) {
    return get("fencingview.verdict." + verdict.name());
  }

  String grade(Grade grade) {
    return get("fencingview.grade." + grade.name());
  }

  /** What must hold, in a sentence. */
  String law(Invariant invariant) {
    return get("fencingview.invariant." + invariant.name());
  }

  /** How it is broken, in two or three words. */
  String breach(Invariant invariant) {
    return get("fencingview.breach." + invariant.name());
  }

  /** What happened, in a few words. */
  String event(FencingEvent event) {
    return get("fencingview.event." + event.getClass().getSimpleName());
  }

  /** Why something that must hold does not. */
  String reason(InvariantState.Reason reason) {
    if (reason instanceof InvariantState.OlderAccepted it) {
      return get(
          "fencingview.reason.olderAccepted",
          request(it.request()),
          String.valueOf(it.token()),
          String.valueOf(it.greatest()));
    }
    if (reason instanceof InvariantState.AcknowledgedLost it) {
      return get(
          "fencingview.reason.acknowledgedLost", request(it.lost()), request(it.replacedBy()));
    }
    if (reason instanceof InvariantState.DoneAgain it) {
      return get("fencingview.reason.doneAgain", request(it.request()), String.valueOf(it.times()));
    }
    if (reason instanceof InvariantState.OldAccepted it) {
      return get(
          "fencingview.reason.oldAccepted",
          request(it.request()),
          String.valueOf(it.grant()),
          String.valueOf(it.present()));
    }
    if (reason instanceof InvariantState.PresentRefused it) {
      return get(
          "fencingview.reason.presentRefused",
          request(it.request()),
          String.valueOf(it.token()),
          String.valueOf(it.compared()));
    }
    InvariantState.SeveralBelieve several = (InvariantState.SeveralBelieve) reason;
    return get("fencingview.reason.severalBelieve", list(several.holders()));
  }

  private String list(List<Integer> holders) {
    return String.join(
        get("fencingview.comma"), holders.stream().map(FencingTexts::holder).toList());
  }

  String yes(boolean yes) {
    return get(yes ? "fencingview.yes" : "fencingview.no");
  }
}
