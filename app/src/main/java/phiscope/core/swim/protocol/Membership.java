package phiscope.core.swim.protocol;

import phiscope.core.swim.protocol.Change.HealthChanged;
import phiscope.core.swim.protocol.Change.Refuted;
import phiscope.core.swim.protocol.Change.SuspicionConfirmed;
import phiscope.core.swim.protocol.Change.UpdateIgnored;
import phiscope.core.swim.protocol.Change.ViewChanged;
import phiscope.core.swim.theory.LocalHealth;

/** What a member does with news: writes it down, refutes it, starts and ends suspicions. */
final class Membership {
  private Membership() {}

  /** Takes news as it came in a message. */
  static void hear(Turn turn, Update update) {
    apply(turn, update, Reason.UPDATE);
  }

  /** Takes news, of the outside or of its own. */
  static void apply(Turn turn, Update update, Reason reason) {
    if (update.subject() == turn.id) {
      applyToSelf(turn, update, reason);
      return;
    }
    MemberRecord known = turn.record(update.subject());
    Verdict verdict = Verdict.of(turn.parameters.rules(), known, update);
    switch (verdict.effect()) {
      case OVERRIDES -> override(turn, update, verdict.incarnation(), reason);
      case CONFIRMS -> confirm(turn, update, known, verdict.incarnation());
      case RAISES -> raise(turn, update, known, verdict.incarnation(), reason);
      case IGNORED -> ignore(turn, update, known, verdict.because(), reason);
    }
  }

  /** It accuses somebody: its probe failed. */
  static void accuse(Turn turn, int target) {
    MemberRecord known = turn.record(target);
    if (known == null || known.state().isGone()) {
      return;
    }
    MemberState state =
        turn.parameters.suspicion().enabled() ? MemberState.SUSPECT : MemberState.DEAD;
    apply(turn, new Update(target, state, known.incarnation(), turn.id), Reason.PROBE_FAILED);
  }

  /** A suspicion was not refuted in time. */
  static void suspicionExpired(Turn turn, int subject) {
    MemberRecord known = turn.record(subject);
    if (known == null || known.state() != MemberState.SUSPECT) {
      return;
    }
    Update dead = new Update(subject, MemberState.DEAD, known.incarnation(), turn.id);
    apply(turn, dead, Reason.SUSPICION_EXPIRED);
  }

  private static void override(Turn turn, Update update, long incarnation, Reason reason) {
    int subject = update.subject();
    MemberRecord before = turn.record(subject);
    write(turn, update, before, incarnation, reason);
    turn.suspicions = turn.suspicions.without(subject);
    if (update.state() == MemberState.SUSPECT) {
      startSuspicion(turn, subject, update.from());
    }
    if (before == null && turn.joined) {
      turn.order = turn.order.with(subject, turn.bits());
    }
    turn.broadcast(update);
  }

  private static void write(
      Turn turn, Update update, MemberRecord before, long incarnation, Reason reason) {
    boolean sameState = before != null && before.state() == update.state();
    MemberRecord after =
        new MemberRecord(update.state(), incarnation, sameState ? before.changedAt() : turn.now);
    turn.view = turn.view.with(update.subject(), after);
    turn.changed(new ViewChanged(turn.id, update.subject(), before, after, reason, update.from()));
  }

  private static void startSuspicion(Turn turn, int subject, int accuser) {
    int members = turn.view.present();
    int wanted = SuspicionTimeouts.wanted(turn.parameters, members);
    long minimum = SuspicionTimeouts.minimum(turn.parameters, members);
    long maximum = SuspicionTimeouts.maximum(turn.parameters, members);
    long number = turn.startTimer(TimerKind.SUSPICION, subject, maximum);
    turn.suspicions =
        turn.suspicions.with(
            subject, Suspicion.started(turn.now, accuser, wanted, minimum, maximum, number));
  }

  private static void confirm(Turn turn, Update update, MemberRecord known, long incarnation) {
    if (incarnation > known.incarnation()) {
      raise(turn, update, known, incarnation, Reason.UPDATE);
    }
    Suspicion suspicion = turn.suspicions.get(update.subject());
    if (suspicion == null || !suspicion.counts(update.from())) {
      ignore(turn, update, known, IgnoredBecause.NOT_COUNTED, Reason.UPDATE);
      return;
    }
    int confirmations = suspicion.confirmations() + 1;
    long timeout =
        SuspicionTimeouts.decayed(
            confirmations, suspicion.wanted(), suspicion.minimum(), suspicion.maximum());
    long left = suspicion.startedAt() + timeout - turn.now;
    long number = turn.startTimer(TimerKind.SUSPICION, update.subject(), left);
    turn.suspicions =
        turn.suspicions.with(
            update.subject(), suspicion.confirmedBy(update.from(), timeout, number));
    turn.changed(
        new SuspicionConfirmed(
            turn.id,
            update.subject(),
            update.from(),
            confirmations,
            suspicion.wanted(),
            suspicion.timeout(),
            timeout));
    turn.broadcast(update);
  }

