package phiscope.core.swim.protocol;

import java.util.List;
import phiscope.core.swim.protocol.Change.AnswerTooLate;
import phiscope.core.swim.protocol.Change.ProbeEnded;
import phiscope.core.swim.protocol.Change.ProbeStarted;
import phiscope.core.swim.protocol.Change.ProbeWentIndirect;
import phiscope.core.swim.protocol.ProbeParameters.TargetChoice;
import phiscope.core.swim.theory.LocalHealth;

/** Probes: direct, indirect, over a connection, and those done for others. */
final class Probing {
  private Probing() {}

  /** A protocol period begins. */
  static void period(Turn turn) {
    turn.periodStart = turn.now;
    if (turn.probe == null) {
      int target =
          turn.parameters.probe().targetChoice() == TargetChoice.ROUND_ROBIN
              ? nextInRound(turn)
              : anyone(turn);
      if (target >= 0) {
        start(turn, target);
      }
    }
    // After the end of the probe, so that at equal times the probe ends before the next begins.
    turn.startTimer(TimerKind.PERIOD, -1, turn.parameters.probe().interval());
  }

  private static int anyone(Turn turn) {
    List<Integer> chosen = Chosen.members(turn, 1, member -> isProbed(turn, member));
    return chosen.isEmpty() ? -1 : chosen.get(0);
  }

  private static int nextInRound(Turn turn) {
    int places = turn.view.ranks() + turn.order.late().size();
    for (int tried = 0; tried <= places; tried++) {
      if (turn.order.isOver()) {
        Membership.reap(turn);
        turn.order = ProbeOrder.shuffled(turn.bits(), turn.view.ranks());
      }
      int next = turn.order.next(turn.view);
      turn.order = turn.order.advanced();
      if (isProbed(turn, next)) {
        return next;
      }
    }
    return -1;
  }

  private static boolean isProbed(Turn turn, int member) {
    MemberRecord record = turn.record(member);
    return member != turn.id && record != null && !record.state().isGone();
  }

  private static void start(Turn turn, int target) {
    ProbeParameters probing = turn.parameters.probe();
    Lifeguard lifeguard = turn.parameters.lifeguard();
    long factor = lifeguard.localHealthProbe() ? turn.health + 1L : 1;
    long number = turn.nextSequence();
    long timeout = probing.timeout() * (lifeguard.scalesTimeout() ? factor : 1);
    turn.startTimer(TimerKind.PROBE_TIMEOUT, target, timeout, number);
    turn.startTimer(TimerKind.PROBE_END, target, probing.interval() * factor, number);
    turn.probe = Probe.direct(target, number, turn.now);
    MemberRecord record = turn.record(target);
    turn.changed(new ProbeStarted(turn.id, target, number, record.state()));
    List<Update> updates =
        lifeguard.buddySystem() && record.state() == MemberState.SUSPECT
            ? Spreading.piggybackedBehind(
                turn, new Update(target, MemberState.SUSPECT, record.incarnation(), turn.id))
            : Spreading.piggybacked(turn);
    turn.send(target, new Message.Ping(number, updates));
  }

  /** The direct probe had no answer: others are asked. */
  static void timedOut(Turn turn) {
    Probe probe = turn.probe;
    ProbeParameters probing = turn.parameters.probe();
    boolean nacks = turn.parameters.lifeguard().nacks();
    List<Integer> relays =
        Chosen.members(
            turn,
            probing.indirectProbes(),
            member -> member != probe.target() && turn.record(member).state() == MemberState.ALIVE);
    turn.probe = probe.indirect(relays, nacks ? relays.size() : 0);
    turn.changed(
        new ProbeWentIndirect(
            turn.id, probe.target(), probe.sequence(), relays, probing.fallbackPing()));
    for (int relay : relays) {
      turn.send(
          relay,
          new Message.PingReq(
              probe.sequence(), probe.target(), nacks, Spreading.piggybacked(turn)));
    }
    if (probing.fallbackPing()) {
      turn.send(probe.target(), new Message.FallbackPing(probe.sequence()));
    }
  }

