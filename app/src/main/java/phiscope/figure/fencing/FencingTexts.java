package phiscope.figure.fencing;

import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingMessage.Content;
import phiscope.core.fencing.Grade;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Party;
import phiscope.core.fencing.Verdict;
import phiscope.text.Messages;
import phiscope.text.fencing.FencingSentences;

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
    return new FencingSentences(messages).of(invariant).text();
  }

  /** How it is broken, in two or three words. */
  String breach(Invariant invariant) {
    return get("fencingview.breach." + invariant.name());
  }

  /** What happens in a frame, in a sentence. */
  String sentence(FencingFrame frame) {
    return new FencingSentences(messages).of(frame).text();
  }

  /** Why something that must hold does not, in a sentence. */
  String reason(InvariantState.Reason reason) {
    return new FencingSentences(messages).of(reason).text();
  }

  String yes(boolean yes) {
    return get(yes ? "fencingview.yes" : "fencingview.no");
  }
}
