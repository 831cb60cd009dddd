package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.EventQueue;
import phiscope.core.kernel.IntMap;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.ClockKind;
import phiscope.core.swim.protocol.Member;
import phiscope.core.swim.protocol.Outgoing;
import phiscope.core.swim.protocol.Reaction;
import phiscope.core.swim.protocol.StartedTimer;
import phiscope.core.swim.protocol.SwimParameters;

/** A step of a cluster in the making. Lives as long as the step. */
final class ClusterStep {
  final SwimScenario scenario;
  final long now;
  final int index;

  int members;
  EventQueue<Pending> queue;
  IntMap<MemberProcess> processes;
  Network network;
  final Tally tally;

  private SwimEvent event;
  private int cause = -1;
  private final List<Change> changes = new ArrayList<>(2);
  private final List<Envelope> sent = new ArrayList<>(2);

  /** Begins a step from a state, at a time, with what is left of its queue. */
  ClusterStep(SwimScenario scenario, SwimState from, long now, EventQueue<Pending> rest) {
    this.scenario = scenario;
    this.now = now;
    index = from.index() + 1;
    members = from.members();
    queue = rest;
    processes = from.processes();
    network = from.network();
    tally = new Tally(from.counters(), now, processes);
  }

  /** Says what happened. */
  void happened(SwimEvent what, int causedBy) {
    event = what;
    cause = causedBy;
  }

  /** Ends the step. */
  SwimState state() {
    tally.count(sent, changes);
    return new SwimState(
        index,
        now,
        members,
        scenario.members(),
        queue,
        processes,
        network,
        tally.counters(),
        new SwimState.Happening(event, cause, changes, sent));
  }

  MemberProcess process(int member) {
    return processes.get(member);
  }

  void put(int member, MemberProcess process) {
    MemberProcess before = processes.get(member);
    boolean lived = before != null && before.lives();
    if (lived != process.lives()) {
      tally.running(lived ? -1 : 1);
    }
    processes = processes.with(member, process);
  }

  void schedule(long time, Pending what) {
    queue = queue.add(time, what);
  }

  /** The time that a member's clock shows. */
  long localTime(MemberProcess process) {
    return now + clockAhead(process);
  }

  /** A monotonic clock does not take part in the steps of the wall clock. */
  long clockAhead(MemberProcess process) {
    SwimParameters parameters = scenario.parameters();
    return parameters.clock() == ClockKind.WALL ? process.host().clockOffset() : 0;
  }

  /** Lets what a member did come true. */
  void react(MemberProcess process, Reaction reaction) {
    Member member = reaction.member();
    long number = process.messages();
    for (Outgoing outgoing : reaction.sent()) {
      send(new MessageId(member.id(), number), outgoing);
      number++;
    }
    for (StartedTimer started : reaction.timers()) {
      schedule(now + started.delay(), new Pending.TimerDue(member.id(), started.timer(), index));
    }
    changes.addAll(reaction.changes());
    MemberProcess after =
        process
            .with(member)
            .withMessages(number)
            .with(process.effects().after(reaction.changes(), now));
    put(member.id(), reaction.stops() ? after.with(HostStatus.GONE) : after);
  }

  private void send(MessageId id, Outgoing outgoing) {
    int receiver = outgoing.receiver();
    Fate fate = network.fate(id, receiver, outgoing.message().kind());
    long arrival = now + network.delay(id, receiver);
    Envelope envelope = new Envelope(id, receiver, outgoing.message(), now, arrival, fate, index);
    sent.add(envelope);
    if (fate == Fate.ARRIVES) {
      schedule(arrival, new Pending.Delivery(envelope));
    }
  }
}
