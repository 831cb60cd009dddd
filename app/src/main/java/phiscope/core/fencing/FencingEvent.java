package phiscope.core.fencing;

import java.util.OptionalDouble;
import phiscope.core.fencing.FencingMessage.Answer;

/** What happened in a frame. */
public sealed interface FencingEvent {
  /** The beginning: holder 0 has the first token. */
  record Started() implements FencingEvent {}

  /**
   * A holder decides to write.
   *
   * @param request its number; -1 if it does not write
   * @param leaseLeft what its own clock says is left of its lease, 0 or less if it has run out
   * @param reason why it writes, or does not
   */
  record WriteBegun(int holder, int request, long leaseLeft, BeginReason reason)
      implements FencingEvent {}

  /** Why a holder begins a write, or does not. */
  enum BeginReason {
    /** It looked at its lease. */
    LEASE_LEFT,
    /** It believes that it may write, and does not look. */
    BELIEVES,
    /** It names a token of its own making. */
    SELF_MADE_TOKEN,
    /** Not: it looked, and its lease has run out. */
    LEASE_OVER,
    /** Not: it does not believe that it may write. */
    DOES_NOT_BELIEVE,
    /** Not: it was not issued the token, and may not make its own. */
    TOKEN_NOT_ISSUED,
    /** Not: it is still busy with the write before, or not running. */
    BUSY,
    /** Not: its traffic has been dropped. */
    TRAFFIC_DROPPED
  }

  /** A holder sends a write, for the first time or again. */
  record WriteSent(int holder, int request, int attempt) implements FencingEvent {}

  /**
   * A write reaches the resource.
   *
   * @param compared the number that its token was compared with; 0 if with none
   */
  record WriteArrived(FencingMessage message, Verdict verdict, long compared)
      implements FencingEvent {}

  /** The resource writes what it has checked before. */
  record WriteApplied(int request, long token) implements FencingEvent {}

  /** A holder gets the answer to a write. */
  record AnswerArrived(FencingMessage message, Answer answer, boolean stopsBelieving)
      implements FencingEvent {}

  /** The detector gets a heartbeat. */
  record HeartbeatArrived(FencingMessage message) implements FencingEvent {}

  /** A holder sends a heartbeat. */
  record HeartbeatSent(int holder) implements FencingEvent {}

  /** A holder asks for a renewal. */
  record RenewalAsked(int holder) implements FencingEvent {}

  /** The authority answers a request for renewal. */
  record RenewalAnswered(FencingMessage message, boolean granted) implements FencingEvent {}

  /** A holder hears whether its lease was renewed. */
  record RenewalArrived(FencingMessage message, boolean granted) implements FencingEvent {}

  /** A holder's lease has run out on its own clock. */
  record LeaseRanOut(int holder, long token) implements FencingEvent {}

  /** The lease has run out on the authority's clock. */
  record LeaseRanOutAtAuthority(long token) implements FencingEvent {}

  /**
   * The detector looks at the present holder.
   *
   * @param phi empty without a value
   * @param silence since its last heartbeat; -1 before the first
   * @param inARow how many evaluations in a row have suspected it
   * @param atLeast whether phi is a lower bound: the policy answers no more than that
   */
  record Evaluated(
      int holder, OptionalDouble phi, long silence, Grade grade, int inARow, boolean atLeast)
      implements FencingEvent {}

  /** Why a confirmed switch waits. */
  enum WaitsFor {
    NOTHING,
    MINIMUM_INTERVAL,
    END_OF_LEASE
  }

  /**
   * A switch is decided.
   *
   * @param from the present holder
   * @param to who is to take over
   * @param isReturn whether holder 0 gets the right back, without any suspicion
   * @param at when the token will be issued
   */
  record SwitchConfirmed(int from, int to, boolean isReturn, long at, WaitsFor waitsFor)
      implements FencingEvent {}

  /** The holder was heard in time: there will be no switch. */
  record SwitchWithdrawn(int holder) implements FencingEvent {}

  /** The authority issues a token. */
  record TokenIssued(int holder, long token, boolean isRollBack) implements FencingEvent {}

  /** A holder takes over. */
  record TookOver(FencingMessage message, long token) implements FencingEvent {}

  /** A holder will not take over. */
  record TakeoverRefused(FencingMessage message, long token) implements FencingEvent {}

  /** The authority hears whether the takeover was accepted. */
  record TakeoverAnswered(FencingMessage message, boolean accepted) implements FencingEvent {}

  /** The takeover was not accepted in time. */
  record TakeoverFailed(int holder, long token, boolean rollsBack) implements FencingEvent {}

  /** A message comes to a holder that is not running. */
  record NobodyThere(FencingMessage message) implements FencingEvent {}

  /** A line of the script is carried out. */
  record Intervened(FencingIntervention intervention, int line) implements FencingEvent {}

  /** A holder goes on after a pause. */
  record Resumed(int holder) implements FencingEvent {}

  /** A cut, a slow way or a refusal to take over has ended. */
  record Ended(int line) implements FencingEvent {}
}
