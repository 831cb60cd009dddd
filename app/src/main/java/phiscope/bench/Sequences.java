package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.PlacedLeaf;

/**
 * The sequence numbers of a trace and what an edit does to them. Leaves in which nothing is out of
 * the ordinary are not looked into, so that an edit of a long trace takes no time.
 */
final class Sequences {
  /** Spans of heartbeats to be renumbered one by one; more of them are renumbered in one go. */
  private static final int FEW_SPANS = 64;

  private Sequences() {}

  /** A span of indices, {@code to} exclusive. */
  private record Span(int from, int to) {}

  /** See {@link HeartbeatEdit.InsertHeartbeat}. */
  static HeartbeatTrace insert(HeartbeatTrace heartbeats, long arrival) {
    int index = heartbeats.firstAtOrAfter(arrival + 1);
    int incarnation =
        heartbeats.isEmpty() ? 0 : heartbeats.get(Math.max(0, index - 1)).incarnation();
    long largest = largest(heartbeats, index, incarnation);
    if (largest == Long.MAX_VALUE || heartbeats.size() >= BenchLimits.MAX_HEARTBEATS) {
      return heartbeats;
    }
    Heartbeat drawn = new Heartbeat(largest + 1, arrival, incarnation, Heartbeat.Fate.DELIVERED);
    List<Span> later = from(heartbeats, index, drawn, false);
    if (from(heartbeats, index, drawn, true).isEmpty()) {
      return heartbeats.insert(drawn);
    }
    long last = largest(heartbeats, heartbeats.size(), incarnation);
    return last == Long.MAX_VALUE ? heartbeats : countOneMore(heartbeats, later).insert(drawn);
  }

  /** The largest sequence number of an incarnation before an index; -1 for none. */
  private static long largest(HeartbeatTrace heartbeats, int before, int incarnation) {
    long largest = -1;
    for (PlacedLeaf placed : heartbeats.leaves()) {
      int end = Math.min(placed.leaf().size(), before - placed.start());
      for (int i = placed.leaf().isPlain() ? Math.max(0, end - 1) : 0; i < end; i++) {
        if (placed.leaf().incarnation(i) == incarnation) {
          largest = Math.max(largest, placed.sequenceAt(i));
        }
      }
    }
    return largest;
  }

  /**
   * Where, from an index on, heartbeats of the drawn one's process have its sequence number
   * (exactly) or that and greater ones.
   */
  private static List<Span> from(
      HeartbeatTrace heartbeats, int index, Heartbeat drawn, boolean exactly) {
    List<Span> spans = new ArrayList<>();
    for (PlacedLeaf placed : heartbeats.leaves()) {
      int size = placed.leaf().size();
      int first = Math.max(0, index - placed.start());
      if (placed.leaf().isPlain()) {
        if (first < size && placed.leaf().incarnation(0) == drawn.incarnation()) {
          long skipped = Math.max(first, drawn.sequence() - placed.sequence());
          boolean has =
              skipped < size && (!exactly || placed.sequence() + skipped == drawn.sequence());
          add(spans, placed.start(), has ? (int) skipped : size, size);
        }
      } else {
        for (int i = first; i < size; i++) {
          long sequence = placed.sequenceAt(i);
          boolean has =
              placed.leaf().incarnation(i) == drawn.incarnation()
                  && (exactly ? sequence == drawn.sequence() : sequence >= drawn.sequence());
          add(spans, placed.start(), i, has ? i + 1 : i);
        }
      }
    }
    return spans;
  }

  private static void add(List<Span> spans, int start, int from, int to) {
    Span last = spans.isEmpty() ? null : spans.get(spans.size() - 1);
    if (from < to && last != null && last.to == start + from) {
      spans.set(spans.size() - 1, new Span(last.from, start + to));
    } else if (from < to) {
      spans.add(new Span(start + from, start + to));
    }
  }

  private static HeartbeatTrace countOneMore(HeartbeatTrace heartbeats, List<Span> spans) {
    if (spans.size() <= FEW_SPANS) {
      HeartbeatTrace changed = heartbeats;
      for (Span span : spans) {
        changed = changed.shiftSequences(span.from, span.to, 1);
      }
      return changed;
    }
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    int next = 0;
    for (int i = 0; i < heartbeats.size(); i++) {
      next += next < spans.size() && i >= spans.get(next).to ? 1 : 0;
      boolean counts = next < spans.size() && i >= spans.get(next).from;
      Heartbeat heartbeat = heartbeats.get(i);
      builder.add(counts ? numbered(heartbeat, 1, 0) : heartbeat);
    }
    return builder.build();
  }

  /** The heartbeat with so much added to its sequence number and its incarnation. */
  private static Heartbeat numbered(Heartbeat heartbeat, long sequences, int incarnations) {
    return new Heartbeat(
        heartbeat.sequence() + sequences,
        heartbeat.arrival(),
        heartbeat.incarnation() + incarnations,
        heartbeat.fate());
  }

  /** See {@link HeartbeatEdit.Restart}. */
  static HeartbeatTrace restart(HeartbeatTrace heartbeats, int index) {
    Heartbeat first = heartbeats.get(index);
    if (largest(heartbeats, index, first.incarnation()) < 0) {
      return heartbeats;
    }
    HeartbeatTrace.Builder builder = new HeartbeatTrace.Builder();
    for (int i = 0; i < heartbeats.size(); i++) {
      Heartbeat heartbeat = heartbeats.get(i);
      boolean straggles =
          heartbeat.incarnation() < first.incarnation()
              || heartbeat.incarnation() == first.incarnation()
                  && heartbeat.sequence() < first.sequence();
      if (i < index || straggles) {
        builder.add(heartbeat);
      } else if (heartbeat.incarnation() == Integer.MAX_VALUE) {
        return heartbeats;
      } else {
        boolean same = heartbeat.incarnation() == first.incarnation();
        builder.add(numbered(heartbeat, same ? -first.sequence() : 0, 1));
      }
    }
    return builder.build();
  }

  /**
   * The tick from which the interval that ends at {@code index} is measured: the arrival of the
   * last accepted heartbeat of the same process (the delivered one with the largest sequence
   * number, at its first arrival); else the heartbeat before it; else tick 0.
   */
  static long startOfInterval(HeartbeatTrace heartbeats, int index) {
    int incarnation = heartbeats.get(index).incarnation();
    long largest = -1;
    long start = index == 0 ? 0 : heartbeats.arrival(index - 1);
    for (PlacedLeaf placed : heartbeats.leaves()) {
      int end = Math.min(placed.leaf().size(), index - placed.start());
      for (int i = placed.leaf().isPlain() ? Math.max(0, end - 1) : 0; i < end; i++) {
        if (placed.leaf().isDelivered(i)
            && placed.leaf().incarnation(i) == incarnation
            && placed.sequenceAt(i) > largest) {
          largest = placed.sequenceAt(i);
          start = placed.arrivalAt(i);
        }
      }
    }
    return start;
  }
}
