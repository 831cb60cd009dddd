package phiscope.figure.swim;

import phiscope.core.swim.Fate;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.figure.Ink;
import phiscope.figure.Mark.Shape;
import phiscope.figure.run.Sign;

/** The colour, shape and letter of states and messages: one alone is enough to tell them apart. */
final class SwimSigns {
  private SwimSigns() {}

  /** What is believed of a member; null for one that is not known. */
  static Sign of(MemberRecord record) {
    return record == null ? new Sign(Shape.CIRCLE, false, Ink.TEXT_MUTED, "?") : of(record.state());
  }

  static Sign of(MemberState state) {
    return switch (state) {
      case ALIVE -> new Sign(Shape.CIRCLE, true, Ink.HEARTBEAT, "A");
      case SUSPECT -> new Sign(Shape.TRIANGLE_UP, true, Ink.SUSPICION, "S");
      case DEAD -> new Sign(Shape.SQUARE, true, Ink.CRASH, "D");
      case LEFT -> new Sign(Shape.DIAMOND, true, Ink.GHOST, "L");
    };
  }

  /** What is truly the case. */
  static Sign of(HostStatus status) {
    return switch (status) {
      case UP -> new Sign(Shape.CIRCLE, true, Ink.MODEL, "");
      case PAUSED -> new Sign(Shape.BAR, true, Ink.PAUSE, "");
      case CRASHED -> new Sign(Shape.CROSS, true, Ink.CRASH, "");
      case GONE -> new Sign(Shape.DIAMOND, false, Ink.GHOST, "");
      case ABSENT -> new Sign(Shape.CIRCLE, false, Ink.GHOST, "");
    };
  }

  static Sign of(MessageKind kind) {
    String letter = String.valueOf(kind.letter());
    return switch (kind) {
      case PING -> new Sign(Shape.CIRCLE, true, Ink.PHI, letter);
      case PING_REQ -> new Sign(Shape.DIAMOND, true, Ink.OVERLAY, letter);
      case ACK -> new Sign(Shape.SQUARE, true, Ink.HEARTBEAT, letter);
      case NACK -> new Sign(Shape.TRIANGLE_DOWN, true, Ink.SUSPICION, letter);
      case GOSSIP -> new Sign(Shape.TRIANGLE_UP, true, Ink.POSTERIOR, letter);
      case FALLBACK_PING -> new Sign(Shape.CIRCLE, false, Ink.PHI, letter);
      case FALLBACK_ACK -> new Sign(Shape.SQUARE, false, Ink.HEARTBEAT, letter);
      case SYNC_REQUEST -> new Sign(Shape.DIAMOND, false, Ink.TIMEOUT, letter);
      case SYNC_REPLY -> new Sign(Shape.TRIANGLE_DOWN, false, Ink.TIMEOUT, letter);
    };
  }

  /** What stands across the way of a message that does not arrive. */
  static Shape of(Fate fate) {
    return fate == Fate.CUT ? Shape.BAR : Shape.CROSS;
  }
}
