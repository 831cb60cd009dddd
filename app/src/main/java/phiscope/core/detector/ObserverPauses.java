package phiscope.core.detector;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import phiscope.core.trace.Pause;

/**
 * The spans in which the observer itself stood still, and what follows from them.
 *
 * <p>A heartbeat that arrives in one is delivered at its end. Under a policy with a local-pause
 * guard (Cassandra) a longer one withholds suspicion until as much time as the guard has passed
 * after its end: its first look shows the gap, and it marks nobody down while the gap is so recent.
 */
final class ObserverPauses {
  private static final ObserverPauses NONE =
      new ObserverPauses(new long[0], new long[0], new long[0], new long[0]);

  /** Disjoint and not adjacent, ascending. */
  private final long[] starts;

  private final long[] ends;

  /** Starts of those that are longer than the guard. */
  private final long[] withheldFrom;

  /** When suspicion is possible again after each of them. */
  private final long[] withheldTo;

  private ObserverPauses(long[] starts, long[] ends, long[] withheldFrom, long[] withheldTo) {
    this.starts = starts;
    this.ends = ends;
    this.withheldFrom = withheldFrom;
    this.withheldTo = withheldTo;
  }

  /**
   * The observer pauses among {@code pauses}.
   *
   * @param guard the longest pause without consequence, {@link Long#MAX_VALUE} for every one
   */
  static ObserverPauses of(List<Pause> pauses, long guard) {
    List<Pause> merged = merged(pauses);
    if (merged.isEmpty()) {
      return NONE;
    }
    List<Pause> guarded = merged.stream().filter(pause -> pause.length() > guard).toList();
    return new ObserverPauses(
        merged.stream().mapToLong(Pause::from).toArray(),
        merged.stream().mapToLong(Pause::to).toArray(),
        guarded.stream().mapToLong(Pause::from).toArray(),
        guarded.stream().mapToLong(pause -> saturatedSum(pause.to(), guard)).toArray());
  }

  private static List<Pause> merged(List<Pause> pauses) {
    List<Pause> sorted = new ArrayList<>(pauses);
    sorted.removeIf(pause -> pause.who() != Pause.Who.OBSERVER);
    sorted.sort(Comparator.comparingLong(Pause::from));
    List<Pause> merged = new ArrayList<>();
    for (Pause pause : sorted) {
      Pause before = merged.isEmpty() ? null : merged.get(merged.size() - 1);
      if (before != null && pause.from() <= before.to()) {
        long to = Math.max(before.to(), pause.to());
        merged.set(merged.size() - 1, new Pause(Pause.Who.OBSERVER, before.from(), to));
      } else {
        merged.add(pause);
      }
    }
    return merged;
  }

  private static long saturatedSum(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  boolean isEmpty() {
    return starts.length == 0;
  }

  /** When a heartbeat that arrives then is delivered. */
  long delivered(long arrival) {
    int which = lastAtOrBefore(starts, arrival);
    return which >= 0 && arrival < ends[which] ? ends[which] : arrival;
  }

  /**
   * The arrivals before the result are those delivered before {@code tick}, or (inclusive) at or
   * before it.
   */
  long arrivalsBefore(long tick, boolean inclusive) {
    int which = lastAtOrBefore(starts, tick);
    boolean waiting = which >= 0 && (tick < ends[which] || !inclusive && tick == ends[which]);
    if (waiting) {
      return starts[which];
    }
    return inclusive && tick < Long.MAX_VALUE ? tick + 1 : tick;
  }

  /** When a suspicion begins that would begin at {@code instant} without the guard. */
  double withheldUntil(double instant) {
    double begins = instant;
    int which = withheldFrom.length - 1;
    while (which >= 0 && withheldFrom[which] > begins) {
      which--;
    }
    for (; which >= 0 && which < withheldFrom.length && withheldFrom[which] <= begins; which++) {
      begins = Math.max(begins, withheldTo[which]);
    }
    return begins;
  }

  /**
   * After how much silence a suspicion begins that would begin after {@code crossing}. Where
   * nothing is withheld that is the crossing itself, not a sum and a difference that round.
   */
  double withheldAfter(long silenceStart, double crossing) {
    double instant = silenceStart + crossing;
    double begins = withheldUntil(instant);
    return begins == instant ? crossing : begins - silenceStart;
  }

  /** Whether suspicion may be withheld anywhere. */
  boolean withholds() {
    return withheldFrom.length > 0;
  }

  /** Whether any consequence of a pause reaches into [from, to]. */
  boolean touches(long from, long to) {
    for (int i = 0; i < starts.length; i++) {
      if (starts[i] <= to && ends[i] >= from) {
        return true;
      }
    }
    for (int i = 0; i < withheldFrom.length; i++) {
      if (withheldFrom[i] <= to && withheldTo[i] >= from) {
        return true;
      }
    }
    return false;
  }

  private static int lastAtOrBefore(long[] values, long tick) {
    int place = Arrays.binarySearch(values, tick);
    return place >= 0 ? place : -place - 2;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ObserverPauses that
        && Arrays.equals(starts, that.starts)
        && Arrays.equals(ends, that.ends)
        && Arrays.equals(withheldTo, that.withheldTo);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(starts) * 31 + Arrays.hashCode(withheldTo);
  }
}
