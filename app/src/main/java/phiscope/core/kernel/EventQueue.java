package phiscope.core.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * What is scheduled, ordered by time and, at equal times, by the sequence number in which it was
 * scheduled. A value: adding and taking give a new queue that shares its parts with this one.
 *
 * <p>A leftist heap (Crane 1972; Okasaki, Purely Functional Data Structures, 3.1): adding and
 * taking the earliest copy at most about log2(size) nodes.
 *
 * @param <E> what is scheduled
 */
public final class EventQueue<E> {
  private static final EventQueue<?> EMPTY = new EventQueue<>(null, 0, 0);

  private final Heap<E> root;
  private final long nextSequence;
  private final int size;

  private EventQueue(Heap<E> root, long nextSequence, int size) {
    this.root = root;
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
    boolean isBefore(Scheduled<?> other) {
      return time < other.time || time == other.time && sequence < other.sequence;
    }
  }

  private record Heap<E>(Scheduled<E> first, Heap<E> left, Heap<E> right, int rank) {}

  public boolean isEmpty() {
    return root == null;
  }

  public int size() {
    return size;
  }

  /** The queue with one more event, after all others of the same time. */
  public EventQueue<E> add(long time, E event) {
    Heap<E> one = new Heap<>(new Scheduled<>(time, nextSequence, event), null, null, 1);
    return new EventQueue<>(merge(root, one), nextSequence + 1, size + 1);
  }

  /**
   * The earliest.
   *
   * @throws NoSuchElementException if there is none
   */
  public Scheduled<E> earliest() {
    if (root == null) {
      throw new NoSuchElementException("nothing is scheduled");
    }
    return root.first;
  }

  /**
   * The queue without its earliest.
   *
   * @throws NoSuchElementException if there is none
   */
  public EventQueue<E> withoutEarliest() {
    if (root == null) {
      throw new NoSuchElementException("nothing is scheduled");
    }
    return new EventQueue<>(merge(root.left, root.right), nextSequence, size - 1);
  }

  /** All, the earliest first. */
  public List<Scheduled<E>> inOrder() {
    List<Scheduled<E>> all = new ArrayList<>(size);
    for (Heap<E> rest = root; rest != null; rest = merge(rest.left, rest.right)) {
      all.add(rest.first);
    }
    return all;
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
    Heap<E> made = null;
    int count = 0;
    for (Scheduled<E> one : inOrder()) {
      Scheduled<E> changed = change.apply(one);
      if (changed != null) {
        made = merge(made, new Heap<>(changed, null, null, 1));
        count++;
      }
    }
    return new EventQueue<>(made, nextSequence, count);
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
