package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.IntMap;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;

/** Adds what happens in one step to the counters. Lives as long as the step. */
final class Tally {
  private final long now;
  private final IntMap<MemberProcess> processes;
  private final SwimCounters before;
  private List<Long> sent;
  private List<Long> lost;
  private long probes;
  private long falseSuspicions;
  private long falseDeaths;
  private IntMap<Detection> detections;
  private IntMap<List<Rumour>> rumours;
  private int running;

  /**
   * Begins to add.
   *
   * @param processes as they were before the step
   */
  Tally(SwimCounters before, long now, IntMap<MemberProcess> processes) {
    this.now = now;
    this.processes = processes;
    this.before = before;
    sent = before.sent();
    lost = before.lost();
    probes = before.probes();
    falseSuspicions = before.falseSuspicions();
    falseDeaths = before.falseDeaths();
    detections = before.detections();
    rumours = before.rumours();
    running = before.running();
  }

  SwimCounters counters() {
    return new SwimCounters(
        sent, lost, probes, falseSuspicions, falseDeaths, detections, rumours, running);
  }

  void count(List<Envelope> envelopes, List<Change> changes) {
    for (Envelope envelope : envelopes) {
      sent = increased(sent, before.sent(), envelope.message().kind());
      if (envelope.fate() != Fate.ARRIVES) {
        lost = increased(lost, before.lost(), envelope.message().kind());
      }
      if (envelope.message().kind() == MessageKind.PING && !detections.isEmpty()) {
        update(envelope.receiver(), Seen.PROBED);
      }
    }
    for (Change change : changes) {
      if (change instanceof Change.ProbeStarted) {
        probes++;
      } else if (change instanceof Change.ViewChanged viewChanged) {
        count(viewChanged);
      }
    }
  }

  private static List<Long> increased(List<Long> counts, List<Long> original, MessageKind kind) {
    List<Long> own = counts == original ? new ArrayList<>(counts) : counts;
    own.set(kind.ordinal(), own.get(kind.ordinal()) + 1);
    return own;
  }

  private void count(Change.ViewChanged change) {
    MemberRecord after = change.after();
    MemberState was = change.before() == null ? null : change.before().state();
    MemberState is = after == null ? null : after.state();
    if (was == MemberState.DEAD && is != MemberState.DEAD) {
      update(change.subject(), Seen.BELIEVED_DEAD_NO_MORE);
    }
    if (is != null && was != is) {
      became(change.subject(), is);
    }
    if (after != null) {
      spread(change.subject(), after);
    }
  }

  private void became(int subject, MemberState state) {
    MemberProcess process = processes.get(subject);
    boolean runs = process != null && process.lives();
    if (state == MemberState.SUSPECT) {
      falseSuspicions += runs ? 1 : 0;
      update(subject, Seen.SUSPECTED);
    } else if (state == MemberState.DEAD) {
      falseDeaths += runs ? 1 : 0;
      update(subject, Seen.BELIEVED_DEAD);
    }
  }

  private enum Seen {
    PROBED,
    SUSPECTED,
    BELIEVED_DEAD,
    BELIEVED_DEAD_NO_MORE
  }

  private void update(int subject, Seen what) {
    Detection detection = detections.get(subject);
    if (detection == null) {
      return;
    }
    Detection updated =
        switch (what) {
          case PROBED -> detection.probed(now);
          case SUSPECTED -> detection.suspected(now);
          case BELIEVED_DEAD -> detection.believedDead(now, running);
          case BELIEVED_DEAD_NO_MORE -> detection.believedDeadNoMore();
        };
    detections = updated == detection ? detections : detections.with(subject, updated);
  }

  private void spread(int subject, MemberRecord record) {
    List<Rumour> known = rumours.get(subject);
    List<Rumour> updated = new ArrayList<>(known == null ? List.of() : known);
    for (int i = updated.size() - 1; i >= 0; i--) {
      if (updated.get(i).isAbout(record.state(), record.incarnation())) {
        updated.set(i, updated.get(i).heardBy(now));
        rumours = rumours.with(subject, List.copyOf(updated));
        return;
      }
    }
    updated.add(new Rumour(subject, record.state(), record.incarnation(), now, 1, now));
    rumours = rumours.with(subject, List.copyOf(updated));
  }

  /** So many more processes run than before, or fewer. */
  void running(int more) {
    running += more;
  }

  /** The process of a member has stopped. */
  void stopped(int member) {
    detections = detections.with(member, Detection.of(now));
  }

  /** The process of a member runs again. */
  void started(int member) {
    detections = detections.without(member);
  }
}
