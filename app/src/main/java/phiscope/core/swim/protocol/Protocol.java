package phiscope.core.swim.protocol;

import java.util.List;
import java.util.function.Consumer;
import phiscope.core.kernel.IntMap;
import phiscope.core.kernel.RandomStream;
import phiscope.core.swim.protocol.Member.Counts;
import phiscope.core.swim.protocol.Member.Rhythm;
import phiscope.core.swim.protocol.ProbeParameters.Phases;

/**
 * The steps of a member, each a pure function of the member, what came to it and its local time.
 *
 * @param parameters the same for all members
 */
public record Protocol(SwimParameters parameters) {

  /**
   * What is needed to start a process.
   *
   * @param id its number
   * @param incarnation the one it begins with
   * @param random its own random numbers
   * @param lastSequence the last sequence number of a process of this name before it, 0 if none
   */
  public record Birth(int id, long incarnation, RandomStream random, long lastSequence) {}

  /** A member that knows all from the start and takes part at once, as one of many. */
  public Reaction begin(Birth birth, View view, long now) {
    Turn turn = new Turn(parameters, born(birth, view, now), now);
    turn.joined = true;
    boolean synchronous = parameters.probe().phases() == Phases.SYNCHRONOUS;
    long interval = parameters.probe().interval();
    turn.startTimer(TimerKind.PERIOD, -1, synchronous ? interval : 1 + turn.below(interval));
    Syncing.startFirst(turn);
    return finished(turn);
  }

  /** A member that knows nobody and asks the contacts, one after the other, to let it join. */
  public Reaction join(Birth birth, List<Integer> contacts, long now) {
    Turn turn = new Turn(parameters, born(birth, alone(birth, now), now), now);
    Syncing.join(turn, contacts);
    return finished(turn);
  }

  /** A member that starts with a list of members which may be wrong, and probes at once. */
  public Reaction joinUnsynced(Birth birth, int listed, long now) {
    View list = View.ofAllAlive(listed).with(birth.id(), alive(birth, now));
    Turn turn = new Turn(parameters, born(birth, list, now), now);
    Membership.announce(turn, birth.incarnation(), Reason.ANNOUNCED);
    Syncing.beginToProbe(turn, -1);
    return finished(turn);
  }

  /** It takes a message. */
  public Reaction receive(Member member, int sender, Message message, long now) {
    return step(
        member,
        now,
        turn -> {
          for (Update update : message.updates()) {
            Membership.hear(turn, update);
          }
          take(turn, sender, message);
        });
  }

  private static void take(Turn turn, int sender, Message message) {
    if (message instanceof Message.Ping ping) {
      Probing.answerPing(turn, sender, ping);
    } else if (message instanceof Message.PingReq request) {
      Probing.relay(turn, sender, request);
    } else if (message instanceof Message.Ack ack) {
      Probing.acked(turn, sender, ack);
    } else if (message instanceof Message.Nack nack) {
      Probing.nacked(turn, nack);
    } else if (message instanceof Message.FallbackPing ping) {
      turn.send(sender, new Message.FallbackAck(ping.sequence(), turn.id));
    } else if (message instanceof Message.FallbackAck ack) {
      Probing.fallbackAcked(turn, ack);
    } else if (message instanceof Message.SyncRequest request) {
      Syncing.requested(turn, sender, request);
    } else if (message instanceof Message.SyncReply reply) {
      Syncing.replied(turn, sender, reply);
    }
  }

  /**
   * A timer goes off that the member still awaits.
   *
   * @param contacts whom it may ask to let it join, from its configuration
   */
  public Reaction fire(Member member, Timer timer, List<Integer> contacts, long now) {
    return step(
        member,
        now,
        turn -> {
          switch (timer.kind()) {
            case PERIOD -> Probing.period(turn);
            case PROBE_TIMEOUT -> Probing.timedOut(turn);
            case PROBE_END -> Probing.ended(turn);
            case RELAY_TIMEOUT -> Probing.relayTimedOut(turn, timer.token());
            case SUSPICION -> Membership.suspicionExpired(turn, timer.subject());
            case GOSSIP -> Spreading.gossip(turn);
            case SYNC -> Syncing.sync(turn);
            case RECONNECT -> Syncing.reconnect(turn);
            case JOIN -> Syncing.join(turn, contacts);
          }
        });
  }

  /** It is told to leave. */
  public Reaction leave(Member member, long now) {
    return step(member, now, Membership::leave);
  }

  /** It is told to announce itself in a new incarnation. */
  public Reaction announce(Member member, long now) {
    return step(
        member, now, turn -> Membership.announce(turn, turn.incarnation + 1, Reason.ANNOUNCED));
  }

  private Reaction step(Member member, long now, Consumer<Turn> what) {
    Turn turn = new Turn(parameters, member, now);
    what.accept(turn);
    return finished(turn);
  }

  private static Reaction finished(Turn turn) {
    Spreading.startDueTimers(turn);
    return turn.reaction();
  }

  private static View alone(Birth birth, long now) {
    return View.ofAllAlive(0).with(birth.id(), alive(birth, now));
  }

  private static MemberRecord alive(Birth birth, long now) {
    return new MemberRecord(MemberState.ALIVE, birth.incarnation(), now);
  }

  private Member born(Birth birth, View view, long now) {
    long gossipInterval = Math.max(1, parameters.dissemination().gossipInterval());
    boolean synchronous = parameters.probe().phases() == Phases.SYNCHRONOUS;
    long phase = synchronous ? 0 : birth.random().below(gossipInterval);
    return new Member(
        birth.id(),
        birth.incarnation(),
        view,
        false,
        false,
        0,
        ProbeOrder.beforeFirst(),
        null,
        IntMap.empty(),
        IntMap.empty(),
        BroadcastQueue.empty(),
        birth.random().next(),
        Counts.startingAfter(birth.lastSequence()),
        Rhythm.startingAt(now, phase));
  }
}
