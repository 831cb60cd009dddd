package phiscope.core.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * What is scheduled, ordered by time and, at equal times, by the sequence number in which it was
 * scheduled. A value: adding and taking give a new queue that shares its parts with this one.
 *
 * <p>Time is cut into slices of 8,192 ticks. What falls into the first slice that is not empty is
 * in a leftist heap (Crane 1972; Okasaki, Purely Functional Data Structures, 3.1), the rest lies
 * unsorted by slice. So with hundreds of thousands of events only the few of one slice are ordered
 * at a time, and they stay in the cache.
 *
 * @param <E> what is scheduled
 */
public final class EventQueue<E> {
  private static final int SLICE_BITS = 13;
  private static final EventQueue<?> EMPTY = new EventQueue<>(null, 0, IntMap.empty(), 0, 0);

  /** The events of the slices up to {@code slice}; null only if the queue is empty. */
  private final Heap<E> first;

  private final int slice;
  private final IntMap<Later<E>> later;
  private final long nextSequence;
  private final int size;

  private EventQueue(
      Heap<E> first, int slice, IntMap<Later<E>> later, long nextSequence, int size) {
    this.first = first;
    this.slice = slice;
    this.later = later;
    this.nextSequence = nextSequence;
    this.size = size;
  }

  /** The queue without anything. */
  @SuppressWarnings("unchecked") // It holds nothing, so it is a queue of whatever is asked for.
  public static <E> EventQueue<E> empty() {
    return (EventQueue<E>) EMPTY;
  }

  /** One that is scheduled: at a time in ticks, with the number that orders equal times. */
  public record Scheduled<E>(long time, long sequence, E event) {
    private static final Comparator<Scheduled<?>> ORDER =
        Comparator.<Scheduled<?>>comparingLong(Scheduled::time)
            .thenComparingLong(Scheduled::sequence);

    boolean isBefore(Scheduled<?> other) {
      return time < other.time || time == other.time && sequence < other.sequence;
    }
  }

  private record Heap<E>(Scheduled<E> first, Heap<E> left, Heap<E> right, int rank) {}

  private record Later<E>(Scheduled<E> last, Later<E> others) {}

  public boolean isEmpty() {
    return first == null;
  }

  public int size() {
    return size;
  }

  /** The queue with one more event, after all others of the same time. */
  public EventQueue<E> add(long time, E event) {
    return with(new Scheduled<>(time, nextSequence, event), nextSequence + 1);
  }

  private EventQueue<E> with(Scheduled<E> one, long sequence) {
    int its = sliceOf(one.time());
    if (first != null && its > slice) {
      IntMap<Later<E>> more = later.with(its, new Later<>(one, later.get(its)));
      return new EventQueue<>(first, slice, more, sequence, size + 1);
    }
    Heap<E> heap = merge(first, new Heap<>(one, null, null, 1));
    return new EventQueue<>(heap, first == null ? its : slice, later, sequence, size + 1);
  }

  /** The last slice has no end, so that every time has one. */
  private static int sliceOf(long time) {
    return (int) Math.max(0, Math.min(Integer.MAX_VALUE, time >> SLICE_BITS));
  }

  /**
   * The earliest.
   *
   * @throws NoSuchElementException if there is none
   */
  public Scheduled<E> earliest() {
    return some().first;
  }

  /**
   * The queue without its earliest.
   *
   * @throws NoSuchElementException if there is none
   */
  public EventQueue<E> withoutEarliest() {
    Heap<E> rest = merge(some().left, first.right);
    if (rest != null || later.isEmpty()) {
      return new EventQueue<>(rest, slice, later, nextSequence, size - 1);
    }
    int next = later.firstKey();
    for (Later<E> one = later.get(next); one != null; one = one.others) {
      rest = merge(new Heap<>(one.last, null, null, 1), rest);
    }
    return new EventQueue<>(rest, next, later.without(next), nextSequence, size - 1);
  }

  private Heap<E> some() {
    if (first == null) {
      throw new NoSuchElementException("nothing is scheduled");
    }
    return first;
  }

  /** All, the earliest first. */
  public List<Scheduled<E>> inOrder() {
    List<Scheduled<E>> all = new ArrayList<>(size);
    addAll(first, all);
    later.forEach(
        (its, events) -> {
          for (Later<E> one = events; one != null; one = one.others) {
            all.add(one.last);
          }
        });
    all.sort(Scheduled.ORDER);
    return all;
  }

  private static <E> void addAll(Heap<E> heap, List<Scheduled<E>> all) {
    // The left side may be deep, the right one is not.
    for (Heap<E> rest = heap; rest != null; rest = rest.left) {
      all.add(rest.first);
      addAll(rest.right, all);
    }
  }

  /** The queue without those that satisfy the condition; the others keep their order. */
  public EventQueue<E> without(Predicate<Scheduled<E>> condition) {
    return rebuilt(one -> condition.test(one) ? null : one);
  }

  /** The queue in which times are chosen anew; equal new times keep the order they had. */
  public EventQueue<E> rescheduled(ToLongFunction<Scheduled<E>> newTime) {
    return rebuilt(one -> new Scheduled<>(newTime.applyAsLong(one), one.sequence(), one.event()));
  }

  private EventQueue<E> rebuilt(Function<Scheduled<E>, Scheduled<E>> change) {
    List<Scheduled<E>> changed = new ArrayList<>(size);
    for (Scheduled<E> one : inOrder()) {
      Scheduled<E> after = change.apply(one);
      if (after != null) {
        changed.add(after);
      }
    }
    changed.sort(Scheduled.ORDER);
    EventQueue<E> made = new EventQueue<>(null, 0, IntMap.empty(), nextSequence, 0);
    for (Scheduled<E> one : changed) {
      made = made.with(one, nextSequence);
    }
    return made;
  }

  private static <E> Heap<E> merge(Heap<E> one, Heap<E> other) {
    if (one == null) {
      return other;
    }
    if (other == null) {
      return one;
    }
    return one.first.isBefore(other.first)
        ? joined(one.first, one.left, merge(one.right, other))
        : joined(other.first, other.left, merge(other.right, one));
  }

  private static <E> Heap<E> joined(Scheduled<E> first, Heap<E> left, Heap<E> right) {
    return rank(left) >= rank(right)
        ? new Heap<>(first, left, right, rank(right) + 1)
        : new Heap<>(first, right, left, rank(left) + 1);
  }

  private static int rank(Heap<?> heap) {
    return heap == null ? 0 : heap.rank;
  }
}
