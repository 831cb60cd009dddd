package phiscope.core.swim.protocol;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.RandomStream;
import phiscope.core.kernel.SimTime;

/** One member that a test talks to as its whole surroundings. */
final class OneMember {
  private final Protocol protocol;
  private Member member;
  private long now;
  private final List<Change> changes = new ArrayList<>();
  private final List<Outgoing> sent = new ArrayList<>();
  private final List<Due> due = new ArrayList<>();

  private record Due(long at, Timer timer) {}

  /** Member 0 of so many that are alive. */
  OneMember(SwimParameters parameters, int members) {
    protocol = new Protocol(parameters);
    take(
        protocol.begin(
            new Protocol.Birth(0, 0, RandomStream.of(1), 0), View.ofAllAlive(members), 0));
  }

  private void take(Reaction reaction) {
    member = reaction.member();
    changes.addAll(reaction.changes());
    sent.addAll(reaction.sent());
    for (StartedTimer started : reaction.timers()) {
      due.add(new Due(now + started.delay(), started.timer()));
    }
  }

  OneMember hears(MemberState state, int subject, long incarnation, int from) {
    return gets(9, new Message.Gossip(List.of(new Update(subject, state, incarnation, from))));
  }

  OneMember gets(int sender, Message message) {
    take(protocol.receive(member, sender, message, now));
    return this;
  }

  /** Lets time go on, with only these kinds of timers going off. */
  OneMember waits(long millis, TimerKind... kinds) {
    long until = now + SimTime.ofMillis(millis);
    for (Due next = next(until, kinds); next != null; next = next(until, kinds)) {
      due.remove(next);
      now = Math.max(now, next.at());
      if (member.awaits(next.timer())) {
        take(protocol.fire(member, next.timer(), List.of(), now));
      }
    }
    now = until;
    return this;
  }

  private Due next(long until, TimerKind... kinds) {
    Due next = null;
    for (Due one : due) {
      boolean wanted = List.of(kinds).contains(one.timer().kind());
      if (wanted && one.at() <= until && (next == null || one.at() < next.at())) {
        next = one;
      }
    }
    return next;
  }

  Member member() {
    return member;
  }

  /** State and incarnation of a member in its view, for example S3. */
  String of(int subject) {
    MemberRecord record = member.view().record(subject);
    return record == null ? "-" : record.state().name().charAt(0) + "" + record.incarnation();
  }

  List<Outgoing> takeSent() {
    List<Outgoing> all = List.copyOf(sent);
    sent.clear();
    return all;
  }

  List<Change> takeChanges() {
    List<Change> all = List.copyOf(changes);
    changes.clear();
    return all;
  }

  /** The news that it passes on about a member. */
  List<Update> newsOf(int subject) {
    return member.queue().broadcasts().stream()
        .map(Broadcast::update)
        .filter(update -> update.subject() == subject)
        .toList();
  }
}
