package phiscope.core.swim.protocol;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.swim.theory.RetransmitLimit;

/** How a member passes news on: along with other messages, and in rounds of gossip. */
final class Spreading {
  private Spreading() {}

  /** The news that travels along with a message that is sent now. */
  static List<Update> piggybacked(Turn turn) {
    return turn.parameters.dissemination().piggyback() ? taken(turn) : List.of();
  }

  /** The same, with this news first: the buddy system. */
  static List<Update> piggybackedBehind(Turn turn, Update first) {
    List<Update> all = new ArrayList<>(List.of(first));
    for (Update update : piggybacked(turn)) {
      if (update.subject() != first.subject()) {
        all.add(update);
      }
    }
    return all;
  }

  private static List<Update> taken(Turn turn) {
    if (turn.queue.isEmpty()) {
      return List.of();
    }
    DisseminationParameters dissemination = turn.parameters.dissemination();
    long before = dissemination.fromRoundStart() ? turn.periodStart : Long.MAX_VALUE;
    BroadcastQueue.Taken taken =
        turn.queue.take(dissemination.updatesPerMessage(), limit(turn), before);
    turn.queue = taken.rest();
    if (turn.leaving && !turn.queue.tellsOf(turn.id)) {
      turn.stop();
    }
    return taken.updates();
  }

  private static int limit(Turn turn) {
    return limit(turn.parameters.dissemination(), turn.view.present());
  }

  /** How often a member of a cluster of some size passes the same news on. */
  static int limit(DisseminationParameters dissemination, int members) {
    int multiplier = dissemination.retransmitMultiplier();
    return switch (dissemination.formula()) {
      case MEMBERLIST -> RetransmitLimit.MEMBERLIST.of(multiplier, members);
      case SWIM_PAPER -> RetransmitLimit.SWIM_PAPER.of(multiplier, members);
      case SCALECUBE ->
          RetransmitLimit.SCALECUBE.of(multiplier, members)
              * Math.max(1, dissemination.gossipFanout());
      case UNLIMITED -> Integer.MAX_VALUE;
    };
  }

  /** A round of gossip. */
  static void gossip(Turn turn) {
    turn.gossipIsDue = false;
    DisseminationParameters dissemination = turn.parameters.dissemination();
    List<Integer> targets =
        Chosen.members(turn, dissemination.gossipFanout(), member -> getsGossip(turn, member));
    for (int target : targets) {
      List<Update> updates = taken(turn);
      if (updates.isEmpty()) {
        return;
      }
      turn.send(target, new Message.Gossip(updates));
    }
  }

  /** The dead get gossip for a while, so that they can hear of it; who left does not. */
  private static boolean getsGossip(Turn turn, int member) {
    MemberRecord record = turn.record(member);
    return switch (record.state()) {
      case ALIVE, SUSPECT -> true;
      case DEAD ->
          turn.now - record.changedAt() <= turn.parameters.dissemination().gossipToTheDead()
              && turn.parameters.dissemination().gossipToTheDead() > 0;
      case LEFT -> false;
    };
  }

  /** Starts what runs only while there is something to do. */
  static void startDueTimers(Turn turn) {
    DisseminationParameters dissemination = turn.parameters.dissemination();
    if (dissemination.hasGossip() && !turn.gossipIsDue && !turn.queue.isEmpty()) {
      turn.gossipIsDue = true;
      turn.startOnGrid(TimerKind.GOSSIP, dissemination.gossipInterval());
    }
    long reconnect = turn.parameters.sync().reconnectInterval();
    if (reconnect > 0 && !turn.reconnectIsDue && turn.joined && turn.view.gone() > 0) {
      turn.reconnectIsDue = true;
      turn.startOnGrid(TimerKind.RECONNECT, reconnect);
    }
  }
}
