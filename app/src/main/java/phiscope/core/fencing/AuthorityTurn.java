package phiscope.core.fencing;

import phiscope.core.fencing.FencingCounters.Count;
import phiscope.core.fencing.FencingEvent.Evaluated;
import phiscope.core.fencing.FencingEvent.HeartbeatArrived;
import phiscope.core.fencing.FencingEvent.LeaseRanOutAtAuthority;
import phiscope.core.fencing.FencingEvent.RenewalAnswered;
import phiscope.core.fencing.FencingEvent.SwitchConfirmed;
import phiscope.core.fencing.FencingEvent.SwitchWithdrawn;
import phiscope.core.fencing.FencingEvent.TakeoverAnswered;
import phiscope.core.fencing.FencingEvent.TakeoverFailed;
import phiscope.core.fencing.FencingEvent.TokenIssued;
import phiscope.core.fencing.FencingEvent.WaitsFor;
import phiscope.core.fencing.FencingMessage.Grant;
import phiscope.core.fencing.FencingMessage.GrantAnswer;
import phiscope.core.fencing.FencingMessage.Heartbeat;
import phiscope.core.fencing.FencingMessage.Renew;
import phiscope.core.fencing.FencingMessage.Renewed;

/**
 * What the authority and the detector beside it do: suspicion, confirmation, end of the lease, new
 * token, takeover or roll-back.
 */
final class AuthorityTurn {
  private AuthorityTurn() {}

  static void receive(FencingTurn turn, FencingMessage message, int cause) {
    int sender = message.from().holder();
    if (message.content() instanceof Heartbeat heartbeat) {
      turn.watches.set(sender, turn.watches.get(sender).heard(heartbeat.sequence(), turn.now));
      turn.happened(new HeartbeatArrived(message), cause);
    } else if (message.content() instanceof Renew renew) {
      renew(turn, message, renew, cause);
    } else if (message.content() instanceof GrantAnswer answer) {
      hearOfTakeover(turn, message, answer, cause);
    }
  }

  /** A lease is renewed unless it is meant to run out. */
  private static void renew(FencingTurn turn, FencingMessage message, Renew renew, int cause) {
    boolean isLeftToRunOut =
        turn.scenario.takeover().waitsForLease() && turn.authority.phase() != Phase.WATCHING;
    boolean granted = renew.token() == turn.authority.token() && !isLeftToRunOut;
    turn.happened(new RenewalAnswered(message, granted), cause);
    if (granted) {
      turn.authority = turn.authority.renewed(turn.now + turn.scenario.lease().duration());
      watchLease(turn);
    }
    turn.send(
        Party.AUTHORITY, message.from(), new Renewed(renew.token(), renew.askedAt(), granted));
  }

  private static void watchLease(FencingTurn turn) {
    turn.unschedule(task -> task instanceof Task.AuthorityLeaseEnd);
    turn.schedule(turn.authority.leaseEnds(), new Task.AuthorityLeaseEnd(turn.authority.token()));
  }

  static void leaseEnds(FencingTurn turn, Task.AuthorityLeaseEnd task, int cause) {
    turn.happened(new LeaseRanOutAtAuthority(task.token()), cause);
  }

  /** The detector looks at the present holder. */
  static void evaluate(FencingTurn turn, int cause) {
    turn.schedule(turn.now + turn.scenario.detector().evaluations(), new Task.Evaluate());
    AuthorityState authority = turn.authority;
    Watch watch = turn.watches.get(authority.holder());
    Grade grade = grade(turn, authority.holder());
    TakeoverRules rules = turn.scenario.takeover();
    boolean isCooling =
        authority.switchedAt() >= 0 && turn.now < authority.switchedAt() + rules.coolDown();
    boolean counts = authority.phase() != Phase.ISSUED && !isCooling;
    int inARow = counts && grade == Grade.SWITCH ? authority.inARow() + 1 : 0;
    boolean isWanted =
        rules.switchesBack()
            && authority.holder() != 0
            && grade == Grade.TRUSTED
            && turn.watches.get(0).last() >= 0
            && grade(turn, 0) == Grade.TRUSTED;
    int trusted = counts && isWanted ? authority.trustedInARow() + 1 : 0;
    turn.authority = authority.judged(grade, inARow, trusted);
    turn.happened(
        new Evaluated(
            authority.holder(),
            watch.phi(turn.now),
            watch.silence(turn.now),
            grade,
            inARow,
            watch.isAtLeast(turn.now)),
        cause);
    decide(turn, inARow, trusted);
  }

  private static Grade grade(FencingTurn turn, int holder) {
    return turn.watches
        .get(holder)
        .grade(turn.scenario.detector(), turn.scenario.takeover(), turn.now);
  }