  private static void raise(
      Turn turn, Update update, MemberRecord known, long incarnation, Reason reason) {
    MemberRecord after = new MemberRecord(known.state(), incarnation, known.changedAt());
    turn.view = turn.view.with(update.subject(), after);
    turn.changed(new ViewChanged(turn.id, update.subject(), known, after, reason, update.from()));
  }

  private static void ignore(
      Turn turn, Update update, MemberRecord known, IgnoredBecause because, Reason reason) {
    if (reason != Reason.SYNC) {
      turn.changed(new UpdateIgnored(turn.id, update, known, because));
    }
    boolean isAnswered =
        turn.parameters.sync().answersStaleAlive()
            && update.state() == MemberState.ALIVE
            && known != null
            && known.state() != MemberState.ALIVE;
    if (isAnswered) {
      turn.broadcast(
          new Update(update.subject(), known.state(), known.incarnation(), accuser(turn, update)));
    }
  }

  /** Who is named when a belief is passed on again; a member that left said so itself. */
  private static int accuser(Turn turn, Update update) {
    boolean left = turn.record(update.subject()).state() == MemberState.LEFT;
    return left ? update.subject() : turn.id;
  }

  private static void applyToSelf(Turn turn, Update update, Reason reason) {
    boolean isOld =
        update.state() == MemberState.ALIVE
            ? update.incarnation() <= turn.incarnation
            : update.incarnation() < turn.incarnation;
    if (turn.leaving) {
      ignoreOfSelf(turn, update, IgnoredBecause.KNOWN, reason);
    } else if (isOld) {
      boolean same = update.incarnation() == turn.incarnation;
      ignoreOfSelf(
          turn, update, same ? IgnoredBecause.KNOWN : IgnoredBecause.OLD_INCARNATION, reason);
      sayAgain(turn, update);
    } else if (isFinal(turn, update)) {
      ignoreOfSelf(turn, update, IgnoredBecause.DEAD_IS_FINAL, reason);
    } else {
      refute(turn, update);
    }
  }

  /** Who still accuses it has missed its refutation. */
  private static void sayAgain(Turn turn, Update accusation) {
    boolean isAccused = accusation.state() != MemberState.ALIVE;
    if (isAccused && turn.parameters.sync().answersStaleAlive()) {
      turn.broadcast(new Update(turn.id, MemberState.ALIVE, turn.incarnation, turn.id));
    }
  }

  private static void ignoreOfSelf(
      Turn turn, Update update, IgnoredBecause because, Reason reason) {
    if (reason != Reason.SYNC) {
      turn.changed(new UpdateIgnored(turn.id, update, turn.record(turn.id), because));
    }
  }

  private static boolean isFinal(Turn turn, Update update) {
    return turn.parameters.rules() == OverrideRules.SWIM_PAPER && update.state().isGone();
  }

  /** SWIM, section 4.2; memberlist state.go, refute: above both incarnations. */
  private static void refute(Turn turn, Update accusation) {
    long before = turn.incarnation;
    long after = Math.max(before, accusation.incarnation()) + 1;
    announce(turn, after, Reason.REFUTED);
    turn.changed(new Refuted(turn.id, accusation, before, after));
    if (accusation.state() != MemberState.ALIVE) {
      health(turn, LocalHealth.deltaOfRefutation(), HealthReason.REFUTED);
    }
  }

  /** Says that it lives, in this incarnation. */
  static void announce(Turn turn, long incarnation, Reason reason) {
    turn.incarnation = incarnation;
    Update alive = new Update(turn.id, MemberState.ALIVE, incarnation, turn.id);
    write(turn, alive, turn.record(turn.id), incarnation, reason);
    turn.broadcast(alive);
  }

  /** Says that it leaves. */
  static void leave(Turn turn) {
    turn.leaving = true;
    Update left = new Update(turn.id, MemberState.LEFT, turn.incarnation, turn.id);
    write(turn, left, turn.record(turn.id), turn.incarnation, Reason.LEAVES);
    turn.broadcast(left);
  }

  /** Moves the local health score. */
  static void health(Turn turn, int delta, HealthReason reason) {
    if (!turn.parameters.lifeguard().localHealthProbe()) {
      return;
    }
    int highest = turn.parameters.lifeguard().healthLevels() - 1;
    int after = new LocalHealth(turn.health, highest).after(delta).score();
    if (after != turn.health) {
      turn.changed(new HealthChanged(turn.id, turn.health, after, reason));
      turn.health = after;
    }
  }

  /** Forgets who has been gone for longer than they get gossip. */
  static void reap(Turn turn) {
    long keptFor = turn.parameters.dissemination().gossipToTheDead();
    boolean reaps = keptFor > 0 && turn.parameters.sync().reconnectInterval() == 0;
    if (!reaps || turn.view.gone() == 0) {
      return;
    }
    for (int subject : turn.view.overrides().keys()) {
      MemberRecord known = turn.record(subject);
      boolean isOver =
          subject != turn.id
              && known != null
              && known.state().isGone()
              && turn.now - known.changedAt() > keptFor;
      if (isOver) {
        turn.view = turn.view.without(subject);
        turn.changed(new ViewChanged(turn.id, subject, known, null, Reason.REAPED, turn.id));
      }
    }
  }
}
