package phiscope.core.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A sequence of heartbeats by arrival; equal arrivals keep the order in which they were put in.
 * Immutable: an edit returns another trace that shares what it did not change.
 */
public final class HeartbeatTrace {
  private static final HeartbeatTrace EMPTY = new HeartbeatTrace(List.of());

  private final List<Heartbeat> heartbeats;

  private HeartbeatTrace(List<Heartbeat> heartbeats) {
    this.heartbeats = heartbeats;
  }

  public static HeartbeatTrace empty() {
    return EMPTY;
  }

  /** A trace of the given heartbeats, sorted by arrival; equal arrivals stay in the given order. */
  public static HeartbeatTrace of(List<Heartbeat> heartbeats) {
    List<Heartbeat> sorted = new ArrayList<>(heartbeats);
    sorted.sort(Comparator.comparingLong(Heartbeat::arrival));
    return new HeartbeatTrace(List.copyOf(sorted));
  }

  /**
   * Heartbeats 0, 1, 2, ... of incarnation 0: the first at {@code start}, each next one an interval
   * later.
   */
  public static HeartbeatTrace ofIntervals(long start, long... intervals) {
    List<Heartbeat> heartbeats = new ArrayList<>();
    long arrival = start;
    heartbeats.add(Heartbeat.delivered(0, arrival));
    for (int i = 0; i < intervals.length; i++) {
      arrival = Math.addExact(arrival, intervals[i]);
      heartbeats.add(Heartbeat.delivered(i + 1L, arrival));
    }
    return of(heartbeats);
  }

  public int size() {
    return heartbeats.size();
  }

  public boolean isEmpty() {
    return heartbeats.isEmpty();
  }

  public Heartbeat get(int index) {
    return heartbeats.get(index);
  }

  /** The heartbeat's arrival tick, without making the record. */
  public long arrival(int index) {
    return heartbeats.get(index).arrival();
  }

  /**
   * Index of the first heartbeat that arrives at {@code tick} or later; {@link #size} if none does.
   */
  public int firstAtOrAfter(long tick) {
    int low = 0;
    int high = size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (arrival(middle) < tick) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Adds a heartbeat behind all that arrive at the same tick or earlier. */
  public HeartbeatTrace insert(Heartbeat heartbeat) {
    List<Heartbeat> changed = new ArrayList<>(heartbeats);
    int index =
        heartbeat.arrival() == Long.MAX_VALUE ? size() : firstAtOrAfter(heartbeat.arrival() + 1);
    changed.add(index, heartbeat);
    return new HeartbeatTrace(List.copyOf(changed));
  }

  public HeartbeatTrace remove(int index) {
    List<Heartbeat> changed = new ArrayList<>(heartbeats);
    changed.remove(index);
    return new HeartbeatTrace(List.copyOf(changed));
  }

  /** Replaces a heartbeat; its place follows from the new arrival. */
  public HeartbeatTrace replace(int index, Heartbeat heartbeat) {
    return remove(index).insert(heartbeat);
  }

  /**
   * Moves the heartbeat at {@code index} and all behind it by {@code delta} ticks.
   *
   * @throws IllegalArgumentException if that would bring it before the heartbeat in front of it, or
   *     before tick 0
   */
  public HeartbeatTrace shiftFrom(int index, long delta) {
    long floor = index == 0 ? 0 : arrival(index - 1);
    if (Math.addExact(arrival(index), delta) < floor) {
      throw new IllegalArgumentException(
          "a shift by " + delta + " would pass the heartbeat before");
    }
    List<Heartbeat> changed = new ArrayList<>(heartbeats);
    for (int i = index; i < size(); i++) {
      changed.set(i, get(i).arrivingAt(Math.addExact(arrival(i), delta)));
    }
    return new HeartbeatTrace(List.copyOf(changed));
  }

  public List<Heartbeat> toList() {
    return heartbeats;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HeartbeatTrace that && heartbeats.equals(that.heartbeats);
  }

  @Override
  public int hashCode() {
    return heartbeats.hashCode();
  }

  @Override
  public String toString() {
    return "HeartbeatTrace" + heartbeats;
  }
}
