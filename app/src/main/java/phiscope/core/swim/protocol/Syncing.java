package phiscope.core.swim.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import phiscope.core.swim.protocol.Change.Joined;
import phiscope.core.swim.theory.PushPull;

/** Exchange of whole views: push-pull, joining, reaching for the dead. */
final class Syncing {
  private Syncing() {}

  /** The time for an exchange with a member believed alive. */
  static void sync(Turn turn) {
    List<Integer> partner =
        Chosen.members(turn, 1, member -> turn.record(member).state() == MemberState.ALIVE);
    if (!partner.isEmpty()) {
      turn.send(partner.get(0), new Message.SyncRequest(turn.view, false));
    }
    startSyncTimer(turn, interval(turn));
  }

  static void startSyncTimer(Turn turn, long delay) {
    if (turn.parameters.sync().interval() > 0) {
      turn.startTimer(TimerKind.SYNC, -1, delay);
    }
  }

  /** The interval, stretched for more than 32 members (memberlist). */
  private static long interval(Turn turn) {
    return turn.parameters.sync().interval() * PushPull.scale(turn.view.present());
  }

  /** The first exchange comes at a random instant of an interval. */
  static void startFirst(Turn turn) {
    long interval = interval(turn);
    if (interval > 0) {
      startSyncTimer(turn, 1 + turn.below(interval));
    }
  }

  /** The time for a try to reach somebody believed dead. */
  static void reconnect(Turn turn) {
    turn.reconnectIsDue = false;
    List<Integer> dead = new ArrayList<>();
    turn.view
        .overrides()
        .forEach(
            (member, record) -> {
              if (member != turn.id
                  && turn.record(member) != null
                  && record.state() == MemberState.DEAD) {
                dead.add(member);
              }
            });
    if (!dead.isEmpty()) {
      int chosen = dead.get((int) turn.below(dead.size()));
      turn.send(chosen, new Message.SyncRequest(turn.view, false));
    }
  }

  /** A try to join; the next one follows if no reply comes. */
  static void join(Turn turn, List<Integer> contacts) {
    if (contacts.isEmpty()) {
      beginToProbe(turn, -1);
      return;
    }
    int contact = contacts.get(turn.joinTries % contacts.size());
    turn.joinTries++;
    turn.send(contact, new Message.SyncRequest(turn.view, true));
    turn.startTimer(TimerKind.JOIN, contact, turn.parameters.probe().interval());
  }

  static void requested(Turn turn, int sender, Message.SyncRequest request) {
    turn.send(sender, new Message.SyncReply(turn.view));
    merge(turn, request.view());
  }

  static void replied(Turn turn, int sender, Message.SyncReply reply) {
    if (turn.joined) {
      merge(turn, reply.view());
    } else {
      adopt(turn, reply.view());
      beginToProbe(turn, sender);
    }
  }

  /** From now on it takes part: its periods and exchanges begin. */
  static void beginToProbe(Turn turn, int contact) {
    turn.joined = true;
    turn.changed(new Joined(turn.id, contact, turn.view.present()));
    turn.startTimer(TimerKind.PERIOD, -1, 0);
    startFirst(turn);
  }

  /**
   * A new member takes over the list it was sent. As in memberlist it learns the living only: an
   * accusation of a member that it does not know is ignored. It does not pass the list on. What it
   * knew already, itself first of all, follows the rules of a merge.
   */
  private static void adopt(Turn turn, View list) {
    View before = turn.view;
    View adopted = list;
    for (int member : list.overrides().keys()) {
      MemberRecord record = list.record(member);
      if (record != null && record.state() != MemberState.ALIVE && member != turn.id) {
        adopted = adopted.without(member);
      }
    }
    turn.view = adopted;
    int[] known = before.overrides().keys();
    for (int member : known) {
      turn.view = turn.view.with(member, before.record(member));
    }
    for (int member : known) {
      if (list.record(member) != null) {
        mergeOne(turn, member, list.record(member));
      }
    }
  }

  /**
   * memberlist state.go, mergeState, in the order of numbers, for all members about whom one of the
   * views does not just have the default.
   */
  static void merge(Turn turn, View other) {
    IntStream.Builder members = IntStream.builder();
    for (int member = turn.view.base(); member < other.base(); member++) {
      members.add(member);
    }
    for (int member : turn.view.overrides().keys()) {
      members.add(member);
    }
    for (int member : other.overrides().keys()) {
      members.add(member);
    }
    for (int member : members.build().sorted().distinct().toArray()) {
      if (other.record(member) != null) {
        mergeOne(turn, member, other.record(member));
      }
    }
  }

  private static void mergeOne(Turn turn, int member, MemberRecord record) {
    MemberRecord own = turn.record(member);
    boolean same =
        own != null
            && own.state() == record.state()
            && own.incarnation() == record.incarnation()
            && record.state() != MemberState.SUSPECT;
    if (!same) {
      Membership.apply(turn, told(turn, member, record), Reason.SYNC);
    }
  }

  /**
   * What a record of another one's view says. memberlist takes another one's dead for a suspect
   * that it accuses itself, so that the member can still refute.
   */
  private static Update told(Turn turn, int member, MemberRecord record) {
    long incarnation = record.incarnation();
    return switch (record.state()) {
      case ALIVE -> new Update(member, MemberState.ALIVE, incarnation, member);
      case SUSPECT -> new Update(member, MemberState.SUSPECT, incarnation, turn.id);
      case LEFT -> new Update(member, MemberState.LEFT, incarnation, member);
      case DEAD ->
          turn.parameters.rules() == OverrideRules.SWIM_PAPER
              ? new Update(member, MemberState.DEAD, incarnation, turn.id)
              : new Update(member, MemberState.SUSPECT, incarnation, turn.id);
    };
  }
}
