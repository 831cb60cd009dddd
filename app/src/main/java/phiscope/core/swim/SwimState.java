package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.EventQueue;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.IntMap;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.Suspicion;
import phiscope.core.swim.protocol.View;

/**
 * A cluster at one instant: a value that shares with the state before it all that did not change.
 *
 * @param index frames so far
 * @param members how many numbers are in use
 * @param founders how many there were at the beginning
 * @param last what led here
 */
public record SwimState(
    int index,
    long time,
    int members,
    int founders,
    EventQueue<Pending> queue,
    IntMap<MemberProcess> processes,
    Network network,
    SwimCounters counters,
    Happening last)
    implements ClusterSnapshot {

  /**
   * What led to a state; see {@link SwimFrame}.
   *
   * @param cause the index of the frame that is the cause, -1 if none is
   */
  public record Happening(SwimEvent event, int cause, List<Change> changes, List<Envelope> sent) {
    public Happening {
      changes = List.copyOf(changes);
      sent = List.copyOf(sent);
    }
  }

  SwimState with(EventQueue<Pending> otherQueue, IntMap<MemberProcess> otherProcesses) {
    return new SwimState(
        index, time, members, founders, otherQueue, otherProcesses, network, counters, last);
  }

  /** What this step shows. */
  public SwimFrame frame() {
    return new SwimFrame(
        index, time, last.event(), last.cause(), last.changes(), last.sent(), this);
  }

  @Override
  public MemberRecord record(int observer, int subject) {
    MemberProcess process = processes.get(observer);
    return process == null ? null : process.member().view().record(subject);
  }

  @Override
  public void eachException(int observer, IntMap.Visitor<MemberRecord> to) {
    MemberProcess process = processes.get(observer);
    View view = process == null ? View.ofAllAlive(0) : process.member().view();
    view.overrides()
        .forEach(
            (subject, record) -> {
              if (subject < view.base()) {
                exception(view, subject, to);
              }
            });
    for (int subject = view.base(); subject < members; subject++) {
      exception(view, subject, to);
    }
  }

  private static void exception(View view, int subject, IntMap.Visitor<MemberRecord> to) {
    MemberRecord record = view.record(subject);
    if (record == null || record.state() != MemberState.ALIVE || record.incarnation() != 0) {
      to.visit(subject, record);
    }
  }

  @Override
  public HostStatus status(int member) {
    MemberProcess process = processes.get(member);
    return process == null ? HostStatus.ABSENT : process.status();
  }

  @Override
  public long slowness(int member) {
    MemberProcess process = processes.get(member);
    return process == null ? 0 : process.host().slowness();
  }

  @Override
  public long clockOffset(int member) {
    MemberProcess process = processes.get(member);
    return process == null ? 0 : process.host().clockOffset();
  }

  @Override
  public boolean isJoined(int member) {
    MemberProcess process = processes.get(member);
    return process != null && process.lives() && process.member().isJoined();
  }

  @Override
  public long incarnation(int member) {
    MemberProcess process = processes.get(member);
    return process == null ? 0 : process.member().incarnation();
  }

  @Override
  public int localHealth(int member) {
    MemberProcess process = processes.get(member);
    return process == null ? 0 : process.member().health();
  }

  @Override
  public IntMap<Suspicion> suspicions(int member) {
    MemberProcess process = processes.get(member);
    return process == null ? IntMap.empty() : process.member().suspicions();
  }

  @Override
  public int present(int observer) {
    MemberProcess process = processes.get(observer);
    return process == null ? 0 : process.member().view().present();
  }

  @Override
  public SideEffects sideEffects(int member) {
    MemberProcess process = processes.get(member);
    return process == null ? SideEffects.NONE : process.effects();
  }

  @Override
  public int probeTarget(int member) {
    MemberProcess process = processes.get(member);
    return process == null || process.member().probe() == null
        ? -1
        : process.member().probe().target();
  }

  @Override
  public long messagesSent(int member) {
    MemberProcess process = processes.get(member);
    return process == null ? 0 : process.messages();
  }

  @Override
  public List<Envelope> inFlight() {
    List<Envelope> flying = new ArrayList<>();
    for (Scheduled<Pending> one : queue.inOrder()) {
      if (one.event() instanceof Pending.Delivery delivery) {
        flying.add(delivery.envelope());
      }
    }
    return flying;
  }

  @Override
  public List<Envelope> waiting() {
    List<Envelope> waiting = new ArrayList<>();
    processes.forEach(
        (member, process) -> {
          for (MemberProcess.Held held : process.host().held()) {
            if (held.what() instanceof Pending.Handling handling) {
              waiting.add(handling.envelope());
            }
          }
        });
    for (Scheduled<Pending> one : queue.inOrder()) {
      if (one.event() instanceof Pending.Handling handling) {
        waiting.add(handling.envelope());
      }
    }
    return waiting;
  }

  @Override
  public boolean isOpen(int from, int to) {
    return network.isOpen(from, to);
  }
}
