package phiscope.core.swim;

import phiscope.core.swim.protocol.Timer;

/** What happened in a frame. */
public sealed interface SwimEvent {
  /** The member in whom it happened; -1 if in none. */
  int member();

  /** The beginning: the members are up and know each other. */
  record Started(int members) implements SwimEvent {
    @Override
    public int member() {
      return -1;
    }
  }

  /** A member took a message. */
  record Received(Envelope envelope) implements SwimEvent {
    @Override
    public int member() {
      return envelope.receiver();
    }
  }

  /** A message arrived where nobody can take it. */
  record FoundNobody(Envelope envelope, HostStatus receiver) implements SwimEvent {
    @Override
    public int member() {
      return envelope.receiver();
    }
  }

  /** A message arrived at a paused member and waits. */
  record Waits(Envelope envelope) implements SwimEvent {
    @Override
    public int member() {
      return envelope.receiver();
    }
  }

  /**
   * A timer of a member went off.
   *
   * @param startedInFrame the index of the frame in which it was started: the cause
   */
  record TimerFired(int member, Timer timer, int startedInFrame) implements SwimEvent {}

  /** The script did something; {@code line} is its index in the script of the scenario. */
  record Intervened(int member, Intervention what, int line) implements SwimEvent {}

  /** The process of a new member starts, by a line of the script. */
  record ProcessStarted(int member, Intervention what, int line) implements SwimEvent {}

  /** What the script had done for a while is over. */
  record Ended(int member, Intervention what, int line) implements SwimEvent {}
}
