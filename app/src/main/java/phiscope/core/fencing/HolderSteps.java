package phiscope.core.fencing;

import java.util.Optional;
import phiscope.core.fencing.FencingCounters.Count;
import phiscope.core.fencing.FencingEvent.AnswerArrived;
import phiscope.core.fencing.FencingEvent.BeginReason;
import phiscope.core.fencing.FencingEvent.HeartbeatSent;
import phiscope.core.fencing.FencingEvent.LeaseRanOut;
import phiscope.core.fencing.FencingEvent.NobodyThere;
import phiscope.core.fencing.FencingEvent.RenewalArrived;
import phiscope.core.fencing.FencingEvent.RenewalAsked;
import phiscope.core.fencing.FencingEvent.TakeoverRefused;
import phiscope.core.fencing.FencingEvent.TookOver;
import phiscope.core.fencing.FencingEvent.WriteBegun;
import phiscope.core.fencing.FencingEvent.WriteSent;
import phiscope.core.fencing.FencingIntervention.RefuseTakeover;
import phiscope.core.fencing.FencingMessage.Answer;
import phiscope.core.fencing.FencingMessage.Grant;
import phiscope.core.fencing.FencingMessage.GrantAnswer;
import phiscope.core.fencing.FencingMessage.Heartbeat;
import phiscope.core.fencing.FencingMessage.Renew;
import phiscope.core.fencing.FencingMessage.Renewed;
import phiscope.core.fencing.FencingMessage.Write;

/** What holders do. A holder knows its token, its lease on its own clock, and what it is told. */
final class HolderSteps {
  private HolderSteps() {}

  /** The clock of its own work strikes. */
  static void decide(FencingTurn turn, int holder, int cause) {
    turn.schedule(turn.now + turn.scenario.workload().writeEvery(), new Task.Decide(holder));
    begin(turn, holder, 0, Optional.empty(), cause);
    if (!turn.holder(holder).believes()) {
      turn.unschedule(task -> task instanceof Task.Decide && task.holder() == holder);
    }
  }

  /** A holder decides whether to write. */
  static void begin(FencingTurn turn, int id, long named, Optional<WritePath> path, int cause) {
    HolderState holder = turn.holder(id);
    BeginReason reason = reason(turn, holder, named, path.isPresent());
    boolean goesOn =
        reason == BeginReason.LEASE_LEFT
            || reason == BeginReason.BELIEVES
            || reason == BeginReason.SELF_MADE_TOKEN;
    int request = goesOn ? turn.requests.size() : -1;
    turn.happened(new WriteBegun(id, request, holder.leaseLeft(turn.now), reason), cause);
    if (reason == BeginReason.LEASE_OVER) {
      turn.put(holder.believing(false));
    } else if (reason == BeginReason.TRAFFIC_DROPPED) {
      turn.count(Count.HELD);
    } else if (goesOn) {
      long token = named == 0 ? holder.token() : named;
      turn.requests.add(RequestState.of(request, id, holder.token(), token));
      turn.put(holder.writing(request));
      long after = path.map(WritePath::sendAfter).orElse(turn.scenario.workload().checkToSend());
      turn.schedule(turn.now + after, new Task.Send(id, request, path.orElse(null)));
    }
  }

  private static BeginReason reason(
      FencingTurn turn, HolderState holder, long named, boolean isScripted) {
    if (!holder.runs() || holder.writing() >= 0) {
      return BeginReason.BUSY;
    }
    if (named != 0 && named != holder.token()) {
      return turn.scenario.protections().fromAuthority()
          ? BeginReason.TOKEN_NOT_ISSUED
          : BeginReason.SELF_MADE_TOKEN;
    }
    if (!holder.believes()) {
      return BeginReason.DOES_NOT_BELIEVE;
    }
    if (turn.scenario.protections().leaseChecked() && holder.leaseLeft(turn.now) <= 0) {
      return BeginReason.LEASE_OVER;
    }
    boolean dropped =
        turn.authority.holder() == holder.id()
            && turn.authority.grade() != Grade.TRUSTED
            && turn.scenario.takeover().graded();
    if (dropped && !isScripted) {
      return BeginReason.TRAFFIC_DROPPED;
    }
    return turn.scenario.protections().leaseChecked()
        ? BeginReason.LEASE_LEFT
        : BeginReason.BELIEVES;
  }

