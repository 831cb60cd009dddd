package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;

/** The sequence numbers of a trace and what an edit does to them. */
final class Sequences {
  private Sequences() {}

  /** See {@link HeartbeatEdit.InsertHeartbeat}. */
  static HeartbeatTrace insert(HeartbeatTrace heartbeats, long arrival) {
    int index = heartbeats.firstAtOrAfter(arrival + 1);
    int incarnation = incarnationAt(heartbeats, index);
    long largest = -1;
    for (int i = 0; i < index; i++) {
      Heartbeat heartbeat = heartbeats.get(i);
      if (heartbeat.incarnation() == incarnation) {
        largest = Math.max(largest, heartbeat.sequence());
      }
    }
    if (largest == Long.MAX_VALUE || heartbeats.size() >= BenchLimits.MAX_HEARTBEATS) {
      return heartbeats;
    }
    Heartbeat drawn = new Heartbeat(largest + 1, arrival, incarnation, Heartbeat.Fate.DELIVERED);
    if (!isTaken(heartbeats, index, drawn)) {
      return heartbeats.insert(drawn);
    }
    return countOneMore(heartbeats, index, drawn);
  }

  private static int incarnationAt(HeartbeatTrace heartbeats, int index) {
    if (heartbeats.isEmpty()) {
      return 0;
    }
    return heartbeats.get(Math.max(0, index - 1)).incarnation();
  }

  private static boolean isTaken(HeartbeatTrace heartbeats, int index, Heartbeat drawn) {
    for (int i = index; i < heartbeats.size(); i++) {
      Heartbeat later = heartbeats.get(i);
      if (later.incarnation() == drawn.incarnation() && later.sequence() == drawn.sequence()) {
        return true;
      }
    }
    return false;
  }

  /** The trace with the drawn heartbeat; later ones from its number on count one more. */
  private static HeartbeatTrace countOneMore(
      HeartbeatTrace heartbeats, int index, Heartbeat drawn) {
    List<Heartbeat> changed = new ArrayList<>(heartbeats.toList());
    for (int i = index; i < heartbeats.size(); i++) {
      Heartbeat later = heartbeats.get(i);
      if (later.incarnation() == drawn.incarnation() && later.sequence() >= drawn.sequence()) {
        if (later.sequence() == Long.MAX_VALUE) {
          return heartbeats;
        }
        changed.set(i, numbered(later, later.sequence() + 1, later.incarnation()));
      }
    }
    changed.add(index, drawn);
    return HeartbeatTrace.of(changed);
  }

  private static Heartbeat numbered(Heartbeat heartbeat, long sequence, int incarnation) {
    return new Heartbeat(sequence, heartbeat.arrival(), incarnation, heartbeat.fate());
  }

  /** Replaces a heartbeat; with the same arrival it keeps its place among equal arrivals. */
  static HeartbeatTrace replace(HeartbeatTrace heartbeats, int index, Heartbeat heartbeat) {
    Heartbeat old = heartbeats.get(index);
    if (old.equals(heartbeat)) {
      return heartbeats;
    }
    if (old.arrival() != heartbeat.arrival()) {
      return heartbeats.replace(index, heartbeat);
    }
    List<Heartbeat> changed = new ArrayList<>(heartbeats.toList());
    changed.set(index, heartbeat);
    return HeartbeatTrace.of(changed);
  }

  /** See {@link HeartbeatEdit.Restart}. */
  static HeartbeatTrace restart(HeartbeatTrace heartbeats, int index) {
    Heartbeat first = heartbeats.get(index);
    boolean begins = true;
    for (int i = 0; i < index; i++) {
      begins &= heartbeats.get(i).incarnation() != first.incarnation();
    }
    if (begins) {
      return heartbeats;
    }
    List<Heartbeat> changed = new ArrayList<>(heartbeats.toList());
    for (int i = index; i < heartbeats.size(); i++) {
      Heartbeat later = heartbeats.get(i);
      if (later.incarnation() == Integer.MAX_VALUE) {
        return heartbeats;
      }
      if (later.incarnation() > first.incarnation()) {
        changed.set(i, numbered(later, later.sequence(), later.incarnation() + 1));
      } else if (later.incarnation() == first.incarnation()
          && later.sequence() >= first.sequence()) {
        changed.set(
            i, numbered(later, later.sequence() - first.sequence(), later.incarnation() + 1));
      }
    }
    return HeartbeatTrace.of(changed);
  }

  /**
   * The tick from which the interval that ends at {@code index} is measured: the arrival of the
   * last accepted heartbeat of the same process (the delivered one with the largest sequence
   * number, at its first arrival); else the heartbeat before it; else tick 0.
   */
  static long startOfInterval(HeartbeatTrace heartbeats, int index) {
    Heartbeat end = heartbeats.get(index);
    Heartbeat accepted = null;
    for (int i = 0; i < index; i++) {
      Heartbeat heartbeat = heartbeats.get(i);
      if (heartbeat.isDelivered()
          && heartbeat.incarnation() == end.incarnation()
          && (accepted == null || heartbeat.sequence() > accepted.sequence())) {
        accepted = heartbeat;
      }
    }
    if (accepted != null) {
      return accepted.arrival();
    }
    return index == 0 ? 0 : heartbeats.arrival(index - 1);
  }
}
