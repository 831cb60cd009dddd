package phiscope.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Which sequence numbers of one incarnation have been seen. Mutable; memory grows with the number
 * of holes, not with the numbers.
 */
final class SequenceHoles {
  /** How a sequence number stands to those seen before it. */
  enum Place {
    NEW,
    LATE,
    DUPLICATE
  }

  /**
   * Numbers not seen, by first number: first to last. Below the first ever seen lies one of them.
   */
  private final TreeMap<Long, Long> holes = new TreeMap<>();

  private long first;
  private long largest;
  private boolean empty = true;

  /** Takes the next number in order of arrival. */
  Place see(long sequence) {
    if (empty) {
      empty = false;
      first = sequence;
      largest = sequence;
      if (sequence > 0) {
        holes.put(0L, sequence - 1);
      }
      return Place.NEW;
    }
    if (sequence > largest) {
      if (sequence > largest + 1) {
        holes.put(largest + 1, sequence - 1);
      }
      largest = sequence;
      return Place.NEW;
    }
    return fill(sequence) ? Place.LATE : Place.DUPLICATE;
  }

  /** Takes a number out of its hole; false if it was in none. */
  boolean fill(long sequence) {
    Map.Entry<Long, Long> hole = holes.floorEntry(sequence);
    if (hole == null || hole.getValue() < sequence) {
      return false;
    }
    holes.remove(hole.getKey());
    if (hole.getKey() < sequence) {
      holes.put(hole.getKey(), sequence - 1);
    }
    if (sequence < hole.getValue()) {
      holes.put(sequence + 1, hole.getValue());
    }
    return true;
  }

  /** The holes between the first number seen and the largest one. */
  List<SequenceRun> between(int incarnation) {
    List<SequenceRun> runs = new ArrayList<>();
    for (Map.Entry<Long, Long> hole : holes.tailMap(first, true).entrySet()) {
      runs.add(new SequenceRun(incarnation, hole.getKey(), hole.getValue()));
    }
    return runs;
  }
}