  /** It has decided; whatever has happened since, it sends. */
  static void send(FencingTurn turn, Task.Send task, int cause) {
    RequestState request = turn.requests.get(task.request()).sent();
    turn.put(request);
    int attempt = request.attempts() - 1;
    turn.happened(new WriteSent(task.holder(), request.id(), attempt), cause);
    Party from = Party.of(task.holder());
    if (task.path() == null) {
      turn.send(from, Party.RESOURCE, ordinary(request, attempt, 0));
      if (turn.makesCopy()) {
        turn.send(from, Party.RESOURCE, ordinary(request, attempt, 1));
      }
    } else if (task.path().copies().isEmpty()) {
      turn.send(from, Party.RESOURCE, ordinary(request, attempt, 0), 0, true);
    } else {
      int number = 0;
      for (WritePath.Copy copy : task.path().copies()) {
        Write write =
            new Write(
                request.id(), request.token(), attempt, number++, copy.stall(), copy.answerLost());
        turn.send(from, Party.RESOURCE, write, copy.delay(), false);
      }
    }
    HolderState holder = turn.holder(task.holder());
    turn.put(afterLook(turn, holder.writing(-1)));
    Workload workload = turn.scenario.workload();
    if (workload.retryAfter() > 0 && attempt < workload.retries()) {
      turn.schedule(turn.now + workload.retryAfter(), new Task.Retry(task.holder(), request.id()));
    }
  }

  private static Write ordinary(RequestState request, int attempt, int copy) {
    return new Write(request.id(), request.token(), attempt, copy, 0, false);
  }

  private static HolderState afterLook(FencingTurn turn, HolderState holder) {
    boolean sees = turn.scenario.protections().leaseChecked() && holder.leaseLeft(turn.now) <= 0;
    return sees ? holder.believing(false) : holder;
  }

  /** Whether a request may be sent again: it is not answered, and its holder is free to. */
  static boolean mayRepeat(FencingTurn turn, RequestState request) {
    HolderState holder = turn.holder(request.holder());
    boolean may =
        request.token() != request.grant()
            || holder.believes()
                && (!turn.scenario.protections().leaseChecked() || holder.leaseLeft(turn.now) > 0);
    return may
        && !request.isAnswered()
        && request.attempts() > 0
        && holder.runs()
        && holder.writing() < 0
        && holder.token() == request.grant();
  }

  /** No answer has come for a while. */
  static void retry(FencingTurn turn, Task.Retry task, int cause) {
    send(turn, new Task.Send(task.holder(), task.request(), null), cause);
  }

  static void heartbeat(FencingTurn turn, int id, int cause) {
    HolderState holder = turn.holder(id).beating();
    turn.put(holder);
    turn.happened(new HeartbeatSent(id), cause);
    turn.send(Party.of(id), Party.AUTHORITY, new Heartbeat(holder.heartbeats()));
    turn.schedule(turn.now + turn.scenario.detector().heartbeats(), new Task.Heartbeat(id));
  }

  static void renew(FencingTurn turn, int id, int cause) {
    HolderState holder = turn.holder(id);
    turn.happened(new RenewalAsked(id), cause);
    turn.send(
        Party.of(id), Party.AUTHORITY, new Renew(holder.token(), holder.clock().at(turn.now)));
    turn.schedule(turn.now + turn.scenario.lease().renewEvery(), new Task.Renew(id));
  }

  static void leaseEnds(FencingTurn turn, Task.LeaseEnd task, int cause) {
    HolderState holder = turn.holder(task.holder());
    turn.happened(new LeaseRanOut(holder.id(), holder.token()), cause);
    if (holder.writing() < 0) {
      stopBelieving(turn, holder);
    }
  }

