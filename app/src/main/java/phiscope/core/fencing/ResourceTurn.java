package phiscope.core.fencing;

import phiscope.core.fencing.FencingCounters.Count;
import phiscope.core.fencing.FencingEvent.WriteApplied;
import phiscope.core.fencing.FencingEvent.WriteArrived;
import phiscope.core.fencing.FencingMessage.Answer;
import phiscope.core.fencing.FencingMessage.Fate;
import phiscope.core.fencing.FencingMessage.Write;
import phiscope.core.fencing.InvariantState.AcknowledgedLost;
import phiscope.core.fencing.InvariantState.DoneAgain;
import phiscope.core.fencing.InvariantState.OldAccepted;
import phiscope.core.fencing.InvariantState.OlderAccepted;
import phiscope.core.fencing.InvariantState.PresentRefused;

/** What the resource does, and what that does to the invariants about writes. */
final class ResourceTurn {
  private ResourceTurn() {}

  /** A write arrives. */
  static void receive(FencingTurn turn, FencingMessage message, Write write, int cause) {
    RequestState request = turn.requests.get(write.request());
    long compared = compared(turn);
    Verdict verdict = verdict(turn, write, request);
    turn.happened(new WriteArrived(message, verdict, compared), cause);
    switch (verdict) {
      case CONNECTION_DROPPED -> turn.count(Count.DROPPED);
      case ANSWERED_AGAIN -> answerAgain(turn, write);
      case REFUSED -> refuse(turn, request, compared);
      case ACCEPTED -> accept(turn, write);
      case CHECK_PASSED -> turn.schedule(turn.now + write.stall(), new Task.ApplyChecked(write));
    }
  }

  private static long compared(FencingTurn turn) {
    return switch (turn.scenario.protections().tokenCheck()) {
      case NONE -> 0;
      case HIGHEST_SEEN -> turn.resource.highest();
      case AUTHORITY_ASKED -> turn.authority.token();
    };
  }

  private static Verdict verdict(FencingTurn turn, Write write, RequestState request) {
    WriteProtections protections = turn.scenario.protections();
    boolean dropped =
        turn.scenario.takeover().graded()
            && turn.authority.holder() == request.holder()
            && turn.authority.grade().compareTo(Grade.CONNECTIONS_DROPPED) >= 0;
    if (dropped) {
      return Verdict.CONNECTION_DROPPED;
    }
    if (protections.deduplicated() && request.done() > 0) {
      return Verdict.ANSWERED_AGAIN;
    }
    boolean passes =
        protections
            .tokenCheck()
            .passes(write.token(), turn.resource.highest(), turn.authority.token());
    if (!passes) {
      return Verdict.REFUSED;
    }
    return protections.atomic() ? Verdict.ACCEPTED : Verdict.CHECK_PASSED;
  }

  /** What was checked before is written now. */
  static void apply(FencingTurn turn, Write write, int cause) {
    turn.happened(new WriteApplied(write.request(), write.token()), cause);
    accept(turn, write);
  }

  private static void accept(FencingTurn turn, Write write) {
    RequestState request = turn.requests.get(write.request());
    checkBeforeWriting(turn, request);
    turn.resource =
        turn.resource.written(
            request.id(), request.token(), turn.scenario.protections().tokenCheck());
    turn.put(request.doneOnceMore());
    turn.count(Count.ACCEPTED);
    acknowledge(turn, write, Verdict.ACCEPTED);
  }

  private static void checkBeforeWriting(FencingTurn turn, RequestState request) {
    long greatest = turn.resource.greatestAccepted();
    if (request.token() < greatest) {
      turn.breach(
          Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER,
          new OlderAccepted(request.id(), request.token(), greatest));
    }
    if (request.grant() < turn.authority.token()) {
      turn.breach(
          Invariant.NOTHING_OLD_AFTER_THE_SWITCH,
          new OldAccepted(request.id(), request.grant(), turn.authority.token()));
    }
    if (request.done() > 0) {
      turn.breach(
          Invariant.A_REPEATED_REQUEST_TAKES_EFFECT_ONCE,
          new DoneAgain(request.id(), request.done() + 1));
    }
    int value = turn.resource.value();
    if (value >= 0 && value != request.id()) {
      RequestState present = turn.requests.get(value);
      boolean isNoNewer =
          request.grant() < present.grant()
              || request.grant() == present.grant() && request.done() > 0;
      if (present.isAcknowledged() && isNoNewer) {
        lose(turn, value, request.id());
      }
    }
  }

  private static void lose(FencingTurn turn, int lost, int replacedBy) {
    turn.count(Count.LOST);
    turn.breach(Invariant.NO_ACKNOWLEDGED_WRITE_LOST, new AcknowledgedLost(lost, replacedBy));
  }

  private static void answerAgain(FencingTurn turn, Write write) {
    RequestState request = turn.requests.get(write.request());
    boolean arrives = acknowledge(turn, write, Verdict.ANSWERED_AGAIN);
    int value = turn.resource.value();
    boolean isGone = value != request.id() && turn.requests.get(value).grant() < request.grant();
    if (arrives && isGone) {
      lose(turn, request.id(), value);
    }
  }

  private static boolean acknowledge(FencingTurn turn, Write write, Verdict verdict) {
    RequestState request = turn.requests.get(write.request());
    FencingMessage answer = answer(turn, request, verdict, write.answerLost());
    if (answer.fate() != Fate.ARRIVES) {
      return false;
    }
    if (!request.isAcknowledged()) {
      turn.count(Count.ACKNOWLEDGED);
    }
    turn.put(request.acknowledged());
    return true;
  }

  private static FencingMessage answer(
      FencingTurn turn, RequestState request, Verdict verdict, boolean isLost) {
    Party holder = Party.of(request.holder());
    Answer content = new Answer(request.id(), verdict);
    return isLost
        ? turn.send(Party.RESOURCE, holder, content, 0, true)
        : turn.send(Party.RESOURCE, holder, content);
  }

  private static void refuse(FencingTurn turn, RequestState request, long compared) {
    turn.put(request.refused());
    turn.count(Count.REFUSED);
    boolean isPresent =
        request.grant() == turn.authority.token() && request.token() == request.grant();
    if (isPresent) {
      turn.breach(
          Invariant.THE_PRESENT_HOLDER_IS_NOT_REFUSED,
          new PresentRefused(request.id(), request.token(), compared));
    }
    answer(turn, request, Verdict.REFUSED, false);
  }
}