  private static void decide(FencingTurn turn, int inARow, int trusted) {
    int confirmations = turn.scenario.takeover().confirmations();
    Phase phase = turn.authority.phase();
    if (phase == Phase.WATCHING && inARow >= confirmations) {
      turn.schedule(turn.now, new Task.Confirm(candidate(turn), false));
    } else if (phase == Phase.WATCHING && trusted >= confirmations) {
      turn.schedule(turn.now, new Task.Confirm(0, true));
    } else if (phase == Phase.CONFIRMED && inARow == 0) {
      turn.schedule(turn.now, new Task.Withdraw());
    }
  }

  /** The next holder in order that is not suspected itself; the next one if all are. */
  static int candidate(FencingTurn turn) {
    int holders = turn.scenario.holders();
    int present = turn.authority.holder();
    for (int step = 1; step < holders; step++) {
      int next = (present + step) % holders;
      if (grade(turn, next) != Grade.SWITCH) {
        return next;
      }
    }
    return (present + 1) % holders;
  }

  /** A switch is decided; the token is issued at once, or when what it waits for has passed. */
  static void confirm(FencingTurn turn, Task.Confirm task, int cause) {
    TakeoverRules rules = turn.scenario.takeover();
    AuthorityState authority = turn.authority;
    long earliest =
        authority.switchedAt() < 0 ? 0 : authority.switchedAt() + rules.minimumInterval();
    long leaseEnds = rules.waitsForLease() ? authority.leaseEnds() : 0;
    long at = Math.max(turn.now, Math.max(earliest, leaseEnds));
    WaitsFor waitsFor =
        at == turn.now
            ? WaitsFor.NOTHING
            : at == leaseEnds ? WaitsFor.END_OF_LEASE : WaitsFor.MINIMUM_INTERVAL;
    turn.authority =
        authority.confirmed(task.to(), task.isReturn() ? Phase.RETURNING : Phase.CONFIRMED);
    turn.happened(
        new SwitchConfirmed(authority.holder(), task.to(), task.isReturn(), at, waitsFor), cause);
    turn.schedule(at, new Task.Issue(task.to(), false));
  }

  static void withdraw(FencingTurn turn, int cause) {
    turn.unschedule(task -> task instanceof Task.Issue);
    turn.authority = turn.authority.watching();
    turn.happened(new SwitchWithdrawn(turn.authority.holder()), cause);
  }

  /** The token after the latest is issued: the authority remembers it whatever happens. */
  static void issue(FencingTurn turn, Task.Issue task, int cause) {
    boolean isMistaken =
        turn.authority.phase() == Phase.CONFIRMED && !turn.holder(turn.authority.holder()).isDown();
    long acceptBy = turn.now + turn.scenario.takeover().acceptWithin();
    turn.authority = turn.authority.issued(task.to(), acceptBy + turn.scenario.lease().duration());
    turn.unschedule(
        other -> other instanceof Task.AuthorityLeaseEnd || other instanceof Task.Issue);
    turn.count(Count.SWITCH);
    if (task.isRollBack()) {
      turn.count(Count.ROLL_BACK);
    } else if (isMistaken) {
      turn.count(Count.MISTAKEN_SWITCH);
    }
    turn.happened(new TokenIssued(task.to(), turn.authority.token(), task.isRollBack()), cause);
    turn.send(Party.AUTHORITY, Party.of(task.to()), new Grant(turn.authority.token()));
    turn.schedule(acceptBy, new Task.AcceptTimeout(turn.authority.token()));
  }

  private static void hearOfTakeover(
      FencingTurn turn, FencingMessage message, GrantAnswer answer, int cause) {
    turn.happened(new TakeoverAnswered(message, answer.accepted()), cause);
    boolean isExpected =
        turn.authority.phase() == Phase.ISSUED && answer.token() == turn.authority.token();
    if (!isExpected) {
      return;
    }
    turn.unschedule(task -> task instanceof Task.AcceptTimeout);
    if (answer.accepted()) {
      turn.authority =
          turn.authority.accepted(turn.now, turn.now + turn.scenario.lease().duration());
      watchLease(turn);
    } else {
      turn.schedule(turn.now, new Task.AcceptTimeout(answer.token()));
    }
  }

  /** Nobody has taken over. */
  static void acceptTimesOut(FencingTurn turn, Task.AcceptTimeout task, int cause) {
    AuthorityState authority = turn.authority;
    boolean rollsBack = turn.scenario.takeover().rollsBack();
    turn.happened(new TakeoverFailed(authority.candidate(), task.token(), rollsBack), cause);
    if (rollsBack) {
      turn.authority = authority.watching();
      turn.schedule(turn.now, new Task.Issue(authority.former(), true));
    } else {
      turn.authority = authority.accepted(turn.now, turn.now);
    }
  }
}