  private static void stopBelieving(FencingTurn turn, HolderState holder) {
    turn.put(holder.believing(false));
    turn.unschedule(
        task ->
            task.holder() == holder.id()
                && (task instanceof Task.Renew
                    || task instanceof Task.Decide
                    || task instanceof Task.LeaseEnd));
  }

  /** It will look at its lease when that has run out on its clock, if it looks at all. */
  static void watchLease(FencingTurn turn, int id) {
    turn.unschedule(task -> task instanceof Task.LeaseEnd && task.holder() == id);
    HolderState holder = turn.holder(id);
    if (turn.scenario.protections().leaseChecked() && holder.believes()) {
      turn.schedule(
          holder.clock().reaches(holder.leaseEnds(), turn.now),
          new Task.LeaseEnd(id, holder.token()));
    }
  }

  /** A message reaches a holder that is not paused. */
  static void receive(FencingTurn turn, FencingMessage message, int cause) {
    HolderState holder = turn.holder(message.to().holder());
    if (holder.isDown()) {
      turn.happened(new NobodyThere(message), cause);
    } else if (message.content() instanceof Grant grant) {
      takeOver(turn, holder, message, grant.token(), cause);
    } else if (message.content() instanceof Renewed renewed) {
      hearOfRenewal(turn, holder, message, renewed, cause);
    } else if (message.content() instanceof Answer answer) {
      RequestState request = turn.requests.get(answer.request());
      boolean stops =
          answer.verdict() == Verdict.REFUSED
              && holder.believes()
              && request.grant() == holder.token();
      turn.put(request.answered());
      turn.unschedule(task -> task instanceof Task.Retry retry && retry.request() == request.id());
      turn.happened(new AnswerArrived(message, answer, stops), cause);
      if (stops) {
        stopBelieving(turn, holder);
      }
    }
  }

  private static void takeOver(
      FencingTurn turn, HolderState holder, FencingMessage message, long token, int cause) {
    boolean refuses =
        turn.activeLines.stream()
            .map(line -> turn.scenario.script().get(line).intervention())
            .anyMatch(
                what -> what instanceof RefuseTakeover refusal && refusal.holder() == holder.id());
    if (refuses || token <= holder.token()) {
      turn.happened(new TakeoverRefused(message, token), cause);
      turn.send(Party.of(holder.id()), Party.AUTHORITY, new GrantAnswer(token, false));
      return;
    }
    long ends = holder.clock().at(turn.now) + turn.scenario.lease().duration();
    turn.put(holder.granted(token, ends));
    turn.happened(new TookOver(message, token), cause);
    turn.send(Party.of(holder.id()), Party.AUTHORITY, new GrantAnswer(token, true));
    startWork(turn, holder.id());
  }

  /** A holder that was just granted the right begins to use it. */
  static void startWork(FencingTurn turn, int id) {
    turn.unschedule(
        task -> task.holder() == id && (task instanceof Task.Decide || task instanceof Task.Renew));
    watchLease(turn, id);
    if (turn.scenario.workload().writeEvery() > 0) {
      turn.schedule(turn.now + turn.scenario.workload().writeEvery(), new Task.Decide(id));
    }
    if (turn.scenario.lease().renewEvery() > 0) {
      turn.schedule(turn.now + turn.scenario.lease().renewEvery(), new Task.Renew(id));
    }
  }

  private static void hearOfRenewal(
      FencingTurn turn, HolderState holder, FencingMessage message, Renewed renewed, int cause) {
    turn.happened(new RenewalArrived(message, renewed.granted()), cause);
    if (renewed.token() != holder.token()) {
      return;
    }
    if (!renewed.granted()) {
      stopBelieving(turn, holder);
    } else if (holder.believes()) {
      turn.put(holder.renewed(renewed.askedAt() + turn.scenario.lease().duration()));
      watchLease(turn, holder.id());
    }
  }
}
