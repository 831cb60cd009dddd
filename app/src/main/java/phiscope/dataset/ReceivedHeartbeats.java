package phiscope.dataset;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All heartbeats that a stream received, by arrival. A duplicate repeats a sequence number; a late
 * one comes after a greater number and was not there before. Both are decided by sequence numbers
 * alone, per incarnation. Immutable.
 */
public final class ReceivedHeartbeats {
  /** In place of a sequence number: the file gives none for this heartbeat. */
  public static final long NO_SEQUENCE = Long.MIN_VALUE;

  private final ExactTimes times;
  private final long[] sequences;
  private final int[] incarnations;
  private final BitSet duplicates = new BitSet();
  private final BitSet late = new BitSet();
  private final List<SequenceRun> missing = new ArrayList<>();

  private ReceivedHeartbeats(ExactTimes times, long[] sequences, int[] incarnations) {
    this.times = times;
    this.sequences = sequences;
    this.incarnations = incarnations;
  }

  /** Heartbeats without sequence numbers. */
  public static ReceivedHeartbeats at(ExactTimes times) {
    return new ReceivedHeartbeats(times, null, null);
  }

  /**
   * Heartbeats with sequence numbers.
   *
   * @param times arrivals, never falling
   * @param sequences one for each, 0 or more or {@link #NO_SEQUENCE}; kept
   * @param incarnations one for each, 0 or more, or null if the file has none; kept
   */
  public static ReceivedHeartbeats of(ExactTimes times, long[] sequences, int[] incarnations) {
    ReceivedHeartbeats heartbeats = new ReceivedHeartbeats(times, sequences, incarnations);
    heartbeats.judge();
    return heartbeats;
  }

  private void judge() {
    Map<Integer, SequenceHoles> byIncarnation = new TreeMap<>();
    SequenceHoles holes = null;
    int of = -1;
    for (int i = 0; i < sequences.length; i++) {
      if (sequences[i] == NO_SEQUENCE) {
        continue;
      }
      if (holes == null || incarnation(i) != of) {
        of = incarnation(i);
        holes = byIncarnation.computeIfAbsent(of, key -> new SequenceHoles());
      }
      SequenceHoles.Place place = holes.see(sequences[i]);
      duplicates.set(i, place == SequenceHoles.Place.DUPLICATE);
      late.set(i, place == SequenceHoles.Place.LATE);
    }
    byIncarnation.forEach((key, value) -> missing.addAll(value.between(key)));
  }

  public int size() {
    return times.size();
  }

  public ExactTimes times() {
    return times;
  }

  public boolean hasSequences() {
    return sequences != null;
  }

  /** The sequence number as the file gives it, or {@link #NO_SEQUENCE}. */
  public long sequence(int index) {
    return sequences == null ? NO_SEQUENCE : sequences[index];
  }

  public int incarnation(int index) {
    return incarnations == null ? 0 : incarnations[index];
  }

  public boolean isDuplicate(int index) {
    return duplicates.get(index);
  }

  public boolean isLate(int index) {
    return late.get(index);
  }

  /** Sequence numbers between the first and the largest one of an incarnation that never came. */
  public List<SequenceRun> missing() {
    return List.copyOf(missing);
  }

  /** Sequence numbers that came again, one entry for each repetition, by arrival. */
  public List<Long> duplicateSequences() {
    return duplicates.stream().mapToObj(i -> sequences[i]).toList();
  }

  /** Sequence numbers that came after a greater one, by arrival. */
  public List<Long> lateSequences() {
    return late.stream().mapToObj(i -> sequences[i]).toList();
  }

  /** Arrivals without the duplicates. */
  public ExactTimes accepted() {
    if (duplicates.isEmpty()) {
      return times;
    }
    long[] kept = new long[size() - duplicates.cardinality()];
    int count = 0;
    for (int i = 0; i < size(); i++) {
      if (!duplicates.get(i)) {
        kept[count++] = times.ticks(i);
      }
    }
    return new ExactTimes(kept, times.decimals());
  }
}