  /** The time of a probe is over. */
  static void ended(Turn turn) {
    Probe probe = turn.probe;
    if (probe.isFallbackAnswered()) {
      succeeded(turn, ProbeOutcome.FALLBACK_ACK, -1);
      return;
    }
    end(turn, ProbeOutcome.FAILED, -1);
    int delta = LocalHealth.deltaOfFailedProbe(probe.nacksExpected(), probe.nacksReceived());
    boolean nacksMissed = probe.nacksExpected() > 0;
    Membership.health(
        turn, delta, nacksMissed ? HealthReason.NACKS_MISSED : HealthReason.PROBE_FAILED);
    Membership.accuse(turn, probe.target());
  }

  private static void succeeded(Turn turn, ProbeOutcome outcome, int relay) {
    end(turn, outcome, relay);
    Membership.health(turn, LocalHealth.deltaOfAnsweredProbe(), HealthReason.PROBE_SUCCEEDED);
  }

  private static void end(Turn turn, ProbeOutcome outcome, int relay) {
    Probe probe = turn.probe;
    turn.probe = null;
    turn.changed(
        new ProbeEnded(
            turn.id,
            probe.target(),
            probe.sequence(),
            outcome,
            relay,
            probe.nacksExpected(),
            probe.nacksReceived()));
  }

  static void answerPing(Turn turn, int sender, Message.Ping ping) {
    turn.send(sender, new Message.Ack(ping.sequence(), turn.id, Spreading.piggybacked(turn)));
  }

  /** It is asked to probe another member. */
  static void relay(Turn turn, int asker, Message.PingReq request) {
    int target = request.target();
    long number =
        turn.startTimer(TimerKind.RELAY_TIMEOUT, target, turn.parameters.probe().relayTimeout());
    turn.relays =
        turn.relays.with(
            (int) number, new Relay(asker, request.sequence(), target, request.nackWanted()));
    turn.send(target, new Message.Ping(number, Spreading.piggybacked(turn)));
  }

  /** The target of a relayed probe did not answer. */
  static void relayTimedOut(Turn turn, long number) {
    Relay relay = turn.relays.get((int) number);
    turn.relays = turn.relays.without((int) number);
    if (relay.nackWanted()) {
      turn.send(
          relay.asker(),
          new Message.Nack(relay.askerSequence(), relay.target(), Spreading.piggybacked(turn)));
    }
  }

  static void acked(Turn turn, int sender, Message.Ack ack) {
    Relay relay = turn.relays.get((int) ack.sequence());
    if (turn.probe != null && turn.probe.sequence() == ack.sequence()) {
      boolean direct = sender == turn.probe.target();
      succeeded(
          turn, direct ? ProbeOutcome.DIRECT_ACK : ProbeOutcome.INDIRECT_ACK, direct ? -1 : sender);
    } else if (relay != null) {
      turn.relays = turn.relays.without((int) ack.sequence());
      turn.send(
          relay.asker(),
          new Message.Ack(relay.askerSequence(), relay.target(), Spreading.piggybacked(turn)));
    } else {
      turn.changed(new AnswerTooLate(turn.id, ack.target(), ack.sequence(), MessageKind.ACK));
    }
  }

  static void nacked(Turn turn, Message.Nack nack) {
    if (turn.probe != null && turn.probe.sequence() == nack.sequence()) {
      turn.probe = turn.probe.withNack();
    } else {
      turn.changed(new AnswerTooLate(turn.id, nack.target(), nack.sequence(), MessageKind.NACK));
    }
  }

  static void fallbackAcked(Turn turn, Message.FallbackAck ack) {
    if (turn.probe != null && turn.probe.sequence() == ack.sequence()) {
      turn.probe = turn.probe.fallbackAnswered();
    } else {
      turn.changed(
          new AnswerTooLate(turn.id, ack.target(), ack.sequence(), MessageKind.FALLBACK_ACK));
    }
  }
}
