package phiscope.figure.fencing;

import phiscope.core.fencing.FencingMessage;
import phiscope.core.fencing.FencingMessage.Content;
import phiscope.core.fencing.FencingMessage.Fate;
import phiscope.core.fencing.FencingSnapshot.Holder;
import phiscope.core.fencing.InvariantState;
import phiscope.core.fencing.Verdict;
import phiscope.figure.Ink;
import phiscope.figure.Mark.Shape;
import phiscope.figure.run.Sign;

/** The colour, shape and letter of messages and states: one alone is enough to tell them apart. */
final class FencingSigns {
  static final Sign BREACH = new Sign(Shape.FLASH, true, Ink.CRASH, "");
  static final Sign CRASH = new Sign(Shape.CROSS, true, Ink.CRASH, "");
  static final Sign PAUSE = new Sign(Shape.BAR, true, Ink.PAUSE, "");
  static final Sign BEST = new Sign(Shape.STAR, true, Ink.THRESHOLD, "");
  static final Sign HOLDS = new Sign(Shape.CIRCLE, false, Ink.HEARTBEAT, "");
  static final Sign UNKNOWN = new Sign(Shape.DIAMOND, false, Ink.GHOST, "");

  private FencingSigns() {}

  /** Kinds of messages. */
  enum Kind {
    HEARTBEAT,
    RENEW,
    RENEWED,
    GRANT,
    GRANT_ANSWER,
    WRITE,
    ANSWER
  }

  static Kind kind(Content content) {
    if (content instanceof FencingMessage.Heartbeat) {
      return Kind.HEARTBEAT;
    }
    if (content instanceof FencingMessage.Renew) {
      return Kind.RENEW;
    }
    if (content instanceof FencingMessage.Renewed) {
      return Kind.RENEWED;
    }
    if (content instanceof FencingMessage.Grant) {
      return Kind.GRANT;
    }
    if (content instanceof FencingMessage.GrantAnswer) {
      return Kind.GRANT_ANSWER;
    }
    return content instanceof FencingMessage.Write ? Kind.WRITE : Kind.ANSWER;
  }

  static Sign of(Content content) {
    return of(kind(content));
  }

  static Sign of(Kind kind) {
    return switch (kind) {
      case HEARTBEAT -> new Sign(Shape.CIRCLE, false, Ink.HEARTBEAT, "H");
      case RENEW -> new Sign(Shape.DIAMOND, false, Ink.TIMEOUT, "R");
      case RENEWED -> new Sign(Shape.DIAMOND, true, Ink.TIMEOUT, "L");
      case GRANT -> new Sign(Shape.TRIANGLE_UP, true, Ink.POSTERIOR, "T");
      case GRANT_ANSWER -> new Sign(Shape.TRIANGLE_DOWN, true, Ink.POSTERIOR, "G");
      case WRITE -> new Sign(Shape.CIRCLE, true, Ink.PHI, "W");
      case ANSWER -> new Sign(Shape.SQUARE, true, Ink.HEARTBEAT, "A");
    };
  }

  static Shape of(Fate fate) {
    return fate == Fate.CUT ? Shape.BAR : Shape.CROSS;
  }

  /** What the resource does with a write. */
  static Sign of(Verdict verdict) {
    return switch (verdict) {
      case ACCEPTED -> new Sign(Shape.SQUARE, true, Ink.HEARTBEAT, "");
      case CHECK_PASSED -> new Sign(Shape.SQUARE, false, Ink.HEARTBEAT, "");
      case REFUSED -> new Sign(Shape.CROSS, true, Ink.CRASH, "");
      case ANSWERED_AGAIN -> new Sign(Shape.CIRCLE, false, Ink.HEARTBEAT, "");
      case CONNECTION_DROPPED -> new Sign(Shape.BAR, true, Ink.SUSPICION, "");
    };
  }

  /** Whether a holder runs. */
  static Sign running(Holder holder) {
    if (holder.isDown()) {
      return CRASH;
    }
    return holder.isPaused() ? PAUSE : new Sign(Shape.CIRCLE, true, Ink.MODEL, "");
  }

  /** What a holder believes: a warning where it is not so. */
  static Sign belief(Holder holder) {
    if (holder.believes() && !holder.mayWrite()) {
      return new Sign(Shape.TRIANGLE_UP, true, Ink.SUSPICION, "!");
    }
    return truth(holder.believes());
  }

  static Sign truth(boolean may) {
    return may
        ? new Sign(Shape.CIRCLE, true, Ink.HEARTBEAT, "")
        : new Sign(Shape.CIRCLE, false, Ink.GHOST, "");
  }

  static Sign of(InvariantState state) {
    if (state.isBrokenHere()) {
      return BREACH;
    }
    return state.hasHeld() ? HOLDS : new Sign(Shape.FLASH, false, Ink.CRASH, "");
  }
}
